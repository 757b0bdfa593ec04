# `make` alone lists what there is. Every target makes the virtual environment it needs, once.
# PYTHON=python3.12 takes another interpreter, VENV=... another folder; ARGS=... goes to the command that is run.

PYTHON ?= python3
VENV ?= .venv
ARGS =
# Who can reach `make play`: this machine only; HOST=0.0.0.0 lets phones of the same network in.
HOST = 127.0.0.1

BIN := $(VENV)/bin
PIP_INSTALL = -m pip install --quiet --disable-pip-version-check
LOCKED = $(PIP_INSTALL) --require-hashes
COMPILE = $(VENV)/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
# Tests of the protocol that also pass at a node whose tables live at another one.
PIPED := paired_worlds paired_commands paired_goats paired_busters paired_missions commands tables talk resume connection

# In this order: each file is held to the versions of the ones before it.
LOCKS := app test bench node docs lock

# The page: built into the package from web/ and the language files.
NPM = $(BIN)/python scripts/npm.py
PAGE := src/litfuse/static/index.html
PAGE_SOURCES := $(wildcard web/*.json web/*.ts web/*.js web/*.html) \
	$(shell find web/src web/public src/litfuse/lang/locales -type f)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: fit-goat belief help play terminal web types test looks test-postgres test-piped check check-web bench bench-server format accept soak soak-missions soak-tables kill chaos flood bench-odds calibration coach-calibration missions dist site lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.app $(PAGE) ## Serve the table, and open it in a browser
	@$(BIN)/litfuse serve --open --host $(HOST) $(ARGS)

terminal: $(VENV)/.app ## Play Exploding Kittens in the terminal
	@$(BIN)/litfuse play exploding-kittens $(ARGS)

web: $(VENV)/.app $(PAGE) ## Build the page, if anything of it changed

types: $(VENV)/.test ## Write the page's types anew from the Python records
	$(BIN)/python scripts/generate_types.py

test: check site $(PAGE) ## Run every check and every test, a real browser and PostgreSQL included
	@$(BIN)/python scripts/chromium.py
	$(BIN)/python -m pytest -n auto $(ARGS)

looks: $(VENV)/.test $(PAGE) ## Draw every moment of Bomb Busters in every size, theme and language (`make test`: in half)
	@$(BIN)/python scripts/chromium.py
	$(BIN)/python -m pytest -n auto --every-look tests/web/test_busters_scenes.py $(ARGS)

test-piped: $(VENV)/.test $(PAGE) ## Run tests of the server at one of two nodes, with all tables at the other one
	$(BIN)/python -m pytest -n auto --piped -m 'not sqlite' $(addprefix tests/server/test_,$(addsuffix .py,$(PIPED))) $(ARGS)

test-postgres: $(VENV)/.test $(PAGE) ## Run all tests of the server on PostgreSQL
	$(BIN)/python -m pytest -n auto --postgres -m 'not sqlite' tests/server $(ARGS)

check: $(VENV)/.test check-web ## Check format, style, types, architecture, lock files, rule IDs and the page
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest --quiet tests/test_architecture.py
	@if grep -n '://' requirements/*; then echo 'requirements/: addresses do not belong here, see above' >&2; exit 1; fi
	$(BIN)/litfuse rules check

check-web: $(VENV)/.test web/node_modules/.installed
	$(BIN)/python scripts/generate_types.py --check
	@if grep -n '"resolved"' web/package-lock.json; then echo 'web/package-lock.json: addresses do not belong here, see above' >&2; exit 1; fi
	$(NPM) run --silent check
	$(NPM) run --silent test

bench: $(VENV)/.bench ## Measure speed, and compare with OpenSpiel
	$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV)/.test ## Measure the server: 100 tables of 4, one command each 2 s
	$(BIN)/python -m benchmarks.server $(ARGS)

format: $(VENV)/.test web/node_modules/.installed ## Format the code and mend what the linter can mend
	$(BIN)/python -m ruff check --fix-only .
	$(BIN)/python -m ruff format .
	$(NPM) run --silent format

accept: $(VENV)/.test ## Rewrite the golden files; review the diff as behaviour
	$(BIN)/python -m pytest -n auto --accept $(ARGS)

soak-tables: $(VENV)/.test ## Open 10,000 tables, leave them, and look at what is left
	$(BIN)/python -m tests.server.soak $(ARGS)

flood: $(VENV)/.test ## Flood the server in every way beside a table that plays, and measure what it feels
	$(BIN)/python -m tests.server.flood $(ARGS)

kill: $(VENV)/.test ## Kill the server 200 times under load and look for what was lost
	$(BIN)/python -m tests.server.kill $(ARGS)

chaos: $(VENV)/.test ## Break everything under three nodes while people play, and look for what was lost
	$(BIN)/python -m tests.server.nodes.chaos $(ARGS)

bench-odds: $(VENV)/.test ## Measure how long exact odds of Bomb Busters take
	$(BIN)/python -m benchmarks.odds $(ARGS)

calibration: $(VENV)/.test ## Hold 20,000 calls at random against their odds, and draw it
	@mkdir -p build
	$(BIN)/python -m studies.calibration --plot build/calibration.svg $(ARGS)

coach-calibration: $(VENV)/.test ## Hold the coach's chances against results of 2,000 bot games of each kind, and draw it
	@mkdir -p build
	$(BIN)/python -m studies.coach_calibration --plot build/coach-calibration.svg $(ARGS)

missions: $(VENV)/.test ## Let bots play 2,000 games of every mission at every table, and draw it
	@mkdir -p build
	$(BIN)/python -m studies.missions --plot build/missions.svg $(ARGS)

fit-goat: $(VENV)/.test ## Fit anew how the bots of Scape Goat weigh evidence
	$(BIN)/python -m studies.goat_fit $(ARGS)

belief: $(VENV)/.test ## Measure and draw how well these bots know whether they are the goat
	$(BIN)/python -m studies.goat_belief --plot build/goat-belief.svg $(ARGS)

soak: $(VENV)/.test ## Play 200,000 random games, invariants checked in every step
	$(BIN)/python -m litfuse.testing.soak $(ARGS)

soak-missions: $(VENV)/.test ## Play 5,000 random games of every mission, invariants checked in every step
	$(BIN)/python -m litfuse.testing.soak --game bomb-busters --each 5000 $(ARGS)

site: $(VENV)/.docs ## Build the documentation as a site with search into build/site; dead links fail
	$(VENV)/docs/bin/sphinx-build -q -W --keep-going -c docs -b html . build/site

dist: $(VENV)/.app $(PAGE) ## Build the wheel and the source archive, page included, into dist/
	@rm -rf dist
	$(BIN)/python -m hatchling build -d dist

lock: $(VENV)/.lock ## Pin requirements/*.in anew; ARGS=--upgrade takes newer versions
	@for name in $(LOCKS); do \
		$(COMPILE) $(ARGS) requirements/$$name.in --output-file requirements/$$name.txt >/dev/null || exit 1; \
	done

clean: ## Remove the virtual environment, caches and build results
	rm -rf $(VENV) build dist web/node_modules src/litfuse/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks studies -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(PAGE): $(PAGE_SOURCES) web/node_modules/.installed | $(VENV)/.made
	@echo 'Building the page ...'
	@$(NPM) run --silent build -- --logLevel warn

# Stamp files, so that nothing is installed twice: $(VENV)/.app says that requirements/app.txt is in.

web/node_modules/.installed: web/package-lock.json | $(VENV)/.made
	@echo 'Installing $< ...'
	@$(NPM) ci --silent
	@touch $@

$(VENV)/.app $(VENV)/.test $(VENV)/.bench: $(VENV)/.%: requirements/%.txt pyproject.toml | $(VENV)/.made
	@echo 'Installing $< ...'
	@$(BIN)/python $(LOCKED) -r $<
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.lock $(VENV)/.docs: $(VENV)/.%: requirements/%.txt | $(VENV)/.made
	@$(BIN)/python -m venv $(VENV)/$*
	@$(VENV)/$*/bin/python $(LOCKED) -r $<
	@touch $@

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { \
		echo 'Litfuse needs Python 3.11 or newer, and there is no $(PYTHON). Debian, Ubuntu: apt install python3 python3-venv' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Litfuse needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Another one: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '$(PYTHON) cannot make virtual environments. Debian, Ubuntu: apt install python3-venv' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@
