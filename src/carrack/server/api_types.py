"""Types of all requests, answers and messages. Requests forbid unknown fields, so that a misspelt one is refused."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.engine.catalogue import languages
from carrack.engine.history import Decision, TurnScore
from carrack.engine.reference import Clause
from carrack.engine.types import Args, Event, Mismatch, Option, Reveal, ScoreLine
from carrack.table import Note, Order
from carrack.table.order import MOST_MOVES

MOST = 2**31 - 1  # the largest number of a request: the database has 32-bit integers
MOST_SEATS = 8  # of a request; games allow fewer
Count = Annotated[int, Meta(ge=0, le=MOST)]
Life = Literal["gathering", "playing", "over", "void", "closed"]
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
    seats: Annotated[list[NewSeat], Meta(max_length=MOST_SEATS)]
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

    seats: Annotated[list[ChangedSeat], Meta(max_length=MOST_SEATS)]
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


class ForkOrigin(Struct):
    """The table and node that a fork goes on from."""

    table: str
    number: int


class TableView(Struct):
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
    origin: ForkOrigin | None = None


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


class ChatLine(Struct):
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


class CreatedTable(Struct):
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


class FullView(Struct, tag_field="type", tag="fresh"):
    """A whole picture."""

    picture: TableView


class Change(Struct, tag_field="type", tag="change"):
    """What changed for a seat or the public; a section that is gone is null."""

    update: int
    revision: int
    serial: int
    events: tuple[Happening, ...]
    sections: dict[str, Any]


class SaidNow(Struct, tag_field="type", tag="said"):
    """Something that was said."""

    line: ChatLine


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are connected, and how many look on."""

    seats: list[int]
    watching: int


class Done(Struct, tag_field="type", tag="done"):
    """The answer to a call of this connection."""

    key: str
    answer: Numbers | Spoken


class ProblemMessage(Struct, tag_field="type", tag="problem"):
    """A refusal; `key` is that of the call it belongs to."""

    problem: "Problem"
    key: str = ""


ClientMessage = Move | Retract | Undo | TakeBack | Back | Say | Ping
ServerMessage = FullView | Change | SaidNow | Presence | Done | ProblemMessage | Pong


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


class Trial(Struct, forbid_unknown_fields=True):
    """A move to ask about: its id, or a line as text."""

    move: Count | Text


class NewAnswer(Struct, forbid_unknown_fields=True):
    """The move that answers a kind of ask from now on."""

    text: Text


class NewOrder(Struct, forbid_unknown_fields=True):
    """An order, and the key of the call."""

    kind: Literal["bid", "sell", "place"]
    key: Text
    amount: Count = 0
    moves: Annotated[tuple[Text, ...], Meta(max_length=MOST_MOVES)] = ()
    about: Text = ""


class Previewed(Struct):
    """What a move would cause, as far as it tells nobody anything."""

    events: tuple[Happening, ...]


class WhyNot(Struct):
    """Whether a move is legal, and if not, why."""

    is_legal: bool
    problem: Problem | None


class Standing(Struct):
    """What stands for a seat, what was dropped, and the kinds of orders that it can give. For that seat alone.

    `wanted` are kinds of asks that are usually skipped and that the seat wants to be asked.
    """

    answers: dict[str, str]
    orders: tuple[Order, ...]
    notes: tuple[Note, ...]
    kinds: tuple[str, ...]
    wanted: tuple[str, ...]


class Stands(Struct):
    """The revision of a seat after what stands for it changed."""

    revision: int


class Replayed(Struct):
    """The decisions that stand, and their events as a seat or the public may hear them."""

    first: int
    last: int
    nodes: tuple[Decision, ...]
    events: list[Happening]


class Moment(Struct):
    """A table as it was at a node, and the events that led there."""

    number: int
    seat: int | None
    sections: dict[str, Any]
    events: list[Happening]


class Scores(Struct):
    """The points of all seats by source, at the end and after each turn."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    turns: tuple[TurnScore, ...]


class Catalogue(Struct):
    """The tokens of what is shuffled, before any shuffle."""

    object: str
    tokens: tuple[str, ...]


class Revealed(Struct):
    """The secret of the deal, when all is over, and what it takes to check it."""

    commitment: str
    reveal: Reveal
    catalogues: list[Catalogue]


class Verified(Struct):
    """Whether every move is legal and every token follows from the secret; `fault`: why that cannot be told."""

    is_sound: bool
    commitment: str
    mismatches: tuple[Mismatch, ...]
    fault: str = ""


class NewFork(Struct, forbid_unknown_fields=True):
    """Where to go on from, and who plays."""

    number: Count
    seats: Annotated[list[NewSeat], Meta(max_length=MOST_SEATS)]
    seat: Count | None = None
    is_public: bool = False
    is_board: bool = False


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
