"""The tables of a position of `discovery`, and how they are copied and hashed."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.engine.core.chance import Chance
from carrack.engine.core.rng import mix
from carrack.engine.core.state import FIRST_SHARED, State, Step
from carrack.engine.core.tables import bytes_of, mix_all, mix_bytes, zeros
from carrack.games.discovery.core import perk, place
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.core.worker import TYPES, VICTIMS

REGIONS: Final[i64] = 9
COUNTER_KINDS: Final[i64] = 12
CARDS: Final[i64] = 16
ALL_REGIONS: Final = 0x1FF
ROW: Final[i64] = 5  # buildings on offer
SHIPS: Final = 8  # that can be won (D1.3)
SCORINGS: Final[i64] = 3

# Bits of `State.shared`.
SHARED_MONEY: Final = FIRST_SHARED
SHARED_SUPPLY: Final = FIRST_SHARED << 1
SHARED_HAND: Final = FIRST_SHARED << 2
SHARED_SPACES: Final = FIRST_SHARED << 3
SHARED_SHIPPERS: Final = FIRST_SHARED << 4
SHARED_EXPLORERS: Final = FIRST_SHARED << 5
SHARED_TROOPS: Final = FIRST_SHARED << 6
SHARED_GOODS: Final = FIRST_SHARED << 7
SHARED_SENT: Final = FIRST_SHARED << 8
SHARED_MARKET: Final = FIRST_SHARED << 9


@mypyc_attr(acyclic=True)
class Tables(State):
    """The pieces of a position, as small tables of numbers: by seat, by seat and type, and so on."""

    def __init__(self, rules: Rules, steps: "list[Step[Any]]", chance: Chance, blank: bool = True) -> None:
        super().__init__(rules.players, rules.layout, steps, chance, blank)
        self.rules = rules
        self.kinds: i64 = rules.kinds  # of buildings; a later version of the rules may have more
        if blank:
            self.lay_tables(rules.players)

    def lay_tables(self, n: i64) -> None:
        """Make all tables empty, for n players."""
        self.turn: i64 = 0
        self.order: vec[i64] = zeros(n)
        self.money: vec[i64] = zeros(n)
        self.supply: vec[i64] = zeros(n * TYPES)
        self.hand: vec[i64] = zeros(n * TYPES)  # workers to place, this turn or next
        self.spaces: vec[i64] = zeros(place.SPACES)  # 0, or 1 + seat × 6 + type
        self.room: i64 = -1  # derived (see `find_room`); −1: spaces have changed since
        self.shippers: vec[i64] = zeros(n * TYPES)
        self.explorers: vec[i64] = zeros(n * TYPES)
        self.troops: vec[u8] = bytes_of(REGIONS * n * TYPES)
        self.goods: vec[i64] = zeros(n * GOODS)
        self.ships: vec[i64] = zeros(n)
        self.ship_here: i64 = 0  # in the shipping box
        self.ships_left: i64 = SHIPS
        self.market: vec[i64] = zeros(GOODS)
        self.bounty: i64 = 0  # regions whose good still lies there
        self.gone_goods: vec[i64] = zeros(GOODS)
        self.discovered: i64 = 0
        self.won: vec[i64] = zeros(n * COUNTER_KINDS)
        self.charted: vec[i64] = zeros(n)  # masks of cards
        self.offer_row: vec[i64] = zeros(ROW)  # building + 1, from the left; 0: none
        self.stack_age: i64 = 0  # of the buildings in the stack
        self.shown: vec[i64] = zeros(self.kinds)  # of the last age, where it is known from the start
        self.owned: vec[u8] = bytes_of(n * self.kinds)
        self.nation: vec[i64] = zeros(n)  # nation + 1; 0: none
        self.used: vec[i64] = zeros(n * perk.CHARGES)  # charges spent
        self.perks: vec[u8] = bytes_of(n * perk.PERKS)  # derived: perks of buildings and nation, minus charges spent
        self.held: i64 = 0  # derived: perks that some seat has or had, as a mask
        self.earned: vec[i64] = zeros(n)  # by sets, in the last income phase
        self.colony_points: vec[i64] = zeros(n * SCORINGS)
        self.bought: vec[i64] = zeros(n * SCORINGS)  # points
        self.purse: vec[i64] = zeros(n)  # money before the last purchase of points, plus one; 0: before that purchase
        self.sailing: vec[i64] = zeros(n)  # ships that carry a worker this turn
        self.scholars: vec[i64] = zeros(n)  # workers in the specialists box when it resolved last
        self.gone_counters: vec[i64] = zeros(COUNTER_KINDS)
        self.bids: vec[i64] = zeros(n)
        self.high_bid: i64 = 0
        self.bidders: i64 = 0  # seats still in the auction
        self.sent: vec[i64] = zeros(TYPES)  # the expedition being made up
        self.doomed: vec[i64] = zeros(2 * VICTIMS)  # attacker's victims, then defender's

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Tables)
        self.share_base(other)
        self.turn = other.turn
        self.room = other.room
        self.held = other.held
        self.ship_here = other.ship_here
        self.ships_left = other.ships_left
        self.bounty = other.bounty
        self.discovered = other.discovered
        self.stack_age = other.stack_age
        self.high_bid = other.high_bid
        self.bidders = other.bidders
        # Copies share these tables until one of them writes (`own_money` and the like).
        self.money = other.money
        self.supply = other.supply
        self.hand = other.hand
        self.spaces = other.spaces
        self.shippers = other.shippers
        self.explorers = other.explorers
        self.troops = other.troops
        self.goods = other.goods
        self.sent = other.sent
        self.market = other.market
        # And these, which change a few times a turn at most: a writer replaces the table (`put_in`).
        self.order = other.order
        self.ships = other.ships
        self.gone_goods = other.gone_goods
        self.offer_row = other.offer_row
        self.owned = other.owned
        self.perks = other.perks
        self.earned = other.earned
        self.doomed = other.doomed
        self.won = other.won
        self.charted = other.charted
        self.shown = other.shown
        self.nation = other.nation
        self.used = other.used
        self.colony_points = other.colony_points
        self.bought = other.bought
        self.purse = other.purse
        self.sailing = other.sailing
        self.scholars = other.scholars
        self.gone_counters = other.gone_counters
        self.bids = other.bids

    def own_money(self) -> vec[i64]:
        """The money of the seats, to write to."""
        if self.shared & SHARED_MONEY != 0:
            self.shared &= ~SHARED_MONEY
            self.money = self.money[:]
        return self.money

    def own_supply(self) -> vec[i64]:
        """The workers in supply, to write to."""
        if self.shared & SHARED_SUPPLY != 0:
            self.shared &= ~SHARED_SUPPLY
            self.supply = self.supply[:]
        return self.supply

    def own_hand(self) -> vec[i64]:
        """The workers to place, to write to."""
        if self.shared & SHARED_HAND != 0:
            self.shared &= ~SHARED_HAND
            self.hand = self.hand[:]
        return self.hand

    def own_spaces(self) -> vec[i64]:
        """The spaces of the boxes, to write to."""
        self.room = -1
        if self.shared & SHARED_SPACES != 0:
            self.shared &= ~SHARED_SPACES
            self.spaces = self.spaces[:]
        return self.spaces

    def own_shippers(self) -> vec[i64]:
        """The workers in the merchant shipping box, to write to."""
        if self.shared & SHARED_SHIPPERS != 0:
            self.shared &= ~SHARED_SHIPPERS
            self.shippers = self.shippers[:]
        return self.shippers

    def own_explorers(self) -> vec[i64]:
        """The workers in the discovery box, to write to."""
        if self.shared & SHARED_EXPLORERS != 0:
            self.shared &= ~SHARED_EXPLORERS
            self.explorers = self.explorers[:]
        return self.explorers

    def own_troops(self) -> vec[u8]:
        """The workers in the regions, to write to."""
        if self.shared & SHARED_TROOPS != 0:
            self.shared &= ~SHARED_TROOPS
            self.troops = self.troops[:]
        return self.troops

    def own_goods(self) -> vec[i64]:
        """The goods of the seats, to write to."""
        if self.shared & SHARED_GOODS != 0:
            self.shared &= ~SHARED_GOODS
            self.goods = self.goods[:]
        return self.goods

    def own_sent(self) -> vec[i64]:
        """The expedition being made up, to write to."""
        if self.shared & SHARED_SENT != 0:
            self.shared &= ~SHARED_SENT
            self.sent = self.sent[:]
        return self.sent

    def own_market(self) -> vec[i64]:
        """The goods that lie in the goods box, to write to."""
        if self.shared & SHARED_MARKET != 0:
            self.shared &= ~SHARED_MARKET
            self.market = self.market[:]
        return self.market

    def key_more(self, h: i64) -> i64:
        h = mix(mix(mix(h, self.turn), self.ship_here), self.ships_left)
        h = mix(mix(h, self.high_bid), self.bidders)
        h = mix_all(mix_all(mix_all(h, self.nation), self.bought), self.purse)
        h = mix_all(mix_all(mix_all(h, self.sailing), self.scholars), self.gone_counters)
        h = mix_all(h, self.bids)
        h = mix(mix(mix(h, self.bounty), self.discovered), self.stack_age)
        h = mix_all(mix_all(mix_all(h, self.order), self.money), self.supply)
        h = mix_all(mix_all(mix_all(h, self.hand), self.spaces), self.shippers)
        h = mix_all(mix_all(mix_all(h, self.explorers), self.goods), self.ships)
        h = mix_all(mix_all(mix_all(h, self.market), self.gone_goods), self.won)
        h = mix_all(mix_all(mix_all(h, self.charted), self.offer_row), self.shown)
        h = mix_all(mix_all(h, self.earned), self.colony_points)
        h = mix_all(mix_all(mix_all(h, self.sent), self.doomed), self.used)
        return mix_bytes(mix_bytes(mix_bytes(h, self.troops), self.owned), self.perks)
