"""Compile a folder of Python into another, each module beside nothing: run by `build_engine.py` in the page's Python.

python tools/compile_page.py FROM TO LEVEL

The compiled modules stand alone: nothing is looked at besides them when they are loaded. LEVEL 2 leaves docstrings out.
"""

from __future__ import annotations

import py_compile
import sys
from pathlib import Path

source, target = (Path("/repo") / folder for folder in sys.argv[1:3])
level = int(sys.argv[3])
for path in sorted(source.rglob("*")):
    if path.is_file():
        place = target / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py":
            name = path.relative_to(source).as_posix()
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(path), str(place) + "c", name, doraise=True, optimize=level, invalidation_mode=mode)
        else:
            place.write_bytes(path.read_bytes())
