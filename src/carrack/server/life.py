"""The life of a table: its states, and what can be done in each."""

from typing import Literal

from carrack.server.errors import Refused

Life = Literal["gathering", "playing", "over", "void", "closed"]

OPEN: tuple[Life, ...] = ("gathering", "playing")  # in these a table is not finished
ACTIONS: dict[str, tuple[Life, ...]] = {
    "join": ("gathering",),
    "nonce": ("gathering",),
    "seats": ("gathering",),
    "start": ("gathering",),
    "leave": ("gathering", "playing"),
    "return": ("playing",),
    "resign": ("playing",),
    "agree": ("playing",),
    "play": ("playing",),
    "help": ("playing",),
    "stand": ("playing",),
    "rematch": ("over", "void"),
    "reveal": ("over",),
    "fork": ("playing", "over", "void"),
    "back": ("playing", "over"),
    "replay": ("playing", "over", "void"),
    "scores": ("over",),
    "verify": ("over",),
}
NEXT: dict[Life, tuple[Life, ...]] = {
    "gathering": ("playing", "closed"),
    "playing": ("over", "void"),
    "over": ("playing",),  # on a board only
    "void": (),
    "closed": (),
}


def check_life(life: Life, action: str) -> None:
    """Raise unless a table in this life allows that."""
    if life not in ACTIONS[action]:
        raise Refused("wrong-life", life=life)
