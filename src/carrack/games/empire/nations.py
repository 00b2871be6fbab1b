"""The nations (E7): starting cards, and the needs, costs and gains of their institutions."""

from msgspec import Struct

from carrack.games.empire.core.card import BOND, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER


class Nation(Struct, frozen=True):
    """A nation and its institution: two cards are stacked, `pays` go to the bank, `gains` come from it."""

    name: str
    start: dict[int, int]
    institution: str
    uses: tuple[int, int]
    pays: dict[int, int]
    gains: dict[int, int]


def dealt(gold: int, goods: int, populations: int, colonies: int, bonds: int, revolts: int = 0) -> dict[int, int]:
    """Return the cards that a nation starts with: a row of the table of E7."""
    return {GOLD: gold, GOOD: goods, POPULATION: populations, COLONY: colonies, BOND: bonds, REVOLT: revolts}


NATIONS: tuple[Nation, ...] = (
    Nation("ottomans", dealt(5, 1, 3, 3, 3), "protectorate", (COLONY, COLONY), {}, {POPULATION: 1, BOND: 2, GOLD: 15}),
    Nation("venice", dealt(20, 1, 1, 1, 4), "merchant", (GOOD, GOOD), {}, {GOOD: 1, GOLD: 7}),
    Nation("portugal", dealt(20, 1, 2, 1, 4), "territory", (COLONY, COLONY), {COLONY: 1}, {GOOD: 3}),
    Nation("netherlands", dealt(15, 1, 2, 1, 4), "company", (COLONY, GOOD), {}, {GOOD: 3, GOLD: 10}),
    Nation("spain", dealt(15, 1, 2, 2, 2), "gold-mine", (GOOD, GOOD), {GOOD: 1}, {GOLD: 15}),
    Nation("france", dealt(10, 2, 4, 2, 4, 5), "cathedral", (POPULATION, POPULATION), {}, {GOLD: 5}),
    Nation("great-britain", dealt(10, 3, 2, 2, 2), "commonwealth", (GOOD, COLONY), {GOOD: 1}, {SUPPORTER: 2, GOLD: 10}),
    Nation(
        "prussia",
        dealt(5, 6, 3, 0, 1),
        "army",
        (POPULATION, POPULATION),
        {POPULATION: 1},
        {COLONY: 1, REVOLT: 1, GOLD: 8},
    ),
)
