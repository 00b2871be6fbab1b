"""Figures that anybody can work out from the table: the next development, prices of goods, winning bids, offers.

Clients that do not know the rules show them. All are computed by the rules' own functions on copies of the position.
"""

from collections.abc import Callable

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from carrack.engine.core.frames import step_of, x_of
from carrack.games.empire.core import board, step
from carrack.games.empire.core.auction import is_in, winner
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION
from carrack.games.empire.core.commerce import price_of
from carrack.games.empire.core.development import Development
from carrack.games.empire.core.move import PLACES
from carrack.games.empire.core.rules import BOND_GOLD, TOP_PRICE
from carrack.games.empire.core.state import Empire
from carrack.games.empire.planning import places_left
from carrack.games.empire.words import WORDS

FIGURED = ("cards", "bank", "nation", "opener")  # tables that the next development depends on
MORE = (GOOD, POPULATION, COLONY, BOND)  # kinds of cards that the auction row can have
NAMES: tuple[str, ...] = WORDS["card"]
RULES = Development()

Counts = dict[str, int]  # by kind of card, without noughts


class ForecastLine(Struct, frozen=True):
    """One line of a development.

    `what` is an institution, `unrest` or `bonds`; `uses` are the cards it needs, `changes` the cards gained or paid.
    """

    what: str
    amount: int
    uses: Counts
    changes: Counts


class More(Struct, frozen=True):
    """The difference that one more card makes: institutions built in addition, and cards."""

    card: str
    built: list[str]
    changes: Counts


class Forecast(Struct, frozen=True):
    """A seat's next development if nothing changes before it: its lines, support after it, what one more card does."""

    lines: list[ForecastLine]
    support: int
    more: list[More]


class RowCard(Struct, frozen=True):
    """The value of a card of the row to a seat that also won every card before it that is still to be auctioned.

    `place` is its place in the row, from 1. `at_once` is what its winner gets with it (E5.5). `built` and `changes` are
    the difference that the card makes to the next development; the card itself is not counted, kept or used up.
    """

    place: int
    card: str
    at_once: Counts
    built: list[str]
    changes: Counts


class BoardOffer(Struct, frozen=True):
    """An offer on the board.

    `place` is its place in the row of its maker, `seat`, counted from 1, as moves name it. `to` is the seat it is made
    to, -1 for everybody. `replies` has the maker and the place of the offer it counters; empty if it counters none.
    `can_take` lists the seats that could accept it now: they and the maker have the cards and the gold. Clients show of
    it only what concerns their own seat, unless the table plays with open holdings (E1.4).
    """

    seat: int
    place: int
    to: int
    given: Counts
    asked: Counts
    replies: list[int]
    can_take: list[int]


class Figures(Struct, frozen=True):
    """The figures of a position.

    `development` has a forecast for each seat, `prices` the price of a good by the number of goods that all sell.
    While bids are made, `leader` is the seat that would win (-1: nobody), and `wins` has for each seat the ranges of
    its bids, from the one that stands up to its gold, that would win against the others as they stand.
    `waited` has the seats that a lot or the end of a round waits for: content seats, and seats that can do nothing, are
    not among them. `offers` is the offer board, and `free_gold` the gold of each seat that stands in no bid.
    While bids are made, `row` has for each seat what the cards bring that are still to be auctioned in this round.
    """

    development: list[Forecast]
    prices: list[int]
    leader: int
    wins: list[list[tuple[int, int]]]
    waited: list[int] = []
    offers: list[BoardOffer] = []
    free_gold: list[int] = []
    row: list[list[RowCard]] = []


PRICES = [int(price_of(total)) for total in range(TOP_PRICE + 1)]


def figures(s: Empire, known: Figures | None) -> Figures:
    """Return the figures of a position; `known` are those of a position with the same `FIGURED` tables, or None."""
    development = forecasts(s) if known is None else known.development
    leader = int(winner(s)) if s.bidders else -1
    wins = [winning(s, seat) for seat in range(s.players)] if s.bidders else []
    waited = [int(seat) for seat in s.deciders()] if s.is_open() else []
    free = [int(board.free_gold(s, seat)) for seat in range(s.players)]
    row = row_cards(s, known) if s.bidders else []
    now = Figures(development, PRICES, leader, wins, waited, offers(s), free, row)
    return known if now == known else now


