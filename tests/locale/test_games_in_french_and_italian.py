"""Sentences of the games that early readers of French and Italian stumbled over."""

import pytest

import carrack
from support import discovery
from support.empire import alone, claiming, play, select

NAMES = ("Anna", "Bruno", "Clara")


def started() -> carrack.Game:
    """A standard game whose events begin with the nations that are laid out."""
    return carrack.new_game("empire", players=3, seed=1, version="standard")


def clashed() -> carrack.Game:
    """Two players clash over Venice, nobody wants Spain; then all select different nations."""
    game = claiming("venice", "spain", "france")
    select(game, "venice", "venice", "france")
    return select(game, "venice", "france", "spain")


def developed() -> carrack.Game:
    """A development with two cathedrals and two bonds."""
    game = alone("france", population=4, bond=2).trade().game()
    return play(game, "pass", "pass")


def refreshed() -> carrack.Game:
    """The last worker is placed, and two silver leave the market."""
    game = discovery.table(players=2).market(silver=2).hand(0, colonist=1).at("order").game()
    game.play("place colonist shipping")
    return game


GAMES = {"started": started, "clashed": clashed, "developed": developed, "refreshed": refreshed}

# game, kind of event, language, words of the sentence
SAID = [
    ("started", "laid-out", "fr", "Nations en jeu\u202f: "),
    ("started", "laid-out", "it", "Nazioni in gioco: "),
    ("refreshed", "goods-go", "it", "Merci tolte dal box: argento × 2."),
    ("clashed", "clash", "fr", "une révolte est placée sous cette nation"),
    ("clashed", "clash", "fr", "un partisan est placé sous cette nation"),
    ("clashed", "clash", "it", "si mette una rivolta sotto quella nazione"),
    ("clashed", "clash", "it", "si mette un sostenitore sotto quella nazione"),
    ("clashed", "nation", "fr", "reçoit ce qui était sous cette nation"),
    ("clashed", "nation", "it", "riceve ciò che era sotto quella nazione"),
    ("developed", "built", "fr", "Anna construit 2 cathédrales."),
    ("developed", "built", "it", "Anna costruisce 2 cattedrali."),
    ("developed", "interest", "fr", "d’intérêts sur ses obligations."),
    ("developed", "interest", "it", "di interessi sulle sue obbligazioni."),
]


@pytest.mark.parametrize(("game", "kind", "lang", "words"), SAID)
def test_an_event_is_told_in_idiom(game: str, kind: str, lang: str, words: str) -> None:
    events = [event for event in GAMES[game]().events() if event.kind == kind]
    told = [carrack.narrate(event, lang, names=NAMES) for event in events]
    assert any(words in sentence for sentence in told), told


@pytest.mark.clause("E6.2")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "À égalité, celui de ces joueurs qui a le plus d’or gagne"),
        ("it", "In caso di parità vince, tra questi, quello con più oro"),
    ],
)
def test_the_clause_of_victory_says_that_gold_wins_a_tie(lang: str, words: str) -> None:
    assert words in carrack.rules("empire", lang)["E6.2"].text
