"""Sentences of the log and words of the board that depend on the position or on the edition."""

from typing import Any

import pytest

import carrack
from carrack.engine.languages import PACKAGE
from carrack.engine.narrate import term
from carrack.games.discovery.options import MOST_PLAYERS
from carrack.games.discovery.title import TITLE, WORDINGS
from support.discovery import Layout, event_args, legal, see, table
from support.messages import Messages

clause = pytest.mark.clause
LANGUAGES = ("en", "fr", "it")
NAMES = ("Anna", "Bruno", "Clara")


def sentences(events: tuple[carrack.Event, ...], kind: str, lang: str = "en") -> list[str]:
    return [carrack.narrate(event, lang, names=NAMES) for event in events if event.kind == kind]


# Forced victims -------------------------------------------------------------------------------------------------------


def battle(soldiers: int, **victims: int) -> Layout:
    """Seat 0 attacks seat 1 in Peru."""
    t = table(players=3).turn(4).troops("peru", 0, soldier=soldiers).troops("peru", 1, **victims).bounty_gone()
    return t.stand("warfare-1", 0).at("warfare")


@clause("D5.8.4")
def test_a_forced_victim_is_not_told_as_the_only_choice_while_one_is_left() -> None:
    """Three of three colonists and a merchant fall: two colonists in any case, then it is a choice."""
    g = battle(3, colonist=3, merchant=1).game()
    events = g.play("battle peru s1")
    assert [event.args["more"] for event in events if event.kind == "forced"] == [1, 1]
    assert sentences(events, "forced") == ["Anna has to start with “Kill a colonist”."] * 2
    assert legal(g) == ["kill colonist", "kill merchant"]


@clause("D5.8.4")
@pytest.mark.parametrize(
    ("soldiers", "victims"),
    [(1, {"colonist": 1}), (2, {"colonist": 3}), (2, {"colonist": 1, "merchant": 1}), (4, {"colonist": 3})],
    ids=["one", "all alike", "all fall", "more soldiers than victims"],
)
def test_victims_without_any_choice_are_told_so(soldiers: int, victims: dict[str, int]) -> None:
    events = battle(soldiers, **victims).game().play("battle peru s1")
    forced = sentences(events, "forced")
    assert len(forced) == min(soldiers, sum(victims.values()))
    assert all("has no other choice" in sentence for sentence in forced)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna has to start with “Kill a colonist”."),
        ("fr", "Anna doit commencer par «\u202fÉliminer un colon\u202f»."),
        ("it", "Anna deve cominciare con “Elimina un colonizzatore”."),
    ],
)
def test_it_is_told_in_every_language(lang: str, sentence: str) -> None:
    events = battle(3, colonist=3, merchant=1).game().play("battle peru s1")
    assert set(sentences(events, "forced", lang)) == {sentence}


def test_records_of_such_battles_replay_and_need_not_say_more_than_the_move() -> None:
    g = battle(3, colonist=3, merchant=1).game()
    g.play("battle peru s1 kill merchant")
    assert "[s0 kill colonist] [s0 kill colonist]" in g.record()
    assert carrack.replay("\n".join(g.entries())).to_dict() == g.to_dict()


# Plague ---------------------------------------------------------------------------------------------------------------


def plague(strength: int, **options: Any) -> Layout:
    t = table(players=3, **options).turn(4).own(0, "plague-1").explorers(0, colonist=strength).at("discovery")
    return t.counter("peru", "4/5/5/7")


@clause("D14-I-Plague")
@pytest.mark.parametrize(("strength", "kind"), [(4, "discovered"), (3, "repelled")])
def test_an_expedition_says_that_plague_lowered_what_it_met(strength: int, kind: str) -> None:
    g = plague(strength).game()
    events = g.play(f"explore peru colonist {strength}")
    assert event_args(events, kind)
    assert event_args(events, "lowered") == [{"seat": 0, "amount": 4, "amount_before": 5}]
    assert sentences(events, "lowered") == ["The Plague lowered the resistance that Anna met, from 5 to 4."]
    assert sentences(events, "lowered", "fr") == ["La Peste a abaissé de 5 à 4 la résistance rencontrée par Anna."]
    assert sentences(events, "lowered", "it") == ["La Peste ha ridotto da 5 a 4 la resistenza incontrata da Anna."]


