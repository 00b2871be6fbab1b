"""D5.5.1: what the buildings of the expansion cost, in all three ages."""

from typing import NamedTuple

import pytest

from support.discovery import event_args, legal, see
from support.expansion import on_offer

clause = pytest.mark.clause


class Age(NamedTuple):
    """The buildings of an age that have its price, and turns in which the age's buildings are on offer."""

    price: int
    turns: tuple[int, ...]
    buildings: tuple[str, ...]


AGES = (
    Age(10, (2,), ("magellan", "new-world-city", "new-world-mission", "overpopulation", "smuggler")),
    Age(14, (4,), ("stone-masonry", "papal-edict", "mint", "trading-house", "reformation", "mayflower")),
    Age(20, (7, 8), ("age-of-discovery", "new-world-capital-city", "age-of-reason", "re-write-history")),
)
CASES = [(building, age.price, turn) for age in AGES for turn in age.turns for building in age.buildings]


@clause("D5.5.1")
@pytest.mark.parametrize(("building", "price", "turn"), CASES)
def test_a_building_costs_the_price_of_its_age(building: str, price: int, turn: int) -> None:
    poor = see(on_offer(building, turn, price - 1).game())
    assert poor.turn == min(turn + 1, 8)  # too poor to be asked: the turn ran on
    assert poor.owns(0) == []
    g = on_offer(building, turn, price + 2).game()
    assert legal(g) == ["pass", f"buy {building}"]
    g.play(f"buy {building}")
    assert (see(g).money[0], see(g).owns(0)) == (2, [building])


@pytest.mark.parametrize(
    ("building", "turn"),
    [
        pytest.param("spoils-5-dollars", 2, marks=clause("D14-I-Spoils of War: $5")),
        pytest.param("spoils-ship", 2, marks=clause("D14-I-Spoils of War: ship")),
        pytest.param("spoils-specialists", 2, marks=clause("D14-I-Spoils of War: specialists")),
        pytest.param("spoils-7-dollars", 4, marks=clause("D14-II-Spoils of War: $7")),
        pytest.param("spoils-goods", 4, marks=clause("D14-II-Spoils of War: goods")),
    ],
)
def test_spoils_cost_nothing_but_a_worker(building: str, turn: int) -> None:
    g = on_offer(building, turn, money=0).game()
    assert legal(g) == ["pass", f"buy {building}"]
    events = g.play(f"buy {building}")
    assert event_args(events, "bought") == [{"seat": 0, "building": building, "amount": 0}]
    assert event_args(events, "paid") == []
    assert see(g).owns(0) == [building]
