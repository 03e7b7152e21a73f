"""What can be said about a server when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from potasovka.core import PotasovkaError
from potasovka.server.engine import engine_parts
from potasovka.server.limits import Limits

LONGEST = 1e6
"""No pause and no term is as long as that."""
ENVIRONMENT = "POTASOVKA_DATABASE_URL"
"""Names another database."""


@dataclass(frozen=True)
class Options:
    """How a server runs."""

    database: str = ""
    """An SQLAlchemy URL; empty is one SQLite file in the user's data folder."""
    bot_pause: float = 0.0
    """Seconds between the answers of bots."""
    window_pause: float = 1.5
    """Seconds for which everybody waits whenever a hidden card could have been played, if there are two people."""
    away_wait: float = 60.0
    """Seconds after which the seat of a person who left may be lent to a bot."""
    thinkers: int = 2
    """Processes in which bots think."""
    seed: int | None = None
    """If there is one, tables and bots get their chance from it: repeatable, and so for trials only."""
    messages: float = 40.0
    """Messages a second that one socket may send."""
    limits: Limits = field(default_factory=Limits)
    """How much one stranger may take."""
    proxies: str = ""
    """Addresses or networks of proxies, with commas between, whose word is taken for where somebody comes from."""
    forget_after: float | None = None
    """Days after which a table that nobody looks at is deleted; without it tables stay."""
    hosts: tuple[str, ...] = ()
    """Names, besides those of this machine, by which browsers may call the server; `.example.org` is all below it."""

    bots_in_page: bool = False
    """Whether pages play games without other people by themselves, as soon as they have the engine."""
    takes_records: bool = False
    """Whether finished games that were played elsewhere can be brought here, to be looked at by a link."""
    report_to: str = ""
    """Where people send what they have to say about a problem: a link, an address or words."""

    def checked(self) -> Options:
        """The same, if a server can run like that; a `PotasovkaError` names the option that is wrong."""
        for name in ("bot_pause", "window_pause", "away_wait"):
            seconds: float = getattr(self, name)
            if not 0 <= seconds < LONGEST:
                flag = f"--{name.replace('_', '-')}"
                raise PotasovkaError(f"{flag} must be a number of seconds from 0 on, not {seconds:g}")
        if self.forget_after is not None and not 0 < self.forget_after < LONGEST:
            raise PotasovkaError(f"--forget-after must be a number of days above 0, not {self.forget_after:g}")
        check_report_to(self.report_to)
        if self.bots_in_page:
            engine_parts()
        return self

    @property
    def url(self) -> str:
        """The database to use."""
        return self.database or os.environ.get(ENVIRONMENT, "") or f"sqlite:///{default_file()}"


def check_report_to(text: str) -> str:
    """One line that people can be shown; a `PotasovkaError` if it is none."""
    said = text.strip()
    if len(said) > 200 or not (said.isprintable() or not said):
        raise PotasovkaError("--report-to must be one line of at most 200 characters: a link or words")
    return said


def default_file() -> Path:
    """The SQLite file in the user's data folder."""
    return user_data_path("potasovka", appauthor=False, ensure_exists=True) / "tables.sqlite3"
