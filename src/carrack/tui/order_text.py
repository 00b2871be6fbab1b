"""Auto-answers and planned moves in words."""

from msgspec import UNSET

from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.narrate import asked
from carrack.engine.title_codecs import codecs_of
from carrack.engine.types import Choice
from carrack.table import Order, Table
from carrack.tui.words import Words


def move_text(words: Words, text: str, seat: int) -> str:
    """A move or a line of moves, narrated like choices."""
    notation = codecs_of(words.game).notation
    texts = []
    for move in notation.parse(text, seat, MAX_SEATS):
        args = notation.args(move, seat, MAX_SEATS)
        kind, wording = notation.kind(move).name, words.wording or UNSET
        texts.append(words.tell(Choice(move, text, kind, (), args=args, game=words.game, wording=wording), seat))
    return ", ".join(texts)


def answer_text(words: Words, ask: str, text: str, seat: int) -> str:
    """The question and its auto-answer."""
    return f"{asked(words.game, ask, words.lang)} → {move_text(words, text, seat)}"


def order_text(words: Words, order: Order, seat: int) -> str:
    """Return the moment of a planned move, and its effect, as text."""
    match order.kind:
        case "bid" if order.lot:
            return words.say("order-bid-lot", place=order.lot, amount=order.amount)
        case "bid" if order.about:
            return words.say("order-bid-card", card=words.term("card", order.about), amount=order.amount)
        case "bid":
            return words.say("order-bid", amount=order.amount)
        case "sell":
            return words.say("order-sell", amount=order.amount)
        case _:
            ranked = (f"{rank}. {move_text(words, move, seat)}" for rank, move in enumerate(order.moves, 1))
            return words.say("order-place", moves="  ".join(ranked))


def standing_count(table: Table, seat: int) -> int:
    """The number of auto-answers and planned moves of a seat."""
    return len(table.answers(seat)) + len(table.orders(seat))
