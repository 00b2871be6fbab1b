"""The kind and arguments of each question, read from the frame on top of the agenda."""

from collections.abc import Callable

from carrack.engine.core.frames import low_byte, step_of, x_of, y_of, z_of
from carrack.engine.types import Args, Ask
from carrack.games.discovery.core import perk, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.warfare import DEFENDS
from carrack.games.discovery.core.worker import SOLDIER, TYPES
from carrack.games.discovery.words import WORDS

Reader = Callable[[Discovery, int, int, int], Args]  # the position and the frame's x, y, z


def nothing(s: Discovery, x: int, y: int, z: int) -> Args:
    return {}


def type_on_space(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"type": WORDS["type"][(s.spaces[x] - 1) % TYPES]}


def type_x(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"type": WORDS["type"][x]}


def region_x(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"region": WORDS["region"][x]}


def box_x(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"box": WORDS["box"][x]}


def box_and_next(s: Discovery, x: int, y: int, z: int) -> Args:
    """Return the box being resolved, and the owner of the worker that acts next."""
    return {"box": WORDS["box"][x], "seat_next": (s.spaces[y] - 1) // TYPES}


def due_victims(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"region": WORDS["region"][x], "seat_enemy": y % DEFENDS, "amount": low_byte(z)}


def route(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"region_from": WORDS["region"][x], "region_to": WORDS["region"][y]}


def free_workers(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"type": WORDS["type"][x], "amount": y}


def region_and_victim(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"region": WORDS["region"][x], "seat_victim": y}


def amount_x(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"amount": x}


def good_of_rival(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"good": WORDS["good"][y], "seat_rival": x}


def point_price(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"amount": s.rules.point_price[x]}


def may_explore_early(s: Discovery, x: int, y: int, z: int) -> Args:
    """Whether a nation's advantage opens the deck now: a standing answer to exploration may depend on it (D12.4)."""
    seat = s.decider()
    return {"early": int(s.perk(seat, perk.EARLY_DECK) > 0 and s.counts[zone.DECK] > 0)}


def bid_so_far(s: Discovery, x: int, y: int, z: int) -> Args:
    return {"amount": s.high_bid}


ASKS: dict[int, tuple[str, Reader, tuple[str, ...]]] = {
    step.ASK_PLACE: ("place", nothing, ()),
    step.ASK_SEND: ("send", type_on_space, ("type",)),
    step.ASK_TAKE: ("take", nothing, ()),
    step.ASK_BUY: ("buy", nothing, ()),
    step.ASK_EXPLORE: ("explore", may_explore_early, ("early",)),
    step.ASK_SAIL: ("sail", type_x, ("type",)),
    step.ASK_TRAIN: ("specialist", type_x, ("type",)),
    step.ASK_SWAP: ("swap", type_x, ("type",)),
    step.ASK_WARFARE: ("warfare", nothing, ()),
    step.ASK_KILL: ("kill", due_victims, ("region", "seat_enemy", "amount")),
    step.ASK_BENEFIT: ("benefit", nothing, ()),
    step.ASK_FRONT: ("front", box_x, ("box",)),
    step.ASK_CHART: ("chart", nothing, ()),
    step.ASK_STABLE: ("stable", nothing, ()),
    step.ASK_MIGRATE: ("migrate", nothing, ()),
    step.ASK_MIGRANT: ("migrant", route, ("region_from", "region_to")),
    step.ASK_GARRISON: ("garrison", free_workers, ("type", "amount")),
    step.ASK_LOSE: ("lose", region_x, ("region",)),
    step.ASK_BLIGHT: ("blight", nothing, ()),
    step.ASK_CULL: ("cull", region_and_victim, ("region", "seat_victim")),
    step.ASK_CHOOSE: ("choose", amount_x, ("amount",)),
    step.ASK_SPREAD: ("spread", amount_x, ("amount",)),
    step.ASK_EDICT: ("edict", amount_x, ("amount",)),
    step.ASK_ROB: ("rob", amount_x, ("amount",)),
    step.ASK_SMUGGLE: ("smuggle", nothing, ()),
    step.ASK_GIVE: ("give", good_of_rival, ("good", "seat_rival")),
    step.ASK_SELL: ("sell", nothing, ()),
    step.ASK_JOIN: ("join", nothing, ()),
    step.ASK_NEXT: ("next", nothing, ()),
    step.ASK_FIRST: ("first-good", nothing, ()),
    step.ASK_CLAIM: ("claim", nothing, ()),
    step.ASK_OUST: ("oust", nothing, ()),
    step.ASK_DECK: ("deck", nothing, ()),
    step.ASK_POINTS: ("points", point_price, ("amount",)),
    step.ASK_BID: ("bid", bid_so_far, ("amount",)),
    step.ASK_NATION: ("nation", nothing, ()),
    step.ASK_FRONT_MID: ("front-mid", box_and_next, ("box", "seat_next")),
}
TRAINING = "training"  # the ask of the training space; its step is that of the other specialists
CONQUEST = "conquest"  # the ask of a nation's discovery before the first turn; its step is that of a chart
KINDS: dict[str, tuple[str, ...]] = {kind: args for kind, _, args in ASKS.values()} | {TRAINING: (), CONQUEST: ()}

# For each kind of ask the clause that explains it; by edition if the editions differ.
CLAUSES: dict[str, str | dict[str, str]] = {
    "place": "D4.1", "send": "D5.2.1", "take": "D5.3.1", "buy": "D5.5.1", "explore": "D5.6.1", "sail": "D5.6.2",
    "specialist": "D5.7.1", TRAINING: "D5.7.1", "swap": "D1.8", "warfare": "D5.8.1", "kill": "D5.8.4",
    "benefit": "D7.1", "front": "D14-II-University", "front-mid": "D14-II-University",
    "chart": "D14-I-New World Cartography", CONQUEST: "D12.2",
    "stable": "D14-II-Stables", "migrate": "D14-III-Migration", "migrant": "D14-III-Migration",
    "garrison": "D14-II-Indian Allies", "lose": "D14-II-Plague", "blight": "D14-III-Plague", "cull": "D14-III-Plague",
    "choose": {"2007": "D13.1", "2015": "D14-I-Spoils of War: specialists"}, "spread": "D14-I-Overpopulation",
    "edict": "D14-II-Papal Edict", "rob": "D14-III-Re-Write History", "smuggle": "D14-I-Smuggler",
    "give": "D14-I-Smuggler", "sell": "D14-II-Trading House", "join": "D12.1", "next": "D12.1", "first-good": "D12.3",
    "claim": "D12.5", "oust": "D12.6", "deck": "D11.2", "points": "D11.4", "bid": {"2007": "D13.1", "2015": "D13.2"},
    "nation": "D13.2",
}  # fmt: skip


def top(s: Discovery) -> tuple[int, int, int, int]:
    """Return step, x, y and z of the frame on top."""
    f = s.agenda[s.depth - 1]
    return step_of(f), x_of(f), y_of(f), z_of(f)


def ask(s: Discovery) -> Ask:
    """Return the question that the position asks now."""
    number, x, y, z = top(s)
    if number == step.ASK_TRAIN and x == TYPES:
        return Ask(TRAINING, {})
    if number == step.ASK_CHART and y == SOLDIER:
        return Ask(CONQUEST, {})
    kind, read, _ = ASKS[number]
    return Ask(kind, read(s, x, y, z))
