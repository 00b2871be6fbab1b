"""E5.2, E5.6 and E5.7: bids, withdrawals, holds and accepted trades bind, so that no undo crosses one."""

from typing import Any

import pytest

import carrack
from carrack.table import Seat, Table, TableError
from support.empire import in_turns, play, seal
from support.tables import around, reason_to_ask

ANA, BOT = Seat.human("Ana"), Seat.bot(0)


def auction(**options: Any) -> carrack.Game:
    """Three with gold bid for a good."""
    layout = in_turns(players=3, **options).auction("good")
    return layout.hold(0, gold=9).hold(1, gold=9).hold(2, gold=9).game()


def window() -> carrack.Game:
    """A trade window of two."""
    return in_turns(players=2).trade().hold(0, bond=1, gold=5).hold(1, colony=1, gold=5).game()


def limit(game: carrack.Game, seat: int) -> tuple[int, str, int | None]:
    found = game.undo_limit(seat)
    return found.number, found.code, found.seat


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("text", ["bid 3", "pass", "withdraw"])
def test_nobody_can_undo_a_bid_a_hold_or_a_withdrawal(text: str) -> None:
    game = auction()
    before = game.number
    game.play(text, 0)
    assert game.deciders == (1,)
    for seat in range(3):
        assert limit(game, seat) == (before + 1, "binds", 0)


@pytest.mark.clause("E5.2")
def test_what_follows_a_bid_can_still_be_undone() -> None:
    """The seat that bid last is asked next: its offer comes after the bid, which stands."""
    layout = in_turns(players=2).hold(0, gold=9).hold(1, gold=9).at("exploration")
    game = play(layout.game(), "pass", "pass", "bid 3", "bid 2", "pass", "pass")
    bid = game.number
    assert limit(game, 0) == (bid, "binds", 1)
    game.play("pass", 0)
    assert limit(game, 0) == (bid, "binds", 1)
    assert limit(game, 1) == (bid + 1, "choice", 0)


@pytest.mark.clause("E5.6")
def test_sealed_bids_bind_once_all_are_in() -> None:
    game = auction(auction="sealed")
    number = game.number
    game.play("bid 2", 0)
    game.retract(0)
    assert game.committed == ()
    seal(game, "bid 2", "bid 3", "pass")
    for seat in range(3):
        assert game.undo_limit(seat).code == "binds"
        assert game.undo_limit(seat).number == number + 1


@pytest.mark.clause("E5.7")
def test_an_accepted_trade_binds_and_a_refused_one_does_not() -> None:
    for answer, code in (("accept", "binds"), ("refuse", "choice")):
        game = play(window(), "offer 1 give 1 bond for 1 colony", answer)
        assert game.undo_limit(0).code == code
    game = play(window(), "offer 1 give 1 bond for 1 colony")
    offered = game.number
    game.play("refuse")
    assert limit(game, 1) == (offered, "choice", 0)  # the one who refused may think again
    game = play(window(), "offer 1 give 1 bond for 1 colony", "accept")
    assert limit(game, 1) == (game.number, "binds", 1)


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Can’t undo: bids, offers and trades are binding."),
        ("fr", "Impossible d’annuler\u202f: les enchères, les offres et les échanges engagent."),
        ("it", "Impossibile annullare: offerte d’asta, proposte e scambi sono vincolanti."),
    ],
)
def test_the_reason_is_told(lang: str, reason: str) -> None:
    game = auction()
    game.play("bid 3", 0)
    assert carrack.narrate(game.undo_limit(0), lang) == reason


def test_records_with_rewinds_over_bids_and_trades_still_replay() -> None:
    """Before acts bound, tables rewound over them; `rewind` itself asks nobody."""
    game = play(window(), "offer 1 give 1 bond for 1 colony", "accept")
    game.rewind(0)
    play(game, "pass", "pass")
    for text in (game.record(0), "\n".join(game.entries())):
        again = carrack.replay(text)
        assert (again.number, again.takebacks) == (game.number, 1)
        assert again.undo_limit(0) == game.undo_limit(0)
    game = auction()
    game.play("bid 3", 0)
    game.rewind(0)
    game.play("pass", 0)
    again = carrack.replay("\n".join(game.entries()))
    assert (again.to_dict(), again.undo_limit(1)) == (game.to_dict(), game.undo_limit(1))


def test_a_table_undoes_no_bid_and_asks_before_it_takes_one_back_among_bots() -> None:
    seats = around(auction(), ANA, BOT, BOT)
    seats.play(0, "bid 3")
    with pytest.raises(TableError) as caught:
        seats.undo(0)
    assert (caught.value.code, caught.value.details) == ("nothing-to-undo", {"why": "binds"})
    assert reason_to_ask(seats) == ("binds", {"number": 0})
    seats.take_back(0, knowing=True)
    assert (seats.game.number, seats.has_take_backs) == (0, True)


def test_a_take_back_over_the_bid_of_a_bot_asks_too() -> None:
    """An offer refused by a bot costs nothing; the bot's own hold afterwards binds."""
    game = in_turns(players=2).hold(0, gold=9).hold(1, gold=9).at("exploration").game()
    seats: Table = around(game, ANA, BOT)
    seats.play(0, "pass")
    seats.play_bot(1, "pass")
    seats.take_back(0)
    assert not seats.has_take_backs
    seats.play(0, "pass")
    seats.play_bot(1, "pass")
    seats.play(0, "bid 1")
    seats.play_bot(1, "pass")
    with pytest.raises(TableError, match="binds"):
        seats.take_back(0)
