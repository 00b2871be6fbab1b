"""The whole menu of a node: the legal moves, and the illegal ones that clients show greyed."""

from collections.abc import Callable, Iterator

from carrack.games.discovery.asks import top
from carrack.games.discovery.buildings import number_of, with_perk
from carrack.games.discovery.core import move, perk, place, step, worker
from carrack.games.discovery.core.front import box_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.losses import MOST_CULLED
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.warfare import RIVALS
from carrack.games.discovery.core.worker import TYPES

# The perks of the optional benefits, in the order of `Rules.optional`, and the buildings that give them.
BENEFIT_PERKS = (perk.CHARTS, perk.SOLDIER_MOVES, perk.COLONIST_MOVES, perk.SMUGGLES, perk.SALE_PRICE)
BENEFIT_BUILDINGS = tuple(with_perk(which) for which in BENEFIT_PERKS)


def is_in_play(s: Discovery, *names: str) -> bool:
    """Whether one of these buildings is in this game."""
    return any(number < s.kinds and s.rules.in_play[number] > 0 for number in map(number_of, names))


def by_region(first: int, size: int = REGIONS) -> range:
    """Return the moves of a kind for every region."""
    return range(first, first + size)


def by_type(s: Discovery, first: int) -> list[int]:
    """Return the moves of a kind for every type of worker in this game."""
    return [first + type_ for type_ in range(TYPES) if s.rules.supply[type_] > 0]


def by_rival(s: Discovery, first: int, nearest: int) -> list[int]:
    """Return the moves of a kind for every region and every player from so many steps left on."""
    return [first + region * RIVALS + left for region in range(REGIONS) for left in range(nearest, s.players)]


def placements(s: Discovery, seat: int) -> Iterator[int]:
    """Yield the placements of every type in hand at every place of this game."""
    places = [p for p in range(place.PLACES) if p in (place.SHIPPING, place.DISCOVERY) or s.rules.last[p] >= 0]
    if s.perk(seat, perk.DOCK_SHIPS) > 0:
        places.append(place.DOCK_SHIP)
    for type_ in range(TYPES):
        if s.hand[seat * TYPES + type_] > 0:
            yield from (move.PLACE + type_ * place.PLACES + p for p in places)


def fronts(s: Discovery, seat: int) -> Iterator[int]:
    """Yield the FRONT moves of a seat with a charge: its workers on tracks that have a front, and the player order."""
    if s.perk(seat, perk.FRONTS) > 0:
        for space in range(place.SPACES):
            own = s.spaces[space] > 0 and (s.spaces[space] - 1) // TYPES == seat
            if own and s.rules.front_boxes >> box_of(space) & 1:
                yield move.FRONT + space
        yield move.FRONT + place.ORDER_FRONT


def scouts(s: Discovery, seat: int) -> list[int]:
    """Return the looks at every region and at the deck, if the game is played with scouting."""
    return list(range(move.SCOUT, move.DECK)) if s.rules.scouting else []


def scouts_at_work(s: Discovery, seat: int) -> list[int]:
    """Return the same looks if the rules allow scouting at other times than placement and exploration."""
    return scouts(s, seat) if s.rules.scouts_at_work else []


def is_sugar_timed(s: Discovery) -> bool:
    """Whether an owner may choose when the money for sugar is paid."""
    traders = (*with_perk(perk.SMUGGLES), *with_perk(perk.SALE_PRICE))
    return s.rules.times_sugar and not s.rules.sugar_in_income and is_in_play(s, *traders)


def early_deck(s: Discovery, seat: int) -> list[int]:
    """Return the move to explore the deck early, if the seat's nation may do so."""
    nation = s.nation[seat] - 1
    may = nation >= 0 and perk.EARLY_DECK in list(s.rules.nation_perks[nation])[::2]
    return [move.EXPLORE + move.EARLY_TARGET] if may else []


def routes(s: Discovery, seat: int, first: int) -> list[int]:
    """Return the moves from every region with a worker of the seat to every other region."""
    return [
        first + origin * REGIONS + target
        for origin in range(REGIONS)
        if s.colony(origin, seat) > 0
        for target in range(REGIONS)
        if target != origin
    ]


# Menus by step --------------------------------------------------------------------------------------------------------

Menu = Callable[[Discovery, int, int, int], list[int]]  # the position, the seat, and the frame's x and y


def fixed(*moves: int) -> Menu:
    """Return a menu that is the same in every position."""

    def same(s: Discovery, seat: int, x: int, y: int) -> list[int]:
        return list(moves)

    return same


def place_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [*placements(s, seat), *fronts(s, seat), *scouts(s, seat)]


def front_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *fronts(s, seat)]


def send_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *scouts_at_work(s, seat), *by_region(move.SEND)]


def buy_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *sorted({s.rules.buy_move[building - 1] for building in s.offer_row if building > 0})]


def explore_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *scouts(s, seat), *by_region(move.EXPLORE, REGIONS + 1), *early_deck(s, seat)]


