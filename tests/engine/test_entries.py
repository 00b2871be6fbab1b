"""Entries: a row for everything that happens, only ever added to, enough for a restart."""

import carrack
from support.toys import finished, won_by_s0


def test_every_call_adds_its_rows() -> None:
    game = carrack.new_game("toy", players=2, seed=5, coins=1)
    assert game.entries()[1:] == ("setup",)
    game.play("bid 1", 1)
    game.retract(1)
    game.play("bid 0", 1)
    game.play("bid 0", 0)
    top = game.to_dict()["pile"][-1]
    game.play("take")
    game.play("give s1")
    game.rewind(2)
    assert game.entries(2) == (
        "0 (s1 bid 1)",
        "0 retract s1",
        "0 (s1 bid 0)",
        "0 (s0 bid 0)",
        f"1 s0 take {{pile 4 {top}}}",
        "2 s0 give s1 [s0 coins 1]",
        "rewind 2",
    )


def test_they_are_only_added_to() -> None:
    game = finished()
    again = carrack.replay("\n".join(game.entries()))
    rows = again.entries()
    again.reveal()
    assert again.entries()[: len(rows)] == rows == game.entries()


def test_a_restart_loses_nothing() -> None:
    game = won_by_s0(3)
    game.play("peek")
    game.rewind(1)
    game.play("take")
    game.play("pass")
    game.play("bid 2", 2)
    again = carrack.replay("\n".join(game.entries()))
    assert again.to_dict() == game.to_dict()
    assert (again.committed, again.takebacks, again.number) == ((2,), 1, 3)
    for seat in (None, 0, 1, 2):
        assert again.events(seat=seat) == game.events(seat=seat)


def test_a_restart_remembers_that_the_secret_is_out() -> None:
    game = finished()
    game.reveal()
    game.reveal()
    assert game.entries()[-2:].count("reveal") == 1
    again = carrack.replay("\n".join(game.entries()))
    assert again.record() == game.record()
    assert "secret" in again.record()


def test_a_loaded_position_begins_its_own_entries() -> None:
    game = carrack.new_game("toy", players=3, seed=5)
    game.play("bid 2", 2)
    loaded = carrack.load(game.to_dict())
    assert len(loaded.entries()) == 1
    assert loaded.events() == ()
    loaded.play("bid 1", 0)
    again = carrack.replay("\n".join(loaded.entries()))
    assert (again.to_dict(), again.committed) == (loaded.to_dict(), (0, 2))


def test_a_world_without_a_secret_restarts_the_same() -> None:
    game = carrack.what_if(won_by_s0().view(1), seed=9)
    game.play("take")
    again = carrack.replay("\n".join(game.entries()))
    assert again.to_dict() == game.to_dict()
    assert again.state.key() == game.state.key()
