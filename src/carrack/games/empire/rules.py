"""Builds the `Rules` of a game from its options; the numbers of the cards (E1.1, E2.2, E2.3)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.layout import Layout
from carrack.engine.core.tables import numbers
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.move import AMOUNTS
from carrack.games.empire.core.rules import END_WINDOWS, NO_TRADES, OFFER_BOARD, WINDOWS, Rules
from carrack.games.empire.nations import NATIONS

PRINTED = {SUPPORTER: 75, REVOLT: 25, GOOD: 45, POPULATION: 35, COLONY: 30, BOND: 20, GOLD: 410}
BEGINNER_ROW = (GOOD, GOOD, POPULATION, POPULATION, COLONY, COLONY)
STANDARD_ROW = (GOOD, POPULATION, POPULATION, COLONY, COLONY, BOND)
BEGINNER_START = {COLONY: 2, POPULATION: 3, GOOD: 1, SUPPORTER: 1, REVOLT: 1, GOLD: 30}
ROW_CATALOGUE = [GOOD, GOOD, POPULATION, POPULATION, COLONY, COLONY, BOND]


def by_card(cards: dict[int, int]) -> vec[i64]:
    """Return a table with a number for each kind of card."""
    return numbers([cards.get(kind, 0) for kind in range(CARDS)])


def catalogues() -> list[list[int]]:
    """Return all tokens of each object that is shuffled."""
    nations = list(range(len(NATIONS)))
    return [ROW_CATALOGUE, nations, list(range(6)), nations]


# The values of options that version 1 of the rules called otherwise.
SEALED = ("sealed", "simultaneous")
TRADES = {"off": NO_TRADES, "windows": WINDOWS, "ends": END_WINDOWS, "open": OFFER_BOARD}


def build(players: int, options: dict[str, Any], version: int) -> Rules:
    """Flatten the options of a version of the rules into the tables and knobs of a game."""
    rules = Rules(players, Layout([len(ROW_CATALOGUE), len(NATIONS), 6], [0, 1, 2], catalogues()))
    rules.has_nations = options["version"] == "standard"
    row = STANDARD_ROW if rules.has_nations else BEGINNER_ROW
    rules.row = numbers([*row])
    rules.printed = by_card({kind: n - row.count(kind) for kind, n in PRINTED.items()})
    rules.start = by_card(BEGINNER_START)
    rules.nation_start = [by_card(nation.start) for nation in NATIONS]
    rules.uses = [numbers([*nation.uses]) for nation in NATIONS]
    rules.pays = [by_card(nation.pays) for nation in NATIONS]
    rules.gains = [by_card(nation.gains) for nation in NATIONS]
    rules.is_open_auction = options["auction"] == "open"
    rules.is_sealed_auction = options["auction"] in SEALED
    rules.trade_offers = options["trade_offers"]
    rules.trades = TRADES[options.get("trades", "windows")] if rules.trade_offers > 0 else NO_TRADES
    rules.observes_board = version >= 2
    rules.most_asked = by_card({kind: min(n, AMOUNTS - 1) for kind, n in PRINTED.items()})
    rules.strict_bank = options["strict_bank"]
    rules.claim_rounds = options["claim_rounds"]
    rules.open_holdings = options["open_holdings"]
    rules.asks_for_any = version >= 2 and not rules.open_holdings
    return rules
