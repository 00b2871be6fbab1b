"""The title `empire`: everything the engine needs to know about the game."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame
from carrack.engine.core.numbered import constant_names
from carrack.engine.core.state import State
from carrack.engine.title import Highlight, PlayedTurn, Title
from carrack.engine.types import Ask, Event, Option, Refusal, ScoreLine
from carrack.engine.view import View
from carrack.games.empire import asks, checks, figures, menus, moves, offer_filters, planning, reasons
from carrack.games.empire.core import move, step
from carrack.games.empire.core.card import REVOLT, SUPPORTER
from carrack.games.empire.core.rules import ROW_SIZE, Rules
from carrack.games.empire.core.state import FIRST_VECTOR_SIZE, VECTOR_SIZE, Empire
from carrack.games.empire.core.steps import all_steps
from carrack.games.empire.events import EVENTS, LOG, STIRRING, SUPERSEDED
from carrack.games.empire.figures import Figures
from carrack.games.empire.highlights import highlights, score_parts
from carrack.games.empire.moves import KINDS
from carrack.games.empire.options import FIRST_OPTIONS, OPTIONS
from carrack.games.empire.outlook import Outlook, outlook
from carrack.games.empire.rules import build, catalogues
from carrack.games.empire.view import TABLES, ZONES, EmpireView
from carrack.games.empire.words import WORDS

STEPS = tuple(constant_names(step))
OBJECT_WORDS = (ZONES[0].tokens, ZONES[1].tokens, ZONES[2].tokens, ZONES[1].tokens)


@lru_cache(maxsize=64)
def rules_for(players: int, version: int, options: tuple[tuple[str, Any], ...]) -> Rules:
    """Return the rules for these options. Games with the same options share them, since nothing writes to them."""
    return build(players, dict(options), version)


class EmpireTitle(Title):
    """The auction and trading card game."""

    name = "empire"
    rules_versions = (1, 2)
    options = OPTIONS
    move_space = move.MOVES
    move_spaces = moves.MOVE_SPACES
    vector_size = VECTOR_SIZE
    kinds = KINDS
    words = WORDS
    events = EVENTS
    log = LOG
    superseded = SUPERSEDED
    tables = TABLES
    zones = ZONES
    objects = ("row", "nations", "opener", "claims")
    catalogues = tuple(
        tuple(words[token] for token in tokens) for words, tokens in zip(OBJECT_WORDS, catalogues(), strict=True)
    )
    asks = asks.KINDS
    lasting = moves.LASTING
    quiet = moves.QUIET
    stirring = STIRRING
    refusals = {code: args for code, (_, args, _) in reasons.CODES.items()} | {
        f"when-{kind}": () for kind in reasons.WHEN
    }
    remedies = tuple(sorted({remedy for _, _, remedy in reasons.CODES.values() if remedy} | {"wait"}))
    moments = {kind.name: reasons.WHEN[kind.name.partition("-")[0]] for kind in KINDS if kind.name != "pass"}
    sources = ("supporters", "revolts")
    scores_first = True  # a round begins with its development (E3)
    steps = STEPS
    view_type = EmpireView
    figures_type = Figures
    figured = figures.FIGURED
    outlook_type = Outlook
    orders = {"bid": ("bid", "sealed-bid", "lot"), "sell": ("sell",)}
    auction_ends = frozenset({"won", "nobody-won"})
    lots = ROW_SIZE
    plan_ends = frozenset({"round"})
    closing = "board"
    evaluation = "carrack.games.empire.bots:EVALUATION"
    terminal = "carrack.games.empire.terminal:PLUGIN"

    def __init__(self) -> None:
        self.step_list = all_steps()

    def options_of(self, version: int) -> tuple[Option, ...]:
        return FIRST_OPTIONS if version == 1 else self.options

    def vector_size_of(self, version: int) -> int:
        return FIRST_VECTOR_SIZE if version == 1 else VECTOR_SIZE

    def player_counts(self, options: dict[str, Any]) -> range:
        return range(2, 7)

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> State:
        state = Empire(rules_for(players, version, tuple(sorted(options.items()))), self.step_list, chance)
        state.push_in_order(frame(step.OPENING), frame(step.ROUNDS))
        return state

    def hidden(self, state: State, pool: int) -> list[int]:
        return []

    def check(self, state: State) -> None:
        assert isinstance(state, Empire)
        checks.check(state)

    def ask(self, state: State) -> Ask:
        assert isinstance(state, Empire)
        return asks.ask(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Empire)
        return menus.menu(state, seat)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        assert isinstance(state, Empire)
        return reasons.why_not(state, seat, move, self.notation)

    def hides_limit(self, state: State, seat: int, move: int) -> bool:
        assert isinstance(state, Empire)
        return menus.hides_limit(state, move)

    def ends_preview(self, state: State, event: Event) -> bool:
        """A development shows what everybody holds; until it comes that is hidden, unless holdings are open (E1.4)."""
        assert isinstance(state, Empire)
        is_development = event.kind == "phase" and event.args["phase"] == "development"
        return is_development and not state.rules.open_holdings

    def finish(self, line: tuple[int, ...]) -> tuple[int, ...]:
        return moves.finish(line)

    def figures(self, state: State, known: Figures | None = None) -> Figures:
        assert isinstance(state, Empire)
        return figures.figures(state, known)

    def outlook(self, state: State, seat: int, moves: Sequence[int]) -> Outlook | None:
        assert isinstance(state, Empire)
        return outlook(state, seat, moves)

    def turn(self, state: State) -> int:
        assert isinstance(state, Empire)
        return int(state.round)

    def bids(self, view: View) -> dict[int, int]:
        assert isinstance(view, EmpireView)
        return {seat: view.bids[seat] for seat in range(view.players) if view.bidders >> seat & 1}

    def last_changer(self, view: View) -> int | None:
        assert isinstance(view, EmpireView)
        return view.changer - 1 if view.changer else None

    def is_in_line(self, view: View, seat: int) -> bool:
        assert isinstance(view, EmpireView)
        return bool(view.drafting and view.drafting[seat])

    def lots_left(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, EmpireView)
        return planning.lots_left(view)

    def offered_to(self, view: View, event: Event) -> tuple[int, ...]:
        assert isinstance(view, EmpireView)
        return planning.offered_to(view, event)

    def offer_filters(self, players: int, options: dict[str, Any], seat: int) -> tuple[str, ...]:
        return offer_filters.filter_names(players, options, seat)

    def filtered_offers(self, view: View, seat: int, filters: Collection[str]) -> tuple[tuple[int, int], ...]:
        assert isinstance(view, EmpireView)
        return offer_filters.filtered(view, seat, filters)

    def declined_offers(self, view: View, seat: int, filters: Collection[str]) -> tuple[tuple[int, int], ...]:
        assert isinstance(view, EmpireView)
        return offer_filters.declined(view, seat, filters)

    def is_filtered(self, event: Event, seat: int, filters: Collection[str]) -> bool:
        return offer_filters.is_filtered(event, seat, filters)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, Empire)
        return (
            ScoreLine("supporters", state.card(seat, SUPPORTER)),
            ScoreLine("revolts", -state.card(seat, REVOLT)),
        )

    def score_parts(self, turns: Sequence[PlayedTurn]) -> tuple[tuple[ScoreLine, ...], ...]:
        return score_parts(turns)

    def highlights(self, turns: Sequence[PlayedTurn]) -> tuple[Highlight, ...]:
        return highlights(turns)


TITLE = EmpireTitle()
