#!/bin/sh
# Runs the suite twice: interpreted from the source tree, then compiled from an installed wheel, where src is not
# importable. What is about the network runs once: the server as it ships, the web client beside the sources, where it is
# built. Neither has rules that could differ. Arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
unset PYTHONPATH

# Installs the programs that tests drive. Where that is not possible those tests are skipped; in CI they fail.
need_programs() {
    missing=
    for name in chromium firefox-esr nginx; do
        [ -x "/usr/sbin/$name" ] || command -v "$name" >/dev/null || missing="$missing $name"
    done
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086 # one word is one package
    (export RUNLEVEL=1 && install_packages $missing) || # of which none shall start as a service
        say "not installed, so that tests are skipped:$missing (Debian, Ubuntu: apt-get install$missing)"
}

interpreted() {
    CARRACK_EXPECT=interpreted .venv-dev/bin/pytest -n auto --durations=10 "$@"
}

need_programs
# Once, before the tests that need it do so side by side.
.venv-dev/bin/python scripts/client.py build || say "the web client cannot be built here, and its tests will say why"
say "the suite, interpreted"
if [ $# = 0 ]; then
    interpreted --ignore tests/server
else
    interpreted "$@"
fi

scripts/compiled.sh test
if [ -e .venv/pure ]; then
    say "SKIPPED: the compiled half of the tests: $(cat .venv/pure)"
    [ $# != 0 ] || interpreted tests/server
    exit 0
fi

say "the suite, compiled"
CARRACK_EXPECT=compiled .venv/bin/pytest -n auto --durations=10 "$@"