@clause("D14-I-Plague")
@pytest.mark.parametrize(("strength", "kind"), [(6, "card-won"), (4, "card-lost")])
def test_a_card_says_so_too(strength: int, kind: str) -> None:
    g = plague(strength).all_discovered().deck("china").game()
    events = g.play(f"explore deck colonist {strength}")
    assert event_args(events, kind)
    assert event_args(events, "lowered") == [{"seat": 0, "amount": 5, "amount_before": 6}]


@clause("D14-I-Plague", "D12.4")
def test_so_does_portugals_early_deck() -> None:
    t = plague(2, nations="random").nation(0, "portugal").deck("china")
    events = t.game().play("explore early-deck colonist 2")
    assert event_args(events, "lowered") == [{"seat": 0, "amount": 2, "amount_before": 3}]


@clause("D14-I-Plague")
def test_without_plague_nothing_is_said() -> None:
    t = table(players=3).turn(4).explorers(0, colonist=5).counter("peru", "4/5/5/7").at("discovery")
    assert event_args(t.game().play("explore peru colonist 5"), "lowered") == []


# Canada and New France ------------------------------------------------------------------------------------------------

NORTH = {
    "2007": {"en": "Canada", "fr": "Canada", "it": "Canada"},
    "2015": {"en": "New France", "fr": "Nouvelle-France", "it": "Nuova Francia"},
}


@clause("D16")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", NORTH)
def test_the_north_has_the_name_of_its_edition_everywhere(edition: str, lang: str) -> None:
    """In choices, refusals, events, looks and terms; texts of moves keep the one id."""
    name, other = NORTH[edition][lang], next(words[lang] for year, words in NORTH.items() if year != edition)
    t = table(players=3, edition=edition).discovered("peru").explorers(0, captain=5).at("discovery")
    g = t.counter("new-france", "1/2/1/4").game()
    choice = next(choice for choice in g.choices() if choice.notation == "explore new-france")
    refusal = g.why_not(0, "explore peru")
    assert refusal is not None
    told_all = [
        carrack.narrate(choice, lang),
        *(carrack.narrate(event, lang) for event in g.play("explore new-france captain 5")),
    ]
    g = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0).at("dock").game()
    closed = g.why_not(0, "send new-france")
    assert closed is not None
    told_all.append(carrack.narrate(closed, lang))
    named = [sentence for sentence in told_all if name in sentence]
    assert len(named) >= 5
    assert not [sentence for sentence in told_all if other in sentence and other not in name]
    assert term("discovery", "region", "new-france", lang, wording=g.wording) == name


@clause("D16")
@pytest.mark.parametrize("edition", NORTH)
def test_asks_name_it_too(edition: str) -> None:
    t = table(players=3, edition=edition).turn(4).troops("new-france", 0, soldier=2).stand("warfare-1", 0)
    g = t.troops("new-france", 1, colonist=2, merchant=2).bounty_gone().at("warfare").game()
    g.play("battle new-france s1")
    assert g.ask is not None
    assert NORTH[edition]["en"] in carrack.narrate(g.ask, names=NAMES)


@pytest.mark.parametrize("edition", MOST_PLAYERS)
def test_records_and_positions_do_not_depend_on_the_words(edition: str) -> None:
    g = table(players=3, edition=edition).troops("peru", 0, colonist=1).stand("dock-1", 0).at("dock").game()
    g.play("send peru")
    assert "Canada" not in g.record() + str(g.to_dict())
    assert (
        carrack.to_builtins(g.view(0))["counters"] == carrack.to_builtins(carrack.load(g.to_dict()).view(0))["counters"]
    )
    assert see(g).turn == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wording", WORDINGS.values())
def test_words_of_an_edition_stand_for_words_of_the_game_in_the_same_forms(wording: str, lang: str) -> None:
    own = Messages((PACKAGE / lang / f"{wording}.ftl").read_text(encoding="utf-8"))
    all_words = Messages((PACKAGE / lang / f"{TITLE.name}.ftl").read_text(encoding="utf-8"))
    assert own.faults == []
    assert own.entries.keys() <= all_words.entries.keys()
    assert [own.attributes(word) for word in own.entries] == [all_words.attributes(word) for word in own.entries]
