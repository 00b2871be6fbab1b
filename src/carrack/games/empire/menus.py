"""The whole menu of a node: the legal moves, and those that clients show greyed."""

from collections.abc import Iterator

from carrack.games.empire.asks import top
from carrack.games.empire.core import move, step, trade
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.state import Empire


def cards(s: Empire, first: int, holder: int, is_hidden: bool = False) -> Iterator[int]:
    """Each kind of card in every number that is held, and one more, which stands for all that are too many.

    Of cards that are hidden from the seat, that one is left out: it would tell how many there are.
    """
    for kind in range(CARDS):
        beyond = min(s.card(holder, kind) + (1 if is_hidden else 2), move.AMOUNTS)
        yield from (first + kind * move.AMOUNTS + n for n in range(1, beyond))


def hides_limit(s: Empire, chosen: int) -> bool:
    """Whether a move asks for another player's cards, which are hidden (E1.4): nobody is told how many there are."""
    number, _, y = top(s)
    if s.rules.open_holdings or number != step.ASK_PART:
        return False
    return chosen >= move.FOR or (chosen >= move.PART and trade.stage_of(y) == trade.ASKED)


def menu(s: Empire, seat: int) -> list[int]:
    """The ids of the node on top of the agenda, ascending."""
    number = top(s)[0]
    match number:
        case step.ASK_CLAIM:
            return list(range(move.SELECT, move.SELL))
        case step.ASK_SELL:
            return list(range(move.SELL, move.WITHDRAW))
        case step.ASK_BID | step.ASK_SEALED_BID:
            beyond = min(s.card(seat, GOLD) + 2, move.AMOUNTS)  # the first amount that is too much stands for all
            return [move.PASS, move.WITHDRAW, *range(move.BID + s.bids[seat], move.BID + beyond)]
        case step.ASK_TRADE:
            return [move.PASS, *range(move.OFFER + 1, move.OFFER + s.players)]
        case step.ASK_PART:
            _, other, y = top(s)
            is_hidden = not s.rules.open_holdings
            match trade.stage_of(y):
                case trade.BEGUN:
                    return [move.DONE, *cards(s, move.GIVE, seat), *cards(s, move.FOR, other, is_hidden)]
                case trade.GIVEN:
                    return [move.DONE, *cards(s, move.PART, seat), *cards(s, move.FOR, other, is_hidden)]
            return [move.DONE, *cards(s, move.PART, other, is_hidden)]
        case step.ASK_ANSWER:
            return [move.ACCEPT, move.REFUSE, move.COUNTER]
    raise ValueError(f"step {number} asks nothing")
