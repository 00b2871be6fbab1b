"""Counts what people call stupid in games of `empire` bots, and prints the rates.

    python tests/support/blunders_empire.py [GAMES]

Games of four are played by several mixes of bots. What counts as a blunder is worked out here from the rules alone, not
with what bots think.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack import Game
from carrack.bots import Bot, Budget, make
from carrack.bots.match import bot_seed
from carrack.games.empire.core import move
from carrack.games.empire.core.card import GOLD, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import ROUNDS_IN_GAME, ROW_SIZE
from support.buyer import Buyer

BUYER = "buyer"
GOLD_A_SUPPORTER = 20  # a gift of so much gold is worth about a point: tests/support/worth_of_gold.py
TABLES = (
    ("2", "2", "2", "2"),
    ("1", "2", "1", "2"),
    ("1", "1", "1", "1"),
    ("1", "0", "2", "0"),
    (BUYER, "1", "2", "1"),
)
LEVELS = ("1", "2")  # whose blunders count
LIMIT = 20  # rounds of claims, after which the nations left are dealt
LONG = 8  # rounds of claims that are patience enough


class Census:
    """What was seen in some games; counters go by level."""

    def __init__(self) -> None:
        self.games = 0
        self.last_cards: Counter[str] = Counter()  # that would have brought a seat support, for gold it had
        self.left_cards: Counter[str] = Counter()  # of these, it did not take
        self.refused: Counter[str] = Counter()  # offers
        self.repeated: Counter[str] = Counter()  # offers that were refused before, with nothing changed since
        self.cheap_offers: Counter[str] = Counter()  # for supporters, below what they are worth
        self.cheap_sales: Counter[str] = Counter()  # of these, accepted

    def play(self, seed: int, names: tuple[str, ...], effort: float = 1.0) -> None:
        """Watch a game to its end."""
        watch = Watch(self, seed, names)
        while not watch.game.is_over:
            watch.step(effort)
        self.games += 1


class Watch:
    """One game, and what must be remembered of it."""

    def __init__(self, census: Census, seed: int, names: tuple[str, ...]) -> None:
        self.census = census
        self.names = names
        self.game: Game = carrack.new_game("empire", players=len(names), seed=seed)
        self.bots = [bot_named(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
        self.cards: list[Any] = [[] for _ in names]
        self.changes = [0] * len(names)  # of a seat's cards so far
        self.refusals: set[tuple[Any, ...]] = set()

    def step(self, effort: float) -> None:
        """The next move."""
        game = self.game
        kind = game.ask.kind if game.ask else ""
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        chosen = self.bots[seat].choose(game.info(seat), Budget(effort=effort))
        position = game.to_dict() if kind in {"answer", "bid", "sealed-bid"} else {}
        if kind == "answer":
            self.look_at_answer(position, seat, chosen)
        game.play(chosen, seat)
        if position and is_last_card(position):
            after = game.to_dict()
            if not is_last_card(after):
                self.look_at_last_card(position, after)

    def look_at_answer(self, position: dict[str, Any], seat: int, chosen: int) -> None:
        """Whether the offer was made before, and whether it is a poor one that is accepted."""
        census = self.census
        for who, cards in enumerate(position["cards"]):
            if cards != self.cards[who]:
                self.changes[who] += 1
                self.cards[who] = cards
        maker = position["agenda"][-1][2]
        given, asked = position["given"], position["asked"]
        offer = (maker, seat, *given, *asked, self.changes[maker], self.changes[seat])
        census.repeated[self.names[maker]] += offer in self.refusals
        if chosen != move.ACCEPT:
            self.refusals.add(offer)
            census.refused[self.names[maker]] += 1
        lost = asked[SUPPORTER] - asked[REVOLT] - given[SUPPORTER] + given[REVOLT]
        if lost > 0 and not any(given[REVOLT + 1 : GOLD]) and given[GOLD] - asked[GOLD] < GOLD_A_SUPPORTER * lost:
            census.cheap_offers[self.names[seat]] += 1
            census.cheap_sales[self.names[seat]] += chosen == move.ACCEPT

    def look_at_last_card(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Who could have had the last card for more than anybody bid, and more support by it."""
        card = before["agenda"][-1][2]
        price = max(before["bids"])  # if nobody has it, because all who bid so much shared it
        winner = next((seat for seat in range(len(self.names)) if before["cards"][seat] != after["cards"][seat]), None)
        if winner is not None:
            price = before["cards"][winner][GOLD] - after["cards"][winner][GOLD]
        for seat, name in enumerate(self.names):
            cost = price if seat == winner else price + 1
            if before["cards"][seat][GOLD] >= cost and gains(before, seat, card, cost):
                self.census.last_cards[name] += 1
                self.census.left_cards[name] += seat != winner


