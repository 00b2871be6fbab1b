"""E7: the institution of every nation, by exact numbers."""

from __future__ import annotations

import pytest

from support.empire import NATIONS, alone, bank, event_args, held, play, table

clause = pytest.mark.clause
Cards = dict[str, int]
# Nation, institution, cards for one, after one, cards for two with one left over, after two.
INSTITUTIONS: tuple[tuple[str, str, Cards, Cards, Cards, Cards], ...] = (
    (
        "ottomans", "protectorate",
        {"colony": 2}, {"population": 1, "colony": 2, "bond": 2, "gold": 15},
        {"colony": 5}, {"population": 2, "colony": 5, "bond": 4, "gold": 30},
    ),
    (
        "venice", "merchant",
        {"good": 2}, {"good": 3, "gold": 7},
        {"good": 5}, {"good": 7, "gold": 14},
    ),
    (
        "portugal", "territory",
        {"colony": 2}, {"good": 3, "colony": 1},
        {"colony": 5}, {"good": 6, "colony": 3},
    ),
    (
        "netherlands", "company",
        {"colony": 1, "good": 1}, {"good": 4, "colony": 1, "gold": 10},
        {"colony": 2, "good": 3}, {"good": 9, "colony": 2, "gold": 20},
    ),
    (
        "spain", "gold-mine",
        {"good": 2}, {"good": 1, "gold": 15},
        {"good": 5}, {"good": 3, "gold": 30},
    ),
    (
        "france", "cathedral",
        {"population": 2}, {"population": 2, "gold": 5},
        {"population": 5}, {"revolt": 1, "population": 5, "gold": 10},
    ),
    (
        "great-britain", "commonwealth",
        {"good": 1, "colony": 1}, {"supporter": 2, "colony": 1, "gold": 10},
        {"good": 2, "colony": 3}, {"supporter": 4, "colony": 3, "gold": 20},
    ),
    (
        "prussia", "army",
        {"population": 2}, {"revolt": 1, "population": 1, "colony": 1, "gold": 8},
        {"population": 5}, {"revolt": 3, "population": 3, "colony": 2, "gold": 16},
    ),
)  # fmt: skip
# What the bank has less after one: cards paid to it count against those gained.
FROM_THE_BANK: dict[str, Cards] = {
    "ottomans": {"population": 1, "bond": 2, "gold": 15},
    "venice": {"good": 1, "gold": 7},
    "portugal": {"good": 3, "colony": -1},
    "netherlands": {"good": 3, "gold": 10},
    "spain": {"good": -1, "gold": 15},
    "france": {"gold": 5},
    "great-britain": {"supporter": 2, "good": -1, "gold": 10},
    "prussia": {"revolt": 1, "population": -1, "colony": 1, "gold": 8},
}
BANK = {"supporter": 75, "revolt": 25, "good": 44, "population": 33, "colony": 28, "bond": 19, "gold": 410}


def after(nation: str, cards: Cards) -> Cards:
    """What a nation with these cards has after development."""
    return held(alone(nation, **cards).game(), 0)


@clause("E7.1", "E3.4")
def test_every_nation_has_an_institution() -> None:
    assert [row[0] for row in INSTITUTIONS] == list(NATIONS)


@clause("E7.1", "E3.4")
@pytest.mark.parametrize("row", INSTITUTIONS, ids=lambda row: row[1])
def test_one_institution_brings_what_its_card_says(row: tuple[str, str, Cards, Cards, Cards, Cards]) -> None:
    assert after(row[0], row[2]) == row[3]


@clause("E7.1", "E3.1")
@pytest.mark.parametrize("row", INSTITUTIONS, ids=lambda row: row[1])
def test_two_institutions_bring_it_twice_and_leave_the_odd_card(
    row: tuple[str, str, Cards, Cards, Cards, Cards],
) -> None:
    assert after(row[0], row[4]) == row[5]


