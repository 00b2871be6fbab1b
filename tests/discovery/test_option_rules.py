"""D11.5: which options there are in which edition, and which of them go together."""

from typing import Any

import pytest

import carrack
from carrack.games.discovery.buildings import AGES, NAMES
from support.discovery import asked, event_args, legal, see, table

pytestmark = pytest.mark.clause("D11.5")
clause = pytest.mark.clause

OF_2015: dict[str, Any] = {
    "builders": True, "expansion_buildings": True, "nations": "random", "two_player_captains": True,
    "reduced_luck": True, "no_survivors": True, "scouting": True, "advanced_reconnaissance": True, "buy_points": True,
}  # fmt: skip
LAST_AGE = [name for name, age in zip(NAMES, AGES, strict=True) if age == 3]
EXPANSION_3 = ["age-of-discovery", "new-world-capital-city", "age-of-reason", "re-write-history"]


def opened(players: int = 2, **options: Any) -> carrack.Game:
    return carrack.new_game("discovery", players=players, seed=1, **options)


def fault(players: int = 2, **options: Any) -> tuple[str, dict[str, Any]]:
    """What is wrong with these options."""
    with pytest.raises(carrack.OptionError) as caught:
        opened(players, **options)
    return caught.value.code, dict(caught.value.details)


def test_the_options_and_their_defaults() -> None:
    found = {option.key: (option.default, option.choices) for option in carrack.options("discovery")}
    switch = (False, (False, True))
    assert found == {
        "edition": ("2015", ("2007", "2015")),
        "nations": ("off", ("off", "random", "auction")),
        "start_auction": switch,
        "house_rules": switch,
        **{key: switch for key in OF_2015 if key != "nations"},
    }


def test_a_game_opened_without_options_is_the_base_game_of_2015() -> None:
    expected = {"edition": "2015", "nations": "off", "start_auction": False, "house_rules": False}
    assert opened(3).options == expected | {key: False for key in OF_2015 if key != "nations"}


@clause("D2.8")
@pytest.mark.parametrize(
    ("edition", "players", "captains"), [("2015", 2, True), ("2015", 3, False), ("2007", 2, False), ("2007", 3, False)]
)
def test_two_players_of_2015_have_their_captains_by_default(edition: str, players: int, captains: bool) -> None:
    assert opened(players, edition=edition).options["two_player_captains"] is captains
    assert opened(players, edition=edition, two_player_captains=False).options["two_player_captains"] is False


@clause("D2.8")
@pytest.mark.parametrize("players", [3, 6])
def test_the_captains_are_refused_to_more_than_two(players: int) -> None:
    assert fault(players, two_player_captains=True) == (
        "players",
        {"game": "discovery", "players": players, "lowest": 2, "highest": 2},
    )


@pytest.mark.parametrize(("key", "value"), OF_2015.items())
def test_an_option_of_2015_is_refused_in_2007(key: str, value: Any) -> None:
    needs = {"game": "discovery", "option": key, "needs": "edition=2015|house_rules=true"}
    assert fault(edition="2007", **{key: value}) == ("needs", needs)
    assert opened(edition="2015", **{key: value}).options[key] == value


@clause("D13.2")
def test_the_auction_of_nations_is_refused_in_2007() -> None:
    assert fault(edition="2007", nations="auction") == (
        "needs",
        {"game": "discovery", "option": "nations", "needs": "edition=2015|house_rules=true"},
    )


@clause("D2.12", "D13.1")
def test_the_auction_of_places_is_refused_in_2015() -> None:
    assert fault(start_auction=True) == (
        "needs",
        {"game": "discovery", "option": "start_auction", "needs": "edition=2007|house_rules=true"},
    )
    assert opened(edition="2007", start_auction=True).options["start_auction"] is True


@pytest.mark.parametrize(("key", "value"), OF_2015.items())
def test_house_rules_allow_an_option_of_2015_in_2007(key: str, value: Any) -> None:
    g = opened(edition="2007", house_rules=True, **{key: value})
    assert (g.options[key], g.options["edition"]) == (value, "2007")


def test_house_rules_allow_the_auction_of_places_in_2015() -> None:
    g = opened(3, house_rules=True, start_auction=True)
    assert (asked(g).kind, see(g).money, len(see(g).aside)) == ("bid", [10, 10, 10], 7)


def test_house_rules_alone_change_nothing() -> None:
    plain, house = opened(3), opened(3, house_rules=True)
    assert [(e.kind, e.args) for e in plain.events()] == [(e.kind, e.args) for e in house.events()]


