"""Reads positions of `discovery` for its net: the features of the evaluation, the regions one by one, the rules."""

from typing import Final

from mypy_extensions import i64

from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import COUNTS, FEWEST, Reader
from carrack.engine.core.frames import x_of
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.discovery.bots.core.evaluation import CLIP, STAGES, DiscoveryEvaluator
from carrack.games.discovery.bots.core.evaluation import SIZE as MEASURED
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, SCORINGS
from carrack.games.discovery.core.worker import BUILDER, TYPES

SOURCES: Final = 5  # colonies, discoveries, buildings, economy, bought: as score sheets name them
AGES: Final = 3
STEPS_A_BIT: Final = 4  # rows of the turn's table to a feature

POINTS: Final = MEASURED  # + source, so far
TURN: Final = POINTS + SOURCES  # + turn − 1
PHASE: Final = TURN + LAST_TURN  # + quarter of the turn's table
PHASES: Final = 8
PLAYERS: Final = PHASE + PHASES  # + number of players − 2
KNOBS: Final = PLAYERS + COUNTS  # rules that options choose
KNOB_COUNT: Final = 9
OWNED: Final = KNOBS + KNOB_COUNT  # buildings
WON: Final = OWNED + 1  # discoveries
SUPPLY: Final = WON + 1
UNDISCOVERED: Final = SUPPLY + 1  # regions
SHIPS_LEFT: Final = UNDISCOVERED + 1
REGION: Final = SHIPS_LEFT + 1  # + region × FACTS
FACTS: Final = 7  # discovered, good still there, one worker, two, three or more, lead, colonists of the best rival
SIZE: Final = REGION + 9 * FACTS


class DiscoveryReader(Reader):
    """Features of a seat in the order above; marks are the first places in the regions."""

    def __init__(self) -> None:
        super().__init__(DiscoveryEvaluator(zeros(MEASURED * STAGES)), SIZE, SOURCES, REGIONS)

    def points(self, s: State, seat: i64, source: i64) -> i64:
        assert isinstance(s, Discovery)
        at = seat * SCORINGS
        if source == 0:
            return s.colony_points[at] + s.colony_points[at + 1] + s.colony_points[at + 2]
        if source == 1:
            return s.discovery_points(seat)
        if source == 2:
            return s.building_points(seat)
        if source == 3:
            return s.earned[seat]
        return s.bought[at] + s.bought[at + 1] + s.bought[at + 2]

    def mark(self, s: State, seat: i64, which: i64) -> i64:
        """The share of the first place in a region; nobody has one where no worker is."""
        assert isinstance(s, Discovery)
        mine = s.colony(which, seat)
        level: i64 = 0
        for other in range(s.players):
            theirs = s.colony(which, other)
            if theirs > mine:
                return 0
            if theirs == mine:
                level += 1
        return SCALE // level if mine > 0 else 0

    def read_more(self, s: State, seat: i64) -> None:
        assert isinstance(s, Discovery)
        row = self.row
        source: i64 = 0
        while source < SOURCES:
            row[POINTS + source] = self.points(s, seat, source)
            source += 1
        if s.turn > 0:
            row[TURN + s.turn - 1] = 1
            row[PHASE + min(x_of(s.agenda[0]) // STEPS_A_BIT, PHASES - 1)] = 1
        row[PLAYERS + s.players - FEWEST] = 1
        self.read_rules(s)
        building: i64 = 0
        while building < s.kinds:
            row[OWNED] += i64(s.owned[seat * s.kinds + building])
            building += 1
        row[WON] = s.count_discoveries(seat)
        type_: i64 = 0
        while type_ < TYPES:
            row[SUPPLY] += s.supply[seat * TYPES + type_]
            type_ += 1
        row[SHIPS_LEFT] = s.ships_left
        region: i64 = 0
        while region < REGIONS:
            self.read_region(s, seat, region)
            region += 1

    def read_rules(self, s: Discovery) -> None:
        """The rules that matter most; the same for all seats."""
        row = self.row
        rules = s.rules
        row[KNOBS] = 1 if rules.goods_return else 0  # the edition of 2007
        row[KNOBS + 1] = 1 if rules.supply[BUILDER] > 0 else 0
        row[KNOBS + 2] = 1 if len(rules.nation_perks) > 0 else 0
        row[KNOBS + 3] = 0 if rules.draws_order else 1
        row[KNOBS + 4] = 1 if rules.no_survivors else 0
        row[KNOBS + 5] = 1 if rules.scouting else 0
        row[KNOBS + 6] = 1 if rules.open_counters else 0
        row[KNOBS + 7] = 1 if rules.point_price[AGES] > 0 else 0
        row[KNOBS + 8] = 1 if rules.shown_last_age > 0 else 0

    def read_region(self, s: Discovery, seat: i64, region: i64) -> None:
        """The facts of a region for a seat."""
        row = self.row
        at = REGION + region * FACTS
        if s.discovered >> region & 1 != 0:
            row[at] = 1
        else:
            row[UNDISCOVERED] += 1
        row[at + 1] = s.bounty >> region & 1
        mine = s.colony(region, seat)
        best: i64 = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.colony(region, other))
        if mine > 0:
            row[at + 1 + min(mine, CLIP)] = 1
        row[at + 5] = max(min(mine - best, CLIP), -CLIP)
        row[at + 6] = min(best, CLIP)