@clause("E7.1")
@pytest.mark.parametrize("row", INSTITUTIONS, ids=lambda row: row[1])
def test_gains_come_from_the_bank_and_what_is_paid_goes_to_it(
    row: tuple[str, str, Cards, Cards, Cards, Cards],
) -> None:
    g = alone(row[0], **row[2]).game()
    moved = {card: BANK[card] - row[2].get(card, 0) - n for card, n in bank(g).items()}
    assert {card: n for card, n in moved.items() if n} == FROM_THE_BANK[row[0]]


@clause("E7.1")
@pytest.mark.parametrize("row", INSTITUTIONS, ids=lambda row: row[1])
def test_the_institution_is_told_by_its_name(row: tuple[str, str, Cards, Cards, Cards, Cards]) -> None:
    g = play(alone(row[0], **row[4]).trade().game(), "pass", "pass")
    assert event_args(g, "built") == [(0, 2, row[1])]


@clause("E7.1")
@pytest.mark.parametrize(
    ("nation", "cards"),
    [
        ("ottomans", {"good": 2}),
        ("ottomans", {"good": 1, "colony": 1}),
        ("venice", {"colony": 2}),
        ("venice", {"good": 1, "colony": 1}),
        ("portugal", {"good": 2}),
        ("portugal", {"good": 1, "colony": 1}),
        ("netherlands", {"good": 2}),
        ("netherlands", {"colony": 2}),
        ("spain", {"colony": 2}),
        ("spain", {"good": 1, "colony": 1}),
        ("france", {"good": 2, "colony": 2}),
        ("great-britain", {"good": 2}),
        ("great-britain", {"colony": 2}),
        ("prussia", {"good": 2, "colony": 2}),
    ],
)
def test_a_nation_builds_no_institution_of_other_cards(nation: str, cards: Cards) -> None:
    assert after(nation, cards) == cards


@clause("E7.1")
@pytest.mark.parametrize("nation", ["ottomans", "venice", "portugal", "netherlands", "spain", "great-britain"])
def test_only_france_and_prussia_build_of_populations(nation: str) -> None:
    assert after(nation, {"population": 2}) == {"revolt": 2, "population": 2}


@clause("E7.1", "E3.1")
def test_several_nations_build_at_once() -> None:
    t = table(players=6, version="standard")
    t.nation(3, "france").nation(4, "great-britain").nation(5, "prussia")
    t.hold(0, colony=2).hold(1, good=4).hold(2, colony=3).hold(3, population=2)
    g = t.hold(4, good=1, colony=2).hold(5, population=4).game()
    assert [held(g, seat) for seat in range(6)] == [
        {"population": 1, "colony": 2, "bond": 2, "gold": 15},
        {"good": 6, "gold": 14},
        {"good": 3, "colony": 2},
        {"population": 2, "gold": 5},
        {"supporter": 2, "colony": 2, "gold": 10},
        {"revolt": 2, "population": 2, "colony": 2, "gold": 16},
    ]


@clause("E7.1")
def test_the_netherlands_builds_no_more_companies_than_it_has_goods() -> None:
    assert after("netherlands", {"good": 1, "colony": 3}) == {"good": 4, "colony": 3, "gold": 10}


@clause("E7.1")
def test_great_britain_builds_no_more_commonwealths_than_it_has_colonies() -> None:
    assert after("great-britain", {"good": 3, "colony": 1}) == {"supporter": 2, "good": 2, "colony": 1, "gold": 10}


@clause("E7.1", "E3.1")
def test_great_britain_builds_luxuries_before_commonwealths() -> None:
    assert after("great-britain", {"good": 3, "population": 1, "colony": 2}) == {
        "supporter": 5, "population": 1, "colony": 2, "gold": 20,
    }  # fmt: skip


@clause("E7.1", "E3.5")
def test_prussia_takes_a_revolt_for_the_army_and_one_for_the_unused_population() -> None:
    assert after("prussia", {"population": 3, "supporter": 4}) == {
        "supporter": 4, "revolt": 2, "population": 2, "colony": 1, "gold": 8,
    }  # fmt: skip
