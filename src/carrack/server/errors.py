"""What the server refuses itself, by name."""

from collections.abc import Sequence

from carrack.engine.errors import CarrackError
from carrack.engine.types import Refusal


class Refused(CarrackError):
    """A call that cannot be answered. Nothing was changed, except after `not-saved`, where nobody knows."""


class RefusedMove(CarrackError):
    """A move that the rules refuse, with all that its sentence needs."""

    def __init__(self, refusal: Refusal, seat: int, names: Sequence[str]) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.seat = seat
        self.names = names


STATUS = {
    "bad-request": 400,
    "no-token": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "bad-code": 403,
    "bad-origin": 403,
    "no-key": 403,
    "not-for-bots": 403,
    "not-your-bot": 403,
    "seat-for-bot": 403,
    "seat-kept": 403,
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-node": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "wrong-life": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "seats-empty": 409,
    "seats-changed": 409,
    "rematch-made": 409,
    "key-reused": 409,
    "stale-revision": 409,
    "not-a-board": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "too-many-rows": 409,
    "too-large": 413,
    "bad-host": 421,
    "bad-text": 422,
    "bad-nonce": 422,
    "bad-key": 422,
    "bad-level": 422,
    "no-own-seat": 422,
    "wrong-seats": 422,
    "not-alone": 422,
    "too-many": 429,
    "too-much-chat": 429,
    "head-too-large": 431,
    "internal": 500,
    "unreadable-table": 500,
    "no-database": 503,
    "too-busy": 503,
    "not-saved": 503,
}
