"""A toy game that needs everything the contract promises, in as few rules as that takes.

In each of six rounds all bid in secret for the top card of a pile of five; the highest bid wins and goes into the pot,
ties go by turn order (T2). The winner takes the card as it is, or peeks at it and then takes it or buries it under the
pile and takes the next (T3). Coins may then be given to a rival no richer than oneself: whom and how many is a line of
two moves (T4); a gift of three coins or more binds. When two cards are left, those taken go back and the pile is
shuffled (T5). Cards and coins are points. With the option `fair` each round ends with an open fair: everybody may at
any time stake coins for the pot, up to twice, in a line of two moves, or be content; coins staked end everybody's
contentment; when all are content, or can stake no more, the fair is over (T6).
"""

from pathlib import Path
from typing import Any, Final

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame, step_of, x_of
from carrack.engine.core.layout import Layout
from carrack.engine.core.rng import mix
from carrack.engine.core.state import FIRST_CODE, PASS, State, Step
from carrack.engine.core.tables import mix_all, zeros
from carrack.engine.errors import PositionError
from carrack.engine.notation import Kind
from carrack.engine.title import SEATS, EventKind, StateTable, Title, Zone
from carrack.engine.types import Ask, Option, Refusal, ScoreLine
from carrack.engine.view import View

TAKE, PEEK, BURY, BID, GIVE, COINS, STAKE, CONTENT, MOVES = 1, 2, 3, 4, 8, 14, 34, 35, 36  # first ids, and the end
ROUND, ASK_BID, AUCTION, ASK_CARD, ASK_GIVE, ASK_COINS, FAIR = range(7)
BIDS, TOOK, BURIED, GAVE, STAKED, CONTENTED, FAIR_OVER = range(FIRST_CODE, FIRST_CODE + 7)
MOST_STAKES: Final = 2  # of a seat at a fair
FIRM: Final = 3  # a gift of so many coins binds
PILE: Final = 0
CARDS: Final = [0, 0, 1, 1, 2]  # a card's points are one more
METALS: Final = ("copper", "silver", "gold")


class Toy(State):
    def __init__(self, players: int, coins: int, fair: bool, chance: Chance) -> None:
        super().__init__(players, LAYOUT, STEPS, chance)
        self.start = coins
        self.fair = fair
        self.content = 0  # seats, as a mask
        self.staking = 0  # seats that have begun to stake
        self.stakes = zeros(players)  # at this fair
        self.pot = 0
        self.coins = zeros(players)
        self.points = zeros(players)
        self.picks = zeros(players)  # the bids, while they are taken in
        self.taken = zeros(3)
        for seat in range(players):
            self.coins[seat] = coins

    def copy(self) -> "Toy":
        other = Toy(self.players, self.start, self.fair, self.chance)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Toy)
        self.copy_base(other)
        self.pot, self.coins, self.points = other.pot, other.coins[:], other.points[:]
        self.picks, self.taken = other.picks[:], other.taken[:]
        self.content, self.staking, self.stakes = other.content, other.staking, other.stakes[:]

    def key_more(self, h: int) -> int:
        for table in (self.coins, self.points, self.picks, self.taken, self.stakes):
            h = mix_all(h, table)
        return mix(mix(h, self.content), self.staking)  # the pot follows from the coins

    def score(self, seat: int) -> int:
        return self.points[seat] + self.coins[seat]

    def winners(self) -> list[int]:
        best = max(self.score(seat) for seat in range(self.players))
        return [seat for seat in range(self.players) if self.score(seat) == best]

    def observe(self, seat: int) -> list[int]:
        seen = [self.players, self.depth, *self.taken]
        for rival in range(6):
            there = (seat + rival) % self.players
            seen += [self.coins[there], self.points[there]] if rival < self.players else [0, 0]
        for slot in range(len(CARDS)):
            known = slot < self.counts[PILE] and self.knows[slot] >> seat & 1
            seen.append(self.slots[slot] + 1 if known else 0)
        return seen