def bot_named(name: str, seed: int) -> Bot:
    """A bot of a level, or the one that buys supporters."""
    return Buyer(seed) if name == BUYER else make(name, seed)


def is_last_card(position: dict[str, Any]) -> bool:
    """Whether the last card of the game is up for auction."""
    if position["round"] != ROUNDS_IN_GAME - 1:
        return False
    steps = {row[0]: row for row in position["agenda"]}
    is_up = "bidding" in steps or "sealed-bidding" in steps
    return is_up and steps.get("exploration", [0, 0, ROW_SIZE])[2] >= ROW_SIZE


def gains(position: dict[str, Any], seat: int, card: int, price: int) -> bool:
    """Whether a seat has more support at the end if it buys a card."""
    return final_score(position, seat, card, 1, price) > final_score(position, seat, card, 0, 0)


def final_score(position: dict[str, Any], seat: int, card: int, n: int, price: int) -> int:
    """What a seat has after the last development, with so many more cards of a kind and less gold."""
    cards = [row[:] for row in position["cards"]]
    bank = position["bank"][:]
    cards[seat][card] += n
    bank[card] -= n
    cards[seat][GOLD] -= price
    bank[GOLD] += price
    over = {"agenda": [["rounds", 0, 0, 0, 0]], "bidders": 0, "bids": [0] * len(cards), "pending": {}}
    return int(carrack.load({**position, "cards": cards, "bank": bank, **over}).scores()[seat])


def claim_rounds(seed: int, names: tuple[str, ...]) -> int:
    """How many rounds of claims a table needs until everybody has a nation."""
    game = carrack.new_game("empire", players=len(names), seed=seed, claim_rounds=LIMIT)
    bots = [bot_named(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    rounds = 0
    while game.ask is not None and game.ask.kind == "claim":
        rounds += 1
        for seat in game.deciders:
            game.play(bots[seat].choose(game.info(seat), Budget()), seat)
    return rounds


def rate(blunders: Counter[str], cases: Counter[str]) -> str:
    """Both levels' blunders among their cases, as text."""
    words = []
    for level in LEVELS:
        share = f", {100 * blunders[level] / cases[level]:.1f} %" if cases[level] else ""
        words.append(f"level {level} {blunders[level]} of {cases[level]}{share}")
    return "; ".join(words)


def main(games: int) -> None:
    census = Census()
    for seed in range(games):
        census.play(seed, TABLES[seed % len(TABLES)])
    tell(f"{census.games} games of four")
    tell(f"  last card left to others that would have brought support: {rate(census.left_cards, census.last_cards)}")
    tell(f"  offers repeated, to those refused: {rate(census.repeated, census.refused)}")
    tell(f"  supporters sold below worth, of such offers: {rate(census.cheap_sales, census.cheap_offers)}")
    tell("rounds of claims until all nations are taken")
    for players in range(2, 7):
        counts = sorted(claim_rounds(seed, ("2",) * players) for seed in range(games))
        long = 100 * sum(count > LONG for count in counts) / games
        tell(f"  {players} of level 2: mean {mean(counts):.2f}, most {counts[-1]}, over {LONG} in {long:.1f} %")


def tell(line: str) -> None:
    """Write a line out at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