def sail_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    first = move.SAIL + x * move.SAIL_SPAN
    return list(range(first, first + s.explorers[seat * TYPES + x] + 1))


def train_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *(by_type(s, move.TRAIN)[1:] if x == TYPES else [move.TRAIN + x])]


def warfare_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *by_rival(s, move.BATTLE, 1), *range(move.WAR + 1, move.WAR + s.players)]


def kill_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    # Only the attacker may hit a militia; if the defender chooses, y is beyond the seats.
    militia = y < s.players and s.perk(y, perk.MILITIA) > 0
    return [*by_type(s, move.KILL), *([move.KILL + worker.MILITIA] if militia else [])]


def benefit_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    named = enumerate(BENEFIT_BUILDINGS)
    played = [i for i, names in named if s.rules.optional[2 * i] >= 0 and is_in_play(s, *names)]
    return [move.PASS, *(move.BENEFIT + i for i in played), *([move.SUGAR] if is_sugar_timed(s) else [])]


def chart_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *scouts_at_work(s, seat), *by_region(move.CHART)]


def stable_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *routes(s, seat, move.STABLE)]


def migrate_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return routes(s, seat, move.MIGRATE)


def migrant_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *by_type(s, move.MIGRANT)]


def lose_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return by_type(s, move.LOSE)


def blight_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return by_rival(s, move.BLIGHT, 0)


def choose_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return by_type(s, move.CHOOSE)[1:]


def edict_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return list(range(move.EDICT + 2, move.EDICT + 2 * s.players))


def rob_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.PASS, *range(move.ROB + 1, move.ROB + s.players)]


def smuggle_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return list(range(move.SMUGGLE + GOODS, move.SMUGGLE + GOODS * s.players))


def next_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return [move.NEXT + left * TYPES + t for left in range(s.players) for t in range(TYPES) if s.rules.supply[t]]


def oust_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    spaces = [which for which in range(place.CAPTAIN, place.WARFARE) if s.rules.last[which] >= 0]
    return [move.PASS, *(move.OUST + which - place.CAPTAIN for which in spaces)]


def nation_menu(s: Discovery, seat: int, x: int, y: int) -> list[int]:
    return list(s.rules.nation_move)


MENUS: dict[int, Menu] = {
    step.ASK_PLACE: place_menu,
    step.ASK_FRONT: front_menu,
    step.ASK_FRONT_MID: front_menu,
    step.ASK_SEND: send_menu,
    step.ASK_TAKE: fixed(move.PASS, *range(move.TAKE, move.TAKE + GOODS)),
    step.ASK_BUY: buy_menu,
    step.ASK_EXPLORE: explore_menu,
    step.ASK_SAIL: sail_menu,
    step.ASK_TRAIN: train_menu,
    step.ASK_SWAP: fixed(move.PASS, *by_region(move.SWAP)),
    step.ASK_WARFARE: warfare_menu,
    step.ASK_KILL: kill_menu,
    step.ASK_BENEFIT: benefit_menu,
    step.ASK_CHART: chart_menu,
    step.ASK_STABLE: stable_menu,
    step.ASK_MIGRATE: migrate_menu,
    step.ASK_MIGRANT: migrant_menu,
    step.ASK_GARRISON: fixed(*by_region(move.GARRISON)),
    step.ASK_LOSE: lose_menu,
    step.ASK_BLIGHT: blight_menu,
    step.ASK_CHOOSE: choose_menu,
    step.ASK_SPREAD: fixed(*by_region(move.SPREAD)),
    step.ASK_EDICT: edict_menu,
    step.ASK_ROB: rob_menu,
    step.ASK_SMUGGLE: smuggle_menu,
    step.ASK_GIVE: fixed(*range(move.GIVE, move.GIVE + GOODS)),
    step.ASK_SELL: fixed(move.PASS, *range(move.SELL, move.SELL + GOODS)),
    step.ASK_JOIN: fixed(move.PASS, *range(move.JOIN, move.NEXT)),
    step.ASK_NEXT: next_menu,
    step.ASK_FIRST: fixed(move.PASS, *range(move.TAKE, move.TAKE + GOODS)),
    step.ASK_CLAIM: fixed(move.PASS, move.USE),
    step.ASK_OUST: oust_menu,
    step.ASK_DECK: fixed(move.DECK, move.DECK + 1),
    step.ASK_POINTS: fixed(move.PASS, *range(move.POINTS + 1, move.POINTS + move.POINT_SPAN)),
    step.ASK_BID: fixed(move.PASS, *range(move.BID + 1, move.POINTS)),
    step.ASK_NATION: nation_menu,
    step.ASK_CULL: fixed(*range(move.CULL, move.CULL + MOST_CULLED + 1)),
}


def menu(s: Discovery, seat: int) -> list[int]:
    """Return the ids of the menu of the present node, ascending. Raises KeyError if it asks nothing."""
    number, x, y, _ = top(s)
    return MENUS[number](s, seat, x, y)
