#!/bin/sh
# `setup.sh tools` makes build/tools, with uv, which makes the other environments; `setup.sh dev` also .venv-dev, with
# all that work on the sources needs and the sources themselves, interpreted as they stand. Does nothing that was done.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

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

make_tools() {
    if has_ensurepip || { install_packages python3-venv && has_ensurepip; }; then
        "$python" -m venv --clear "$tools"
    elif command -v uv >/dev/null; then
        uv venv --quiet --clear --python "$python" "$tools"
        uv pip install --quiet --python "$tools/bin/python" uv
    elif "$python" -m virtualenv --version >/dev/null 2>&1; then
        "$python" -m virtualenv --quiet --clear "$tools"
    elif command -v virtualenv >/dev/null; then
        virtualenv --quiet --clear --python "$python" "$tools"
    elif "$python" -m pip --version >/dev/null 2>&1; then
        # pip from outside, working inside the environment alone
        "$python" -m venv --without-pip --clear "$tools"
        "$python" -m pip --python "$tools/bin/python" install --quiet uv
    else
        die "this python3 cannot make an environment; install its venv module (Debian, Ubuntu: apt-get install" \
            "python3-venv), or uv, virtualenv or pip, and run make again"
    fi
    [ -x "$tools/bin/uv" ] || "$tools/bin/python" -m pip install --quiet uv
}

need_tools() {
    if "$tools/bin/python" -c '' 2>/dev/null && "$tools/bin/uv" --version >/dev/null 2>&1; then
        return
    fi
    python=$(find_python)
    make_tools
}

case ${1:-} in
    tools)
        need_tools
        ;;
    dev)
        if ! is_furnished .venv-dev dev; then
            say "setting up .venv-dev (once; it takes some seconds)"
            need_tools
            make_environment .venv-dev
            "$tools/bin/uv" pip install --quiet --python .venv-dev/bin/python --constraint "$lock" --editable '.[dev]'
            stamp .venv-dev dev
        fi
        ;;
    *)
        die "setup.sh: say tools or dev"
        ;;
esac
