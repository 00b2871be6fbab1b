"""The facts of the end page: the parts of the points turn by turn, and remarkable events of the record."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from carrack.engine.highlights import Candidate, events_of, most_remarkable
from carrack.engine.title import Highlight, PlayedTurn
from carrack.engine.types import Args, ScoreLine

SOURCES = {"supporter": "supporters", "revolt": "revolts"}  # of points, for each kind of card that gives any


def score_parts(turns: Sequence[PlayedTurn]) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return for each seat how it came by its supporters and revolts; what is not dealt or won was traded."""
    gained: defaultdict[tuple[int, str, str], int] = defaultdict(int)  # cards by seat, kind and way
    for _, event in events_of(turns):
        args = event.args
        if event.kind == "nation":
            gained[int(args["seat"]), "supporter", "claiming"] += int(args["supporters"])
            gained[int(args["seat"]), "revolt", "claiming"] += int(args["revolts"])
        elif event.kind == "gained":
            gained[int(args["seat"]), str(args["card"]), "development"] += int(args["amount"])
        elif event.kind == "won":
            gained[int(args["seat"]), str(args["card"]), "auction"] += 1
    parts: list[tuple[ScoreLine, ...]] = []
    for seat, sheet in enumerate(turns[-1].sheets):
        own: list[ScoreLine] = []
        for card, source in SOURCES.items():
            sign = -1 if card == "revolt" else 1
            ways = {way: sign * gained[seat, card, way] for way in ("claiming", "development", "auction")}
            total = sum(line.points for line in sheet if line.source == source)
            ways["trade"] = total - sum(ways.values())
            own += [ScoreLine(source, points, {"way": way}) for way, points in ways.items() if points]
        parts.append(tuple(own))
    return tuple(parts)


def highlights(turns: Sequence[PlayedTurn]) -> tuple[Highlight, ...]:
    """Return the dearest card, the largest trade, the best development, the best sale and the worst unrest."""
    return most_remarkable(
        {
            "dearest-card": _cards(turns),
            "largest-trade": _trades(turns),
            "best-development": _developments(turns, "supporter"),
            "best-sale": _sales(turns),
            "worst-unrest": _developments(turns, "revolt"),
        }
    )


def _cards(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the cards that were won in auctions for gold."""
    for turn, event in events_of(turns):
        price = int(event.args["amount"]) if event.kind == "won" else 0
        if price:
            yield (price,), {"seat": event.args["seat"], "card": event.args["card"], "amount": price, "turn": turn}


def _trades(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the trades: the more cards change hands, the larger; gold breaks ties. Gifts are trades, too."""
    proposed: Args = {}
    for turn, event in events_of(turns):
        args = event.args
        if event.kind == "proposed":
            proposed = args
            continue
        if event.kind not in {"traded", "accepted"}:
            continue
        goods = proposed if event.kind == "accepted" else args
        given, asked = str(goods["counts_given"]), str(goods["counts_asked"])
        cards, gold = _size(f"{given} {asked}")
        yield (
            (cards, gold),
            {
                "seat": args["seat_rival"],  # the maker of the offer
                "seat_rival": args["seat"],
                "counts_given": given,
                "counts_asked": asked,
                "turn": turn,
            },
        )


def _size(counts: str) -> tuple[int, int]:
    """Return how many cards and how much gold a text like `1 card-colony 6 card-gold` names."""
    words = counts.split()
    amounts = list(zip(words[1::2], map(int, words[::2]), strict=True))
    gold = sum(amount for card, amount in amounts if card == "card-gold")
    return sum(amount for _, amount in amounts) - gold, gold


def _developments(turns: Sequence[PlayedTurn], card: str) -> Iterator[Candidate]:
    """Yield the cards of a kind that each seat gained in each development."""
    for turn in turns:
        gained: defaultdict[int, int] = defaultdict(int)
        for event in turn.events:
            if event.kind == "gained" and event.args["card"] == card:
                gained[int(event.args["seat"])] += int(event.args["amount"])
        for seat, amount in gained.items():
            yield (amount,), {"seat": seat, "amount": amount, "turn": turn.turn}


def _sales(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the sales of goods in each commerce, with the price and what they brought."""
    for turn in turns:
        price = next((int(event.args["amount"]) for event in turn.events if event.kind == "price"), 0)
        for event in turn.events:
            goods = int(event.args["amount"]) if event.kind == "sold" else 0
            if goods * price:
                args: Args = {"seat": event.args["seat"], "amount": goods, "price": price, "gold": goods * price}
                yield (goods * price,), args | {"turn": turn.turn}
