"""The conditions under which a refusal is true, code by code, from the position and not from the rules code.

Codes that only say when a move is asked for (`when-…`) are checked by the questions that come later: see
`refusal_census`.
"""

from collections.abc import Callable
from typing import Any

import carrack
from carrack.games.discovery import board
from carrack.games.discovery.buildings import NAMES
from carrack.games.discovery.core import perk, place
from carrack.games.discovery.title import TITLE
from carrack.games.discovery.words import WORDS
from support.discovery import see
from support.refusal_answers import Refused

REGIONS = WORDS["region"]
TYPES = WORDS["type"]
GOODS = WORDS["good"]
SPACES = WORDS["space"]
AGES = (1, 1, 1, 1, 2, 2, 2, 3, 3)  # of turns; the auctions before turn 1 belong to the first


class Case(Refused):
    """A refused move, and facts of the position."""

    def __init__(self, game: carrack.Game, seat: int, position: Any) -> None:
        super().__init__(TITLE, game, seat, position)
        self.top = position.agenda[-1]
        self.age = AGES[position.turn]

    def money(self) -> int:
        return int(self.p.money[self.seat])

    def colony(self, region: str, seat: int) -> int:
        return sum(self.p.troops[REGIONS.index(region)][seat])

    def owned(self, building: str) -> int:
        return int(self.p.owned[self.seat][NAMES.index(building)])

    def used(self, charge: int) -> int:
        return int(self.p.used[self.seat][charge - perk.CHARTS])

    def nation(self) -> str:
        number = self.p.nation[self.seat]
        return WORDS["nation"][number - 1] if number else ""

    def space(self, name: str) -> int:
        return int(self.p.spaces[SPACES.index(name)])

    def owner(self, name: str) -> int | None:
        who = self.space(name)
        return (who - 1) // 6 if who else None

    def box(self, name: str) -> list[int]:
        """Return the workers on the spaces of a box that are open to this many players."""
        size = {"initiative": self.game.players, "dock": 2 * self.game.players - 1, "buildings": 5}.get(name, 4)
        return [self.space(f"{name}-{n}") for n in range(1, size + 1)]

    def track(self, name: str) -> list[int]:
        """Return the numbers of the occupied spaces on the track that a space belongs to."""
        at = SPACES.index(name)
        bounds = [0, place.DOCK_1, place.GOODS_1, place.BUILDINGS_1, place.SPECIALISTS_1, place.WARFARE_1, place.SPACES]
        first = max(bound for bound in bounds if bound <= at)
        end = min(bound for bound in bounds if bound > at)
        if first < self.unresolved() <= at:
            first = self.unresolved()
        return [i for i in range(first, end) if self.p.spaces[i]]

    def unresolved(self) -> int:
        """Return the first space not resolved yet, if the University is used in the middle of a box; otherwise 0."""
        return int(self.top[3]) if self.ask.kind in ("front", "front-mid") else 0

    def is_resolved(self, name: str) -> bool:
        """Whether the University is used in the middle of a space's box, and that space is resolved already."""
        at = SPACES.index(name)
        return at < self.unresolved() and box_of(SPACES[at]) == box_of(SPACES[self.unresolved()])

    def fronted(self, name: str) -> list[int]:
        """Return the workers of a track in order, with the one on a space brought to the front."""
        track = self.track(name)
        workers = [self.p.spaces[i] for i in track]
        return [workers.pop(track.index(SPACES.index(name))), *workers]

    def fights(self, region: str, enemy: int) -> bool:
        soldiers = self.p.troop(region, self.seat, "soldier") + self.p.troop(region, enemy, "soldier")
        return soldiers > 0 and self.colony(region, self.seat) > 0 and self.colony(region, enemy) > 0

    def strength(self, workers: list[int]) -> int:
        return sum(workers) + workers[1] * (1 + self.owned("magellan"))

    def reach(self) -> int:
        """Return the highest strength of the expedition: the workers named so far, this move, and all later types."""
        here = self.p.explorers[self.seat]
        if self.ask.kind == "explore":
            return self.strength(here)
        at = TYPES.index(self.words["type"])
        return self.strength([*self.p.sent[:at], self.n, *here[at + 1 :]])

    def is_met(self) -> bool:
        """Whether the counter at the target has the resistance that the refusal says."""
        counter = self.p.counters[REGIONS.index(self.args["target"])]
        printed = int(counter.split("/")[2])
        return self.options["advanced_reconnaissance"] is True and self.args["amount"] == printed - self.owned(
            "plague-1"
        )

    def can_receive(self, type_: str) -> bool:
        swappable = type_ not in ("colonist", "builder") and (type_ != "soldier" or self.options["edition"] == "2015")
        away = any(self.p.troop(region, self.seat, type_) for region in REGIONS)
        home = self.p.worker("supply", self.seat, type_) > 0
        return home or bool(swappable and away and self.p.worker("supply", self.seat) > 0)

    def knows(self, target: str) -> bool:
        known = self.p.deck_known[-1] if target == "deck" else self.p.counters_known[REGIONS.index(target)]
        return bool(known >> self.seat & 1)

    def is_discovered(self, region: str) -> bool:
        return bool(self.p.is_discovered(region))

    def is_colony(self, region: str) -> bool:
        return any(self.colony(region, seat) for seat in range(self.game.players))

    def migrants(self) -> tuple[str, ...]:
        return ("colonist",) if self.options["edition"] == "2015" else tuple(t for t in TYPES if t != "soldier")

    def dock(self) -> list[int]:
        return [who for who in self.p.spaces[place.DOCK_1 : place.GOODS_1] if who]

    def left_to_order(self) -> list[int]:
        return [who for who in self.p.spaces[self.top[2] : place.GOODS_1] if who]

    def specialist(self, name: str) -> str:
        return f"specialists-{WORDS['specialty'].index(name) + 1}"

    def victims_left(self, victim: str) -> int:
        """Workers of a type that the enemy has left to name; the militia counts for the attacked side."""
        _, _, region, enemy, _ = self.top
        kind = WORDS["victim"].index(victim)
        doomed = self.p.doomed[enemy >> 4][kind]
        if victim == "militia":
            militia = 0 if enemy >= 16 else self.p.owned[enemy][NAMES.index("militia")]
            return int(militia - doomed)
        return int(self.p.troops[region][enemy & 15][kind] - doomed)

    def rival_goods(self) -> list[int]:
        return list(self.p.goods[self.words["seat_rival"]])


