"""How moves are written."""

from carrack.engine.notation import Kind
from carrack.games.empire.core import move
from carrack.games.empire.words import CARDS


def cards(name: str, first: int, words: str) -> list[Kind]:
    """A kind of move for each kind of card, so that the numbers of one card are one choice."""
    return [
        Kind(f"{name}-{card}", first + kind * move.AMOUNTS, f"{words} {card}", amount=True)
        for kind, card in enumerate(CARDS)
    ]


KINDS: tuple[Kind, ...] = (
    Kind("pass", move.PASS, "pass"),
    Kind("select", move.SELECT, "select {nation}"),
    Kind("sell", move.SELL, "sell {number:8}", amount=True),
    Kind("withdraw", move.WITHDRAW, "withdraw"),
    Kind("bid", move.BID, "bid {number:512}", amount=True),
    Kind("offer", move.OFFER, "offer {rival}"),
    Kind("done", move.DONE, "done"),
    *cards("give", move.GIVE, "give {number:512}"),
    *cards("part", move.PART, "{number:512}"),
    *cards("for", move.FOR, "for {number:512}"),
    Kind("accept", move.ACCEPT, "accept"),
    Kind("refuse", move.REFUSE, "refuse"),
    Kind("counter", move.COUNTER, "counter"),
)


def finish(moves: tuple[int, ...]) -> tuple[int, ...]:
    """An offer written in one line that asks for something is complete: `done` need not be written."""
    begins = moves[0] == move.COUNTER or move.OFFER <= moves[0] < move.DONE
    asks = any(move.FOR <= chosen < move.ACCEPT for chosen in moves)
    if begins and asks and move.GIVE <= moves[-1] < move.ACCEPT:
        return (*moves, move.DONE)
    return moves
