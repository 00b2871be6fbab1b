#!/bin/sh
# Builds the compiled wheel and installs it into .venv-compiled with what the tests need, or `compiled.sh bench` with the
# peers it is measured against too. Where it cannot be compiled it says why and returns 77; in CI it fails instead.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

uv=.venv/bin/uv
python=.venv-compiled/bin/python
part=${1:-test}

obstacle=$(.venv/bin/python hatch_build.py) ||
    if install_packages gcc libc6-dev python3-dev; then
        obstacle=$(.venv/bin/python hatch_build.py) || true
    fi
if [ -n "$obstacle" ]; then
    [ -z "${CI:-}" ] || die "the core cannot be compiled, and in CI nothing is skipped: $obstacle"
    say "the core cannot be compiled: $obstacle (Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev)"
    exit 77
fi

rm -rf build/wheel
CARRACK_BUILD=compiled CARRACK_BUILD_CACHE=build/core .venv/bin/python -m hatchling build -t wheel -d build/wheel >&2

# The stamp is a copy of the pyproject.toml whose dependencies were installed.
if ! "$python" -c '' 2>/dev/null || ! cmp -s pyproject.toml ".venv-compiled/$part"; then
    $uv venv --quiet --clear --python .venv/bin/python .venv-compiled
    if [ "$part" = bench ]; then
        $uv pip install --quiet --python "$python" -r pyproject.toml --extra test --extra bench
        cp pyproject.toml .venv-compiled/bench
    else
        $uv pip install --quiet --python "$python" -r pyproject.toml --extra test
    fi
    cp pyproject.toml .venv-compiled/test
fi
$uv pip install --quiet --python "$python" --no-deps --reinstall build/wheel/*.whl
