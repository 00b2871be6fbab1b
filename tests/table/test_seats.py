"""Who sits at a table, what they are called, and how they come and go."""

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.bots import LEVELS
from carrack.engine.titles import find
from carrack.table import Seat, Table, TableError
from carrack.table.changes import VoidVoted
from carrack.table.seat_state import LAPSE, SeatState
from support.tables import ANA, BEA, BOT, CLEO, around, run, toy
from support.toys import won_by_s0

# Sitting down ---------------------------------------------------------------------------------------------------------


def test_a_new_table_waits_for_its_people() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), {"edition": "2007"}, seed=7)
    assert (table.status, table.path, table.has_take_backs) == ("playing", None, False)
    assert table.game.options["edition"] == "2007"
    assert [seat.kind for seat in table.seats] == ["human", "bot", "bot"]
    run(table)
    assert table.waiting == (0,)


def test_the_same_seed_deals_and_plays_the_same() -> None:
    games = []
    for _ in range(2):
        table = toy(ANA, BOT, BOT, seed=3)
        table.play(0, "bid 1")
        run(table)
        games.append(table.game.record())
    assert games[0] == games[1]


def test_without_a_seed_every_deal_is_secret_and_another() -> None:
    one, other = (Table.create("toy", (ANA, BOT)) for _ in range(2))
    assert one.game.commitment != other.game.commitment
    header = one.game.entries()[0]
    assert "0" * 32 not in header  # each seat's nonce is random too
    assert other.game.entries()[0] != header


def test_a_server_brings_its_own_secret_and_nonces() -> None:
    secret = bytes(range(32))
    table = Table.create("toy", (ANA, BEA), secret=secret, nonces=(b"n" * 16, None))
    assert table.game.commitment == carrack.commitment(secret)
    assert (b"n" * 16).hex() in table.game.entries()[0]


def test_who_has_no_name_is_numbered() -> None:
    assert toy(ANA, Seat.human(), BOT, Seat.bot(0, "Deep Grey")).names == ("Ana", "Player 2", "Bot 3", "Deep Grey")
    assert toy(Seat.human(), BOT, lang="fr").names == ("Joueur 1", "Bot 2")


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ((ANA, "Bea"), "bad-seat"),
        ((ANA, Seat("human", "Bea", 1)), "bad-seat"),
        ((ANA, Seat("bot", "Bea")), "bad-seat"),
        ((ANA, Seat("bot", "Bea", 0, is_away=True)), "bad-seat"),
        ((ANA, Seat("human", "Bea", has_resigned=True)), "bad-seat"),
        ((ANA, Seat("robot", "Bea", 0)), "bad-seat"),  # type: ignore[arg-type]  # what no caller should give
        ((ANA, Seat.human(7)), "bad-seat"),  # type: ignore[arg-type]  # what no caller should give
        ((ANA, Seat.human("B" * 41)), "bad-name"),
        ((ANA, Seat.human("Be\na")), "bad-name"),
        ((ANA, Seat.bot("nobody")), "no-such-bot"),
        ((ANA,), "players"),
    ],
)
def test_a_table_is_refused_if_nobody_can_sit_so(seats: Any, code: str) -> None:
    with pytest.raises(carrack.CarrackError) as caught:
        toy(*seats)
    assert caught.value.code == code


def test_a_table_needs_a_language_that_has_a_catalogue() -> None:
    with pytest.raises(carrack.CarrackError, match="unknown-language"):
        toy(ANA, BOT, lang="la")


# A bot keeps a seat ---------------------------------------------------------------------------------------------------


def test_a_bot_keeps_a_seat_until_it_is_given_back() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.set_answer(0, "give", "pass")
    table.replace(0, 0)
    assert table.seats[0] == Seat("bot", "Ana", 0, is_away=True)
    assert (table.waiting, table.next_bot(), table.names[0]) == ((), 0, "Ana")
    with pytest.raises(TableError, match="not-a-person"):
        table.play(0, "take")
    table.give_back(0)
    assert (table.seats[0], table.waiting, table.next_bot()) == (ANA, (0,), None)
    table.play(0, "take")
    assert table.answers(0) == {"give": "pass"}
    assert run(table) == ["pass"]


def test_a_bot_completes_the_offer_it_began_before_the_seat_is_given_back() -> None:
    table = Table.create("empire", (ANA, BEA, BOT), seed=3)
    table.replace(0, 1)
    table.replace(1, 1)
    title = find("empire")
    while not title.is_in_line(table.game.view(), 0):
        assert table.step() is not None
    table.give_back(0)
    assert not title.is_in_line(table.game.view(), 0)
    assert table.seats[0] == ANA
    kinds = {choice.kind for choice in table.game.choices(0) if choice.refusal is None}
    assert "offer" in kinds, "Ana is free for an offer of her own"


def test_answers_and_orders_of_somebody_who_is_away_wait() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.replace(0, 0)
    table.set_answer(0, "card", "take")
    table.replace(0, "random")  # another bot for the same seat
    assert table.step() is not None
    assert table.answers(0) == {"card": "take"}


