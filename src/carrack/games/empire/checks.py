"""Conservation (E1): cards move between bank, players and nations; there are never more than were printed."""

from carrack.engine.errors import PositionError
from carrack.games.empire.core import board, part
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.move import PLACES
from carrack.games.empire.core.rules import NATIONS, ROW_SIZE
from carrack.games.empire.core.state import ENTRY, Empire


def check(s: Empire) -> None:
    """Raise PositionError if cards are missing or there are too many."""
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
    if s.content >= 1 << s.players or s.changer > s.players:
        raise PositionError("no-such-seat", field="content")
    if board.has_board(s):
        for seat in range(s.players):
            check_offers(s, seat)


def check_offers(s: Empire, seat: int) -> None:
    """Raise PositionError if an offer of a seat is made to nobody or cannot be kept, or if a draft is out of step."""
    for place in range(s.rules.trade_offers + 1):
        at = board.entry(s, seat, place)
        is_draft = place == s.rules.trade_offers
        target = s.board[at]
        has_cards = any(s.board[i] for i in range(at + board.GIVEN, at + ENTRY))
        if target not in {0, board.ANYBODY} and (target > s.players or target == seat + 1):
            raise PositionError("no-such-seat", field=f"board[{seat}]")
        if is_draft and s.drafting[seat] != drafting_at(s, at):
            raise PositionError("out-of-range", field=f"drafting[{seat}]", value=s.drafting[seat])
        if (has_cards and not target) or (target and not has_cards and not is_draft):
            raise PositionError("does-not-add-up", field=f"board[{seat}]")
        if not board.holds(s, seat, at + board.GIVEN) or (is_draft and target and not board.can_offer(s, seat)):
            raise PositionError("too-many", field=f"board[{seat}]")
        if s.board[at + board.REPLIES] and not is_answer(s, at):
            raise PositionError("does-not-add-up", field=f"board[{seat}]")


def drafting_at(s: Empire, at: int) -> int:
    """Return how far a draft is, as its cards show; 0 if there is none."""
    if not s.board[at]:
        return 0
    for stage, first in ((board.ASKING, at + board.ASKED), (board.GIVING, at + board.GIVEN)):
        named = [kind for kind in range(CARDS) if s.board[first + kind]]
        if named:
            return stage | (named[-1] + 1) << part.STAGE_BITS
    return board.BEGUN


def is_answer(s: Empire, at: int) -> bool:
    """Whether the offer that another one counters lies on the board, and the other one is made to its maker."""
    maker, place = divmod(s.board[at + board.REPLIES] - 1, PLACES)
    is_place = maker < s.players and place < s.rules.trade_offers
    return is_place and s.board[at] == maker + 1 and s.board[board.entry(s, maker, place)] != 0
