"""View: a position as a seat may see it."""

from typing import Any

from msgspec import Struct

from carrack.engine.types import Ask


class View(Struct, frozen=True, tag_field="game", kw_only=True):
    """A position as a seat may see it: the fields every game has. Each game has a subclass with its own fields.

    A zone of tokens `pile` comes with a field `pile_known`, a mask of the seats that know each; a token the view's seat
    does not know is None.

    Attributes:
        rules_version: The version of the rules.
        players: The number of players.
        options: The value of every option.
        seat: The seat that sees this; None: the public.
        number: The number of decisions made.
        takebacks: The number of rewinds.
        mode: `turn`, `sealed`, `open` or `over`.
        ask: The question to the deciders; None when the game is over.
        deciders: The seats that may decide.
        committed: The seats whose sealed choice is in.
        choice: The seat's own sealed choice, as text, if it is in.
        mover: The seat that continues its line, if it is asked next; 15: nobody.
        agenda: What is still to be done, bottom to top: step, seat, and three numbers.
        shuffles: How often each object was shuffled.

    Examples:
        >>> view = carrack.new_game("discovery", players=2, seed=7).view(0)
        >>> view.name, view.seat, view.number
        ('discovery', 0, 0)
    """

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
    choice: str | None = None
    mover: int = 0
    agenda: list[tuple[str, int, int, int, int]] = []
    shuffles: list[int] = []

    @property
    def name(self) -> str:
        """The name of the game.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).view(None).name
            'empire'
        """
        return str(type(self).__struct_config__.tag)
