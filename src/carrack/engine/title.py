"""Title: everything the engine needs to know about a game. The engine names no game; each game has one Title."""

from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from carrack.engine.core.chance import Chance
from carrack.engine.core.state import State
from carrack.engine.log_format import LogFormat
from carrack.engine.notation import Kind, Notation
from carrack.engine.types import Args, Ask, Event, Option, Refusal, ScoreLine
from carrack.engine.view import View

SEATS = -1  # as a dimension of a table: one row per player
BY_VERSION = -2  # as the last dimension of a table: its length depends on the version of the rules
COUNTS = "counts of "  # before a domain of an event's argument: see EventKind
Offers = tuple[tuple[int, int], ...]  # offers on a board, each by its maker and its place, from 1


class StateTable(Struct, frozen=True):
    """A named attribute of the State that belongs to the position: a number (no dimensions) or a table of numbers.

    An `optional` one was added after games had been saved: it is all zeros if a position lacks it or leaves it empty.
    """

    name: str
    dims: tuple[int, ...] = ()
    highest: int = 0xFFFF
    lowest: int = 0
    optional: bool = False


class Zone(Struct, frozen=True):
    """A zone of hidden slots: its field in positions and views, and the words for its tokens and slots.

    `slots` names the places (regions, say); empty: they are numbered from the bottom.
    """

    name: str
    tokens: tuple[str, ...]
    slots: tuple[str, ...] = ()


class EventKind(Struct, frozen=True):
    """The mapping from a journal row to an event: its kind, and for each number of the row an argument and its domain.

    `args` pairs a name with a domain: "seat", "amount", a key of `Title.words` (the number is then an index), or such a
    key after COUNTS: the number then packs a count for each of its words, COUNT_BITS bits per word, the first word
    lowest, and the argument is a text like `1 card-colony 6 card-gold`.
    The journal codes of a title begin at FIRST_CODE and index `Title.events`.
    """

    kind: str
    args: tuple[tuple[str, str], ...]


class NoFigures(Struct, frozen=True):
    """The figures of a game that has none."""


class PlayedTurn(Struct, frozen=True):
    """A turn of a finished game: its number, all its events, and the position in which its points are counted.

    The first has the events of the opening, too. `sheets` are the points of each seat by source, as if the game had
    ended in that position.
    """

    turn: int
    events: tuple[Event, ...]
    state: State
    sheets: tuple[tuple[ScoreLine, ...], ...]


class Highlight(Struct, frozen=True):
    """A fact worth telling about a finished game. Clients say it in the words of `highlight-<kind>`.

    Arguments are named as those of events are; `turn` is the turn or round in which it happened.
    """

    kind: str
    args: Args


