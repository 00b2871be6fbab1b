"""The title `discovery`: everything the engine needs to know about the game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mypy_extensions import u8

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame
from carrack.engine.core.numbered import constant_names, in_order
from carrack.engine.core.state import State
from carrack.engine.core.tables import bytes_of
from carrack.engine.title import Highlight, PlayedTurn, Title
from carrack.engine.types import Ask, Refusal, ScoreLine
from carrack.engine.view import View
from carrack.games.discovery import asks, buildings, checks, figures, menus, moves, reasons
from carrack.games.discovery.core import observe, perk, step, zone
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.steps import all_steps
from carrack.games.discovery.core.tables import SCORINGS
from carrack.games.discovery.events import EVENTS, LOG
from carrack.games.discovery.figures import Figures
from carrack.games.discovery.highlights import highlights, score_parts
from carrack.games.discovery.options import MOST_PLAYERS, OPTIONS, SINCE
from carrack.games.discovery.outlook import Outlook, outlook
from carrack.games.discovery.own_figures import OwnFigures, own_figures
from carrack.games.discovery.rules import build, catalogues
from carrack.games.discovery.versions import VERSIONS
from carrack.games.discovery.view import TABLES, ZONES, DiscoveryView
from carrack.games.discovery.words import WORDS

# The objects that are shuffled: the name of each in records, and the zone that has the words of its tokens.
OBJECTS = in_order(
    {
        zone.PLAYER_ORDER: ("order", zone.SEATS),
        zone.OPENER: ("opener", zone.SEATS),
        zone.NATION_MIX: ("nations", zone.NATIONS),
        zone.COUNTER_MIX: ("counters", zone.COUNTERS),
        zone.CARD_MIX: ("cards", zone.DECK),
        zone.GOOD_MIX: ("goods", zone.PILE),
        zone.STACK_1: ("stack-1", zone.STACK),
        zone.STACK_1 + 1: ("stack-2", zone.STACK),
        zone.STACK_1 + 2: ("stack-3", zone.STACK),
        zone.ROBBERY: ("robbery", zone.ROBBED),
    }
)
WORDINGS = {"2007": "discovery-2007"}  # editions that use other names for some things (D16)
STEPS = tuple(constant_names(step))


@lru_cache(maxsize=64)
def rules_for(players: int, version: int, options: tuple[tuple[str, Any], ...]) -> Rules:
    """Return the rules for these options. Games with the same options share them, since nothing writes to them."""
    return build(players, dict(options), version)


def catalogue_words(version: int) -> tuple[tuple[str, ...], ...]:
    """Return, for each object that is shuffled, the words of all its tokens under a version of the rules."""
    return tuple(
        tuple(ZONES[where].tokens[token] for token in tokens)
        for (_, where), tokens in zip(OBJECTS, catalogues(version), strict=True)
    )


class DiscoveryTitle(Title):
    """The worker-placement game in two editions."""

    name = "discovery"
    rules_versions = VERSIONS
    options = OPTIONS
    option_since = SINCE
    move_space = moves.MOVE_SPACES[VERSIONS[-1]]
    move_spaces = moves.MOVE_SPACES
    vector_size = observe.vector_size(buildings.kinds_in(VERSIONS[-1]))
    kinds = moves.KINDS
    words = WORDS
    events = EVENTS
    log = LOG
    tables = TABLES
    zones = ZONES
    objects = tuple(name for name, _ in OBJECTS)
    catalogues = catalogue_words(VERSIONS[-1])
    asks = asks.KINDS
    skipped = ("front-mid",)
    refusals = {code: args for code, (_, args, _) in reasons.CODES.items()} | {
        f"when-{kind}": (reasons.WIDENED[kind],) if kind in reasons.WIDENED else () for kind in reasons.WHEN
    }
    remedies = tuple(sorted({remedy for _, _, remedy in reasons.CODES.values() if remedy} | {"wait"}))
    moments = reasons.WHEN
    sources = ("colonies", "discoveries", "building", "economy", "bought")
    steps = STEPS
    view_type = DiscoveryView
    orders = {"bid": ("bid",), "place": ("place",)}
    evaluation = "carrack.games.discovery.bots:EVALUATION"
    terminal = "carrack.games.discovery.terminal:PLUGIN"
    figures_type = Figures
    figured = figures.FIGURED
    own_figures_type = OwnFigures
    outlook_type = Outlook

    def __init__(self) -> None:
        self.step_list = all_steps()

    def catalogues_of(self, version: int) -> tuple[tuple[str, ...], ...]:
        return catalogue_words(version)

    def vector_size_of(self, version: int) -> int:
        return observe.vector_size(buildings.kinds_in(version))

    def player_counts(self, options: dict[str, Any]) -> range:
        if options["two_player_captains"]:
            return range(2, 3)
        return range(2, MOST_PLAYERS[options["edition"]] + 1)

    def default_options(self, players: int, options: dict[str, Any], version: int | None = None) -> dict[str, Any]:
        settled = super().default_options(players, options, version)
        if "two_player_captains" not in options:  # D2.8: on by default in the edition that has it
            settled["two_player_captains"] = players == 2 and settled["edition"] == "2015"
        return settled

    def wording(self, options: dict[str, Any]) -> str:
        return WORDINGS.get(options["edition"], "")

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> State:
        rules = rules_for(players, version, tuple(sorted(options.items())))
        state = Discovery(rules, self.step_list, chance)
        state.push(frame(step.TURNS))
        return state

    def refresh(self, state: State) -> None:
        assert isinstance(state, Discovery)
        state.perks = bytes_of(len(state.perks))
        for seat in range(state.players):
            for building in range(state.kinds):
                for _ in range(state.owned[seat * state.kinds + building]):
                    state.add_perks(seat, state.rules.perks[building])
            if state.nation[seat] > 0:
                state.add_perks(seat, state.rules.nation_perks[state.nation[seat] - 1])
            for charge in range(perk.CHARGES):
                used = u8(state.used[seat * perk.CHARGES + charge])
                state.perks[seat * perk.PERKS + perk.CHARTS + charge] -= used

    def hidden(self, state: State, pool: int) -> list[int]:
        assert isinstance(state, Discovery)
        return checks.hidden(state, pool)

    def check(self, state: State) -> None:
        assert isinstance(state, Discovery)
        checks.check(state)

    def ask(self, state: State) -> Ask:
        assert isinstance(state, Discovery)
        return asks.ask(state)

    def skips(self, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Discovery)
        return self.skipped if state.rules.fronts_between and state.perk(seat, perk.FRONTS) > 0 else ()

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Discovery)
        return menus.menu(state, seat)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        assert isinstance(state, Discovery)
        return reasons.why_not(state, seat, move, self.notation)

    def turn(self, state: State) -> int:
        assert isinstance(state, Discovery)
        return int(state.turn)

    def bids(self, view: View) -> dict[int, int]:
        assert isinstance(view, DiscoveryView)
        return {seat: view.bids[seat] for seat in range(view.players) if view.bidders >> seat & 1}

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, Discovery)
        ages = slice(seat * SCORINGS, (seat + 1) * SCORINGS)
        sheet = [ScoreLine("colonies", points, {"age": age}) for age, points in enumerate(state.colony_points[ages], 1)]
        sheet.append(ScoreLine("discoveries", state.discovery_points(seat)))
        sheet += [
            ScoreLine("building", points, {"building": buildings.NAMES[building]})
            for building in state.buildings_of(seat)
            if (points := self.building_points(state, seat, building))
        ]
        sheet.append(ScoreLine("economy", state.earned[seat]))
        sheet += [
            ScoreLine("bought", points, {"age": age}) for age, points in enumerate(state.bought[ages], 1) if points
        ]
        return tuple(sheet)

    def score_parts(self, turns: Sequence[PlayedTurn]) -> tuple[tuple[ScoreLine, ...], ...]:
        return score_parts(turns)

    def highlights(self, turns: Sequence[PlayedTurn]) -> tuple[Highlight, ...]:
        return highlights(turns)

    def figures(self, state: State, known: Figures | None = None) -> Figures:
        assert isinstance(state, Discovery)
        if known is not None:
            return figures.next_stage(state, known)
        return figures.figures(state, [self.score_sheet(state, seat) for seat in range(state.players)])

    def own_figures(self, state: State, seat: int) -> OwnFigures:
        assert isinstance(state, Discovery)
        return own_figures(state, seat)

    def outlook(self, state: State, seat: int, moves: Sequence[int]) -> Outlook | None:
        assert isinstance(state, Discovery)
        return outlook(state, seat, moves)

    def building_points(self, state: Discovery, seat: int, building: int) -> int:
        """Return the points of one building for its owner, as if the game ended now."""
        gains = list(state.rules.perks[building])
        points = 0
        for which, each in zip(gains[::2], gains[1::2], strict=True):
            if which == perk.POINTS:
                points += each
            elif which >= perk.END:
                points += each * state.measure(seat, which - perk.END)
        return points * int(state.owned[seat * state.kinds + building])


TITLE = DiscoveryTitle()
