"""The outlook of a trade: its effect on the next development of the seat that makes it, as if it were accepted.

Only the cards of that seat change in the trial. So the result tells nothing about what another seat holds (E1.4).
"""

from collections.abc import Sequence

from msgspec import Struct

from carrack.games.empire.core import board, move
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.state import Empire
from carrack.games.empire.figures import Counts, ForecastLine, card_difference, developed


class Outlook(Struct, frozen=True):
    """The changes that a trade would make to the next development.

    `lines` has the lines of the development that grow or shrink (an institution, `unrest` or `bonds`), and by how much.
    `changes` has the cards that the development brings in addition, less than nothing for those it costs; the traded
    cards are not counted. `support` is by how much the support after the development would change, with the trade.
    """

    lines: dict[str, int]
    changes: Counts
    support: int


def outlook(s: Empire, seat: int, moves: Sequence[int]) -> Outlook | None:
    """Return what the trade of a line of moves would change; None if it is no trade."""
    trade = trade_of(s, seat, moves)
    if trade is None:
        return None
    paid, got = trade
    lines, after = developed(s)
    trial = s.copy()
    _add(trial, seat, got, paid)
    then, traded = developed(trial)
    support = int(traded.score(seat) - after.score(seat))
    _add(traded, seat, paid, got)
    return Outlook(_growth(lines[seat], then[seat]), card_difference(traded.cards, after.cards, seat), support)


def trade_of(s: Empire, seat: int, moves: Sequence[int]) -> tuple[Sequence[int], Sequence[int]] | None:
    """Return the cards that a seat would pay and get, by kind, if a line of moves accepts an offer or makes one."""
    first = moves[0]
    if first == move.ACCEPT:
        return list(s.asked), list(s.given)
    if move.TAKE <= first < move.REPLY:
        steps_left, place = divmod(first - move.TAKE, move.PLACES)
        at = board.entry(s, (seat + steps_left) % s.players, place)
        return list(board.cards_at(s, at + board.ASKED)), list(board.cards_at(s, at + board.GIVEN))
    begins_offer = (
        first in {move.COUNTER, move.OFFER_ALL} or move.OFFER <= first < move.DONE or move.REPLY <= first < move.CANCEL
    )
    return _offered(moves[1:]) if begins_offer else None


def _offered(moves: Sequence[int]) -> tuple[list[int], list[int]] | None:
    """Return the cards that the moves after the beginning of an offer give and ask for; None if there are none."""
    given, asked = [0] * CARDS, [0] * CARDS
    side = given
    for chosen in moves:
        if chosen == move.DONE:
            continue
        first = move.PART
        if chosen >= move.FOR:
            side, first = asked, move.FOR
        elif chosen < move.PART:
            first = move.GIVE
        kind, n = divmod(chosen - first, move.AMOUNTS)
        side[kind] = n
    return (given, asked) if any(given) or any(asked) else None


def _add(s: Empire, seat: int, more: Sequence[int], less: Sequence[int]) -> None:
    for kind in range(CARDS):
        s.cards[seat * CARDS + kind] += more[kind] - less[kind]


def _growth(before: list[ForecastLine], after: list[ForecastLine]) -> dict[str, int]:
    """Return by how much the lines of a development differ, without those that do not."""
    amounts = {line.what: line.amount for line in before}
    then = {line.what: line.amount for line in after}
    differences = {what: then.get(what, 0) - amounts.get(what, 0) for what in {**amounts, **then}}
    return {what: n for what, n in differences.items() if n}
