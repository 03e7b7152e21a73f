"""The browser's types, made from the shapes that Python declares: `python tools/make_types.py [--check]` (make types).

Views, choices and lines come from `core/wire.py` and the shapes that each game describes, messages from
`table/messages.py`, requests and answers of HTTP from the models of the server. The result is web/src/lib/wire.ts;
`--check` fails if it is not what the shapes say.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from potasovka.core import wire
from potasovka.core.catalogue import description, game_names
from potasovka.core.review import Review
from potasovka.server import app
from potasovka.server.options import Options
from potasovka.table import messages

WIRE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "/** What the server says and hears. Made from the shapes in Python by tools/make_types.py: do not edit. */\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OURS = {"ValidationError", "HTTPValidationError"}
"""Schemas of the framework that no answer of ours has."""
TOLD = [
    messages.TellTable,
    messages.TellState,
    messages.TellOk,
    messages.TellRefused,
    messages.TellPhrase,
    messages.TellOdds,
    messages.TellHint,
]
HEARD = [
    messages.Hello,
    messages.Answer,
    messages.Picks,
    messages.Back,
    messages.Undo,
    messages.Windows,
    messages.Phrase,
    messages.AskOdds,
    messages.AskHint,
]
OPEN = {"Line"}
"""Shapes that may have more than they say."""
Schema = dict[str, Any]


def shapes() -> list[type]:
    """All shapes that leave the games."""
    own = [wire.Text, wire.Choice, wire.Line, wire.View, Review, *HEARD, *TOLD]
    return [*own, *(shape for name in game_names() for shape in description(name).shapes)]


def schemas() -> dict[str, Schema]:
    """Every shape by its name."""
    _, found = msgspec.json.schema_components(shapes(), ref_template="#/{name}")
    found["Patch"] = msgspec.json.schema(wire.Patch)
    api = app.make_app(Options(database="sqlite://")).openapi()["components"]["schemas"]
    for name, schema in api.items():
        if name in found and sorted(_fields(found[name])) != sorted(_fields(schema)):
            sys.exit(f"{name} has two shapes, one at the table and one in the models of the server")
        if name not in OURS:
            found.setdefault(name, schema)
    return dict(sorted(found.items()))


def typed(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in sorted(schema["enum"]))
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[word]))
    kind = schema.get("type")
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return _object(schema)
    return SIMPLE[kind] if isinstance(kind, str) else "unknown"


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(typed(one) for one in schema["prefixItems"]) + "]"
    inner = typed(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return "{ " + " ".join(_fields(schema)) + " }"
    inner = schema.get("additionalProperties", {})
    return f"Record<string, {typed(inner if isinstance(inner, dict) else {})}>"


def _fields(schema: Schema) -> list[str]:
    needed = schema.get("required", [])
    return [f"{name}{'' if name in needed else '?'}: {typed(one)};" for name, one in schema["properties"].items()]


def declared(name: str, schema: Schema) -> str:
    """A shape as a declaration."""
    told = str(schema.get("description", "")).partition("\n\n")[0].replace("\n", " ")
    note = f"/** {told} */\n" if told else ""
    if "properties" in schema:
        more = ["[more: string]: unknown;"] if name in OPEN else []
        body = "".join(f"  {field}\n" for field in [*_fields(schema), *more])
        return f"{note}export interface {name} {{\n{body}}}\n"
    return f"{note}export type {name} = {typed(schema)};\n"


def made() -> str:
    """The whole file."""
    shaped = [declared(name, schema) for name, schema in schemas().items()]
    for name, note, kinds in (("Told", "What a table says.", TOLD), ("Heard", "What a table hears.", HEARD)):
        shaped.append(f"/** {note} */\nexport type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n")
    return "\n".join([HEAD, *shaped])


def main(arguments: list[str]) -> int:
    """Write the types, or check that they are what the shapes say."""
    text = made()
    if arguments == ["--check"]:
        if not WIRE.exists() or WIRE.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/wire.ts is not what the shapes in Python say: run `make types`")
        return 0
    if arguments:
        sys.exit(__doc__)
    WIRE.write_text(text, encoding="utf-8")
    print(f"written: {WIRE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
