"""Fits the number of connections to the number of files that the system lets this process open."""

import sys

from carrack.server.logs import log

SPARE = 100  # files for the database, the log, bots and whatever else is open


def connections_within_limit(wanted: int) -> int:
    """Raise the limit on open files as far as needed and allowed; return how many connections fit below it.

    `wanted` 0 stands for as many as possible.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited:
        return wanted
    needed = wanted + SPARE if wanted or hard == unlimited else hard
    if needed > soft:
        soft = needed if hard == unlimited else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    most = max(soft - SPARE, 1)
    if wanted > most:
        log.warning("the system allows fewer connections than the settings", extra={"connections": most})
    return min(wanted, most) if wanted else most
