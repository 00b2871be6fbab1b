"""How open auctions and the offer board are told, in three languages."""

from __future__ import annotations

import pytest

import carrack
from support.empire import table

LANGUAGES = ("en", "fr", "it")
NAMES = ("Anna", "Bruno", "Clara")
NARROW = "\u202f"  # before a French colon


def lot() -> carrack.Game:
    """A colony is up for auction; seat 1 bids 3, and seat 2 has a revolt to give away."""
    layout = table(players=3).hold(0, good=2, gold=5).hold(1, colony=1, gold=5).hold(2, revolt=1, gold=1)
    game = layout.auction("colony").game()
    game.play("bid 3", 1)
    return game


def last(game: carrack.Game, lang: str) -> str:
    return carrack.narrate(game.events()[-1], lang, names=NAMES)


ACTS = {
    (0, "content"): ("Anna is content.", "Anna s’en tient là.", "Per Anna va bene così."),
    (0, "offer anybody give 1 good for 2 colony"): (
        "Anna offers anybody 1 good for 2 colonies.",
        "Anna propose à qui veut 1 marchandise contre 2 colonies.",
        "Anna propone uno scambio a chi vuole: 1 merce per 2 colonie.",
    ),
    (2, "offer anybody give 1 revolt done"): (
        "Clara offers anybody 1 revolt as a gift.",
        "Clara propose de donner 1 révolte à qui veut.",
        "Clara propone uno scambio a chi vuole: 1 rivolta in dono.",
    ),
    (2, "offer s0 for 1 gold"): (
        "Clara asks Anna for 1 gold and offers nothing.",
        "Clara demande 1 pièce d’or à Anna sans rien offrir.",
        "Clara propone uno scambio con Anna: chiede 1 moneta d’oro e non dà niente.",
    ),
}


@pytest.mark.clause("E5.6", "E5.7")
@pytest.mark.parametrize(("seat", "line"), ACTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_acts_are_told(seat: int, line: str, lang: str) -> None:
    game = lot()
    game.play(line, seat)
    assert last(game, lang) == ACTS[seat, line][LANGUAGES.index(lang)]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("lang", "traded", "withdrawn"),
    [
        ("en", "Bruno gets 1 good from Anna for 1 colony.", "Anna withdraws the request for 1 gold."),
        (
            "fr",
            "Bruno donne 1 colonie à Anna et reçoit 1 marchandise.",
            f"Anna retire sa demande{NARROW}: 1 pièce d’or.",
        ),
        (
            "it",
            "Bruno accetta la proposta di Anna: dà 1 colonia e riceve 1 merce.",
            "Anna ritira una richiesta: 1 moneta d’oro.",
        ),
    ],
)
def test_trades_and_withdrawn_offers_are_told(lang: str, traded: str, withdrawn: str) -> None:
    game = lot()
    game.play("offer s1 give 1 good for 1 colony", 0)
    game.play("offer s1 for 1 gold", 0)
    game.play("accept s0 1", 1)
    assert last(game, lang) == traded
    game.play("cancel 2", 0)
    assert last(game, lang) == withdrawn


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("lang", "lapsed"),
    [
        ("en", "Anna no longer has 2 goods: the offer lapses."),
        ("fr", f"Anna n’a plus 2 marchandises{NARROW}: l’offre ne tient plus."),
        ("it", "Anna non ha più 2 merci: la proposta decade."),
    ],
)
def test_an_offer_that_lapses_is_told(lang: str, lapsed: str) -> None:
    game = lot()
    game.play("offer s2 give 2 good for 1 gold", 0)
    game.play("offer s1 give 1 good for 1 colony", 0)
    game.play("accept s0 2", 1)
    assert last(game, lang) == lapsed


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("seat", "line", "told"),
    [
        (
            1,
            "offer s0 give 3 gold for 1 good",
            (
                "Only 2 of your gold is free: the rest is locked in your bid.",
                f"Tu n’as que 2 pièces d’or de libres{NARROW}: le reste est bloqué dans ton enchère.",
                "Hai libere solo 2 monete d’oro: il resto è bloccato nella tua offerta.",
            ),
        ),
        (
            0,
            "offer anybody for 31 colony",
            (
                "You can ask for 30 colonies at most: no more were printed.",
                f"Tu peux demander au plus 30 colonies{NARROW}: le jeu n’en contient pas plus.",
                "Puoi chiedere al massimo 30 colonie: nel gioco non ce ne sono di più.",
            ),
        ),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_the_limit(seat: int, line: str, told: tuple[str, ...], lang: str) -> None:
    refusal = lot().why_not(seat, line)
    assert refusal is not None
    assert carrack.narrate(refusal, lang, seat=seat, names=NAMES).startswith(told[LANGUAGES.index(lang)])
