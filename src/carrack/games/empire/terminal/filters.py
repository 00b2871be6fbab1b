"""Filters for offers in words."""

from carrack.games.empire.offer_filters import FROM, GOLD, REVOLT, SUPPORTER
from carrack.tui.words import Words


def filter_text(words: Words, name: str) -> str:
    """Return which offers a filter hides."""
    if name.startswith(FROM):
        return words.say("filter-anybody", name=words.names[int(name.removeprefix(FROM))])
    texts = {
        SUPPORTER: words.say("filter-supporter"),
        GOLD: words.say("filter-gold"),
        REVOLT: words.say("filter-revolt"),
    }
    return texts[name]
