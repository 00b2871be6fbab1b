#!/bin/sh
# Runs the suite twice: interpreted from the source tree, then compiled from an installed wheel, where src is not
# importable. What is about the network runs once, as it ships: it has no rules that could differ. Arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
unset PYTHONPATH

interpreted() {
    CARRACK_EXPECT=interpreted .venv-dev/bin/pytest -n auto --durations=10 "$@"
}

say "the suite, interpreted"
if [ $# = 0 ]; then
    interpreted --ignore tests/server --ignore tests/web
else
    interpreted "$@"
fi

scripts/compiled.sh test
if [ -e .venv/pure ]; then
    say "SKIPPED: the compiled half of the tests: $(cat .venv/pure)"
    [ $# != 0 ] || interpreted tests/server tests/web
    exit 0
fi

say "the suite, compiled"
CARRACK_EXPECT=compiled .venv/bin/pytest -n auto --durations=10 "$@"