@pytest.mark.parametrize("edition", ["2007", "2015"])
def test_the_two_auctions_exclude_each_other(edition: str) -> None:
    assert fault(edition=edition, house_rules=True, nations="auction", start_auction=True) == (
        "excludes",
        {"game": "discovery", "option": "start_auction", "excludes": "nations=auction"},
    )


def test_the_auction_of_places_goes_with_nations_dealt_at_random() -> None:
    g = opened(3, edition="2007", house_rules=True, start_auction=True, nations="random")
    for _ in range(2):
        g.play("pass")
    assert 0 not in see(g).nation


@clause("D1.1")
def test_the_edition_still_decides_how_many_play() -> None:
    assert fault(6, edition="2007", house_rules=True, scouting=True) == (
        "players",
        {"game": "discovery", "players": 6, "lowest": 2, "highest": 5},
    )
    assert fault(7)[1]["highest"] == 6


@clause("D1.6", "D14-III-Factory", "D6.4")
def test_the_edition_still_decides_every_marked_rule() -> None:
    """2007 with builders, the expansion and nations: its Factory, its forgoing, no Plagues."""
    house: dict[str, Any] = {
        "edition": "2007",
        "house_rules": True,
        "builders": True,
        "expansion_buildings": True,
        "nations": "random",
    }
    s = see(table(players=2, **house).turn(7).own(0, "factory").money(0, 0).at("benefits").game())
    assert s.money == [25, 0]
    g = table(players=2, **house).market(gold=1, rice=1).stand("goods-1", 0).at("goods").game()
    assert legal(g) == ["take gold", "take rice"]
    g = opened(edition="2007", house_rules=True, expansion_buildings=True)
    ages = see(g).row() + see(g).stack
    assert (len(ages), "plague-1" in ages) == (11 + 7, False)


@clause("D2.10", "D1.6")
@pytest.mark.parametrize(
    ("options", "number"),
    [({}, 12), ({"builders": True}, 12), ({"expansion_buildings": True}, 19),
     ({"expansion_buildings": True, "builders": True}, 20)],
)  # fmt: skip
def test_the_expansion_has_eight_buildings_of_age_i_one_of_them_for_builders(
    options: dict[str, bool], number: int
) -> None:
    s = see(opened(3, **options))
    names = s.row() + s.stack
    assert len(names) == number
    assert ("new-world-city" in names) is (number == 20)


@clause("D2.9")
@pytest.mark.parametrize("builders", [False, True])
def test_reduced_luck_draws_its_ten_from_all_buildings_in_play(builders: bool) -> None:
    shown = set()
    for seed in range(80):
        g = carrack.new_game(
            "discovery", players=3, seed=seed, reduced_luck=True, expansion_buildings=True, builders=builders
        )
        ten = [row["building"] for row in event_args(g.events(), "shown")]
        assert len(set(ten)) == len(ten) == 10
        shown |= set(ten)
    out = set() if builders else {"new-world-capital-city"}
    assert shown == set(LAST_AGE) - out


@clause("D2.9")
def test_without_the_expansion_reduced_luck_draws_none_of_its_buildings() -> None:
    for seed in range(30):
        g = carrack.new_game("discovery", players=3, seed=seed, reduced_luck=True)
        assert not {row["building"] for row in event_args(g.events(), "shown")} & set(EXPANSION_3)


@clause("D2.9")
def test_the_ten_of_the_expansion_come_in_turn_7() -> None:
    ten = [*EXPANSION_3, "navy", "power", "glory", "wealth", "factory", "militia"]
    t = table(players=3, reduced_luck=True, expansion_buildings=True, builders=True)
    s = see(t.turn(6).shown(*ten).at("refresh").game())
    assert (s.turn, sorted(s.row() + s.stack)) == (7, sorted(ten))


@pytest.mark.parametrize(
    ("options", "code", "key"),
    [({"piracy": True}, "unknown-option", "piracy"), ({"nations": "dealt"}, "bad-value", "nations"),
     ({"scouting": 1}, "bad-value", "scouting"), ({"edition": 2015}, "bad-value", "edition")],
)  # fmt: skip
def test_what_is_no_option_or_no_value_of_it_is_refused(options: dict[str, Any], code: str, key: str) -> None:
    found, details = fault(**options)
    assert (found, details["option"]) == (code, key)


def test_all_options_of_2015_go_together() -> None:
    g = opened(**OF_2015)
    assert {key: g.options[key] for key in OF_2015} == OF_2015
