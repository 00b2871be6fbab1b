#!/bin/sh
# Runs the suite twice: interpreted from the source tree, then compiled from an installed wheel, where src is not
# importable. Arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
unset PYTHONPATH

say "the suite, interpreted"
CARRACK_EXPECT=interpreted .venv/bin/pytest -n auto --durations=10 "$@"

say "building the compiled wheel"
status=0
scripts/compiled.sh || status=$?
if [ "$status" = 77 ]; then
    say "SKIPPED: the compiled half of the tests, for the reason above"
    exit 0
fi
[ "$status" = 0 ] || exit "$status"

say "the suite, compiled"
CARRACK_EXPECT=compiled .venv-compiled/bin/pytest -n auto --durations=10 "$@"
