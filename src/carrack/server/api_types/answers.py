"""Types of what the server sends: answers to HTTP requests, and messages over a live connection."""

from typing import Any, Literal, NotRequired, TypedDict

from msgspec import Struct

from carrack.engine.history import Decision, TurnScore
from carrack.engine.reference import Clause
from carrack.engine.title import Highlight
from carrack.engine.types import Args, Event, Mismatch, Option, Reveal, ScoreLine
from carrack.table import Note, Order

Life = Literal["gathering", "playing", "over", "void", "closed"]  # the stage that a table is in
VIEW = "view."  # prefix of the sections of a view: each of its fields is a section
FIGURES = "figures."  # prefix of the sections of the figures, likewise
CLOCK = "clock"  # the section with the time, in seconds of Unix time, at which silence counts; only while a clock runs
AWAITED = "awaited"  # the section with the seats that have to choose: it changes with nearly every move
Value = bool | int | str


# Refusals -------------------------------------------------------------------------------------------------------------


class Problem(Struct, omit_defaults=True):
    """A refusal in the format of RFC 9457."""

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


class WhyNot(Struct):
    """The legality of a move; `problem` is the reason if it is illegal."""

    is_legal: bool
    problem: Problem | None


# The server and its guests --------------------------------------------------------------------------------------------


class Health(Struct):
    """The status of the server, and its version of carrack."""

    status: Literal["ready", "no-database", "other-shape", "cannot-write"]
    version: str


class Reach(Struct):
    """The reach of a server. `is_local`: it is for one person at home; `friends` is the link for others in the house.

    `friends` is empty if no link works. At a server that is not local, the address of the page works for everybody.
    """

    is_local: bool
    friends: str


class Welcome(Struct):
    """A guest's id and token. The token is sent this once, and not at all to a browser that gets a cookie."""

    id: str
    name: str
    lang: str
    token: str


class Known(Struct):
    """The caller."""

    id: str
    name: str
    lang: str


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
    """A clause that differs between editions, and its paragraphs in each."""

    id: str
    title: str
    columns: list[list[str]]


class Rulebook(Struct):
    """The rules of a game in a language; `editions` are the columns of the differences."""

    clauses: tuple[Clause, ...]
    editions: tuple[str, ...]
    differences: tuple[Difference, ...]


# Tables ---------------------------------------------------------------------------------------------------------------


class LobbyTable(Struct):
    """A table in the lobby. `names` are by seat, empty for nobody yet; `free` seats are open to everybody."""

    id: str
    life: str
    game: str
    changed: float
    names: list[str]
    host: int | None  # the host's seat, if the host has one
    free: int
    options: dict[str, Value]


class OwnTable(Struct):
    """A table of the caller, who has the seats `yours`; `awaited` are the seats that have to choose, if it is known.

    `asked` is the kind of question that they are asked, empty while nobody has to choose. A caller without a seat is
    asked to take one, as in a rematch.
    """

    id: str
    life: Literal["gathering", "playing", "over", "void"]
    game: str
    changed: float
    names: list[str]
    yours: list[int]
    awaited: list[int]
    asked: str
    winners: list[int]
    is_host: bool
    is_board: bool


class CreatedTable(Struct):
    """The id of a new table."""

    id: str


class Invitation(Struct):
    """The code of a seat."""

    seat: int
    code: str


class SeatFacts(TypedDict):
    """A seat. Before the game it has `is_taken` and `is_asked`, then `is_away` and `has_resigned`."""

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
    """A table. Optional fields appear when the game begins, scores and winners when it ends."""

    game: str
    options: dict[str, Value]
    rules_version: int
    is_public: bool
    is_board: bool  # a what-if board of one guest
    auction_seconds: int  # of silence in an open node, after which a person wants no more; 0: no limit
    life: Life
    commitment: str
    rematch: str
    seats: list[SeatFacts]
    players: NotRequired[tuple[int, int]]  # until the game begins: the fewest and most seats with the chosen options
    agreed: NotRequired[tuple[int, ...]]  # seats that want to end the game without a winner
    lapses_at: NotRequired[int | None]  # the node at which that proposal lapses
    has_take_backs: NotRequired[bool]
    planners: NotRequired[tuple[int, ...]]  # seats that have sent a plan of bids for this round; its content is private
    declined: NotRequired[tuple[tuple[int, int], ...]]  # offers to one seat that it declines, by maker and place
    scores: NotRequired[tuple[int, ...]]
    winners: NotRequired[tuple[int, ...]]


class ForkOrigin(Struct):
    """The table and node that a fork goes on from."""

    table: str
    number: int


