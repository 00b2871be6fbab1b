#!/bin/sh
# Builds the wheel, its core compiled, and installs it: `compiled.sh play` into .venv, `compiled.sh test` there too with
# what the tests need, `compiled.sh bench` into .venv-bench with the peers it is measured against. Does nothing if what
# it would build is installed. Where the core cannot be compiled it says why, and .venv gets the pure wheel and a file
# called pure; in CI, and for the benchmark, it fails instead.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

part=${1:-}
case $part in
    play | test) environment=.venv ;;
    bench) environment=.venv-bench ;;
    *) die "compiled.sh: say play, test or bench" ;;
esac
# Who has set up for the tests and then plays keeps what the tests need.
extra=$part
if [ -e .venv/test ] && [ "$part" = play ]; then
    extra="test"
fi

# What the wheel is made from: flags, and each file with its checksum.
sources() {
    printf '%s\n' "CC=${CC:-} CFLAGS=${CFLAGS:-} LDFLAGS=${LDFLAGS:-}"
    set -- src pyproject.toml hatch_build.py
    [ ! -d web ] || set -- "$@" web
    # The built client follows from the rest, and its packages from the lock file.
    find "$@" -type f ! -path '*/__pycache__/*' ! -path '*/.*' ! -path 'src/carrack/web/*' \
        ! -path '*/node_modules/*' -exec cksum {} + | LC_ALL=C sort
}

why_not() {
    "$tools/bin/python" hatch_build.py || true
}

# A pure wheel stays while the same stands in the way of a better one. If nothing does, compiling it failed: that will
# do for play until the sources change, and for nothing else.
may_stay() {
    [ ! -e "$environment/pure" ] && return
    [ -z "${CI:-}" ] || return 1
    why=$(why_not 2>/dev/null)
    [ "$why" = "$(cat "$environment/pure")" ] && { [ -n "$why" ] || [ "$part" = play ]; }
}

if is_furnished "$environment" "$extra" && sources | cmp -s - "$environment/sources" && may_stay; then
    exit 0
fi

say "setting up $environment for the present sources"
rm -f "$environment/sources" "$environment/pure"
scripts/setup.sh tools
"$tools/bin/python" -c '
import tomllib
with open("pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")
' | "$tools/bin/uv" pip install --quiet --python "$tools/bin/python" -r -

why=$(why_not)
if [ -n "$why" ] && install_packages gcc libc6-dev python3-dev; then
    why=$(why_not)
fi
kind=compiled
if [ -n "$why" ]; then
    [ -z "${CI:-}" ] || die "the core cannot be compiled, and in CI nothing is skipped: $why"
    [ "$part" != bench ] || die "the core cannot be compiled: $why"
    say "the core cannot be compiled and will run some 40 times slower: $why" \
        "(Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev)"
    kind=pure
elif [ -z "${CI:-}" ] && [ "$part" = play ]; then
    kind= # compiled, or pure if that fails: no reason not to play
fi

if ! is_furnished "$environment" "$extra"; then
    make_environment "$environment"
    "$tools/bin/uv" pip install --quiet --exact --python "$environment/bin/python" --constraint "$lock" \
        -r pyproject.toml --extra "$extra"
    stamp "$environment" "$extra"
fi

# Listed before they are read: what is changed during the minute of the build is found changed by the next run.
rm -rf build/wheel
sources >build/sources
CARRACK_BUILD=$kind CARRACK_BUILD_CACHE=build/core "$tools/bin/python" -c '
from hatchling.build import build_wheel
build_wheel("build/wheel")
' >&2
"$tools/bin/uv" pip install --quiet --python "$environment/bin/python" --no-deps --reinstall build/wheel/*.whl
for wheel in build/wheel/*.whl; do
    case $wheel in *-none-any.whl) printf '%s' "$why" >"$environment/pure" ;; esac
done
mv build/sources "$environment/sources"
