"""How moves are written."""

from carrack.engine.notation import Kind
from carrack.games.empire.core import move
from carrack.games.empire.words import CARDS

KINDS: tuple[Kind, ...] = (
    Kind("pass", move.PASS, "pass"),
    Kind("select", move.SELECT, "select {nation}"),
    Kind("sell", move.SELL, "sell {number:8}", amount=True),
    Kind("withdraw", move.WITHDRAW, "withdraw"),
    Kind("bid", move.BID, "bid {number:512}", amount=True),
    Kind("offer", move.OFFER, "offer {rival}"),
    Kind("give", move.GIVE, "give"),
    Kind("for", move.FOR, "for"),
    Kind("done", move.DONE, "done"),
    *(
        Kind(f"part-{card}", move.PART + kind * move.AMOUNTS, f"{{number:512}} {card}", amount=True)
        for kind, card in enumerate(CARDS)
    ),
    Kind("accept", move.ACCEPT, "accept"),
    Kind("refuse", move.REFUSE, "refuse"),
    Kind("counter", move.COUNTER, "counter"),
)


def finish(moves: tuple[int, ...]) -> tuple[int, ...]:
    """An offer written in one line that asks for something is complete: `done` need not be written."""
    begins = moves[0] == move.COUNTER or move.OFFER <= moves[0] < move.GIVE
    if begins and move.FOR in moves and move.PART <= moves[-1] < move.ACCEPT:
        return (*moves, move.DONE)
    return moves
