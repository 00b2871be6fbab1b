#!/bin/sh
# Runs the suite twice: interpreted from the source tree, then compiled from an installed wheel, where src is not
# importable. Arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
unset PYTHONPATH

say "the suite, interpreted"
CARRACK_EXPECT=interpreted .venv-dev/bin/pytest -n auto --durations=10 "$@"

scripts/compiled.sh test
if [ -e .venv/pure ]; then
    say "SKIPPED: the compiled half of the tests: $(cat .venv/pure)"
    exit 0
fi

say "the suite, compiled"
CARRACK_EXPECT=compiled .venv/bin/pytest -n auto --durations=10 "$@"
