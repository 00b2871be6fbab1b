"""`carrack demo`: a game of random players."""

from support.command import options, run


def test_it_tells_a_game_and_how_to_read_it_again() -> None:
    told = run("demo", "--players", "2", "--seed", "7", *options("builders=true")).output
    assert told.startswith("Discovery, 2015 edition, Builders, 2 players, seed 7\n")
    again = told.splitlines()[-1].removeprefix("To read this game again: carrack ").split()
    assert run(*again).output == told


def test_without_a_seed_it_is_another_game_each_time() -> None:
    first, second = (run("demo", "--players", "2").output for _ in range(2))
    assert first != second