def is_before(words: tuple[str, ...], one: str, other: str) -> bool:
    return words.index(one) < words.index(other)


def off(value: Any) -> bool:
    return value in (False, "off")


def not_all(c: Case) -> bool:
    return bool(c.p.discovered != 511)


LATER_TRACKS = {"goods", "warfare"}  # tracks that only the later edition opens to the University

POWERS = {"england": (perk.DOCK_ORDERS, 1), "holland": (perk.SHIP_CLAIMS, 1), "italy": (perk.OUSTS, 2)}
BUILDINGS = {
    "cartography": "new-world-cartography",
    "stables": "stables",
    "migration": "migration",
    "smuggler": "smuggler",
    "trading-house": "trading-house",
}

TRUTHS: dict[str, Callable[[Case], bool]] = {
    "no-such-seat": lambda c: c.names_nobody(),
    "must-choose": lambda c: 0 not in c.legal,
    "must-open": lambda c: c.ask.kind == "bid" and c.p.high_bid == 0,
    "option-off": lambda c: off(c.options[c.args["option"]]),
    "building-not-in-game": lambda c: c.args["building"].startswith("plague") and c.options["edition"] == "2007",
    # Placing
    "no-worker": lambda c: c.p.worker("hand", c.seat, c.args["type"]) == 0,
    "not-in-this-game": lambda c: c.args["place"] == "builder" and not c.options["builders"],
    "no-dock-ships": lambda c: c.p.sailing[c.seat] >= min(3 * c.owned("mayflower"), c.p.ships[c.seat]),
    "box-full": lambda c: all(c.box(c.args["place"])),
    "space-taken": lambda c: c.space(c.specialist(c.args["place"])) > 0,
    "initiative-once": lambda c: c.seat in [c.owner(f"initiative-{n}") for n in range(1, c.game.players + 1)],
    # The University
    "no-front-left": lambda c: c.owned("university") - c.used(perk.FRONTS) == 0,
    "front-of-others": lambda c: c.owner(c.args["space"]) != c.seat,
    "front-no-track": lambda c: (
        c.args["space"].startswith("specialists")
        or (c.options["edition"] == "2007" and box_of(c.args["space"]) in LATER_TRACKS)
    ),
    "front-not-here": lambda c: (
        c.ask.kind in ("front", "front-mid")
        and (box_of(c.args["space"]) not in reached(c) or c.is_resolved(c.args["space"]))
    ),
    "front-changes-nothing": lambda c: (
        c.p.order[0] == c.seat
        if c.args["space"] == "order"
        else c.fronted(c.args["space"]) == [c.p.spaces[i] for i in c.track(c.args["space"])]
    ),
    "front-same": lambda c: (
        c.fronted(c.args["space"]) == c.fronted(c.words["space"]) and bool(named(c, c.args["space"]))
    ),
    # Regions, discoveries
    "undiscovered": lambda c: not c.is_discovered(c.args["region"]),
    "already-discovered": lambda c: c.is_discovered(c.args["target"]),
    "too-weak": lambda c: c.is_met() and c.reach() < c.args["amount"],
    "deck-too-early": not_all,
    "deck-empty": lambda c: not c.p.deck,
    "early-deck-used": lambda c: c.nation() == "portugal" and c.used(perk.EARLY_DECK) == 1,
    "early-deck-not-yours": lambda c: c.nation() != "portugal" and not off(c.options["nations"]),
    "scouted-already": lambda c: c.knows(c.args["target"]),
    "no-scout-money": lambda c: c.money() < c.args["amount"] == c.age,
    "not-that-type": lambda c: (
        c.ask.args["type"] == c.args["type"] and is_before(TYPES, c.args["type"], c.words["type"])
    ),
    "sail-settled": lambda c: is_before(TYPES, c.words["type"], str(c.ask.args["type"])),
    "not-so-many": lambda c: (
        (here := c.p.worker("explorers", c.seat, c.words["type"])) == c.args["amount"] and (c.n > here or here == 0)
    ),
    "nobody-sails": lambda c: c.reach() == 0,
    # Boxes
    "not-on-market": lambda c: c.p.market[GOODS.index(c.args["good"])] == 0,
    "not-on-offer": lambda c: c.args["building"] not in c.p.row(),
    "too-expensive": lambda c: c.args["building"] in c.p.row() and c.money() < c.args["amount"],
    "not-taught": lambda c: c.args["type"] == "colonist" or (c.args["type"] == "builder" and not c.options["builders"]),
    "other-specialist": lambda c: c.ask.args["type"] == c.args["type"] != c.words["type"],
    "none-in-supply": lambda c: not c.can_receive(c.args["type"]),
    "none-there": lambda c: c.p.troop(c.args["region"], c.seat, c.args["type"]) == 0,
    "none-of-type": lambda c: c.p.troop(c.args["region"], c.seat, c.args["type"]) == 0,
    # War
    "no-worker-there": lambda c: c.colony(c.args["region"], c.seat) == 0,
    "enemy-not-there": lambda c: c.colony(c.args["region"], c.args["seat_enemy"]) == 0,
    "no-soldier-there": lambda c: (
        not c.fights(c.args["region"], c.words["seat_rival"])
        and min(c.colony(c.args["region"], seat) for seat in (c.seat, c.words["seat_rival"])) > 0
    ),
    "not-yourself": lambda c: c.words["seat_rival"] == c.seat,
    "no-war-chest": lambda c: c.money() < c.args["amount"] == 10,
    "no-battlefield": lambda c: not any(c.fights(region, c.args["seat_enemy"]) for region in REGIONS),
    "no-such-victim": lambda c: c.victims_left(c.args["victim"]) <= 0,
    "in-ascending-order": lambda c: is_before(
        WORDS["victim"], c.words.get("victim", c.words.get("type")), c.args["victim"]
    ),
    "too-few-behind": lambda c: (
        sum(map(c.victims_left, WORDS["victim"][WORDS["victim"].index(c.args["victim"]) :])) < int(c.ask.args["amount"])
    ),
    # Benefits
    "benefit-not-yours": lambda c: c.owned(BUILDINGS[c.args["benefit"]]) == 0,
    "benefit-used-up": lambda c: c.args["benefit"] == "cartography" and c.used(perk.CHARTS) == 1,
    "benefit-done": lambda c: not c.top[2] >> WORDS["benefit"].index(c.args["benefit"]) & 1,
    "benefit-not-open": lambda c: c.owned(BUILDINGS[c.args["benefit"]]) > 0 and is_idle(c, c.args["benefit"]),
    "stables-as-window": lambda c: c.options["edition"] == "2015",
    "sugar-by-itself": lambda c: c.options["edition"] == "2007" or not c.options["expansion_buildings"],
    "no-sugar-due": lambda c: (
        c.owned("rum-distillery") == 0
        or (c.ask.kind == "benefit" and (not c.top[2] >> 8 & 1 or c.p.good(c.seat, "sugar") == 0))
    ),
    "nobody-there": lambda c: not any(c.colony(c.args["region"], seat) for seat in range(c.game.players)),
    "no-soldier-to-move": lambda c: c.p.troop(c.args["region"], c.seat, "soldier") == 0,
    "not-neighbours": lambda c: c.args["region_to"] not in board.REGIONS[c.args["region_from"]][1],
    "no-migrants": lambda c: not any(c.p.troop(c.args["region"], c.seat, type_) for type_ in c.migrants()),
    "same-region": lambda c: c.words["region_from"] == c.words["region_to"] == c.args["region"],
    "not-a-migrant": lambda c: c.args["type"] not in c.migrants(),
    "no-colony": lambda c: c.colony(c.args["region"], c.seat) == 0,
    "no-colonist-there": lambda c: c.p.troop(c.args["region"], c.words["seat_rival"]) == 0,
    "too-many-culled": lambda c: c.p.troop(c.ask.args["region"], c.ask.args["seat_victim"]) < c.args["amount"] == c.n,
    "regions-in-order": lambda c: is_before(REGIONS, c.words["region"], c.args["region"]),
    "no-counters": lambda c: sum(c.p.won[c.args["seat_victim"]]) == 0,
    "players-in-order": lambda c: (c.args["seat_victim"] - c.seat) % c.game.players < c.top[3],
    "rival-lacks-good": lambda c: c.rival_goods()[GOODS.index(c.args["good"])] == 0,
    "nothing-to-swap": lambda c: sum(c.p.goods[c.seat]) == c.p.good(c.seat, c.args["good"]),
    "like-for-like": lambda c: c.args["good"] == c.words["good"] == c.ask.args["good"],
    "no-such-good": lambda c: c.p.good(c.seat, c.args["good"]) == 0,
    "goods-in-order": lambda c: is_before(GOODS, c.words["good"], c.args["good"]),
    # Nations, auctions, points
    "not-your-nation": lambda c: c.nation() not in ("", c.args["nation"]),
    "power-used": lambda c: c.nation() == c.args["nation"] and c.used(POWERS[c.nation()][0]) == POWERS[c.nation()][1],
    "too-few-colonists": lambda c: c.p.worker("supply", c.seat) == c.args["amount"] < c.n,
    "order-changes-nothing": lambda c: len(set(c.dock())) < 2 and c.n == 0,
    "not-on-dock": lambda c: 1 + c.args["seat_rival"] * 6 + TYPES.index(c.args["type"]) not in c.left_to_order(),
    "nobody-to-oust": lambda c: c.owner(c.specialist(c.args["specialty"])) is None,
    "own-worker-there": lambda c: c.owner(c.specialist(c.args["specialty"])) == c.seat,
    "auction-off": lambda c: not c.options["start_auction"] and c.options["nations"] != "auction",
    "bid-too-low": lambda c: c.n <= c.p.high_bid == c.args["amount"],
    "bid-too-high": lambda c: c.n > c.money() == c.args["amount"],
    "nation-settled": lambda c: c.nation() == c.args["nation"],
    "nation-taken": lambda c: 1 + WORDS["nation"].index(c.args["nation"]) in c.p.nation,
    "points-too-dear": lambda c: c.n > c.args["amount"] == c.money() // (0, 1, 3, 10)[c.age],
    "no-points": lambda c: c.n == 0,
}