def offers(s: Empire) -> list[BoardOffer]:
    """Return the offers on the board, by maker and place."""
    if not board.has_board(s):
        return []
    found = []
    for seat in range(s.players):
        for place in range(s.rules.trade_offers):
            at = board.entry(s, seat, place)
            target = int(s.board[at])
            if target:
                link = int(s.board[at + board.REPLIES])
                found.append(
                    BoardOffer(
                        seat,
                        place + 1,
                        -1 if target == board.ANYBODY else target - 1,
                        counts(s, at + board.GIVEN),
                        counts(s, at + board.ASKED),
                        [(link - 1) // PLACES, (link - 1) % PLACES + 1] if link else [],
                        [other for other in range(s.players) if board.can_take(s, other, seat, at)],
                    )
                )
    return found


def counts(s: Empire, first: int) -> Counts:
    """Return the cards that stand on the board from `first` on."""
    return {NAMES[kind]: int(s.board[first + kind]) for kind in range(CARDS) if s.board[first + kind]}


def forecasts(s: Empire) -> list[Forecast]:
    """Return the next development of each seat; empty lists before nations are claimed."""
    if s.rules.has_nations and 0 in s.nation:
        return [Forecast([], int(s.score(seat)), []) for seat in range(s.players)]
    lines, after = developed(s)
    more: list[list[More]] = [[] for _ in range(s.players)]
    for kind in MORE:
        for seats in trial_groups(s):
            trial = s.copy()
            for seat in seats:
                trial.cards[seat * CARDS + kind] += 1
            then, richer = developed(trial)
            for seat in seats:
                richer.cards[seat * CARDS + kind] -= 1
                built = newly_built(lines[seat], then[seat])
                more[seat].append(More(NAMES[kind], built, card_difference(richer.cards, after.cards, seat)))
    return [Forecast(lines[seat], int(after.score(seat)), more[seat]) for seat in range(s.players)]


def row_cards(s: Empire, known: Figures | None) -> list[list[RowCard]]:
    """Return for each seat what the cards bring that are still to be auctioned, counted one by one from the left."""
    places = unsettled_places(s)
    if s.rules.has_nations and 0 in s.nation:
        return []
    if known is not None and known.row and [one.place for one in known.row[0]] == places:
        return known.row
    found: list[list[RowCard]] = [[] for _ in range(s.players)]
    for seats in trial_groups(s):
        trial = s.copy()
        lines, after = developed(trial)
        for place in places:
            kind = int(s.row[place - 1])
            brought: list[Counts] = []
            for seat in seats:
                trial.cards[seat * CARDS + kind] += 1
                gold = int(trial.gain(seat, GOLD, BOND_GOLD)) if kind == BOND else 0
                brought.append({NAMES[GOLD]: gold} if gold else {})
            then, richer = developed(trial)
            for seat, at_once in zip(seats, brought, strict=True):
                changes = card_difference(richer.cards, after.cards, seat)
                own = {NAMES[kind]: 1} if changes.get(NAMES[kind], 0) > 0 else {}  # else it was used up
                for name, n in (own | at_once).items():
                    changes[name] = changes.get(name, 0) - n
                changes = {name: n for name, n in changes.items() if n}
                card = RowCard(place, NAMES[kind], at_once, newly_built(lines[seat], then[seat]), changes)
                found[seat].append(card)
            lines, after = then, richer
    return found


def unsettled_places(s: Empire) -> list[int]:
    """Return what `planning.lots_left` does, from a state instead of a view."""
    for f in s.agenda[: s.depth]:
        if step_of(f) == step.EXPLORATION:
            return list(places_left(int(x_of(f)), int(s.shortage)))
    return []


def trial_groups(s: Empire) -> list[list[int]]:
    """Return groups of seats that one trial can serve: seats draw on each other's cards only in a strict bank."""
    return [[seat] for seat in range(s.players)] if s.rules.strict_bank else [list(range(s.players))]


def newly_built(before: list[ForecastLine], then: list[ForecastLine]) -> list[str]:
    """Return what a development has more of than another."""
    amounts = {line.what: line.amount for line in before}
    return [line.what for line in then if line.amount > amounts.get(line.what, 0)]


def developed(s: Empire) -> tuple[list[list[ForecastLine]], Empire]:
    """Return the lines of each seat's development, and the position after it."""
    after = s.copy()
    unused = after.cards[:]
    lines: list[list[ForecastLine]] = [[] for _ in range(s.players)]
    stages: list[tuple[str, Callable[[Empire, vec[i64]], None]]] = [
        ("luxury", RULES.build_luxuries),
        ("industry", RULES.build_industries),
    ]
    if s.rules.has_nations:
        stages.append(("", RULES.build_institutions))
    for name, build in stages:
        cards, left = after.cards[:], unused[:]
        build(after, unused)
        for seat in range(s.players):
            uses = card_difference(left, unused, seat)
            what = name or WORDS["institution"][s.nation[seat] - 1]
            if uses:
                lines[seat].append(
                    ForecastLine(what, sum(uses.values()) // 2, uses, card_difference(after.cards, cards, seat))
                )
    for name, kind, suffer in (("unrest", POPULATION, RULES.suffer_unrest), ("bonds", BOND, RULES.pay_bonds)):
        cards = after.cards[:]
        suffer(after, unused)
        for seat in range(s.players):
            count = int(unused[seat * CARDS + kind])
            if count:
                changes = card_difference(after.cards, cards, seat)
                lines[seat].append(ForecastLine(name, count, {NAMES[kind]: count}, changes))
    return lines, after


def card_difference(more: vec[i64], less: vec[i64], seat: int) -> Counts:
    """Return how many more cards of each kind a seat has in one table than in another."""
    at = seat * CARDS
    return {NAMES[kind]: int(n) for kind in range(CARDS) if (n := more[at + kind] - less[at + kind])}


def winning(s: Empire, seat: int) -> list[tuple[int, int]]:
    """Return the ranges of bids of a seat that would win, from its own up to its gold."""
    if not is_in(s, seat):
        return []
    trial = s.copy()
    gold = int(s.card(seat, GOLD))
    ranges: list[tuple[int, int]] = []
    # One above all others wins, and so does every bid above that.
    top = max(s.bids[other] for other in range(s.players)) + 1
    for bid in range(int(s.bids[seat]), min(int(top), gold) + 1):
        trial.bids[seat] = bid
        if winner(trial) != seat:
            continue
        if ranges and ranges[-1][1] == bid - 1:
            ranges[-1] = (ranges[-1][0], bid)
        else:
            ranges.append((bid, bid))
    if ranges and ranges[-1][1] == top and gold > top:
        ranges[-1] = (ranges[-1][0], gold)
    return ranges
