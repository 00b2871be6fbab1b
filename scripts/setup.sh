#!/bin/sh
# Makes .venv and installs carrack into it from this checkout: `setup.sh play` to play, `setup.sh dev` to work on it.
# Does nothing if that was done for the present pyproject.toml.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

part=$1

# The stamps are copies of the pyproject.toml that was installed; `place` tells an environment that was moved or copied.
is_usable() {
    [ "$(cat .venv/place 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c '' 2>/dev/null && [ -x .venv/bin/uv ]
}

is_done() {
    is_usable && { cmp -s pyproject.toml .venv/dev || cmp -s pyproject.toml ".venv/$part"; }
}

find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    die "Python 3.11 or newer is needed and was not found; install it, or name it: make PYTHON=/path/to/python3"
}

has_ensurepip() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

make_environment() {
    if has_ensurepip || { install_packages python3-venv && has_ensurepip; }; then
        "$python" -m venv --clear .venv
    elif command -v uv >/dev/null; then
        uv venv --quiet --clear --python "$python" .venv
        uv pip install --quiet --python .venv/bin/python uv
    elif "$python" -m virtualenv --version >/dev/null 2>&1; then
        "$python" -m virtualenv --quiet --clear .venv
    elif command -v virtualenv >/dev/null; then
        virtualenv --quiet --clear --python "$python" .venv
    elif "$python" -m pip --version >/dev/null 2>&1; then
        # pip from outside, working inside the environment alone
        "$python" -m venv --without-pip --clear .venv
        "$python" -m pip --python .venv/bin/python install --quiet uv
    else
        die "this python3 cannot make an environment; install its venv module (Debian, Ubuntu: apt-get install" \
            "python3-venv), or uv, virtualenv or pip, and run make again"
    fi
    [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet uv
}

if is_done; then
    exit 0
fi
say "setting up .venv (once; it takes some seconds)"
if ! is_usable; then
    python=$(find_python)
    make_environment
    printf '%s' "$PWD" >.venv/place
fi
case $part in
    play) wanted=. ;;
    dev) wanted='.[dev]' ;;
    *) die "setup.sh: $part is neither play nor dev" ;;
esac
.venv/bin/uv pip install --quiet --python .venv/bin/python --editable "$wanted"
cp pyproject.toml ".venv/$part"
