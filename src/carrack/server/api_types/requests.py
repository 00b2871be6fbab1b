"""Types of what clients send: bodies of HTTP requests, and messages over a live connection.

They forbid unknown fields, so that a misspelt one is refused.
"""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.engine.languages import languages
from carrack.table.order import MOST_MOVES
from carrack.table.planned_move import Tied

MOST = 2**31 - 1  # the largest number of a request: the database has 32-bit integers
MOST_SECONDS = 600  # of silence in an open node that a table allows
MOST_PLANNED = 20  # bids of one plan; no row of cards is longer
MOST_FILTERS = 20  # more than any game has
MOST_REQUESTED_SEATS = 8  # more is a bad request; games allow fewer, and refuse with a message of their own
Count = Annotated[int, Meta(ge=0, le=MOST)]
Text = Annotated[str, Meta(max_length=2000)]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[languages("server")]  # the languages that have a folder in locale/; a type checker cannot look there


# Guests ---------------------------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """A new guest. With `keeps` set to `cookie`, a browser gets the token as a cookie that its scripts cannot read."""

    name: Text
    lang: Lang = "en"
    keeps: Literal["token", "cookie"] = "token"


class NewName(Struct, forbid_unknown_fields=True):
    """The new name and language of a guest."""

    name: Text
    lang: Lang


class NewBot(Struct, forbid_unknown_fields=True):
    """The name of a new bot: a program of the caller that plays with a token of its own."""

    name: Text


# Tables and seats -----------------------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat; `remote` is for a bot with a token of the host, `name` is that of a person at the host's screen."""

    kind: Literal["mine", "open", "invited", "remote", "bot"]
    level: Count = 1
    name: Text = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create.

    In open auctions and on the offer board, a person who is silent for `auction_seconds` after the last change is
    content, as long as at least one person is connected; 0: nobody's silence counts, as for a game by mail.
    """

    game: Text
    seats: Annotated[list[NewSeat], Meta(max_length=MOST_REQUESTED_SEATS)]
    options: dict[str, bool | Count | Text] = {}
    is_public: bool = False
    auction_seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0


class ChangedSeat(Struct, forbid_unknown_fields=True):
    """A seat after the change: a new one, or `kept` with its guest; then `was` is its number before the change."""

    kind: Literal["kept", "mine", "open", "invited", "remote", "bot"]
    was: Count | None = None
    level: Count = 1
    name: Text = ""


class ChangedSeats(Struct, forbid_unknown_fields=True):
    """All seats of a table before its game, in order; `update` is that of the view that the host has seen."""

    seats: Annotated[list[ChangedSeat], Meta(max_length=MOST_REQUESTED_SEATS)]
    update: Count


class Start(Struct, forbid_unknown_fields=True):
    """The treatment of empty seats: the game waits for them, bots of a level take them, or they are removed."""

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
    """A vote to end the game without a winner; False refuses the proposal of others."""

    agrees: bool = True


class NewFork(Struct, forbid_unknown_fields=True):
    """The position to continue from, and the seats of the new table."""

    number: Count
    seats: Annotated[list[NewSeat], Meta(max_length=MOST_REQUESTED_SEATS)]
    seat: Count | None = None
    is_public: bool = False
    is_board: bool = False


# Play, over HTTP or a live connection ---------------------------------------------------------------------------------


class Node(Struct, forbid_unknown_fields=True, kw_only=True):
    """The position that a call answers, and the call's key."""

    number: Count
    takebacks: Count
    revision: Count | None = None
    key: Text


class Move(Node, kw_only=True, tag_field="type", tag="move"):
    """A move: its id, or a line as text."""

    move: Count | Text


class Retract(Node, kw_only=True, tag_field="type", tag="retract"):
    """Retract a sealed choice."""


class Undo(Node, kw_only=True, tag_field="type", tag="undo"):
    """Go back one decision."""


class TakeBack(Node, kw_only=True, tag_field="type", tag="take-back"):
    """Go back to the seat's last decision, among bots; `knowing`: even if the seat has seen more since."""

    knowing: bool = False


class Back(Node, kw_only=True, tag_field="type", tag="back"):
    """Go back to any earlier node, on a what-if board."""

    to: Count


class Line(Struct, forbid_unknown_fields=True):
    """A chat line to send."""

    text: Text
    key: Text


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


class PlannedBid(Struct, forbid_unknown_fields=True):
    """A bid for the card at a place of this round's row: its limit, and what to do when tied there."""

    place: Count
    amount: Count
    tied: Tied = "hold"


class BidPlan(Struct, forbid_unknown_fields=True, tag_field="type", tag="plan"):
    """All planned bids of a seat, which replace those before; `ready`: it says so by itself at the end of the round."""

    bids: Annotated[tuple[PlannedBid, ...], Meta(max_length=MOST_PLANNED)]
    key: Text
    ready: bool = False


class NewFilters(Struct, forbid_unknown_fields=True):
    """All filters for offers of a seat, which replace those before."""

    filters: Annotated[tuple[Text, ...], Meta(max_length=MOST_FILTERS)]


# Live connection only -------------------------------------------------------------------------------------------------


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: the client's token, its seat, and the numbers of the last messages that it has."""

    token: Text | None = None
    seat: Count | None = None
    update: Count | None = None
    revision: Count | None = None
    chat: Count = 0


class Say(Line, tag_field="type", tag="say"):
    """A chat line to send."""


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """A request for a pong."""


ClientMessage = Move | Retract | Undo | TakeBack | Back | BidPlan | Say | Ping  # after the first, which is Hello
