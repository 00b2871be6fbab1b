"""How `empire` is told: offers in one sentence, what came with a nation, ties, refusals to their owner."""

from __future__ import annotations

import pytest
from msgspec import structs

import carrack
from carrack.games.empire.figures import Figures
from support.empire import claiming, in_turns, play, select

LANGUAGES = ("en", "fr", "it")
NAMES = ("Anna", "Bruno", "Clara")


def sentences(game: carrack.Game, kind: str, lang: str = "en") -> list[str]:
    return [carrack.narrate(event, lang, names=NAMES) for event in game.events() if event.kind == kind]


def trading(**options: int) -> carrack.Game:
    """Seat 0 may offer something to seat 1, who has five colonies and three gold."""
    layout = in_turns(players=3, **options).hold(0, good=2, bond=1, gold=5).hold(1, colony=5, gold=3)
    return layout.trade().game()


OFFERS = {
    "offer 1 give 1 bond for 2 colony": {
        "en": "Anna offers Bruno 1 bond for 2 colonies.",
        "fr": "Anna propose à Bruno 1 obligation contre 2 colonies.",
        "it": "Anna propone uno scambio con Bruno: 1 obbligazione per 2 colonie.",
    },
    "offer 1 give 1 good 1 bond 5 gold for 1 colony 3 gold": {
        "en": "Anna offers Bruno 1 good, 1 bond and 5 gold for 1 colony and 3 gold.",
        "fr": "Anna propose à Bruno 1 marchandise, 1 obligation et 5 pièces d’or contre 1 colonie et 3 pièces d’or.",
        "it": "Anna propone uno scambio con Bruno: 1 merce, 1 obbligazione e 5 monete d’oro"
        " per 1 colonia e 3 monete d’oro.",
    },
    "offer 1 give 2 good done": {
        "en": "Anna offers Bruno 2 goods as a gift.",
        "fr": "Anna propose de donner 2 marchandises à Bruno.",
        "it": "Anna propone uno scambio con Bruno: 2 merci in dono.",
    },
    "offer 1 for 1 gold": {
        "en": "Anna asks Bruno for 1 gold and offers nothing.",
        "fr": "Anna demande 1 pièce d’or à Bruno sans rien offrir.",
        "it": "Anna propone uno scambio con Bruno: chiede 1 moneta d’oro e non dà niente.",
    },
}


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", OFFERS)
def test_an_offer_is_told_in_one_sentence(line: str, lang: str) -> None:
    assert sentences(play(trading(), line), "proposed", lang) == [OFFERS[line][lang]]


@pytest.mark.clause("E2.4")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Clara leads Spain and gains what was under that nation: 2 supporters and 1 revolt."),
        ("fr", "Clara dirige l’Espagne et reçoit ce qui était sous cette nation : 2 partisans et 1 révolte."),
        ("it", "Clara guida la Spagna e riceve ciò che era sotto quella nazione: 2 sostenitori e 1 rivolta."),
    ],
)
def test_what_came_with_a_nation_is_said(lang: str, told: str) -> None:
    """Two players clash over Venice once, while nobody wants Spain."""
    game = claiming("venice", "spain", "france")
    select(game, "venice", "venice", "france")
    select(game, "venice", "france", "spain")
    assert sentences(game, "nation", lang)[2] == told


@pytest.mark.clause("E5.4")
def test_a_card_that_nobody_bids_for_is_told_apart_from_shared_bids() -> None:
    layout = in_turns(players=2).hold(0, gold=9).hold(1, gold=9)
    nobody = play(layout.auction("good").game(), "pass", "pass")
    assert sentences(nobody, "nobody-won") == ["Nobody bids for the good."]
    layout = in_turns(players=2).hold(0, gold=9).hold(1, gold=9)
    shared = play(layout.auction("good").game(), "bid 3", "bid 3", "pass", "pass")
    assert sentences(shared, "nobody-won") == ["All bids are shared, so nobody wins the good."]


@pytest.mark.clause("E3.5")
def test_population_that_serves_nothing_is_told_as_unused() -> None:
    game = in_turns(players=2, version="beginner").hold(0, population=2).hold(1, population=1).trade().game()
    assert sentences(play(game, "pass", "pass"), "unrest") == [
        "Anna has 2 unused populations.",
        "Bruno has 1 unused population.",
    ]


