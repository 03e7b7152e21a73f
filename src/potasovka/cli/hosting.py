"""How a host wants a server, as options of commands."""

from __future__ import annotations

from typing import Annotated

import typer

from potasovka.cli.option import option

Limit = Annotated[
    list[str] | None,
    option(
        "NAME=NUMBER", "how much a stranger may take: sockets=50; docs/server.md has all", envvar="POTASOVKA_LIMITS"
    ),
]
TrustProxy = Annotated[
    str,
    option("ADDRESSES", "addresses of proxies that tell where people come from", envvar="POTASOVKA_TRUST_PROXY"),
]
AllowHost = Annotated[
    list[str] | None,
    option("NAME", "a name by which browsers may call this server: example.org", envvar="POTASOVKA_ALLOW_HOST"),
]
ForgetAfter = Annotated[
    float | None,
    option("DAYS", "days after which a table nobody looks at is deleted", envvar="POTASOVKA_FORGET_AFTER"),
]
ReportTo = Annotated[
    str, option("TEXT", "where people send reports of problems: a link or words", envvar="POTASOVKA_REPORT_TO")
]
BotsInPage = Annotated[
    bool,
    typer.Option("--bots-in-page", help="games against bots are played in people's own pages, once they can"),
]
TakeRecords = Annotated[
    bool, typer.Option("--take-records", help="finished games that were played elsewhere can be brought for a link")
]