class Round(Step[Toy]):
    def run(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        if x == 6:
            s.done()
            return
        if s.counts[PILE] <= 2:
            for token in range(3):
                for _ in range(s.taken[token]):
                    s.put(PILE, token)
                s.taken[token] = 0
            s.shuffle(0, PILE)
        s.again(x + 1)
        if s.fair:
            s.push(frame(FAIR, x % s.players))
        s.push(frame(AUCTION, 0, x))
        for bidder in reversed(range(s.players)):
            s.push(frame(ASK_BID, bidder))


class Question(Step[Toy]):
    """A step that asks. Each object says so itself, as compiled code does not see what an interpreted class says."""

    def __init__(self, *, sealed: bool = False, continues: bool = False, anytime: bool = False) -> None:
        self.asks = True
        self.anytime = anytime
        self.sealed = sealed
        self.continues = continues


class AskBid(Question):
    def fill(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        for bid in range(min(3, s.coins[seat]) + 1):
            s.offer(BID + bid)

    def apply(self, s: Toy, seat: int, x: int, y: int, z: int, move: int, /) -> None:
        s.picks[seat] = move - BID
        s.done()


class Auction(Step[Toy]):
    def run(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        winner = max(((x + i) % s.players for i in range(s.players)), key=lambda bidder: s.picks[bidder])
        s.pot += s.picks[winner]
        s.coins[winner] -= s.picks[winner]
        for bidder in range(s.players):
            if s.is_logging:
                s.log(BIDS, bidder, s.picks[bidder])
            s.picks[bidder] = 0
        s.done()
        s.push_in_order(frame(ASK_CARD, winner), frame(ASK_GIVE, winner))


class AskCard(Question):
    """x: whether the card was peeked at."""

    def fill(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        s.offer(TAKE)
        s.offer(BURY if x else PEEK)

    def apply(self, s: Toy, seat: int, x: int, y: int, z: int, move: int, /) -> None:
        top = s.counts[PILE] - 1
        if move == PEEK:
            s.look(PILE, top, 1 << seat)
            s.again(1)
            return
        if move == BURY:
            card, knowing = s.slots[top], s.knows[top]
            for slot in range(top, 0, -1):
                s.slots[slot], s.knows[slot] = s.slots[slot - 1], s.knows[slot - 1]
            s.slots[0], s.knows[0] = card, knowing
            if s.is_logging:
                s.log(BURIED, seat)
        drawn = s.draw(PILE)
        s.taken[drawn] += 1
        s.points[seat] += drawn + 1
        if s.is_logging:
            s.log(TOOK, seat, drawn)
        s.done()


class AskGive(Question):
    def fill(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        s.offer(PASS)
        for left in range(1, s.players):
            if 0 < s.coins[seat] >= s.coins[(seat + left) % s.players]:
                s.offer(GIVE + left)

    def apply(self, s: Toy, seat: int, x: int, y: int, z: int, move: int, /) -> None:
        s.done()
        if move != PASS:
            s.push(frame(ASK_COINS, seat, (seat + move - GIVE) % s.players))


class AskCoins(Question):
    """x: the rival who gets them."""

    def fill(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        for coins in range(1, min(20, s.coins[seat]) + 1):
            s.offer(COINS + coins - 1)

    def apply(self, s: Toy, seat: int, x: int, y: int, z: int, move: int, /) -> None:
        coins = move - COINS + 1
        s.coins[seat] -= coins
        s.coins[x] += coins
        s.done()
        if s.is_logging:
            s.log(GAVE, seat, x, coins)

    def binds(self, s: Toy, move: int, /) -> bool:
        return move - COINS + 1 >= FIRM


class Fair(Question):
    """Everybody may stake coins or be content."""

    def waiting(self, s: Toy, x: int, y: int, z: int, /) -> int:
        return sum(1 << seat for seat in range(s.players) if not s.content >> seat & 1 and self.may_stake(s, seat))

    def may_stake(self, s: Toy, seat: int) -> bool:
        """Whether a seat can stake coins, or has begun to."""
        return s.coins[seat] > 0 and (s.stakes[seat] < MOST_STAKES or self.is_in_line(s, seat))

    def is_in_line(self, s: Toy, seat: int, /) -> bool:
        return bool(s.staking >> seat & 1)

    def fill(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        if self.is_in_line(s, seat):
            for coins in range(1, min(20, s.coins[seat]) + 1):
                s.offer(COINS + coins - 1)
        elif self.may_stake(s, seat):
            s.offer(STAKE)
        if not s.content >> seat & 1 and self.may_stake(s, seat):
            s.offer(CONTENT)

    def apply(self, s: Toy, seat: int, x: int, y: int, z: int, move: int, /) -> None:
        if move == STAKE:
            s.staking |= 1 << seat
            s.stakes[seat] += 1
        elif move == CONTENT:
            s.content |= 1 << seat
            if s.is_logging:
                s.log(CONTENTED, seat)
        else:
            coins = move - COINS + 1
            s.staking &= ~(1 << seat)
            s.content = 0
            s.coins[seat] -= coins
            s.pot += coins
            if s.is_logging:
                s.log(STAKED, seat, coins)

    def run(self, s: Toy, seat: int, x: int, y: int, z: int, /) -> None:
        s.done()
        s.content = s.staking = 0
        for stakes in range(s.players):
            s.stakes[stakes] = 0
        if s.is_logging:
            s.log(FAIR_OVER)


LAYOUT: Final = Layout([len(CARDS)], [0], [CARDS])
STEPS: Final[list[Step[Any]]] = [
    Round(),
    AskBid(sealed=True),
    Auction(),
    AskCard(),
    AskGive(),
    AskCoins(continues=True),
    Fair(anytime=True),
]


class ToyView(View, frozen=True, kw_only=True, tag="toy"):
    pot: int
    coins: list[int]
    points: list[int]
    picks: list[int]
    taken: list[int]
    content: int
    staking: int
    stakes: list[int]
    pile: list[str | None]
    pile_known: list[int]


WORDS: Final[dict[str, tuple[str, ...]]] = {"card": METALS}
ASKS: Final[dict[str, tuple[str, ...]]] = {"bid": (), "card": (), "give": (), "coins": ("seat_rival",), "fair": ()}
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "too-poor": ("amount",),
    "richer": ("seat_rival", "amount"),
    "staking": (),
    "content-already": (),
}


class ToyTitle(Title):
    name = "toy"
    locale = Path(__file__).parent / "locale"
    options = (
        Option("coins", "int", (0, 9), 4, text="option-coins"),
        Option("fair", "bool", (False, True), False, text="option-fair"),
    )
    move_space = MOVES
    vector_size = 2 + 3 + 12 + len(CARDS)
    kinds = (
        Kind("pass", PASS, "pass"),
        Kind("take", TAKE, "take"),
        Kind("peek", PEEK, "peek"),
        Kind("bury", BURY, "bury"),
        Kind("bid", BID, "bid {number:4}", amount=True),
        Kind("give", GIVE, "give {rival}"),
        Kind("coins", COINS, "coins {number:20}", amount=True, lowest=1),
        Kind("stake", STAKE, "stake"),
        Kind("content", CONTENT, "content"),
    )
    words = WORDS
    events = (
        EventKind("bid", (("seat", "seat"), ("amount", "amount"))),
        EventKind("took", (("seat", "seat"), ("card", "card"))),
        EventKind("buried", (("seat", "seat"),)),
        EventKind("gave", (("seat", "seat"), ("seat_rival", "seat"), ("amount", "amount"))),
        EventKind("staked", (("seat", "seat"), ("amount", "amount"))),
        EventKind("content", (("seat", "seat"),)),
        EventKind("fair-over", ()),
    )
    tables = (
        StateTable("pot"),
        StateTable("coins", (SEATS,)),
        StateTable("points", (SEATS,)),
        StateTable("picks", (SEATS,), highest=3),
        StateTable("taken", (3,), highest=2),
        StateTable("content", highest=63),
        StateTable("staking", highest=63),
        StateTable("stakes", (SEATS,), highest=MOST_STAKES),
    )
    zones = (Zone("pile", METALS),)
    objects = ("cards",)
    catalogues = (tuple(METALS[card] for card in CARDS),)
    asks = ASKS
    lasting = frozenset({"stake", "coins"})
    quiet = {"fair": "content"}  # noqa: RUF012 - never changed
    refusals = REFUSALS
    remedies = ("poorer-rival",)
    sources = ("cards", "coins")
    steps = ("round", "bid", "auction", "card", "give", "coins", "fair")
    view_type = ToyView

    def player_counts(self, options: dict[str, Any]) -> range:
        return range(2, 7)

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> Toy:
        s = Toy(players, options["coins"], options["fair"], chance)
        for card in range(3):
            s.taken[card] = CARDS.count(card)
        s.push(frame(ROUND))
        return s

    def hidden(self, s: State, pool: int) -> list[int]:
        assert isinstance(s, Toy)
        return [card for card in range(3) for _ in range(CARDS.count(card) - s.taken[card])]

    def check(self, s: State) -> None:
        assert isinstance(s, Toy)
        pile = [s.slots[slot] for slot in range(s.counts[PILE])]
        if sorted(pile) != self.hidden(s, 0):
            raise PositionError("tokens-not-conserved", field="pile")
        if s.pot + sum(s.coins) != s.start * s.players:
            raise PositionError("tokens-not-conserved", field="coins")

    def ask(self, s: State) -> Ask:
        top = s.agenda[s.depth - 1]
        kind = self.steps[step_of(top)]
        return Ask(kind, {"seat_rival": x_of(top)} if kind == "coins" else {})

    def candidates(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Toy)
        step = step_of(s.agenda[s.depth - 1])
        if step == ASK_BID:
            return list(range(BID, BID + 4))
        if step == ASK_GIVE:
            return [PASS, *range(GIVE + 1, GIVE + s.players)]
        if step == FAIR:
            return [*range(COINS, COINS + min(20, s.coins[seat])), STAKE, CONTENT]
        return s.moves(seat)

    def refusal(self, s: State, seat: int, move: int) -> Refusal:
        assert isinstance(s, Toy)
        if move not in self.candidates(s, seat):
            return Refusal("not-asked", {})
        if move == CONTENT and s.content >> seat & 1:
            return Refusal("content-already", {}, "T6")
        if move >= STAKE and s.staking >> seat & 1:
            return Refusal("staking", {}, "T6")
        if step_of(s.agenda[s.depth - 1]) == FAIR:
            return Refusal("too-poor", {"amount": s.coins[seat]}, "T6")
        rival = (seat + move - GIVE) % s.players
        if GIVE <= move < COINS and s.coins[rival] > s.coins[seat]:
            return Refusal("richer", {"seat_rival": rival, "amount": s.coins[rival]}, "T4", "poorer-rival")
        return Refusal("too-poor", {"amount": s.coins[seat]}, "T2")

    def score_sheet(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(s, Toy)
        return (ScoreLine("cards", s.points[seat]), ScoreLine("coins", s.coins[seat]))


TITLE: Final = ToyTitle()
