# Everything a fresh machine with Python 3.11 or newer needs: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable

.PHONY: play test lint bench blank fuzz locale clean

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Potasovka needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

play: $(PLAYABLE)
	@$(BIN)/potasovka play smashup

lint: $(READY)
	$(BIN)/ruff check src tests tools
	$(BIN)/ruff format --check src tests tools
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/card_lint.py

test: lint
	$(BIN)/python -m pytest -n 2

bench: $(READY)
	$(BIN)/python tools/bench.py

blank: $(READY)
	$(BIN)/python tools/blank.py

fuzz: $(READY)
	$(BIN)/python tools/fuzz.py

locale: $(READY)
	$(BIN)/python tools/make_locale.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
