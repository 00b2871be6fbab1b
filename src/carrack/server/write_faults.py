"""Notes writes that the database refused: in the log, in the meters, and for `/health`."""

import time
from collections.abc import Callable

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from carrack.server.logs import log

LOG_SECONDS = 10.0  # between two lines about refused writes
OF_THE_CALL = (DataError, IntegrityError, ProgrammingError)  # what was written is wrong, not the database


class WriteFaults:
    """When writes worked and failed last. `count` is called with the reason of every failure."""

    def __init__(self, count: Callable[[str], None] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._count = count
        self._now = now
        self._worked = float("-inf")
        self._failed = float("-inf")
        self._logged = float("-inf")
        self._unlogged = 0  # transactions that failed since the last line

    @property
    def is_failing(self) -> bool:
        """Whether the last write failed."""
        return self._failed > self._worked

    def failed_within(self, seconds: float) -> bool:
        """Whether a write failed so lately."""
        return self._now() - self._failed < seconds

    def worked_within(self, seconds: float) -> bool:
        """Whether a write worked so lately."""
        return self._now() - self._worked < seconds

    def note_success(self) -> None:
        """A transaction was committed."""
        if self.is_failing:
            log.warning("the database takes writes again")
            self._logged = float("-inf")
        self._worked = self._now()

    def note_failure(self, error: BaseException) -> None:
        """A transaction failed."""
        reason = reason_of(error)
        if self._count is not None:
            self._count(reason)
        if not isinstance(error, OF_THE_CALL):
            self._failed = self._now()
        self._unlogged += 1
        if self._now() - self._logged >= LOG_SECONDS:
            log.error("the database refused to write", extra={"reason": reason, "times": self._unlogged})
            self._logged, self._unlogged = self._now(), 0


def reason_of(error: BaseException) -> str:
    """Return the driver's name for what went wrong, such as SQLITE_FULL or 53100; it holds no values."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__
