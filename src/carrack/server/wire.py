"""What crosses the wire. Requests forbid fields they do not know: a misspelt one must not be passed over."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.engine.catalogue import languages
from carrack.engine.reference import Clause
from carrack.engine.types import Args, Event, Option

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Text = Annotated[str, Meta(max_length=2000)]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[languages("server")]  # the languages that have a folder in locale/; a type checker cannot look there


# Requests -------------------------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who wants a token; a browser keeps it as a cookie, which its scripts cannot read."""

    name: Text
    lang: Lang = "en"
    keeps: Literal["token", "cookie"] = "token"


class NewName(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called, and in which language to be spoken to."""

    name: Text
    lang: Lang


class NewBot(Struct, forbid_unknown_fields=True):
    """The name under which a program of one's own shall play."""

    name: Text


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat; `remote` is for a bot with a token of the host, `name` is that of a person at the host's screen."""

    kind: Literal["mine", "open", "invited", "remote", "bot"]
    level: Count = 1
    name: Text = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create."""

    game: Text
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: dict[str, bool | Count | Text] = {}
    is_public: bool = False


class ChangedSeat(Struct, forbid_unknown_fields=True):
    """A seat as it shall be: a new one, or `kept` with who sits there; then `was` is its number before the change."""

    kind: Literal["kept", "mine", "open", "invited", "remote", "bot"]
    was: Count | None = None
    level: Count = 1
    name: Text = ""


class ChangedSeats(Struct, forbid_unknown_fields=True):
    """All seats of a table that gathers, in order; `update` is that of the picture that the host has seen."""

    seats: Annotated[list[ChangedSeat], Meta(max_length=8)]
    update: Count


class Start(Struct, forbid_unknown_fields=True):
    """What becomes of empty seats: the game waits for them, bots of a level take them, or they are removed."""

    empty: Literal["wait", "bot", "remove"] = "wait"
    level: Count = 1


class Join(Struct, forbid_unknown_fields=True):
    """The code of an invitation, where one is needed, and 16 bytes in hexadecimal for the deal."""

    code: Text = ""
    nonce: Text | UnsetType = UNSET


class Nonce(Struct, forbid_unknown_fields=True):
    """16 bytes in hexadecimal."""

    nonce: Text


class Leave(Struct, forbid_unknown_fields=True):
    """The level of the bot that keeps the seat."""

    level: Count = 1


class Void(Struct, forbid_unknown_fields=True):
    """Whether one wants to end the game without a winner; False refuses what others proposed."""

    agrees: bool = True


class Line(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Text
    key: Text


class Node(Struct, forbid_unknown_fields=True, kw_only=True):
    """The node that a call answers, and the call's key."""

    number: Count
    takebacks: Count
    revision: Count | None = None
    key: Text


class Move(Node, kw_only=True, tag_field="type", tag="move"):
    """A move: its id, or a line as text."""

    move: Count | Text


class Retract(Node, kw_only=True, tag_field="type", tag="retract"):
    """Take a sealed choice back."""


class Undo(Node, kw_only=True, tag_field="type", tag="undo"):
    """Go back one decision."""


class TakeBack(Node, kw_only=True, tag_field="type", tag="take-back"):
    """Go back to one's last decision, among bots; `knowing`: even if one has seen more since."""

    knowing: bool = False


class Back(Node, kw_only=True, tag_field="type", tag="back"):
    """Go back to any earlier node, on a what-if board."""

    to: Count


# Answers --------------------------------------------------------------------------------------------------------------


class Welcome(Struct):
    """A guest's id and token; the token is shown this once, and never to who keeps a cookie."""

    id: str
    name: str
    lang: str
    token: str


class Known(Struct):
    """Who calls."""

    id: str
    name: str
    lang: str


class Health(Struct):
    """Whether the server is ready, and which carrack it is."""

    status: Literal["ready", "no-database", "other-shape", "cannot-write"]
    version: str


class Reach(Struct):
    """Whether a server is for one person at home; `friends` is the link for others in the house, empty if none works.

    Of a server that is not local, the address of the page works for everybody.
    """

    is_local: bool
    friends: str


class BotInfo(Struct):
    """A bot of the caller that has a token."""

    id: str
    name: str
    made: float


class GameInfo(Struct):
    """A game with its options, and the fewest and most players: by default, and with choices such as `edition=2007`."""

    name: str
    players: tuple[int, int]
    players_with: dict[str, tuple[int, int]]
    options: tuple[Option, ...]
    levels: tuple[int, ...]


class Difference(Struct):
    """A clause that the editions do not share, and its paragraphs in each."""

    id: str
    title: str
    columns: list[list[str]]


class Rulebook(Struct):
    """The rules of a game in a language; `editions` are the columns of the differences."""

    clauses: tuple[Clause, ...]
    editions: tuple[str, ...]
    differences: tuple[Difference, ...]


class Listed(Struct):
    """A table in the lobby."""

    id: str
    life: str
    game: str
    changed: float


class OwnTable(Struct):
    """A table where the caller sits, at the seats `yours`; `awaited` are those that have to choose, if it is known.

    Without a seat the caller is asked to take one, as in a rematch.
    """

    id: str
    life: Literal["gathering", "playing", "over", "void"]
    game: str
    changed: float
    names: list[str]
    yours: list[int]
    awaited: list[int]
    winners: list[int]
    is_host: bool
    is_board: bool


class Whence(Struct):
    """The table and node that a fork goes on from."""

    table: str
    number: int


class Picture(Struct):
    """A table as somebody may see it, in sections; `yours` are the caller's seats, `origin` is that of a fork.

    `asked` are seats that are kept for the caller, who has not taken them yet.
    """

    id: str
    seat: int | None
    update: int
    revision: int
    serial: int
    sections: dict[str, Any]
    yours: list[int] = []
    asked: list[int] = []
    is_host: bool = False
    origin: Whence | None = None


class Numbers(Struct):
    """Where a game stands after a call."""

    number: int
    takebacks: int
    revision: int


class Spelt(Struct, frozen=True):
    """A move as its choice is told: a client cannot read its text."""

    kind: str
    args: Args


class Happening(Event, frozen=True, gc=False):
    """An event, with the move in its arguments spelt out."""

    move: Spelt | None = None


class Happened(Struct):
    """A page of events, the serial to ask from next, and how many events there are in all."""

    events: tuple[Happening, ...]
    serial: int
    total: int


class Invitation(Struct):
    """The code of a seat."""

    seat: int
    code: str


class Said(Struct):
    """A line of chat. `speaker` stays the same for one person at one table, whatever name they take.

    `name` and `seat` are those at the time; `is_namesake`: somebody else at the table had that name too.
    """

    number: int
    name: str
    text: str
    made: float
    seat: int | None
    speaker: str
    is_namesake: bool


class Spoken(Struct):
    """The number of what was said."""

    number: int


class Made(Struct):
    """The id of a new table."""

    id: str


# Live -----------------------------------------------------------------------------------------------------------------


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: who listens, as which seat, and what it has already."""

    token: Text | None = None
    seat: Count | None = None
    update: Count | None = None
    revision: Count | None = None
    chat: Count = 0


class Say(Line, tag_field="type", tag="say"):
    """Something to say."""


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes."""


class Fresh(Struct, tag_field="type", tag="fresh"):
    """A whole picture."""

    picture: Picture


class Change(Struct, tag_field="type", tag="change"):
    """What changed for a seat or the public; a section that is gone is null."""

    update: int
    revision: int
    serial: int
    events: tuple[Happening, ...]
    sections: dict[str, Any]


class SaidNow(Struct, tag_field="type", tag="said"):
    """Something that was said."""

    line: Said


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are connected, and how many look on."""

    seats: list[int]
    watching: int


class Done(Struct, tag_field="type", tag="done"):
    """The answer to a call of this connection."""

    key: str
    answer: Numbers | Spoken


class Trouble(Struct, tag_field="type", tag="problem"):
    """A refusal; `key` is that of the call it belongs to."""

    problem: "Problem"
    key: str = ""


Spoke = Move | Retract | Undo | TakeBack | Back | Say | Ping
Told = Fresh | Change | SaidNow | Presence | Done | Trouble | Pong


class Problem(Struct, omit_defaults=True):
    """A refusal, as RFC 9457 has it."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    clause: str = ""
    remedy: str = ""
    field: str = ""
    number: int | None = None
    takebacks: int | None = None
    revision: int | None = None
    table: str = ""
    retry_after: int | None = None
