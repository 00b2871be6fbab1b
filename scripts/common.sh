# Shared by the other scripts, which source it from the top of the checkout.
# shellcheck shell=sh

tools=build/tools # an environment with uv and what wheels are built with
lock=requirements/dev.lock # the versions that everything else is installed in

export UV_COMPILE_BYTECODE=1 # the first start shall be as quick as the second

say() {
    printf 'carrack: %s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# Installs Debian packages: only as root, and says so first. Fails where that is not possible.
install_packages() {
    [ "$(id -u)" = 0 ] || return 1
    command -v apt-get >/dev/null || return 1
    say "running as root: apt-get install $*"
    apt-get update -q >&2 || return 1
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" >&2
}

# Makes the environment $1, unless it is there: of this checkout, which may have been moved, and with the tools' Python.
make_environment() {
    if [ "$(cat "$1/checkout" 2>/dev/null)" = "$PWD" ] &&
        [ "$("$1/bin/python" -VV 2>/dev/null)" = "$("$tools/bin/python" -VV)" ]; then
        return
    fi
    "$tools/bin/uv" venv --quiet --clear --python "$tools/bin/python" "$1"
    printf '%s' "$PWD" >"$1/checkout"
}

# Whether the environment $1 has what is wanted for $2 at present. The stamp is a copy of the files that say so.
is_furnished() {
    [ "$(cat "$1/checkout" 2>/dev/null)" = "$PWD" ] && cat pyproject.toml "$lock" | cmp -s - "$1/$2" &&
        "$1/bin/python" -c '' 2>/dev/null
}

# Notes that the environment $1 has what is wanted for $2.
stamp() {
    cat pyproject.toml "$lock" >"$1/$2"
}
