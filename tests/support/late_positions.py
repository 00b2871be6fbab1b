"""Late positions of both games with much on the table, at which seat 0 is asked: what has to fit into fixed places."""

from collections.abc import Callable
from functools import partial
from typing import Any

from support import empire
from support.discovery import GOODS, REGIONS, table
from support.open_empire import act

Position = dict[str, Any]
OWNED = ("conquest-of-the-inca-empire", "new-world-cartography", "indentured-servitude", "monastery", "trading-post")
OFFERED = ("wealth", "age-of-discovery", "prosperity", "population", "navy")
ROW = ("good", "bond", "colony", "population", "population", "colony")


def late_discovery(players: int, edition: str = "2015") -> Position:
    """Turn 7: everybody has colonies in most regions, goods, ships and money; seat 0 places the first worker."""
    more = {"builders": players > 4, "expansion_buildings": True} if edition == "2015" else {}
    layout = table(players=players, edition=edition, **more).turn(7)
    layout.bounty_gone().money(*(120 + seat for seat in range(players)))
    for at, region in enumerate(REGIONS):
        for seat in range(players):
            if (at + seat) % 3:
                kinds = ("soldier", "merchant", "missionary")
                layout.troops(region, seat, colonist=1 + (at * seat) % 4, **{kinds[(at + seat) % 3]: 1})
    layout.ships(*(seat % 3 for seat in range(players)))
    layout.colony_points(0, 38, 61)
    if edition == "2015":
        layout.offer(*OFFERED).own(0, *OWNED, "navigator")
    layout.market(**dict.fromkeys(GOODS[:4], 1))
    for seat in range(players):
        layout.goods(seat, **{GOODS[seat % 6]: 1, GOODS[(seat + 4) % 11]: 2})
        layout.hand(seat, colonist=4, soldier=1, merchant=1)
    for seat in range(1, min(players, 4)):  # beside whom the next worker's place needs a second row
        layout.shippers(seat, merchant=1)
    return layout.position()


def full_discovery(players: int) -> Position:
    """Turn 7: everybody has as many types in every region as there are workers, every box is full; seat 0 sends."""
    layout = table(players=players, builders=True, expansion_buildings=True).turn(7)
    layout.all_discovered().money(*(10 + 9 * seat for seat in range(players)))
    for at, region in enumerate(REGIONS):
        few = {"merchant" if at < 4 else "captain": 1} if at < 7 else {}
        for seat in range(players):
            layout.troops(region, seat, colonist=2, missionary=1, soldier=1, builder=1, **few)
    for box, last in (("initiative", players - 1), ("goods", 4), ("buildings", 5), ("warfare", 4)):
        for number in range(1, last + 1):
            layout.stand(f"{box}-{number}", (number - 1) % players, "soldier" if box == "warfare" else "colonist")
    for number in range(1, 2 * players):
        layout.stand(f"dock-{number}", (number - 1) % players)
    for seat in range(players):
        layout.stand(f"specialists-{seat + 1}", seat).hand(seat, colonist=2)
        layout.explorers(seat, colonist=1, captain=1).shippers(seat, merchant=1)
        layout.goods(seat, **{GOODS[seat]: 1, GOODS[(seat + 4) % 11]: 2})
    layout.offer(*OFFERED).own(0, *OWNED).market(**dict.fromkeys(GOODS[:4], 1))
    return layout.ship_here(1).ships(*(1, 0, 1, 0, 1, 2)[:players]).at("dock").position()


def scouted_discovery(players: int) -> Position:
    """Turn 2: nothing but the Caribbean is discovered; counters are known to all, to seat 0, to others, to nobody."""
    layout = table(players=players, scouting=True).turn(2)
    for at, region in enumerate(REGIONS):
        if region != "caribbean":
            layout.knows(0, *[region] * (at % 4 < 2))
            for seat in range(1, players):
                layout.knows(seat, *[region] * (at % 4 in {0, 2}))
    for seat in range(players):
        layout.troops("caribbean", seat, colonist=3, soldier=1).hand(seat, colonist=3)
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
# The same with every box and region full; scripts show even more workers there, `web/tests/browser/torture.mjs`.
FULL: dict[str, Callable[[int], Position]] = {"discovery": full_discovery}
# What web/tests/browser/names.mjs looks at.
NAMED: dict[str, Callable[[], Position]] = {
    "late-4": partial(late_discovery, 4),
    "late-6": partial(late_discovery, 6),
    "scouted-4": partial(scouted_discovery, 4),
    "full-4": partial(full_discovery, 4),
    "full-6": partial(full_discovery, 6),
}
# What the group `sizes` of web/tests/browser/states.mjs looks at: tables that are neither for four nor for six.
SIZES: dict[str, Callable[[], Position]] = {
    "late-2007-2": partial(late_discovery, 2, "2007"),
    "late-2007-5": partial(late_discovery, 5, "2007"),
    "late-2015-2": partial(late_discovery, 2),
    "late-2015-3": partial(late_discovery, 3),
    "late-2015-5": partial(late_discovery, 5),
    "late-empire-2": partial(late_empire, 2),
    "late-empire-3": partial(late_empire, 3),
    "late-empire-5": partial(late_empire, 5),
}
