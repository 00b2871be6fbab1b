"""What the public may know of a table beside the game: its section `table`, and how sections are named."""

from typing import Literal, NotRequired, TypedDict

from carrack.server.life import Life

VIEW = "view."  # before the name of each field of a view, which is a section of its own
AWAITED = "awaited"  # the section with the seats that have to choose: it changes with nearly every move
FIGURES = "figures."  # and of the figures
Value = bool | int | str


class SeatFacts(TypedDict):
    """A seat. Until the game begins `is_taken` and `is_asked` are told, then `is_away` and `has_resigned`."""

    kind: Literal["mine", "open", "invited", "remote", "bot", "human"]
    name: str
    is_host: bool
    is_program: bool  # a guest's own bot sits there
    level: NotRequired[int | str | None]
    is_taken: NotRequired[bool]
    is_asked: NotRequired[bool]  # kept for the person of that name, who has not come yet
    is_away: NotRequired[bool]
    has_resigned: NotRequired[bool]


class TableFacts(TypedDict):
    """A table. What is not always there comes with the game; scores and winners with its end."""

    game: str
    options: dict[str, Value]
    rules_version: int
    is_public: bool
    is_board: bool  # a what-if board of one guest
    life: Life
    commitment: str
    rematch: str
    seats: list[SeatFacts]
    players: NotRequired[tuple[int, int]]  # until the game begins: the fewest and most seats with the chosen options
    agreed: NotRequired[tuple[int, ...]]  # who wants to end the game without a winner
    lapses_at: NotRequired[int | None]  # the node at which that proposal lapses
    has_take_backs: NotRequired[bool]
    scores: NotRequired[tuple[int, ...]]
    winners: NotRequired[tuple[int, ...]]
