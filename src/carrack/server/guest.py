"""Who calls."""

from typing import Any

from litestar import Request
from msgspec import Struct

AnyRequest = Request[Any, Any, Any]


class Guest(Struct, frozen=True):
    """Somebody with a name and a token, and no account."""

    id: str
    name: str
    lang: str
    owner: str = ""  # of a bot: the guest who made its token

    @property
    def is_bot(self) -> bool:
        """Whether a program plays under this name."""
        return bool(self.owner)
