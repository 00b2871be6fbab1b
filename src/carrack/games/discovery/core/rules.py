"""The rules of one game: options flattened into knobs and tables before the first move, read only from then on.

`discovery/rules.py` builds them. A step reads a knob or table; it does not know the edition or the options.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.layout import Layout
from carrack.engine.core.tables import zeros
from carrack.games.discovery.core.place import BOXES, PLACES, SPACES

LAST_TURN: Final = 8


class Rules:
    """Tables and knobs; the comment of a knob names its clause."""

    def __init__(self, players: i64, layout: Layout) -> None:
        self.players = players
        self.layout = layout
        # Tables
        # Frames of turns 1 … 8 in reading order; 0 is the opening.
        self.turns: vec[vec[i64]] = vec[vec[i64]]([zeros(0)] * (LAST_TURN + 1))
        # Of each box, pairs: perk that opens a window, asking step.
        self.windows: vec[vec[i64]] = vec[vec[i64]]([zeros(0)] * BOXES)
        self.openers: vec[i64] = zeros(BOXES)  # of each box: the perks that open its windows, as a mask
        self.optional: vec[i64] = zeros(0)  # pairs in the order of the BENEFIT moves: perk, asking step; −1: none
        self.action: vec[i64] = zeros(SPACES)  # the action of the worker on a space: a frame without seat
        self.first: vec[i64] = zeros(PLACES)  # spaces of a place: from first …
        self.last: vec[i64] = zeros(PLACES)  # … to last; −1: it has none
        self.age: vec[i64] = zeros(10)  # age of a turn (D3.1)
        self.price: vec[i64] = zeros(4)  # of a building, by age (D5.5.1)
        self.kinds: i64 = 0  # buildings of this version of the rules, in play or not
        self.catalogue_age: vec[i64] = zeros(0)  # age of each building, in play or not
        self.buy_move: vec[i64] = zeros(0)  # the move that buys each building
        self.in_play: vec[i64] = zeros(0)  # copies of each building
        self.cost: vec[i64] = zeros(0)  # a price of its own, or −1
        self.now: vec[i64] = zeros(0)  # frame pushed at purchase, or −1
        self.perks: list[vec[i64]] = []  # of each building: pairs perk, number
        self.region_good: vec[i64] = zeros(0)
        self.open_regions: i64 = 0  # discovered from the start (D2.3)
        self.neighbours: vec[i64] = zeros(0)  # masks (D16)
        self.plunder: vec[i64] = zeros(0)  # counters first, then cards (D15)
        self.per_soldier: vec[i64] = zeros(0)
        self.resistance: vec[i64] = zeros(0)
        self.worth: vec[i64] = zeros(0)
        self.supply: vec[i64] = zeros(0)  # workers a player has, by type (D1.2)
        self.nation_perks: list[vec[i64]] = []  # of each nation: pairs perk, number (D12)
        self.nation_move: vec[i64] = zeros(0)  # the move that chooses each nation
        self.nation_now: vec[i64] = zeros(0)  # frame pushed before the first turn, or −1
        # Knobs
        self.start_money: i64 = 10  # D2.1
        self.money_step: i64 = 1  # D2.1
        self.box_captains: i64 = 0  # D2.8
        self.shown_last_age: i64 = 0  # D2.9: how many buildings of the last age are chosen and shown at the start
        self.forgo: i64 = 0  # D3.6: mask of AT_DOCK, AT_GOODS and AT_SPECIALISTS where a worker may do nothing
        self.swap_out: i64 = 0  # D1.8: mask of types
        self.goods_return: bool = False  # D8.1: unsold goods go back into the pile
        self.sugar_in_income: bool = False  # D6.4
        self.front_boxes: i64 = 0  # D14-II-University: mask of boxes
        self.migrants: i64 = 0  # D14-III-Migration: mask of types
        self.colonized_only: bool = False  # D14-III-Glory
        self.tie_counts_ships: bool = False  # D10.5
        self.trainable: i64 = 0  # D5.7.1: mask of types
        self.draws_order: bool = True  # D2.1; an auction settles it instead (D13)
        self.auctions_nations: bool = False  # D13.2: a player who passes is out of this round only
        self.prize_regions: i64 = 0  # D13.1: discovered by the winner
        self.builder_discount: i64 = 0  # D5.5.2
        self.no_survivors: bool = False  # D11.1
        self.scouting: bool = False  # D11.2
        self.scout_price: vec[i64] = zeros(4)  # by age
        self.open_counters: bool = False  # D11.3
        self.point_price: vec[i64] = zeros(4)  # by age (D11.4)
        # Fixes of later versions, which `discovery/versions.py` switches on
        self.swaps_for_free: bool = False  # D14.1: swap-out also for free explorers and garrisons
        self.fronts_between: bool = False  # D14-II-University: asked also between two workers of a box
        self.times_sugar: bool = False  # D7.1: the owner orders goods drawn, money for sugar and trades
        self.rides_to_colonies: bool = False  # D14-II-Stables: the target is somebody's colony
        self.scouts_at_work: bool = False  # D11.2: also before charting and while a dock worker is resolved
