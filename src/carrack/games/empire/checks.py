"""Conservation (E1): cards wander between bank, players and nations, and are never more than printed."""

from carrack.engine.errors import PositionError
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.rules import NATIONS, ROW_SIZE
from carrack.games.empire.core.state import Empire


def check(s: Empire) -> None:
    """Raise PositionError where something is missing or too many."""
    for kind in range(CARDS):
        total = s.bank[kind] + sum(s.card(seat, kind) for seat in range(s.players))
        if kind < 2:
            total += sum(s.under[nation * 2 + kind] for nation in range(NATIONS))
        if total != s.rules.printed[kind]:
            raise PositionError("does-not-add-up", field="bank", kind=kind)
        if s.rules.strict_bank and s.bank[kind] < 0:
            raise PositionError("too-many", field="cards", kind=kind)
    if s.round > 0 and sorted(s.row[place] for place in range(ROW_SIZE)) != sorted(s.rules.row):
        raise PositionError("does-not-add-up", field="row")
    if s.opener >= s.players or s.bidders >= 1 << s.players:
        raise PositionError("no-such-seat", field="opener")
    taken = [nation for nation in s.nation if nation > 0]
    if len(set(taken)) < len(taken) or (not s.rules.has_nations and taken):
        raise PositionError("not-a-permutation", field="nation")
    for seat, bid in enumerate(s.bids):
        if bid > s.card(seat, GOLD):
            raise PositionError("out-of-range", field=f"bids[{seat}]", value=bid)
