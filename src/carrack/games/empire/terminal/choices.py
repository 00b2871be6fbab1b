"""The list of choices of `empire`: bids first, then offers under headings, each with what it is about."""

from carrack.engine.types import Choice
from carrack.games.empire.terminal.facts import counted
from carrack.games.empire.terminal.offer_board import deal_text, offer_at
from carrack.tui.player_head import short_name
from carrack.tui.plugin import tell_choice
from carrack.tui.view_model import ViewModel

HEADED = ("give", "part", "for", "take", "offer", "cancel")
"""Kinds of moves with a heading; of `give-gold` and the like the first word counts."""
ORDER = ("content", "ready", "bid", "withdraw", "take", "reply", "offer", "cancel")
"""Kinds of moves in an open node, as they are listed; the first is selected, so it must be the one that risks least."""
KEEPS_SCREEN = frozenset({"offer", "offer-all", "take", "reply", "cancel"})
"""Trades: who made one in an open node still has to bid, or be content or ready."""


def heading(model: ViewModel, choice: Choice) -> str:
    """The heading of a choice's group."""
    if _is_filtered(model, choice):
        return model.words.say("group-filtered")
    kind = choice.kind.partition("-")[0].replace("reply", "take")
    is_open = model.view.mode == "open"
    return model.words.say(f"group-{kind}") if kind in (HEADED if is_open else HEADED[:3]) else ""


def order(model: ViewModel, choice: Choice) -> int:
    """The place of a choice in the list.

    Kinds that open nodes do not have come first, in menu order; what is about an offer that the reader's filters hide
    comes last.
    """
    if _is_filtered(model, choice):
        return len(ORDER)
    kind = choice.kind.partition("-")[0]
    return ORDER.index(kind) if kind in ORDER else 0


def _is_filtered(model: ViewModel, choice: Choice) -> bool:
    """Whether a choice is about an offer that the reader's filters hide."""
    if choice.kind not in {"take", "reply"}:
        return False
    return (int(choice.args["seat_rival"]), int(choice.args["amount_place"])) in model.filtered


def label(model: ViewModel, choice: Choice) -> str:
    """The text of a choice; of an offer on the board it says what is exchanged."""
    words = model.words
    if choice.kind == "cancel":
        assert model.seat is not None
        own = offer_at(model, model.seat, int(choice.args["amount_place"]))
        return words.say("label-cancel", offer=deal_text(model, own.given, own.asked))
    if choice.kind in {"take", "reply"}:
        maker = int(choice.args["seat_rival"])
        name = short_name(words, maker)
        offer = offer_at(model, maker, int(choice.args["amount_place"]))
        if choice.kind == "reply":
            return words.say("label-reply", name=name, offer=deal_text(model, offer.given, offer.asked))
        given, asked = (counted(words, counts) for counts in (offer.given, offer.asked))
        if not offer.asked:
            return words.say("label-take-gift", name=name, cards=given)
        if not offer.given:
            return words.say("label-take-request", name=name, cards=asked)
        return words.say("label-take", name=name, given=given, asked=asked)
    return tell_choice(model, choice)
