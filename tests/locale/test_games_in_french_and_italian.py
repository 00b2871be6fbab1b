"""Sentences of the games that early readers of French and Italian stumbled over."""

import pytest

import carrack
from support import discovery
from support.empire import alone, claiming, in_turns, play, select

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


def idle() -> carrack.Game:
    """A development in which two populations serve no institution."""
    game = in_turns(players=2, version="beginner").hold(0, population=2).trade().game()
    return play(game, "pass", "pass")


def unwanted() -> carrack.Game:
    """A good is up for auction, and nobody bids for it."""
    game = in_turns(players=2).hold(0, gold=9).hold(1, gold=9).auction("good").game()
    return play(game, "pass", "pass")


def level() -> carrack.Game:
    """A finished game that Bruno wins by 12 gold against 7: both have three supporters."""
    layout = in_turns(players=2, version="beginner").round(5)
    layout.hold(0, gold=7, supporter=3).hold(1, gold=12, supporter=3)
    return play(layout.trade().game(), "pass", "pass")


GAMES = {
    "started": started,
    "clashed": clashed,
    "developed": developed,
    "refreshed": refreshed,
    "idle": idle,
    "unwanted": unwanted,
    "level": level,
}

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
    ("idle", "unrest", "fr", "Anna a 2 populations inutilisées."),
    ("idle", "unrest", "it", "Anna ha 2 popolazioni inutilizzate."),
    ("unwanted", "nobody-won", "fr", "Personne n’enchérit pour la marchandise."),
    ("unwanted", "nobody-won", "it", "Nessuno fa offerte per la merce."),
    ("level", "tie", "fr", "L’or départage les ex æquo\u202f: Bruno a 12 pièces d’or."),
    ("level", "tie", "it", "A parità di punti decide l’oro: Bruno ha 12 monete d’oro."),
]


@pytest.mark.parametrize(("game", "kind", "lang", "words"), SAID)
def test_an_event_is_told_in_idiom(game: str, kind: str, lang: str, words: str) -> None:
    events = [event for event in GAMES[game]().events() if event.kind == kind]
    told = [carrack.narrate(event, lang, names=NAMES) for event in events]
    assert any(words in sentence for sentence in told), told


@pytest.mark.clause("E5.6")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("fr", "Chacun choisit en secret. Enchéris-tu pour la marchandise\u202f?"),
        ("it", "Ognuno sceglie in segreto. Vuoi rilanciare per la merce?"),
    ],
)
def test_the_question_of_sealed_bids_says_that_all_choose_in_secret(lang: str, told: str) -> None:
    game = in_turns(players=2, auction="sealed").hold(0, gold=9).hold(1, gold=9).auction("good").game()
    assert game.ask is not None
    assert carrack.narrate(game.ask, lang) == told


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
