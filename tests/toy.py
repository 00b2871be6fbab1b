"""A toy game that needs everything the contract promises, in as few rules as that takes.

In each of six rounds all bid in secret for the top card of a pile of five; the highest bid wins and goes into the pot,
ties go by turn order (T2). The winner takes the card as it is, or peeks at it and then takes it or buries it under the
pile and takes the next (T3). Coins may then be given to a rival no richer than oneself: whom and how many is a line of
two moves (T4); a gift of three coins or more binds. When two cards are left, those taken go back and the pile is
shuffled (T5). Cards and coins are points.
"""

from pathlib import Path
from typing import Any, Final

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame, step_of, x_of
from carrack.engine.core.layout import Layout
from carrack.engine.core.state import FIRST_CODE, PASS, State, Step
from carrack.engine.core.tables import mix_all, zeros
from carrack.engine.errors import PositionError
from carrack.engine.notation import Kind
from carrack.engine.title import SEATS, EventKind, StateTable, Title, Zone
from carrack.engine.types import Ask, Option, Refusal, ScoreLine
from carrack.engine.view import View

TAKE, PEEK, BURY, BID, GIVE, COINS, MOVES = 1, 2, 3, 4, 8, 14, 34  # the first ids of each kind, and the end
ROUND, ASK_BID, AUCTION, ASK_CARD, ASK_GIVE, ASK_COINS = range(6)
BIDS, TOOK, BURIED, GAVE = range(FIRST_CODE, FIRST_CODE + 4)
FIRM: Final = 3  # a gift of so many coins binds
PILE: Final = 0
CARDS: Final = [0, 0, 1, 1, 2]  # a card's points are one more
METALS: Final = ("copper", "silver", "gold")


class Toy(State):
    def __init__(self, players: int, coins: int, chance: Chance) -> None:
        super().__init__(players, LAYOUT, STEPS, chance)
        self.start = coins
        self.pot = 0
        self.coins = zeros(players)
        self.points = zeros(players)
        self.picks = zeros(players)  # the bids, while they are taken in
        self.taken = zeros(3)
        for seat in range(players):
            self.coins[seat] = coins

    def copy(self) -> "Toy":
        other = Toy(self.players, self.start, self.chance)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Toy)
        self.copy_base(other)
        self.pot, self.coins, self.points = other.pot, other.coins[:], other.points[:]
        self.picks, self.taken = other.picks[:], other.taken[:]

    def key_more(self, h: int) -> int:
        for table in (self.coins, self.points, self.picks, self.taken):
            h = mix_all(h, table)
        return h  # the pot follows from the coins

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
        s.push(frame(AUCTION, 0, x))
        for bidder in reversed(range(s.players)):
            s.push(frame(ASK_BID, bidder))


class Question(Step[Toy]):
    """A step that asks. Each object says so itself, as compiled code does not see what an interpreted class says."""

    def __init__(self, *, sealed: bool = False, continues: bool = False) -> None:
        self.asks = True
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
            if s.noting:
                s.note(BIDS, bidder, s.picks[bidder])
            s.picks[bidder] = 0
        s.done()
        s.plan(frame(ASK_CARD, winner), frame(ASK_GIVE, winner))


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
            if s.noting:
                s.note(BURIED, seat)
        drawn = s.draw(PILE)
        s.taken[drawn] += 1
        s.points[seat] += drawn + 1
        if s.noting:
            s.note(TOOK, seat, drawn)
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
        if s.noting:
            s.note(GAVE, seat, x, coins)

    def binds(self, s: Toy, move: int, /) -> bool:
        return move - COINS + 1 >= FIRM


LAYOUT: Final = Layout([len(CARDS)], [0], [CARDS])
STEPS: Final[list[Step[Any]]] = [
    Round(),
    AskBid(sealed=True),
    Auction(),
    AskCard(),
    AskGive(),
    AskCoins(continues=True),
]


class ToyView(View, frozen=True, kw_only=True, tag="toy"):
    pot: int
    coins: list[int]
    points: list[int]
    picks: list[int]
    taken: list[int]
    pile: list[str | None]
    pile_known: list[int]


WORDS: Final[dict[str, tuple[str, ...]]] = {"card": METALS}
ASKS: Final[dict[str, tuple[str, ...]]] = {"bid": (), "card": (), "give": (), "coins": ("seat_rival",)}
REFUSALS: Final[dict[str, tuple[str, ...]]] = {"too-poor": ("amount",), "richer": ("seat_rival", "amount")}


class ToyTitle(Title):
    name = "toy"
    locale = Path(__file__).parent / "locale"
    options = (Option("coins", "int", (0, 9), 4, text="option-coins"),)
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
    )
    words = WORDS
    events = (
        EventKind("bid", (("seat", "seat"), ("amount", "amount"))),
        EventKind("took", (("seat", "seat"), ("card", "card"))),
        EventKind("buried", (("seat", "seat"),)),
        EventKind("gave", (("seat", "seat"), ("seat_rival", "seat"), ("amount", "amount"))),
    )
    tables = (
        StateTable("pot"),
        StateTable("coins", (SEATS,)),
        StateTable("points", (SEATS,)),
        StateTable("picks", (SEATS,), highest=3),
        StateTable("taken", (3,), highest=2),
    )
    zones = (Zone("pile", METALS),)
    objects = ("cards",)
    catalogues = (tuple(METALS[card] for card in CARDS),)
    asks = ASKS
    refusals = REFUSALS
    remedies = ("poorer-rival",)
    sources = ("cards", "coins")
    steps = ("round", "bid", "auction", "card", "give", "coins")
    view_type = ToyView

    def player_counts(self, options: dict[str, Any]) -> range:
        return range(2, 7)

    def open(self, players: int, options: dict[str, Any], version: int, chance: Chance) -> Toy:
        s = Toy(players, options["coins"], chance)
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
        return s.moves(seat)

    def refusal(self, s: State, seat: int, move: int) -> Refusal:
        assert isinstance(s, Toy)
        if move not in self.candidates(s, seat):
            return Refusal("not-asked", {})
        rival = (seat + move - GIVE) % s.players
        if GIVE <= move < COINS and s.coins[rival] > s.coins[seat]:
            return Refusal("richer", {"seat_rival": rival, "amount": s.coins[rival]}, "T4", "poorer-rival")
        return Refusal("too-poor", {"amount": s.coins[seat]}, "T2")

    def score_sheet(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(s, Toy)
        return (ScoreLine("cards", s.points[seat]), ScoreLine("coins", s.coins[seat]))


TITLE: Final = ToyTitle()
