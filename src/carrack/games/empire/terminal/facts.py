"""Values that the panels derive from a view of `empire`."""

from collections.abc import Mapping, Sequence

from carrack.engine.view import View
from carrack.games.empire.figures import Counts, Figures
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

BIDDING = frozenset({"bidding", "sealed-bidding", "open-bidding"})  # steps in which bids are made
AUCTIONS = BIDDING | {"auction"}  # steps with a card up for auction


def view_of(view: View) -> EmpireView:
    """The view, known to be of this game."""
    assert isinstance(view, EmpireView)
    return view


def figures_of(model: ViewModel) -> Figures:
    """The figures, known to be of this game."""
    assert isinstance(model.figures, Figures)
    return model.figures


def has_board(view: EmpireView) -> bool:
    """Whether the game has an offer board (E5.7); version 1 had none."""
    return view.options.get("trades") == "open" and int(view.options["trade_offers"]) > 0


def is_in(view: EmpireView, seat: int) -> bool:
    """Whether a seat is still in the auction."""
    return bool(view.bidders >> seat & 1)


def card_up(view: EmpireView) -> int | None:
    """Return the card of the row that is up for auction, or comes next after a trade window."""
    steps = {row[0]: row for row in view.agenda}
    if "exploration" not in steps or not AUCTIONS & steps.keys():
        return None
    return steps["exploration"][2] - 1


def is_bidding(view: EmpireView) -> bool:
    """Whether bids are made now."""
    return any(row[0] in BIDDING for row in view.agenda)


def cards(words: Words, counts: Sequence[int] | Mapping[int, int]) -> str:
    """Some cards in words, such as “1 bond, 5 gold”."""
    pairs = counts.items() if isinstance(counts, Mapping) else enumerate(counts)
    return ", ".join(f"{n} {words.term('card', CARDS[kind], n)}" for kind, n in pairs if n) or "–"


def counted(words: Words, counts: Counts) -> str:
    """Some cards of the figures in words."""
    return cards(words, {CARDS.index(name): n for name, n in counts.items()})


def card_changes(words: Words, counts: Counts) -> str:
    """Some cards more or fewer in words, such as “+1 supporter, −2 goods”."""
    pairs = ((f"{'+' if n > 0 else '−'}{abs(n)}", words.term("card", card, abs(n))) for card, n in counts.items())
    return ", ".join(f"{n} {name}" for n, name in pairs)


def may_see(model: ViewModel, seat: int) -> bool:
    """Whether a seat's cards are shown: the reader's own always, others' if holdings are open (E1.4)."""
    view = model.view
    return seat == model.seat or model.shows_hands or bool(view.options["open_holdings"]) or view.mode == "over"
