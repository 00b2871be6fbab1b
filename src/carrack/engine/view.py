"""What a seat may see, as a record tagged by its game."""

from typing import Any

from msgspec import Struct

from carrack.engine.types import Ask


class View(Struct, frozen=True, tag_field="game", kw_only=True):
    """The part every game shares; a game adds its own fields. None stands for what the seat does not know."""

    rules_version: int
    players: int
    options: dict[str, Any]
    seat: int | None
    number: int
    takebacks: int
    mode: str
    ask: Ask | None
    deciders: tuple[int, ...]
    committed: tuple[int, ...]
    choice: str | None = None  # the seat's own sealed choice, if it is in
    mover: int = 0
    agenda: list[tuple[str, int, int, int, int]] = []  # bottom to top: step, seat, x, y, z
    shuffles: list[int] = []

    @property
    def name(self) -> str:
        """Which game."""
        return str(type(self).__struct_config__.tag)
