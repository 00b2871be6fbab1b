"""Counts obvious mistakes in games of `empire` bots, and prints the rates.

    python tests/support/blunders_empire.py [GAMES] [KEY=VALUE …]

Games of four are played by several mixes of bots, under the usual options or those given. A blunder is defined here by
the rules alone, not by the bots' evaluation.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack import Event, Game
from carrack.bots import Bot, Budget, make
from carrack.bots.match import bot_seed
from carrack.games.empire.core.card import GOLD
from carrack.games.empire.core.rules import ROUNDS_IN_GAME, ROW_SIZE
from support.buyer import Buyer
from support.progress import tell

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
AUCTIONS = {"lot", "bid", "sealed-bid"}  # asks
OFFERED = {"offered", "offered-all", "proposed"}  # events
SUPPORT = {"card-supporter": 1, "card-revolt": -1}
MOST_OFFERS = 6  # that people would bear, of a bot in a round
LIMIT = 20  # rounds of claims, after which the nations left are dealt
LONG = 8  # rounds of claims that a person would accept


class Census:
    """The cases and blunders counted in some games, by level."""

    def __init__(self, **options: Any) -> None:
        self.options = options
        self.games = 0
        self.acts = 0  # in auctions
        self.cards = 0  # auctioned
        self.clashes = 0  # of these, cards that nobody won although somebody had bid
        self.last_cards: Counter[str] = Counter()  # last cards that would have brought a seat support, for gold it had
        self.left_cards: Counter[str] = Counter()  # of these, cards it did not take
        self.bids: Counter[str] = Counter()
        self.high_bids: Counter[str] = Counter()  # of these, more than a rival can beat, or above the own lead
        self.rounds: Counter[str] = Counter()  # of a seat in which it may trade
        self.offers: Counter[str] = Counter()
        self.repeated: Counter[str] = Counter()  # offers made before, with nothing changed since
        self.many: Counter[str] = Counter()  # offers beyond the number that people would bear
        self.own_offers: Counter[str] = Counter()  # at tables of one level
        self.own_trades: Counter[str] = Counter()  # of these, accepted
        self.cheap_offers: Counter[str] = Counter()  # offers of too little gold for supporters
        self.cheap_sales: Counter[str] = Counter()  # of these, accepted

    def play(self, seed: int, names: tuple[str, ...], effort: float = 1.0) -> None:
        """Watch a game to its end."""
        watch = Watch(self, seed, names)
        while not watch.game.is_over:
            watch.step(effort)
        self.games += 1


class Watch:
    """One game, and the facts to remember for later moves."""

    def __init__(self, census: Census, seed: int, names: tuple[str, ...]) -> None:
        self.census = census
        self.names = names
        self.game: Game = carrack.new_game("empire", players=len(names), seed=seed, **census.options)
        self.bots = [bot_named(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
        self.cards: list[Any] = [[] for _ in names]
        self.changes = [0] * len(names)  # of a seat's cards so far
        self.made: set[tuple[Any, ...]] = set()  # offers, with the state of the cards
        self.in_round = [0] * len(names)  # offers of a seat
        self.proposed: dict[str, Any] = {}  # in a trade window

    def step(self, effort: float) -> None:
        """Play the next move and count."""
        game = self.game
        kind = game.ask.kind if game.ask else ""
        seat = game.asked[0]
        chosen = self.bots[seat].choose(game.info(seat), Budget(effort=effort))
        before = game.to_dict() if kind not in {"claim", "sell"} else {}
        if before:
            self.note_changes(before["cards"])
            self.census.acts += kind in AUCTIONS
        serial = game.serial
        game.play(chosen, seat)
        for event in game.events(serial):
            self.look_at(event, before)
        if before and is_last_card(before) and not is_last_card(after := game.to_dict()):
            self.look_at_last_card(before, after)

    def note_changes(self, cards: list[Any]) -> None:
        """Count the changes of every seat's cards."""
        for who, held in enumerate(cards):
            if held != self.cards[who]:
                self.changes[who] += 1
                self.cards[who] = held

    def look_at(self, event: Event, before: dict[str, Any]) -> None:
        """Count what an event tells of offers and bids."""
        census = self.census
        args: dict[str, Any] = dict(event.args)
        if event.kind in OFFERED:
            self.proposed = args
            self.look_at_offer(args["seat"], args.get("seat_rival"), args["counts_given"], args["counts_asked"])
        elif event.kind == "traded":
            self.look_at_trade(args["seat_rival"], args["seat"], args["counts_given"], args["counts_asked"])
        elif event.kind == "accepted":
            self.look_at_trade(
                args["seat_rival"], args["seat"], self.proposed["counts_given"], self.proposed["counts_asked"]
            )
        elif event.kind == "bids":
            self.look_at_bid(before, args["seat"], args["amount"])
        elif event.kind == "round":
            self.in_round = [0] * len(self.names)
            if args["amount"] < ROUNDS_IN_GAME:
                census.rounds.update(self.names)
        elif event.kind in {"won", "nobody-won"}:
            census.cards += 1
            census.clashes += args.get("highest", 0) > 0

    def look_at_offer(self, maker: int, rival: int | None, given: str, asked: str) -> None:
        """Count an offer, whether it was made before, and whether it is a poor one for support."""
        census, name = self.census, self.names[maker]
        rivals = [seat for seat in range(len(self.names)) if seat != maker and rival in {seat, None}]
        offer = (maker, rival, given, asked, *(self.changes[seat] for seat in (maker, *rivals)))
        census.offers[name] += 1
        census.repeated[name] += offer in self.made
        self.made.add(offer)
        self.in_round[maker] += 1
        census.many[name] += self.in_round[maker] > MOST_OFFERS
        census.own_offers[name] += len(set(self.names)) == 1
        if is_cheap(given, asked):
            for seat in rivals:
                census.cheap_offers[self.names[seat]] += 1

    def look_at_trade(self, maker: int, taker: int, given: str, asked: str) -> None:
        """Count an offer that was accepted, and support that was sold below worth, by either side."""
        census = self.census
        census.own_trades[self.names[maker]] += len(set(self.names)) == 1
        census.cheap_sales[self.names[taker]] += is_cheap(given, asked)
        census.cheap_sales[self.names[maker]] += is_cheap(asked, given)

    def look_at_bid(self, before: dict[str, Any], seat: int, bid: int) -> None:
        """Count a bid, and whether a lower one would have done for certain."""
        others = [other for other in range(len(self.names)) if other != seat and before["bidders"] >> other & 1]
        most = max((before["cards"][other][GOLD] for other in others), default=0)
        top = max((before["bids"][other] for other in others), default=-1)
        self.census.bids[self.names[seat]] += 1
        self.census.high_bids[self.names[seat]] += bid > most + 1 or before["bids"][seat] > top

    def look_at_last_card(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Count the seats that could have gained support by buying the last card for more than anybody bid."""
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


def counted(counts: str) -> dict[str, int]:
    """Return the cards of an event by kind."""
    words = counts.split()
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def is_cheap(given: str, asked: str) -> bool:
    """Whether an offer gives too little gold for the support that it asks for; other cards may be worth something."""
    gives, asks = counted(given), counted(asked)
    lost = sum(worth * (asks.get(kind, 0) - gives.get(kind, 0)) for kind, worth in SUPPORT.items())
    gold = gives.pop("card-gold", 0) - asks.pop("card-gold", 0)
    return lost > 0 and {*gives, *asks} <= set(SUPPORT) and gold < GOLD_A_SUPPORTER * lost


def bot_named(name: str, seed: int) -> Bot:
    """A bot of a level, or the one that buys supporters."""
    return Buyer(seed) if name == BUYER else make(name, seed)


def is_last_card(position: dict[str, Any]) -> bool:
    """Whether the last card of the game is up for auction."""
    if position["round"] != ROUNDS_IN_GAME - 1:
        return False
    steps = {row[0]: row for row in position["agenda"]}
    is_up = bool({"bidding", "sealed-bidding", "open-bidding"} & set(steps))
    return is_up and steps.get("exploration", [0, 0, ROW_SIZE])[2] >= ROW_SIZE


def gains(position: dict[str, Any], seat: int, card: int, price: int) -> bool:
    """Whether a seat has more support at the end if it buys a card."""
    return final_score(position, seat, card, 1, price) > final_score(position, seat, card, 0, 0)


def final_score(position: dict[str, Any], seat: int, card: int, n: int, price: int) -> int:
    """Return a seat's support after the last development, with so many more cards of a kind and less gold."""
    cards = [row[:] for row in position["cards"]]
    bank = position["bank"][:]
    cards[seat][card] += n
    bank[card] -= n
    cards[seat][GOLD] -= price
    bank[GOLD] += price
    over = {"agenda": [["rounds", 0, 0, 0, 0]], "bidders": 0, "bids": [0] * len(cards), "pending": {}}
    over |= {"content": 0, "changer": 0, "drafting": [0] * len(cards), "board": without_offers(position["board"])}
    return int(carrack.load({**position, "cards": cards, "bank": bank, **over}).scores()[seat])


def without_offers(board: Any) -> Any:
    """Return the offer board emptied: nested lists of the same shape, all noughts."""
    return [without_offers(part) for part in board] if isinstance(board, list) else 0


def claim_rounds(seed: int, names: tuple[str, ...]) -> int:
    """Return how many rounds of claims a table needs until everybody has a nation."""
    game = carrack.new_game("empire", players=len(names), seed=seed, claim_rounds=LIMIT)
    bots = [bot_named(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    rounds = 0
    while game.ask is not None and game.ask.kind == "claim":
        rounds += 1
        for seat in game.deciders:
            game.play(bots[seat].choose(game.info(seat), Budget()), seat)
    return rounds


def rate(blunders: Counter[str], cases: Counter[str]) -> str:
    """Return both levels' blunders among their cases, as text."""
    words = []
    for level in LEVELS:
        share = f", {100 * blunders[level] / cases[level]:.1f} %" if cases[level] else ""
        words.append(f"level {level} {blunders[level]} of {cases[level]}{share}")
    return "; ".join(words)


def per(events: Counter[str], cases: Counter[str]) -> str:
    """Return how many events there were for each case, by level, as text."""
    return "; ".join(f"level {level} {events[level] / max(cases[level], 1):.2f}" for level in LEVELS)


def main(games: int, **options: Any) -> None:
    census = Census(**options)
    for seed in range(games):
        census.play(seed, TABLES[seed % len(TABLES)])
    tell(f"{census.games} games of four{''.join(f', {key}={value}' for key, value in options.items())}")
    tell(f"  acts in the auction of a card: {census.acts / census.cards:.1f}")
    tell(f"  cards that nobody won although somebody bid: {census.clashes} of {census.cards}")
    tell(f"  last card left to others that would have brought support: {rate(census.left_cards, census.last_cards)}")
    tell(f"  bids higher than needed for certain: {rate(census.high_bids, census.bids)}")
    tell(f"  offers of a seat in a round: {per(census.offers, census.rounds)}")
    tell(f"  offers beyond {MOST_OFFERS} in a round: {rate(census.many, census.offers)}")
    tell(f"  offers accepted, all seats of one level: {rate(census.own_trades, census.own_offers)}")
    tell(f"  offers repeated with nothing changed: {rate(census.repeated, census.offers)}")
    tell(f"  supporters sold below worth, of such offers: {rate(census.cheap_sales, census.cheap_offers)}")
    tell("rounds of claims until all nations are taken")
    for players in range(2, 7):
        counts = sorted(claim_rounds(seed, ("2",) * players) for seed in range(games))
        long = 100 * sum(count > LONG for count in counts) / games
        tell(f"  {players} of level 2: mean {mean(counts):.2f}, most {counts[-1]}, over {LONG} in {long:.1f} %")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, **dict(word.split("=") for word in sys.argv[2:]))
