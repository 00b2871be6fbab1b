#!/bin/sh
# Runs the suite twice: interpreted from the source tree, then compiled from an installed wheel, where src is not
# importable. tests/support/halves.py names what runs in one half only. Arguments go to pytest.
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

# Runs pytest in the environment $1 on the core $2, with the other arguments. Notes where a test was found: if a part of
# the suite is asked for, a half may have none of it. Idle workers take over tests of others, so that long ones do not
# come last.
half() {
    environment=$1 core=$2
    shift 2
    status=0
    CARRACK_EXPECT=$core "$environment/bin/pytest" -n auto --dist worksteal --durations=10 "$@" || status=$?
    case $status in
        0) found=yes ;;
        5) ;;
        *) exit "$status" ;;
    esac
}

need_programs
# Once, before the tests that need it do so side by side.
.venv-dev/bin/python scripts/client.py build || say "the web client cannot be built here, and its tests will say why"
found=
say "the suite, interpreted"
half .venv-dev interpreted "$@"

scripts/compiled.sh test
if [ -e .venv/pure ]; then
    say "SKIPPED: the compiled half of the tests: $(cat .venv/pure)"
    [ $# != 0 ] || half .venv-dev "" tests/server tests/tui
else
    say "the suite, compiled"
    half .venv compiled "$@"
fi
[ -n "$found" ] || die "no test was found"
