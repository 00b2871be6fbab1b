"""The small records that cross the border. They carry numbers and text ids, never sentences.

What can be told in prose names its `game`, whose catalogue has the sentence, and its `wording`: a catalogue of words
that stands before the game's own, such as those of an edition. `Game` fills both in; an unset wording is not sent.
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

Args = dict[str, int | str]
HIGHEST_AMOUNT = 511  # that a move can name
UNSEEN = "unseen"  # an argument of a Choice whose highest amount is not told: another seat's cards set it


class Option(Struct, frozen=True):
    """A choice made before the game. `needs` and `excludes` name others as `key=value`; `text` is a message id."""

    key: str
    kind: str  # "bool", "choice", "int"
    choices: tuple[Any, ...]  # for "int" the lowest and the highest
    default: Any
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    text: str = ""


class Ask(Struct, frozen=True):
    """What is asked; prompts and standing answers go by `kind`."""

    kind: str
    args: Args
    game: str = ""
    wording: str | UnsetType = UNSET


class Refusal(Struct, frozen=True):
    """Why a move is not legal. `step` counts into the line it was part of; `remedy` is a code too, or empty."""

    code: str
    args: Args
    clause: str = ""
    remedy: str = ""
    step: int = 0
    game: str = ""
    wording: str | UnsetType = UNSET


class Choice(Struct, frozen=True):
    """A move of the menu, or a whole range of amounts; greyed if it carries a refusal."""

    move: int
    notation: str
    kind: str
    targets: tuple[str, ...]
    amount: tuple[int, int] | None = None
    refusal: Refusal | None = None
    args: Args = {}  # what its sentence needs; msgspec copies the empty default
    game: str = ""
    wording: str | UnsetType = UNSET


class Event(Struct, frozen=True, gc=False):
    """Something that happened. `number` is the node it led to; `audience` the seats it is for, None for all."""

    serial: int
    number: int
    kind: str
    args: Args
    audience: tuple[int, ...] | None = None
    tells: bool = False
    game: str = ""
    wording: str | UnsetType = UNSET


class UndoLimit(Struct, frozen=True):
    """How far back a seat may go freely, and what stops it there.

    `code` is `start`, `look` (something hidden came to light), `choice` (another seat chose), `binds` (a public act,
    such as a bid, which nobody may undo) or `over`; `seat` is whose.
    """

    number: int
    code: str
    seat: int | None = None
    game: str = ""


class Mismatch(Struct, frozen=True):
    """A token written in a record that does not follow from its secret."""

    number: int
    zone: str
    slot: str
    written: str
    derived: str


class Shuffle(Struct, frozen=True):
    """One shuffle: the object, how often it was shuffled before, and the order over its whole catalogue."""

    object: str
    k: int
    order: tuple[str, ...]


class Reveal(Struct, frozen=True):
    """All that was secret, once the game is over."""

    secret: str
    nonces: tuple[str, ...]
    shuffles: tuple[Shuffle, ...]


class ScoreLine(Struct, frozen=True):
    """Points of one source, such as `colonies` of an age or one building."""

    source: str
    points: int
    args: Args = {}
