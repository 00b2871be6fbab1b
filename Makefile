# Everything needs only python3 and make; each target does its own set-up. ARGS reaches the program behind a target:
#   make play ARGS="--players 3 --seed 7"
.DEFAULT_GOAL := help
.PHONY: help setup play web docs check test lint lock bench bench-server mutants clean

# The rules, the tables and the command; without servers, browsers, bots' strength and builds.
QUICK = tests/engine tests/discovery tests/empire tests/table tests/cli

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

setup: ## make .venv, compiled, and .venv-dev, with all that work on the sources needs
	@scripts/setup.sh dev
	@scripts/compiled.sh test

play: ## open the start page in the browser; in the terminal where there is none, or with ARGS=--terminal
	@scripts/compiled.sh play
	@.venv/bin/carrack play $(ARGS)

web: ## build the web client into src/carrack/web, where a server finds it
	@scripts/setup.sh dev
	.venv-dev/bin/python scripts/client.py build

docs: ## build the documentation site into build/site; a broken link fails
	@scripts/setup.sh dev
	NO_MKDOCS_2_WARNING=1 .venv-dev/bin/mkdocs build --quiet --strict
	@echo "Open build/site/index.html, or run .venv-dev/bin/mkdocs serve"

check: lint ## lint, and the quick tests on the sources: for everyday work
	CARRACK_EXPECT=interpreted .venv-dev/bin/pytest -q -n auto --dist worksteal $(QUICK) $(ARGS)

test: lint docs ## lint, the documentation site, the suite twice (interpreted from src, compiled from a wheel), a sample of mutants
	@scripts/test.sh $(ARGS)
	@[ -n "$(ARGS)" ] || .venv-dev/bin/python scripts/mutants.py --sample 40 --seed 1

lint: ## style, types and the direction of imports
	@scripts/setup.sh dev
	.venv-dev/bin/ruff check .
	.venv-dev/bin/ruff format --check .
	.venv-dev/bin/mypy
	.venv-dev/bin/lint-imports --no-logo
	.venv-dev/bin/python scripts/client.py check
	.venv-dev/bin/python scripts/client.py lint

lock: ## choose the versions of requirements/dev.lock anew, within the bounds of pyproject.toml
	@scripts/setup.sh tools
	@echo "# The versions that the project is tested with. Renew: make lock" >build/dev.lock
	build/tools/bin/uv pip compile --quiet --universal --python-version 3.11 --no-annotate --no-header \
		--no-emit-index-url --no-emit-find-links --extra dev pyproject.toml >>build/dev.lock
	mv build/dev.lock requirements/dev.lock

bench: ## games per second, compiled and interpreted, beside other engines
	@scripts/setup.sh dev
	@scripts/compiled.sh bench
	.venv-bench/bin/python benchmarks/bench.py --interpreted .venv-dev/bin/python $(ARGS)

bench-server: ## moves per second of the server over WebSockets, beside boardgame.io's
	@scripts/compiled.sh bench
	@PATH="$(CURDIR)/.venv-bench/bin:$$PATH" npm ci --prefix benchmarks/server/peer --no-fund --no-audit --silent
	.venv-bench/bin/python benchmarks/server/bench.py $(ARGS)

mutants: ## flip each rule and building value: some test must fail
	@scripts/setup.sh dev
	.venv-dev/bin/python scripts/mutants.py $(ARGS)

clean: ## remove all that was made here: environments, builds, caches
	rm -rf .venv .venv-dev .venv-bench .venv-compiled build dist web/node_modules src/carrack/web benchmarks/server/peer/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete
	find src tests -name __pycache__ -type d -empty -delete
