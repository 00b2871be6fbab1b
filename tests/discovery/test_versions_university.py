"""D14-II-University: under version 2 it may be used at more moments."""

import pytest

import carrack
from support.discovery import Layout, asked, event_args, legal, see
from support.versions import lay

clause = pytest.mark.clause
EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def fronts(game: carrack.Game) -> list[str]:
    return [move for move in legal(game) if move.startswith("front")]


def university(track: str, *seats: int, version: int = 2, edition: str = "2015") -> Layout:
    """Seat 0 has the University; workers stand on the first spaces of a track, just before it resolves."""
    t = lay(version=version, edition=edition).own(0, "university").discovered("peru").market(gold=2, rice=2)
    t.offer("taxation", "fortress", "marketplace", "ship-yards").money(60, 60, 60)
    t.troops("peru", 0, soldier=1, colonist=1).troops("peru", 1, soldier=1, colonist=1).troops("peru", 2, soldier=2)
    for space, seat in enumerate(seats, 1):
        t.stand(f"{track}-{space}", seat)
    return t.at(track)


TRACKS = [
    ("2007", "dock"),
    ("2007", "buildings"),
    *(("2015", box) for box in ("dock", "goods", "buildings", "warfare")),
]


@clause("D14-II-University")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_it_is_asked_before_each_further_worker_of_a_box(edition: str, track: str) -> None:
    g = university(track, 1, 2, 1, 0, edition=edition).game()
    assert asked(g).kind == "front"
    g.play("pass")
    found = []
    while asked(g).kind in (*ACTS[track], "front-mid"):
        if asked(g).kind == "front-mid":
            assert (g.deciders, legal(g)) == ((0,), ["pass", f"front {track}-4"])
            found.append(asked(g).args)
            g.play("pass")
        else:
            act(g)
    assert found == [{"box": track, "seat_next": seat} for seat in (2, 1)]


ACTS = {"dock": ("send",), "goods": ("take",), "buildings": ("buy",), "warfare": ("warfare", "kill")}


def act(game: carrack.Game) -> None:
    """Do what a worker is there for, the last way there is."""
    game.play("pass" if asked(game).kind == "warfare" else legal(game)[-1])


@clause("D14-II-University", "D18.1")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_brought_to_the_front_a_worker_acts_next(edition: str, track: str) -> None:
    g = university(track, 1, 2, 1, 0, edition=edition).game()
    g.play("pass")
    act(g)
    events = g.play(f"front {track}-4")
    assert event_args(events, "fronted") == [{"seat": 0, "type": "colonist", "space": f"{track}-4"}]
    order = [*g.deciders]
    act(g)
    while not g.is_over and asked(g).kind in ACTS[track]:
        order += g.deciders
        act(g)
    assert order[:3] == [0, 2, 1]


@clause("D14-II-University")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_version_1_asks_once_before_the_box(edition: str, track: str) -> None:
    g = university(track, 1, 2, 0, version=1, edition=edition).game()
    g.play("pass")
    kinds = []
    while see(g).turn == 4:
        kinds.append(asked(g).kind)
        g.play("pass") if "pass" in legal(g) else act(g)
    assert "front-mid" not in kinds


@clause("D14-II-University", "D5.1.1")
@EDITIONS
def test_in_the_initiative_box_money_follows_the_new_spaces_of_those_not_yet_resolved(edition: str) -> None:
    t = university("initiative", 1, 2, 0, edition=edition).stand("dock-1", 1).money(0, 0, 0)
    g = t.game()
    g.play("pass")
    assert (asked(g).kind, asked(g).args) == ("front-mid", {"box": "initiative", "seat_next": 2})
    assert (legal(g), see(g).money) == (["pass", "front initiative-3"], [0, 1, 0])
    g.play("front initiative-3")
    after = see(g)
    assert [after.space(f"initiative-{n}")[0] for n in (1, 2, 3)] == [1, 0, 2]
    assert after.money == [2, 1, 3]


@clause("D14-II-University", "D18.2")
def test_it_is_not_asked_where_nothing_would_change_or_no_track_is_served() -> None:
    g = university("goods", 1, 0, 0).game()  # once seat 1 is gone, only his own are left
    g.play("pass")
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass")
    g = university("specialists", 1, 0, 2).game()
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass") if "pass" in legal(g) else act(g)
    g = university("goods", 1, 2, 0, edition="2007").game()
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass") if "pass" in legal(g) else act(g)


@clause("D14-II-University")
def test_used_it_is_not_asked_again() -> None:
    g = university("dock", 1, 2, 1, 2, 0).game()
    g.play("pass")
    act(g)
    g.play("front dock-5")
    while see(g).turn == 4:
        assert asked(g).kind not in ("front", "front-mid")
        g.play("pass")


def buyer(edition: str, *seats: int, version: int = 2) -> Layout:
    """These seats' colonists stand in the buildings box, and seat 0, who is first, can buy the University."""
    t = lay(version=version, edition=edition).order(1, 0, 2).offer("university", "taxation", "fortress")
    t.money(14, 14, 14)
    for space, seat in enumerate(seats, 1):
        t.stand(f"buildings-{space}", seat)
    return t.at("buildings")


@clause("D14-II-University")
@EDITIONS
def test_it_is_usable_at_its_purchase(edition: str) -> None:
    t = buyer(edition, 0, 1, 2, 0).stand("initiative-1", 1).stand("initiative-2", 0)
    g = t.stand("warfare-1", 1).stand("warfare-2", 0).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind, asked(g).args) == ((0,), "front", {"box": "purchase"})
    warfare = ["front warfare-2"] if edition == "2015" else []
    assert fronts(g) == ["front initiative-2", "front buildings-4", *warfare, "front order"]
    g.play("front buildings-4")
    assert (g.deciders, asked(g).kind, legal(g)) == ((0,), "buy", ["pass"]) or g.deciders == (1,)


@clause("D14-II-University", "D3.5")
def test_at_its_purchase_the_worker_that_bought_it_goes_home_and_not_another() -> None:
    """A merchant bought it; the colonist brought to the front acts next, on the merchant's right."""
    t = buyer("2015", 1, 1).money(50, 50, 50).stand("buildings-1", 0, "merchant").stand("buildings-3", 0)
    g = t.game()
    g.play("buy university")
    assert fronts(g) == ["front buildings-3", "front order"]
    g.play("front buildings-3")
    after = see(g)
    assert [after.space(f"buildings-{n}") for n in (1, 2, 3)] == [None, (0, "colonist"), (1, "colonist")]
    assert (g.deciders, asked(g).kind, after.worker("supply", 0, "merchant")) == ((0,), "buy", 5)


@clause("D14-II-University", "D18.2")
@EDITIONS
def test_at_its_purchase_nothing_is_asked_that_changes_nothing(edition: str) -> None:
    g = buyer(edition, 0, 1).order(0, 1, 2).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind) == ((1,), "buy")


@clause("D14-II-University")
@EDITIONS
def test_version_1_waits_for_the_next_window(edition: str) -> None:
    g = buyer(edition, 0, 1, 0, version=1).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind) == ((1,), "buy")


@clause("D14-II-University")
def test_declined_at_its_purchase_it_is_asked_between_the_further_workers() -> None:
    g = buyer("2015", 0, 1, 2, 0).game()
    g.play("buy university")
    g.play("pass")
    assert (asked(g).kind, asked(g).args["seat_next"]) == ("front-mid", 1)