class TableView(Struct):
    """The full view of a table for a seat or the public; `yours` are the caller's seats, `origin` is that of a fork.

    `asked` are seats that are reserved for the caller, who has not taken them yet. `now` is the server's Unix time,
    sent while the section `clock` is there: a client's own clock may be wrong.
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
    now: float | None = None


# Play -----------------------------------------------------------------------------------------------------------------


class Numbers(Struct):
    """The numbers of the position after a call."""

    number: int
    takebacks: int
    revision: int


class ParsedMove(Struct, frozen=True):
    """A parsed move, as choices have it: clients do not parse notation."""

    kind: str
    args: Args


class Happening(Event, frozen=True, gc=False):
    """An event, with the move in its arguments spelt out."""

    move: ParsedMove | None = None


class EventPage(Struct):
    """A page of events, the serial to ask from next, and how many events there are in all."""

    events: tuple[Happening, ...]
    serial: int
    total: int


class Previewed(Struct):
    """The events that a move would cause, up to the first that would reveal hidden information.

    `outlook` is what the move would change for its seat later, in a form of the game's own; null if there is nothing to
    tell.
    """

    events: tuple[Happening, ...]
    outlook: dict[str, Any] | None = None


class SeatFigures(Struct):
    """Figures that concern one seat only, in a form of the game's own, and the node that they belong to."""

    number: int
    takebacks: int
    figures: dict[str, Any]


class Standing(Struct):
    """The auto-answers, planned moves and filters of a seat, notes on dropped ones, and the kinds of orders there are.

    Only that seat is sent them. `wanted` are kinds of asks that are usually skipped and that the seat wants to see.
    `ready`: the seat says by itself that it is ready, at the end of this round. `filters` hide offers from the seat;
    it can set those of `filter_names`. `filtered` are the offers that are hidden now, each by its maker and its place.
    """

    answers: dict[str, str]
    orders: tuple[Order, ...]
    notes: tuple[Note, ...]
    kinds: tuple[str, ...]
    wanted: tuple[str, ...]
    ready: bool
    filters: tuple[str, ...]
    filter_names: tuple[str, ...]
    filtered: tuple[tuple[int, int], ...]


class StandingRevision(Struct):
    """The revision of a seat after its auto-answers, planned moves or filters changed."""

    revision: int


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
    """The number of the chat line."""

    number: int


# After the game -------------------------------------------------------------------------------------------------------


class Replayed(Struct):
    """The decisions that were not undone, and their events as a seat or the public may see them."""

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
    """The points of all seats by source, at the end and after each turn.

    `parts` are finer than `sheets`: a part has the source and the arguments of a line of its seat's sheet, and one
    argument more. `highlights` are facts worth telling, the most interesting first.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    turns: tuple[TurnScore, ...]
    parts: tuple[tuple[ScoreLine, ...], ...]
    highlights: tuple[Highlight, ...]


class Catalogue(Struct):
    """The tokens of an object that is shuffled, before any shuffle."""

    object: str
    tokens: tuple[str, ...]


class Revealed(Struct):
    """The secret of the deal after the game, and the data to check it."""

    commitment: str
    reveal: Reveal
    catalogues: list[Catalogue]


class Verified(Struct):
    """The result of replaying a record: every move must be legal and every token follow from the secret.

    `fault` is the reason if the record cannot be replayed.
    """

    is_sound: bool
    commitment: str
    mismatches: tuple[Mismatch, ...]
    fault: str = ""


# Messages over a live connection --------------------------------------------------------------------------------------


class FullView(Struct, tag_field="type", tag="fresh"):
    """The full view."""

    picture: TableView


class Change(Struct, tag_field="type", tag="change"):
    """An update for a seat or the public: new events and changed sections; a removed section is null."""

    update: int
    revision: int
    serial: int
    events: tuple[Happening, ...]
    sections: dict[str, Any]


class NewChatLine(Struct, tag_field="type", tag="said"):
    """A new chat line."""

    line: ChatLine


class Presence(Struct, tag_field="type", tag="presence"):
    """The seats that are connected, and the number of spectators."""

    seats: list[int]
    watching: int


class Done(Struct, tag_field="type", tag="done"):
    """The answer to a call of this connection."""

    key: str
    answer: Numbers | Spoken | StandingRevision


class ProblemMessage(Struct, tag_field="type", tag="problem"):
    """A refusal; `key` is that of the call it belongs to."""

    problem: Problem
    key: str = ""


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = FullView | Change | NewChatLine | Presence | Done | ProblemMessage | Pong