def ended(golds: tuple[int, ...], supporters: tuple[int, ...]) -> carrack.Game:
    """A game after its last trade window, in which nobody trades, and its sixth development."""
    layout = in_turns(players=len(golds), version="beginner").round(5)
    for seat, (gold, supporter) in enumerate(zip(golds, supporters, strict=True)):
        layout.hold(seat, gold=gold, supporter=supporter)
    return play(layout.trade().game(), *["pass"] * len(golds))


@pytest.mark.clause("E6.2")
def test_a_tie_that_gold_decides_names_the_gold() -> None:
    game = ended((7, 12, 90), (4, 4, 1))
    assert game.winners() == (1,)
    assert sentences(game, "tie") == ["Gold decides the tie: Bruno has 12 gold."]


@pytest.mark.clause("E6.2")
@pytest.mark.parametrize(("golds", "supporters"), [((7, 7), (4, 4)), ((7, 12), (5, 4))])
def test_nothing_is_said_of_gold_that_decides_nothing(golds: tuple[int, ...], supporters: tuple[int, ...]) -> None:
    assert sentences(ended(golds, supporters), "tie") == []


# What a player holds --------------------------------------------------------------------------------------------------


def why(game: carrack.Game, line: str, lang: str = "en") -> str:
    refusal = game.why_not(0, line)
    assert refusal is not None
    return carrack.narrate(refusal, lang, seat=0, names=NAMES)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "You have only 5 gold."), ("fr", "Tu n’as que 5 pièces d’or."), ("it", "Hai solo 5 monete d’oro.")],
)
def test_who_gives_too_much_is_told_what_they_have(lang: str, told: str) -> None:
    assert why(trading(), "offer 1 give 6 gold done", lang).startswith(told)


@pytest.mark.clause("E1.4", "E5.7")
def test_with_open_holdings_a_refusal_says_what_the_other_has() -> None:
    assert why(trading(open_holdings=True), "offer 1 for 6 colony").startswith("Bruno has only 5 colonies.")


def own_figures(game: carrack.Game) -> Figures:
    """Return the figures with the free gold of seat 0 alone: of the others clients do not show it (E1.4)."""
    found = game.figures()
    assert isinstance(found, Figures)
    return structs.replace(found, free_gold=found.free_gold[:1])


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_closed_holdings_no_sentence_tells_what_the_other_has(lang: str) -> None:
    """Two tables that differ in what seat 1 holds are told alike: menus, refusals and previews."""
    tables = []
    for colonies, gold in ((5, 3), (8, 17)):
        layout = in_turns(players=3).hold(0, good=2, bond=1, gold=5).hold(1, colony=colonies, gold=gold)
        game = play(layout.trade().game(), "offer 1")
        menu = [carrack.narrate(choice, lang, seat=0, names=NAMES) for choice in game.choices(0)]
        greyed = [choice.refusal for choice in game.choices(0) if choice.refusal]
        foreseen = [carrack.narrate(event, lang, seat=0) for event in game.preview(0, "give 1 bond for 2 colony")]
        tables.append((menu, greyed, foreseen, why(game, "for 31 colony", lang), own_figures(game)))
    assert tables[0] == tables[1]


@pytest.mark.clause("E1.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_version_1_a_menu_asks_for_hidden_cards_without_a_number(lang: str) -> None:
    game = play(trading(rules_version=1), "offer 1")
    asked = [choice for choice in game.choices(0) if choice.kind.startswith("for-")]
    assert [choice.amount for choice in asked] == [(1, 5), (1, 3)]
    assert not any(character.isdigit() for choice in asked for character in carrack.narrate(choice, lang))


@pytest.mark.clause("E5.6")
def test_the_question_of_sealed_bids_says_that_all_choose_in_secret() -> None:
    game = in_turns(players=2, auction="sealed").hold(0, gold=9).hold(1, gold=9).auction("good").game()
    assert game.ask is not None
    assert carrack.narrate(game.ask) == "Everybody still in chooses in secret. Raise your bid for the good?"