class Title:
    """A game, as the engine sees it. Each game subclasses it once, and `carrack.games` registers it."""

    name: str
    rules_versions: tuple[int, ...] = (1,)
    options: tuple[Option, ...] = ()
    option_since: dict[str, int] = {}  # noqa: RUF012 - the version of the rules that added an option, if not the first
    move_space: int  # of the newest version of the rules
    move_spaces: dict[int, int] = {}  # noqa: RUF012 - of earlier versions that had fewer moves
    vector_size: int
    kinds: tuple[Kind, ...]  # the moves, in the order of their ids
    words: dict[str, tuple[str, ...]]  # domains of notation and events: "type" -> ("colonist", "captain", …)
    events: tuple[EventKind, ...]
    log: LogFormat = LogFormat()
    superseded: frozenset[str] = frozenset()  # kinds of events that logs leave out, since a later event sums them up
    tables: tuple[StateTable, ...]
    zones: tuple[Zone, ...]
    objects: tuple[str, ...]  # names of the objects that are shuffled
    catalogues: tuple[tuple[str, ...], ...]  # for each object the words of all its tokens
    asks: dict[str, tuple[str, ...]]  # every kind of ask and the names of its arguments
    lasting: frozenset[str] = frozenset()  # kinds of moves that in an open node hold whatever others did meanwhile
    quiet: dict[str, str] = {}  # noqa: RUF012 - for each ask of an open node the move of a seat that wants no more
    # For each ask of an open node the kinds of events that are a change, after which people get their time anew.
    stirring: dict[str, frozenset[str]] = {}  # noqa: RUF012 - never changed
    skipped: tuple[str, ...] = ()  # kinds of asks that a table passes unless the person wants them
    refusals: dict[str, tuple[str, ...]]  # every code of refusal and the names of its arguments
    remedies: tuple[str, ...]
    moments: dict[str, str] = {}  # noqa: RUF012 - for each kind of move the clause that says when it is made
    sources: tuple[str, ...]  # of points, as score sheets name them
    scores_first: bool = False  # whether a turn is scored before anybody chooses anything in it, not after
    steps: tuple[str, ...]  # names of the steps, as positions write the agenda
    view_type: type[View]  # its fields beyond View's own: one per table, zone (`pile`, `pile_known`)
    figures_type: type[Struct] = NoFigures
    figured: tuple[str, ...] = ()  # the tables from which the slow figures are computed
    own_figures_type: type[Struct] = NoFigures
    outlook_type: type[Struct] | None = None  # of what `outlook` returns; None: it returns nothing
    locale: Path | None = None  # the folder of its catalogues; None: the package's own
    orders: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - for each kind of planned move the kinds of asks it answers
    auction_ends: frozenset[str] = frozenset()  # kinds of events that end an auction
    lots: int = 0  # places of the row whose cards a round auctions; 0: bids cannot be planned by place
    plan_ends: frozenset[str] = frozenset()  # kinds of events with which the plans of a round end
    closing: str = ""  # the kind of ask of the open node that ends a round; empty: there is none
    # Plug-ins for higher layers, as entries `package.module:NAME` that are imported on first use.
    evaluation: str = ""  # a carrack.bots.evaluators.Evaluation; empty: bots only play at random
    terminal: str = ""  # a carrack.tui.plugin.TerminalPlugin; empty: a plain board

    @cached_property
    def notation(self) -> Notation:
        """The converter between moves and text."""
        return Notation(self)

    def options_of(self, version: int) -> tuple[Option, ...]:
        """Return the options of a version of the rules: records of earlier ones do not name those added later."""
        return tuple(option for option in self.options if self.option_since.get(option.key, 1) <= version)

    def catalogues_of(self, version: int) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002  # overridden
        """Return, for each object, the words of all its tokens under a version of the rules."""
        return self.catalogues

    def vector_size_of(self, version: int) -> int:  # noqa: ARG002  # overridden
        """Return the length of `State.observe` under a version of the rules."""
        return self.vector_size

    def moves_of(self, version: int) -> int:
        """Return how many move ids a version of the rules has."""
        return self.move_spaces.get(version, self.move_space)

    def player_counts(self, options: dict[str, Any]) -> range:
        """Return the numbers of players that these options allow."""
        raise NotImplementedError

    def default_options(
        self,
        players: int,  # noqa: ARG002  # overridden
        options: dict[str, Any],
        version: int | None = None,
    ) -> dict[str, Any]:
        """Return the given options with defaults filled in, which may depend on the others and on the players.

        Args:
            players: The number of players.
            options: The options that were given.
            version: The version of the rules; None: the newest.
        """
        declared = self.options if version is None else self.options_of(version)
        return {option.key: options.get(option.key, option.default) for option in declared}

    def wording(self, options: dict[str, Any]) -> str:  # noqa: ARG002  # overridden
        """Return the catalogue whose words replace the game's own under these options; empty: none."""
        return ""

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> State:
        """Return an empty position with the opening on its agenda; nothing has run yet."""
        raise NotImplementedError

    def refresh(self, state: State) -> None:
        """Recompute what the State derives from its tables, after a position was read into them."""

    def hidden(self, state: State, pool: int) -> list[int]:
        """Return all tokens that must lie in the zones of a pool, known or not, as the public tables imply."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """Raise PositionError with the field's name if conservation is broken."""
        raise NotImplementedError

    def ask(self, state: State) -> Ask:
        """Return what is asked now. The game is not over."""
        raise NotImplementedError

    def skips(self, state: State, seat: int) -> tuple[str, ...]:  # noqa: ARG002 - games that skip asks read them
        """Return those of the `skipped` kinds of asks that may come up for a seat."""
        return self.skipped

    def candidates(self, state: State, seat: int) -> list[int]:
        """Return the whole menu of the node, ascending: legal moves and greyed ones."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Return why a move is not legal, using only what the seat knows."""
        raise NotImplementedError

    def hides_limit(self, state: State, seat: int, move: int) -> bool:  # noqa: ARG002  # overridden
        """Whether the highest amount of a move is hidden from the seat: it follows from what another seat holds."""
        return False

    def ends_preview(self, state: State, event: Event) -> bool:  # noqa: ARG002  # overridden
        """Whether a preview stops before an event, because what follows shows cards that clients do not show."""
        return False

    def outlook(self, state: State, seat: int, moves: Sequence[int]) -> Struct | None:  # noqa: ARG002  # overridden
        """Return what a legal line of moves would change for its seat beyond its events, from what the seat knows.

        Args:
            state: The position.
            seat: The seat.
            moves: The ids of the moves, at least one.

        Returns:
            An `outlook_type`; None if there is nothing to tell.
        """
        return None

    def bids(self, view: View) -> dict[int, int]:
        """Return the present bids of the seats still in the auction; needed if `orders` has `bid`."""
        raise NotImplementedError

    def last_changer(self, view: View) -> int | None:  # noqa: ARG002  # overridden
        """Return the seat whose own act was the last change in an open node, and left it nothing more to do.

        When nobody else is waited for, a table says for that seat that it wants no more (`quiet`).
        """
        return None

    def is_in_line(self, view: View, seat: int) -> bool:  # noqa: ARG002  # overridden
        """Whether a seat has begun a line of moves in an open node: then a table plays nothing else for it."""
        return False

    def lots_left(self, view: View) -> tuple[int, ...]:  # noqa: ARG002  # overridden
        """Return the places, from 1, whose cards are still to be auctioned in this round, or are now; see `lots`."""
        return ()

    def offered_to(self, view: View, event: Event) -> tuple[int, ...]:  # noqa: ARG002  # overridden
        """Return the seats that an event made an offer to which they hold enough to accept."""
        return ()

    def offer_filters(
        self,
        players: int,  # noqa: ARG002  # overridden
        options: dict[str, Any],  # noqa: ARG002  # overridden
        seat: int,  # noqa: ARG002  # overridden
    ) -> tuple[str, ...]:
        """Return the filters for offers that a seat can set, by name; a filter hides offers from that seat."""
        return ()

    def filtered_offers(self, view: View, seat: int, filters: Collection[str]) -> Offers:  # noqa: ARG002  # overridden
        """Return the offers that filters hide from a seat."""
        return ()

    def declined_offers(self, view: View, seat: int, filters: Collection[str]) -> Offers:  # noqa: ARG002  # overridden
        """Return the offers to a seat alone that its filters decline."""
        return ()

    def is_filtered(self, event: Event, seat: int, filters: Collection[str]) -> bool:  # noqa: ARG002  # overridden
        """Whether an event makes an offer that filters hide from a seat."""
        return False

    def finish(self, moves: tuple[int, ...]) -> tuple[int, ...]:
        """Return a line that a person wrote, completed by moves that people leave out."""
        return moves

    def turn(self, state: State) -> int:  # noqa: ARG002  # overridden
        """Return the turn or round of a position, as score graphs count them; 0 in a game without turns."""
        return 0

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        """Return a seat's points by source; they add up to `State.score`."""
        raise NotImplementedError

    def score_parts(self, turns: Sequence[PlayedTurn]) -> tuple[tuple[ScoreLine, ...], ...]:  # noqa: ARG002  # overridden
        """Return for each seat of a finished game the parts of its points that score sheets sum up.

        A part has the source and the arguments of a line of the sheet, and one argument more: where or how the points
        came. The parts of a line add up to it; a line without parts is not explained further.
        """
        return ()

    def highlights(self, turns: Sequence[PlayedTurn]) -> tuple[Highlight, ...]:  # noqa: ARG002  # overridden
        """Return facts worth telling about a finished game, the most interesting first."""
        return ()

    def figures(self, state: State, known: Any = None) -> Struct:  # noqa: ARG002 - games that have figures read it
        """Return figures that follow from public information by the rules, for clients that do not know the rules.

        Args:
            state: The position.
            known: The figures of an earlier position whose `figured` tables were the same, or None.

        Returns:
            A `figures_type`.
        """
        return self.figures_type()

    def own_figures(self, state: State, seat: int) -> Struct:  # noqa: ARG002 - games that have such figures read them
        """Return figures for one seat, from public information and what the seat knows.

        Args:
            state: A position that the seat cannot tell from the true one.
            seat: The seat.

        Returns:
            An `own_figures_type`.
        """
        return self.own_figures_type()