def test_only_a_seat_that_is_kept_can_be_given_back() -> None:
    table = toy(ANA, BEA, BOT)
    for seat in (0, 2):
        with pytest.raises(TableError, match="not-replaced"):
            table.give_back(seat)
    with pytest.raises(TableError, match="not-a-person"):
        table.replace(2, 0)
    with pytest.raises(carrack.OptionError, match="no-such-bot"):
        table.replace(0, "nobody")
    assert table.seats == (ANA, BEA, BOT)


# Resigning ------------------------------------------------------------------------------------------------------------


def test_who_resigns_leaves_the_seat_to_a_bot_for_good() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.set_answer(0, "card", "take")
    table.resign(0)
    assert table.seats[0] == Seat("bot", "Ana", 0, has_resigned=True)
    assert table.answers(0) == {}
    assert table.next_bot() == 0
    for call in (table.give_back, table.resign):
        with pytest.raises(TableError, match="not-"):
            call(0)


@pytest.mark.parametrize("game", carrack.games())
def test_who_resigns_is_followed_by_the_lowest_level_above_random(game: str) -> None:
    table = Table.create(game, (ANA, BEA), seed=1)
    table.resign(0)
    assert table.seats[0].level == min((level.number for level in LEVELS if level.number), default=0)


def test_who_is_away_can_resign_too() -> None:
    table = toy(ANA, BEA)
    table.replace(0, 0)
    table.resign(0)
    assert (table.seats[0].is_away, table.seats[0].has_resigned) == (False, True)


def test_who_resigned_is_out_of_the_ranking() -> None:
    table = around(won_by_s0(3), ANA, BEA, CLEO)
    table.play(0, "take")
    assert table.winners() == table.game.winners() == (0,)
    table.resign(0)
    assert table.game.winners() == (0,)
    assert table.winners() == (1, 2)


def test_a_game_goes_on_to_its_end_when_all_have_resigned() -> None:
    table = toy(ANA, BEA)
    table.resign(0)
    table.resign(1)
    run(table)
    assert (table.status, table.winners()) == ("over", ())


# Void -----------------------------------------------------------------------------------------------------------------


def test_a_game_is_void_when_all_people_agree() -> None:
    table = toy(ANA, BEA, BOT)
    table.agree_to_void(1)
    assert (table.status, table.agreed) == ("playing", (1,))
    table.agree_to_void(1)
    assert table.agreed == (1,)
    table.agree_to_void(0)
    assert (table.status, table.waiting, table.next_bot(), table.step()) == ("void", (), None, None)


def test_an_agreement_can_be_withdrawn_until_all_have_agreed() -> None:
    table = toy(ANA, BEA)
    with pytest.raises(TableError, match="not-agreed"):
        table.refuse_void(0)
    table.agree_to_void(0)
    table.refuse_void(0)
    table.agree_to_void(1)
    assert (table.status, table.agreed) == ("playing", (1,))


def test_a_refusal_ends_the_proposal_for_all() -> None:
    table = toy(ANA, BEA, CLEO)
    table.agree_to_void(0)
    table.agree_to_void(1)
    table.refuse_void(2)
    assert (table.agreed, table.lapses_at) == ((), None)
    table.agree_to_void(2)
    assert (table.status, table.agreed) == ("playing", (2,)), "what was agreed before does not count any more"


def test_a_proposal_lapses_after_some_decisions_and_a_file_keeps_it_until_then(tmp_path: Path) -> None:
    table = toy(ANA, BEA, path=tmp_path / "a")
    table.agree_to_void(0)
    assert table.lapses_at == table.game.number + 2 * LAPSE
    while table.game.number < 2 * LAPSE:
        table.close()
        table = Table.open(tmp_path / "a")
        assert (table.agreed, table.lapses_at) == ((0,), 2 * LAPSE)
        seat = table.waiting[0]
        table.play(seat, table.game.legal_moves(seat)[0])
    assert (table.status, table.agreed, table.lapses_at) == ("playing", (), None)
    table.agree_to_void(1)
    assert (table.status, table.agreed) == ("playing", (1,)), "the one that lapsed does not count any more"
    table.agree_to_void(0)
    assert table.status == "void"


def test_an_agreement_of_an_earlier_version_stands_until_it_is_decided() -> None:
    state = SeatState([ANA, BEA])
    state.apply(VoidVoted(0, True))
    assert state.has_proposal(10_000)
    state.apply(VoidVoted(1, True))
    assert state.is_void


def test_bots_are_not_asked_whether_a_game_is_void() -> None:
    table = toy(ANA, BOT)
    with pytest.raises(TableError, match="not-a-person"):
        table.agree_to_void(1)
    table.agree_to_void(0)
    assert table.status == "void"


def test_a_change_of_seats_ends_what_was_agreed() -> None:
    table = toy(ANA, BEA, CLEO)
    table.agree_to_void(0)
    table.agree_to_void(1)
    table.resign(2)  # else the game were void by a resignation
    assert (table.status, table.agreed) == ("playing", ())
    table.agree_to_void(0)
    table.agree_to_void(1)
    assert table.status == "void"
