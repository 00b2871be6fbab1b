"""Late positions of both games with much on the table, at which seat 0 is asked: what has to fit into fixed places."""

from collections.abc import Callable
from typing import Any

from support import empire
from support.discovery import GOODS, REGIONS, table
from support.open_empire import act

Position = dict[str, Any]
OWNED = ("conquest-of-the-inca-empire", "new-world-cartography", "indentured-servitude", "monastery", "trading-post")
OFFERED = ("wealth", "age-of-discovery", "prosperity", "population", "navy")
ROW = ("good", "bond", "colony", "population", "population", "colony")


def late_discovery(players: int) -> Position:
    """Turn 7: everybody has colonies in most regions, goods, ships and money; seat 0 places the first worker."""
    layout = table(players=players, builders=players > 4, expansion_buildings=True).turn(7)
    layout.bounty_gone().money(*(120 + seat for seat in range(players)))
    for at, region in enumerate(REGIONS):
        for seat in range(players):
            if (at + seat) % 3:
                kinds = ("soldier", "merchant", "missionary")
                layout.troops(region, seat, colonist=1 + (at * seat) % 4, **{kinds[(at + seat) % 3]: 1})
    layout.ships(*(seat % 3 for seat in range(players)))
    layout.colony_points(0, 38, 61)
    layout.offer(*OFFERED).own(0, *OWNED, "navigator")
    layout.market(**dict.fromkeys(GOODS[:4], 1))
    for seat in range(players):
        layout.goods(seat, **{GOODS[seat % 6]: 1, GOODS[(seat + 4) % 11]: 2})
        layout.hand(seat, colonist=4, soldier=1, merchant=1)
    return layout.position()


def late_empire(players: int) -> Position:
    """Round 4: a colony is auctioned, all but seat 0 have bid and made offers."""
    layout = empire.table(players=players).round(4).row(*ROW)
    for seat in range(players):
        layout.hold(seat, supporter=3 + seat, revolt=1, good=2, population=3, colony=2, bond=1, gold=23)
    game = layout.auction("colony").game()
    acts = [f"s{seat} bid {3 + seat % 2}" for seat in range(1, players)]
    acts += [f"s{seat} offer s0 give 1 population 3 gold for 1 good 1 colony" for seat in range(1, players)]
    acts += [f"s{seat} offer anybody give 1 colony for 9 gold" for seat in range(1, players)]
    return act(game, *acts, "s0 offer anybody give 1 good for 4 gold").to_dict()


LATE: dict[str, Callable[[int], Position]] = {"discovery": late_discovery, "empire": late_empire}
