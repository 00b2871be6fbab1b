"""Who calls."""

from msgspec import Struct


class Guest(Struct, frozen=True):
    """Somebody with a name and a token, and no account."""

    id: str
    name: str
    lang: str
