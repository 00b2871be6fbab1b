"""Texts of a preview beyond its events: the meaning of a bid, and what a trade changes in the next development."""

from msgspec import Struct

from carrack.games.empire.outlook import Outlook
from carrack.games.empire.terminal.ladder import bid_outlook
from carrack.games.empire.words import CARDS, WORDS
from carrack.tui.text import number
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

SUPPORT = ("supporter", "revolt")  # shown as support


def outlook_text(model: ViewModel, text: str, found: Struct | None) -> str:
    """Return what a move would do, in prose; `found` is its outlook by the rules."""
    kind, _, rest = text.partition(" ")
    if kind == "bid" and model.view.mode == "open" and model.seat is not None:
        return bid_outlook(model, int(rest))
    return trade_outlook(model.words, found) if isinstance(found, Outlook) else ""


def trade_outlook(words: Words, found: Outlook) -> str:
    """Return what a trade changes at the next development, in a sentence."""
    parts = [
        f"{signed(n)} {words.term('institution', what, abs(n))}"
        for what, n in found.lines.items()
        if what in WORDS["institution"]
    ]
    parts += [
        f"{signed(found.changes[card])} {words.term('card', card, abs(found.changes[card]))}"
        for card in CARDS
        if card in found.changes and card not in SUPPORT
    ]
    if found.support:
        parts.append(words.say("support", count=signed(found.support)))
    if not parts:
        return words.say("same-development")
    return words.say("next-development", changes=", ".join(parts))


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n > 0 else number(n)
