"""`empire`, as the border sees it."""

from functools import lru_cache
from typing import Any

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame
from carrack.engine.core.numbered import constant_names
from carrack.engine.core.state import State
from carrack.engine.title import Title
from carrack.engine.types import Ask, Refusal, ScoreLine
from carrack.engine.view import View
from carrack.games.empire import asks, checks, menus, reasons
from carrack.games.empire.core import move, step
from carrack.games.empire.core.card import REVOLT, SUPPORTER
from carrack.games.empire.core.rules import Rules
from carrack.games.empire.core.state import VECTOR_SIZE, Empire
from carrack.games.empire.core.steps import all_steps
from carrack.games.empire.events import EVENTS, LOG, TOLD_LATER
from carrack.games.empire.moves import KINDS, finish
from carrack.games.empire.options import OPTIONS
from carrack.games.empire.rules import build, catalogues
from carrack.games.empire.view import TABLES, ZONES, EmpireView
from carrack.games.empire.words import WORDS

STEPS = tuple(constant_names(step))
OBJECT_WORDS = (ZONES[0].tokens, ZONES[1].tokens, ZONES[2].tokens, ZONES[1].tokens)


@lru_cache(maxsize=64)
def rules_for(players: int, options: tuple[tuple[str, Any], ...]) -> Rules:
    """Rules are read only, so that games with the same options share them."""
    return build(players, dict(options))


class EmpireTitle(Title):
    """The auction and trading card game."""

    name = "empire"
    options = OPTIONS
    move_space = move.MOVES
    vector_size = VECTOR_SIZE
    kinds = KINDS
    words = WORDS
    events = EVENTS
    log = LOG
    told_later = TOLD_LATER
    tables = TABLES
    zones = ZONES
    objects = ("row", "nations", "opener", "claims")
    catalogues = tuple(
        tuple(words[token] for token in tokens) for words, tokens in zip(OBJECT_WORDS, catalogues(), strict=True)
    )
    asks = asks.KINDS
    refusals = {code: args for code, (_, args, _) in reasons.CODES.items()} | {
        f"when-{kind}": () for kind in reasons.WHEN
    }
    remedies = tuple(sorted({remedy for _, _, remedy in reasons.CODES.values() if remedy} | {"wait"}))
    moments = {kind.name: reasons.WHEN[kind.name.partition("-")[0]] for kind in KINDS if kind.name != "pass"}
    sources = ("supporters", "revolts")
    steps = STEPS
    view_type = EmpireView
    orders = {"bid": ("bid", "sealed-bid"), "sell": ("sell",)}
    auction_ends = frozenset({"won", "nobody-won"})
    evaluation = "carrack.games.empire.bots:EVALUATION"
    terminal = "carrack.games.empire.terminal:PLUGIN"

    def __init__(self) -> None:
        self.step_list = all_steps()

    def player_counts(self, options: dict[str, Any]) -> range:
        return range(2, 7)

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> State:
        state = Empire(rules_for(players, tuple(sorted(options.items()))), self.step_list, chance)
        state.plan(frame(step.OPENING), frame(step.ROUNDS))
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

    def finish(self, moves: tuple[int, ...]) -> tuple[int, ...]:
        return finish(moves)

    def turn(self, state: State) -> int:
        assert isinstance(state, Empire)
        return int(state.round)

    def bids(self, view: View) -> dict[int, int]:
        assert isinstance(view, EmpireView)
        return {seat: view.bids[seat] for seat in range(view.players) if view.bidders >> seat & 1}

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, Empire)
        return (
            ScoreLine("supporters", state.card(seat, SUPPORTER)),
            ScoreLine("revolts", -state.card(seat, REVOLT)),
        )


TITLE = EmpireTitle()
