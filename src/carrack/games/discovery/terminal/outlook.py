"""Texts of a preview beyond its events: the chance of an expedition, and what a battle or a war would remove."""

from msgspec import Struct

from carrack.games.discovery.battle_outlook import BattleOutlook
from carrack.games.discovery.expedition_outlook import ExpeditionOutlook
from carrack.games.discovery.outlook import Outlook
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

DECKS = ("deck", "early-deck")
PERCENT = 100


def outlook_text(model: ViewModel, text: str, found: Struct | None) -> str:
    """Return what a move would do, in prose; `found` is its outlook by the rules."""
    if not isinstance(found, Outlook):
        return ""
    if found.expedition is not None:
        is_card = any(word in DECKS for word in text.split())
        return expedition_text(model.words, found.expedition, is_card=is_card)
    return battle_text(model.words, found.battle) if found.battle is not None else ""


def expedition_text(words: Words, found: ExpeditionOutlook, *, is_card: bool) -> str:
    """Return the chance of an expedition, or whether it succeeds where the resistance is known."""
    strength, need = found.strength, found.known
    if need is not None and found.beaten:
        return words.say("expedition-succeeds", strength=strength, resistance=need)
    if need is not None:
        return words.say("expedition-fails", strength=strength, resistance=need)
    beaten, possible = found.beaten, found.possible
    percent = round(PERCENT * beaten / possible)
    if is_card:
        return words.say("chance-cards", strength=strength, beaten=beaten, possible=possible, percent=percent)
    return words.say("chance-counters", strength=strength, beaten=beaten, possible=possible, percent=percent)


def battle_text(words: Words, found: BattleOutlook) -> str:
    """Return the losses of both sides in each region."""
    return " ".join(
        words.say("battle-losses", region=words.title("region", one.region), removes=one.removes, loses=one.loses)
        for one in found.battles
    )
