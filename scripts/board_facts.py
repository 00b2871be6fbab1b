"""Writes what never changes about the boards to web/src/discovery/facts.json and web/src/empire/facts.json.

The web client shows it and has no rules of its own. A test fails when a file is behind the engine.
"""

import json
from pathlib import Path
from typing import Any

from carrack.games.discovery import asks, board, buildings
from carrack.games.discovery.core import perk
from carrack.games.discovery.nations import NATIONS as ADVANTAGES
from carrack.games.discovery.rules import SCOUT_PRICES
from carrack.games.discovery.terminal.facts import clause_of
from carrack.games.discovery.words import WORDS
from carrack.games.empire import asks as empire_asks
from carrack.games.empire.core.rules import ROUNDS_IN_GAME
from carrack.games.empire.nations import NATIONS
from carrack.games.empire.words import CARDS

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"


def written(subjects: dict[str, Any]) -> str:
    """One subject a line."""
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in subjects.items()) + "\n}\n"


def kind_of(row: buildings.Building) -> str:
    """When a building works (D5.5.3): at purchase, once, at the end of the game, or every turn."""
    if charge_of(row.perks):
        return "once"
    if row.now >= 0:
        return "at-once"
    return "end" if any(which >= perk.END for which in row.perks) else "every-turn"


def charge_of(perks: dict[int, int]) -> list[int]:
    """The place of the charge that a row gives in the view's table `used`, and how many uses; empty if none."""
    charges = range(perk.CHARTS, perk.CHARTS + perk.CHARGES)
    return next(([which - perk.CHARTS, uses] for which, uses in perks.items() if which in charges), [])


def facts() -> str:
    """The facts of `discovery`."""
    charged = {row.name: charge_of(row.perks) for row in (*buildings.CATALOGUE, *ADVANTAGES)}
    subjects = {
        "types": WORDS["type"],
        "regions": WORDS["region"],
        "goods": WORDS["good"],
        "nations": WORDS["nation"],
        "buildings": WORDS["building"],
        "regionGood": {region: good for region, (good, _) in board.REGIONS.items()},
        "counters": [token for token in WORDS["counter"] if token != "none"],
        "cards": {name: "/".join(map(str, facts)) for name, facts in board.CARDS.items()},
        "neighbours": {region: neighbours for region, (_, neighbours) in board.REGIONS.items()},
        "kinds": {row.name: kind_of(row) for row in buildings.CATALOGUE},
        "clauses": {name: clause_of(name) for name in buildings.NAMES},
        "charges": {name: charge for name, charge in charged.items() if charge},
        "scoutPrices": SCOUT_PRICES[1:],
        "asks": asks.CLAUSES,
    }
    return written(subjects)


def empire_facts() -> str:
    """The facts of `empire`: the order of cards in every list of them, and what each nation starts with and builds."""

    def counted(cards: dict[int, int]) -> list[int]:
        return [cards.get(kind, 0) for kind in range(len(CARDS))]

    nations = {
        nation.name: {
            "start": counted(nation.start),
            "institution": nation.institution,
            "uses": [CARDS[kind] for kind in nation.uses],
            "pays": counted(nation.pays),
            "gains": counted(nation.gains),
        }
        for nation in NATIONS
    }
    return written({"cards": CARDS, "lastRound": ROUNDS_IN_GAME, "nations": nations, "asks": empire_asks.CLAUSES})


if __name__ == "__main__":
    (SOURCES / "discovery" / "facts.json").write_text(facts(), encoding="utf-8")
    (SOURCES / "empire" / "facts.json").write_text(empire_facts(), encoding="utf-8")
