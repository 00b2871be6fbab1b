"""The errors that bad input raises, each with a code. `narrate` turns them into sentences."""

from carrack.engine.types import Refusal


class CarrackError(Exception):
    """Bad input; nothing was changed. All errors of carrack are subclasses.

    Attributes:
        code: Names the fault; it is part of the API.
        details: Which field, line, seat or value is wrong.

    Examples:
        >>> try:
        ...     carrack.new_game("discovery", players=2, seed=7).legal_moves(seat=5)
        ... except carrack.CarrackError as error:
        ...     print(error.code, error.details["seat"])
        no-such-seat 5
    """

    def __init__(self, code: str, /, **args: object) -> None:
        self.code = code
        self.details = args
        details = ", ".join(f"{key}={value!r}" for key, value in args.items())
        super().__init__(f"{code}: {details}" if details else code)


class OptionError(CarrackError):
    """An unknown game, option or value, a clash of options, or a wrong number of players.

    Examples:
        >>> try:
        ...     carrack.new_game("discovery", players=2, seed=7, edition="1999")
        ... except carrack.OptionError as error:
        ...     print(error.code, error.details["option"])
        bad-value edition
    """


class RecordError(CarrackError):
    """A record or entries that cannot be read, or that describe something impossible.

    Examples:
        >>> try:
        ...     carrack.replay("not a record")
        ... except carrack.RecordError as error:
        ...     print(error.code, error.details["line"])
        no-record 1
    """


class PositionError(CarrackError):
    """A position or view with a field that is missing, out of range, or breaks conservation.

    Examples:
        >>> try:
        ...     carrack.load({"game": "chess"})
        ... except carrack.PositionError as error:
        ...     print(error.code, error.details["field"])
        unknown-game game
    """


class NotationError(CarrackError):
    """A text that is not a move.

    Examples:
        >>> try:
        ...     carrack.new_game("discovery", players=2, seed=7).parse("castle")
        ... except carrack.NotationError as error:
        ...     print(error.code, error.details["word"])
        not-understood castle
    """


class TooEarly(CarrackError):
    """A call that has to wait: the secret is revealed only after the end.

    Examples:
        >>> try:
        ...     carrack.new_game("discovery", players=2, seed=7).reveal()
        ... except carrack.TooEarly as error:
        ...     print(error.code)
        not-over
    """


class IllegalMove(CarrackError):
    """A move that is not legal.

    Attributes:
        refusal: Why it is not.

    Examples:
        >>> try:
        ...     carrack.new_game("discovery", players=2, seed=7).play("place colonist dock", seat=0)
        ... except carrack.IllegalMove as error:
        ...     print(error.refusal.code, error.refusal.clause)
        not-your-turn D4.1
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.args)
        self.refusal = refusal
