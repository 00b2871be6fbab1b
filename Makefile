# Everything needs only python3 and make; each target does its own set-up. ARGS reaches the program behind a target:
#   make play ARGS="--players 3 --seed 7"
.DEFAULT_GOAL := help
.PHONY: help setup play test lint bench mutants clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

setup: ## make .venv with all that development needs
	@scripts/setup.sh dev

play: ## watch a game of random players told in the terminal
	@scripts/setup.sh play
	@.venv/bin/carrack demo $(ARGS)

test: lint ## lint, the suite twice (interpreted from src, compiled from a wheel), a sample of mutants
	@scripts/test.sh $(ARGS)
	@[ -n "$(ARGS)" ] || .venv/bin/python scripts/mutants.py --sample 40 --seed 1

lint: setup ## style, types and the direction of imports
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

bench: setup ## games per second, compiled and interpreted, beside other engines
	@scripts/compiled.sh bench
	.venv-compiled/bin/python benchmarks/bench.py --interpreted .venv/bin/python $(ARGS)

mutants: setup ## flip each rule and building value: some test must fail
	.venv/bin/python scripts/mutants.py $(ARGS)

clean: ## remove all that was made here: environments, builds, caches
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete
	find src tests -name __pycache__ -type d -empty -delete
