# Shared by the other scripts, which source it from the top of the checkout.
# shellcheck shell=sh

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
