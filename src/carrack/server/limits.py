"""How often somebody may do something."""

import time
from collections.abc import Callable

MOST_KNOWN = 20_000  # who is remembered before those are forgotten whose rest has run out


class Limiter:
    """So many times in so many seconds, for each; all at once or one after the other. 0 times is no limit."""

    def __init__(self, times: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._times = times
        self._rest = seconds / times if times else 0.0
        self._span = seconds
        self._now = now
        self._full: dict[str, float] = {}  # when each may do all of it again
        self._most = MOST_KNOWN

    def wait(self, who: str = "") -> float:
        """Count once; 0, or the seconds to wait, and then it was not counted."""
        if not self._times:
            return 0.0
        now = self._now()
        full = max(self._full.get(who, now), now) + self._rest
        if full - now > self._span + 1e-9:
            return full - now - self._span
        if len(self._full) >= self._most:
            self._full = {one: then for one, then in self._full.items() if then > now}
            self._most = max(MOST_KNOWN, 2 * len(self._full))  # else many at once would be looked through at each call
        self._full[who] = full
        return 0.0
