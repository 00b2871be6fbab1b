"""The whole menu of a node: the legal moves, and the illegal ones that clients show greyed."""

from collections.abc import Iterator

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


def menu(s: Discovery, seat: int) -> list[int]:
    """Return the ids of the menu of the present node, ascending."""
    number, x, y, _ = top(s)
    match number:
        case step.ASK_PLACE:
            return [*placements(s, seat), *fronts(s, seat), *scouts(s, seat)]
        case step.ASK_FRONT | step.ASK_FRONT_MID:
            return [move.PASS, *fronts(s, seat)]
        case step.ASK_SEND:
            return [move.PASS, *scouts_at_work(s, seat), *by_region(move.SEND)]
        case step.ASK_TAKE:
            return [move.PASS, *range(move.TAKE, move.TAKE + GOODS)]
        case step.ASK_BUY:
            return [move.PASS, *sorted({s.rules.buy_move[building - 1] for building in s.offer_row if building > 0})]
        case step.ASK_EXPLORE:
            return [move.PASS, *scouts(s, seat), *by_region(move.EXPLORE, REGIONS + 1), *early_deck(s, seat)]
        case step.ASK_SAIL:
            first = move.SAIL + x * move.SAIL_SPAN
            return list(range(first, first + s.explorers[seat * TYPES + x] + 1))
        case step.ASK_TRAIN:
            return [move.PASS, *(by_type(s, move.TRAIN)[1:] if x == TYPES else [move.TRAIN + x])]
        case step.ASK_SWAP:
            return [move.PASS, *by_region(move.SWAP)]
        case step.ASK_WARFARE:
            return [move.PASS, *by_rival(s, move.BATTLE, 1), *range(move.WAR + 1, move.WAR + s.players)]
        case step.ASK_KILL:
            # Only the attacker may hit a militia; if the defender chooses, y is beyond the seats.
            militia = y < s.players and s.perk(y, perk.MILITIA) > 0
            return [*by_type(s, move.KILL), *([move.KILL + worker.MILITIA] if militia else [])]
        case step.ASK_BENEFIT:
            named = enumerate(BENEFIT_BUILDINGS)
            played = [i for i, names in named if s.rules.optional[2 * i] >= 0 and is_in_play(s, *names)]
            return [move.PASS, *(move.BENEFIT + i for i in played), *([move.SUGAR] if is_sugar_timed(s) else [])]
        case step.ASK_CHART:
            return [move.PASS, *scouts_at_work(s, seat), *by_region(move.CHART)]
        case step.ASK_STABLE:
            return [move.PASS, *routes(s, seat, move.STABLE)]
        case step.ASK_MIGRATE:
            return routes(s, seat, move.MIGRATE)
        case step.ASK_MIGRANT:
            return [move.PASS, *by_type(s, move.MIGRANT)]
        case step.ASK_GARRISON:
            return list(by_region(move.GARRISON))
        case step.ASK_LOSE:
            return by_type(s, move.LOSE)
        case step.ASK_BLIGHT:
            return by_rival(s, move.BLIGHT, 0)
        case step.ASK_CHOOSE:
            return by_type(s, move.CHOOSE)[1:]
        case step.ASK_SPREAD:
            return list(by_region(move.SPREAD))
        case step.ASK_EDICT:
            return list(range(move.EDICT + 2, move.EDICT + 2 * s.players))
        case step.ASK_ROB:
            return [move.PASS, *range(move.ROB + 1, move.ROB + s.players)]
        case step.ASK_SMUGGLE:
            return list(range(move.SMUGGLE + GOODS, move.SMUGGLE + GOODS * s.players))
        case step.ASK_GIVE:
            return list(range(move.GIVE, move.GIVE + GOODS))
        case step.ASK_SELL:
            return [move.PASS, *range(move.SELL, move.SELL + GOODS)]
        case step.ASK_JOIN:
            return [move.PASS, *range(move.JOIN, move.NEXT)]
        case step.ASK_NEXT:
            return [
                move.NEXT + left * TYPES + t for left in range(s.players) for t in range(TYPES) if s.rules.supply[t]
            ]
        case step.ASK_FIRST:
            return [move.PASS, *range(move.TAKE, move.TAKE + GOODS)]
        case step.ASK_CLAIM:
            return [move.PASS, move.USE]
        case step.ASK_OUST:
            spaces = [which for which in range(place.CAPTAIN, place.WARFARE) if s.rules.last[which] >= 0]
            return [move.PASS, *(move.OUST + which - place.CAPTAIN for which in spaces)]
        case step.ASK_DECK:
            return [move.DECK, move.DECK + 1]
        case step.ASK_POINTS:
            return [move.PASS, *range(move.POINTS + 1, move.POINTS + move.POINT_SPAN)]
        case step.ASK_BID:
            return [move.PASS, *range(move.BID + 1, move.POINTS)]
        case step.ASK_NATION:
            return list(s.rules.nation_move)
        case step.ASK_CULL:
            return list(range(move.CULL, move.CULL + MOST_CULLED + 1))
    raise ValueError(f"step {number} asks nothing")