def box_of(space: str) -> str:
    """The box a space belongs to."""
    box = space.rpartition("-")[0] or space
    return "dock" if box in ("mayflower", "joined") else box


def reached(c: Case) -> set[str]:
    """Return the boxes whose workers may go to the front in a window of the University."""
    box = str(c.ask.args["box"])
    if box == "purchase":
        return {box_of(space) for space in SPACES}
    return {{"shipping": "order", "discovery": "order", "refresh": "initiative"}.get(box, box)}


def named(c: Case, space: str) -> list[str]:
    """Return the legal moves that bring the worker of a space to the front."""
    return [text for move in c.legal if (text := c.game.notation(move, c.seat)) == f"front {space}"]


def is_idle(c: Case, benefit: str) -> bool:
    """Whether a building has no effect now."""
    own = c.p.goods[c.seat]
    return {
        "cartography": not not_all(c),
        "stables": not any(
            c.p.troop(region, c.seat, "soldier") and any(map(c.is_colony, board.REGIONS[region][1]))
            for region in REGIONS
        ),
        "migration": int(c.p.discovered).bit_count() == 1
        or not any(c.p.troop(region, c.seat, type_) for region in REGIONS for type_ in c.migrants()),
        "smuggler": not any(
            other[good] and sum(own) > own[good]
            for seat, other in enumerate(c.p.goods)
            if seat != c.seat
            for good in range(len(GOODS))
        ),
        "trading-house": not sum(own),
    }[benefit]


def case(game: carrack.Game, seat: int) -> Case:
    """Return the case of a refused move of a seat in this position."""
    return Case(game, seat, see(game))
