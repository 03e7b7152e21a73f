# Everything a fresh machine with Python 3.11 or newer needs: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CODE := src tests tools hatch_build.py
COMPILE := pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-header pyproject.toml

.PHONY: play client engine site types pins test screenshots lint bench soak compiled blank fuzz board locale golden prompts conformance clean

$(PLAYABLE): pyproject.toml requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit("Potasovka needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement requirements/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE) requirements/dev.txt
	$(PIP) --require-hashes --requirement requirements/dev.txt
	@touch $(READY)

client: $(PLAYABLE)
	@$(BIN)/python tools/make_types.py --check
	@$(BIN)/python tools/build_web.py

# What a page needs to have tables of its own, and a folder of plain files for any web server.
engine: $(PLAYABLE)
	@$(BIN)/python tools/build_engine.py

site: client engine
	@$(BIN)/potasovka site --out build/site

types: $(PLAYABLE)
	$(BIN)/python tools/make_types.py

play: client
	@$(BIN)/potasovka serve

# The pins of both set-ups, made anew from pyproject.toml.
pins:
	$(PYTHON) -m venv build/pins
	build/pins/bin/pip install --quiet --disable-pip-version-check uv
	build/pins/bin/uv $(COMPILE) --extra build --extra server --output-file requirements/play.txt
	build/pins/bin/uv $(COMPILE) --extra dev --constraint requirements/play.txt --output-file requirements/dev.txt

lint: $(READY)
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/card_lint.py

test: lint client engine
	$(BIN)/python tools/build_web.py --check
	$(BIN)/python tools/run_tests.py

screenshots: $(READY) client
	$(BIN)/python tools/screenshots.py

soak: $(READY)
	$(BIN)/python tools/soak.py

bench: $(READY)
	$(BIN)/python tools/bench.py
	$(BIN)/python tools/server_bench.py
	$(BIN)/python tools/table_bench.py
	$(BIN)/python tools/thinking_bench.py
	$(BIN)/python tools/page_bench.py
	$(BIN)/python tools/load_bench.py

compiled: $(READY)
	$(BIN)/python tools/compile_engine.py

blank: $(READY)
	$(BIN)/python tools/blank.py

fuzz: $(READY)
	$(BIN)/python tools/fuzz.py

board: $(READY)
	$(BIN)/python tools/board_trial.py

locale: $(READY)
	$(BIN)/python tools/make_locale.py

prompts: $(READY)
	$(BIN)/python tools/prompts.py

conformance: $(READY)
	$(BIN)/python tools/conformance.py

golden: $(READY)
	$(BIN)/python tools/golden.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
