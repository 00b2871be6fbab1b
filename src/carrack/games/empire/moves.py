"""The notation of moves."""

from carrack.engine.notation import Kind
from carrack.games.empire.core import move
from carrack.games.empire.words import CARDS

PLACE = f"{{number_place:{move.PLACES}}}"  # of an offer, in its maker's row of the board


def card_kinds(name: str, first: int, words: str) -> list[Kind]:
    """Return a kind of move for each kind of card, so that the numbers of one card form one choice."""
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
    *card_kinds("give", move.GIVE, "give {number:512}"),
    *card_kinds("part", move.PART, "{number:512}"),
    *card_kinds("for", move.FOR, "for {number:512}"),
    Kind("accept", move.ACCEPT, "accept"),
    Kind("refuse", move.REFUSE, "refuse"),
    Kind("counter", move.COUNTER, "counter"),
    Kind("content", move.CONTENT, "content"),
    Kind("ready", move.READY, "ready"),
    Kind("offer-all", move.OFFER_ALL, "offer anybody"),
    Kind("take", move.TAKE, f"accept {{rival}} {PLACE}", lowest=1),
    Kind("reply", move.REPLY, f"counter {{rival}} {PLACE}", lowest=1),
    Kind("cancel", move.CANCEL, f"cancel {PLACE}", lowest=1),
)


MOVE_SPACES = {1: move.FIRST_MOVES}  # of earlier versions of the rules
QUIET = {"lot": "content", "board": "ready"}  # for each ask of an open node the move of a seat that wants no more

# In an open node these hold whatever others did meanwhile; contentment and accepting depend on what was seen.
LASTING = frozenset(
    {kind.name for kind in KINDS if kind.name.partition("-")[0] in {"give", "part", "for", "offer"}}
    | {"bid", "withdraw", "done", "reply", "cancel"}
)


def finish(moves: tuple[int, ...]) -> tuple[int, ...]:
    """Complete an offer written in one line: if it asks for something, `done` may be left out."""
    begins = (
        moves[0] in {move.COUNTER, move.OFFER_ALL}
        or move.OFFER <= moves[0] < move.DONE
        or move.REPLY <= moves[0] < move.CANCEL
    )
    asks = any(move.FOR <= chosen < move.ACCEPT for chosen in moves)
    if begins and asks and move.GIVE <= moves[-1] < move.ACCEPT:
        return (*moves, move.DONE)
    return moves
