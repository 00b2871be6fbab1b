"""The whole menu of a node: the legal moves, and the illegal ones that clients show greyed."""

from collections.abc import Iterator

from carrack.games.empire.asks import top
from carrack.games.empire.core import board, move, part, step, trade
from carrack.games.empire.core.auction import is_in
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.state import Empire


def card_moves(s: Empire, first: int, holder: int, is_hidden: bool = False) -> Iterator[int]:
    """Yield the moves that name each kind of card, for every number up to one more than is held.

    That last number is greyed and stands for all higher ones. It is left out for cards that are hidden from the seat,
    because it would reveal how many there are.
    """
    for kind in range(CARDS):
        beyond = min(s.card(holder, kind) + (1 if is_hidden else 2), move.AMOUNTS)
        yield from (first + kind * move.AMOUNTS + n for n in range(1, beyond))


def asked_cards(s: Empire, first: int, holder: int) -> Iterator[int]:
    """Yield the moves that ask for each kind of card of a holder."""
    if s.rules.asks_for_any:
        return amounts(first, list(s.rules.most_asked))
    return card_moves(s, first, holder, is_hidden=not s.rules.open_holdings)


def hides_limit(s: Empire, chosen: int) -> bool:
    """Whether a move asks for another player's hidden cards (E1.4), so that the limit must not be shown."""
    number, _, y = top(s)
    if s.rules.open_holdings or s.rules.asks_for_any or number != step.ASK_PART:
        return False
    return chosen >= move.FOR or (chosen >= move.PART and part.stage_of(y) == trade.ASKING)


def menu(s: Empire, seat: int) -> list[int]:
    """Return the ids of the menu of the present node, ascending."""
    number = top(s)[0]
    match number:
        case step.ASK_CLAIM:
            return list(range(move.SELECT, move.SELL))
        case step.ASK_SELL:
            return list(range(move.SELL, move.WITHDRAW))
        case step.ASK_BID | step.ASK_SEALED_BID:
            beyond = min(s.card(seat, GOLD) + 2, move.AMOUNTS)  # the first amount too high stands for all of them
            return [move.PASS, move.WITHDRAW, *range(move.BID + s.bids[seat], move.BID + beyond)]
        case step.ASK_TRADE:
            return [move.PASS, *range(move.OFFER + 1, move.OFFER + s.players)]
        case step.ASK_PART:
            _, other, y = top(s)
            match part.stage_of(y):
                case trade.BEGUN:
                    return [move.DONE, *card_moves(s, move.GIVE, seat), *asked_cards(s, move.FOR, other)]
                case trade.GIVING:
                    return [move.DONE, *card_moves(s, move.PART, seat), *asked_cards(s, move.FOR, other)]
            return [move.DONE, *asked_cards(s, move.PART, other)]
        case step.ASK_ANSWER:
            return [move.ACCEPT, move.REFUSE, move.COUNTER]
        case step.OPEN_BIDDING | step.BOARD:
            return open_menu(s, seat, number)
    raise ValueError(f"step {number} asks nothing")


def open_menu(s: Empire, seat: int, number: int) -> list[int]:
    """Return the menu of an open node: bids while a card is up, and the offer board if there is one."""
    quiet = move.CONTENT if number == step.OPEN_BIDDING else move.READY
    if s.drafting[seat]:
        return [*draft_menu(s, seat), quiet]
    bids: list[int] = []
    if number == step.OPEN_BIDDING and is_in(s, seat):
        beyond = min(s.card(seat, GOLD) + 2, move.AMOUNTS)  # the first amount too high stands for all of them
        bids = [move.WITHDRAW, *range(move.BID + s.bids[seat], move.BID + beyond)]
    if not board.has_board(s):
        return [*bids, quiet]
    others = [(steps_left, (seat + steps_left) % s.players) for steps_left in range(1, s.players)]
    offers = [
        steps_left * move.PLACES + place
        for steps_left, maker in others
        for place in range(s.rules.trade_offers)
        if board.is_for(s, seat, maker, board.entry(s, maker, place))
    ]
    own = [place for place in range(s.rules.trade_offers) if s.board[board.entry(s, seat, place)]]
    return [
        *bids,
        *(move.OFFER + steps_left for steps_left, _ in others),
        quiet,
        move.OFFER_ALL,
        *(move.TAKE + offer for offer in offers),
        *(move.REPLY + offer for offer in offers),
        *(move.CANCEL + place for place in own),
    ]


def draft_menu(s: Empire, seat: int) -> list[int]:
    """Return the menu of a seat that is making up an offer for the board."""
    most_given = [board.free_cards(s, seat, kind) for kind in range(CARDS)]
    most_asked = list(s.rules.most_asked)
    match part.stage_of(s.drafting[seat]):
        case board.BEGUN:
            parts = [*amounts(move.GIVE, most_given), *amounts(move.FOR, most_asked)]
        case board.GIVING:
            parts = [*amounts(move.PART, most_given), *amounts(move.FOR, most_asked)]
        case _:
            parts = [*amounts(move.PART, most_asked)]
    return [move.DONE, *parts]


def amounts(first: int, most: list[int]) -> Iterator[int]:
    """Yield the moves that name each kind of card, up to one more than the most; that one is greyed."""
    for kind, n in enumerate(most):
        yield from (first + kind * move.AMOUNTS + named for named in range(1, min(n + 2, move.AMOUNTS)))
