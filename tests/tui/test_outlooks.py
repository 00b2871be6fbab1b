"""What the preview of a move says of `discovery` beyond its events: chances of expeditions, losses of battles."""

import pytest

import carrack
from carrack.games.discovery.expedition_outlook import ExpeditionOutlook
from carrack.games.discovery.terminal.outlook import expedition_text, outlook_text
from carrack.tui.log_paragraphs import LogParagraphs
from carrack.tui.plugin import plugin_of
from carrack.tui.view_model import view_model
from carrack.tui.words import Words
from support.discovery import Layout, table

NAMES = ("Ana", "Bruno", "Chloé")
READER = 0


def said(layout: Layout, text: str, lang: str = "en") -> str:
    game = layout.game()
    words = Words(lang, "discovery", NAMES)
    model = view_model(game, words, LogParagraphs(words, READER).state, READER)
    return outlook_text(model, text, game.outlook(READER, text))


def sailors() -> Layout:
    """The reader has workers of strength 3; it has scouted the counter of Florida, which needs 4."""
    layout = table(players=3).explorers(READER, colonist=1, captain=1).counter("florida", "4/5/4/6")
    return layout.knows(READER, "florida").at("discovery")


def counted(game: carrack.Game, text: str) -> tuple[int, int]:
    found = game.outlook(READER, text)
    assert found is not None
    expedition = found.expedition  # type: ignore[attr-defined]  # an outlook of discovery
    return expedition.beaten, expedition.possible


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_chance_of_an_expedition_is_a_count_and_a_share(lang: str) -> None:
    text = said(sailors(), "explore peru", lang)
    beaten, possible = counted(sailors().game(), "explore peru")
    for number in (3, beaten, possible, round(100 * beaten / possible)):
        assert str(number) in text


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_last_counter_or_card_is_not_counted(lang: str) -> None:
    words = Words(lang, "discovery", NAMES)
    told: set[str] = set()
    for beaten in (0, 1):
        found = ExpeditionOutlook(strength=3, known=None, chances=(), beaten=beaten, possible=1, wins=None)
        told |= {expedition_text(words, found, is_card=is_card) for is_card in (False, True)}
    assert len(told) == 4
    assert not any(figure in text for text in told for figure in "01%")


def test_a_known_counter_is_too_strong_or_succeeds() -> None:
    assert said(sailors(), "explore florida") == "Strength 3 is too weak: it needs 4."
    stronger = sailors().explorers(READER, colonist=2, captain=1)
    assert said(stronger, "explore florida") == "Strength 4 succeeds: it needs 4."


def test_a_war_tells_the_losses_of_each_region() -> None:
    layout = table(players=3).bounty_gone().stand("warfare-1", READER).money(13).at("warfare")
    for region in ("peru", "brazil"):
        layout = layout.troops(region, READER, colonist=2, soldier=2).troops(region, 1, colonist=3, soldier=1)
    assert said(layout, "battle peru s1") == "Peru: you remove 2 and lose 1."
    assert said(layout, "war s1").count("you remove 2 and lose 1.") == 2


def test_other_moves_have_no_outlook_and_the_table_uses_it() -> None:
    assert said(sailors(), "pass") == ""
    assert plugin_of("discovery").outlook is outlook_text
