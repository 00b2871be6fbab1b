"""Conservation (D1): checks that all pieces add up, and derives the hidden tokens from the visible ones."""

from collections import Counter

from carrack.engine.errors import PositionError
from carrack.games.discovery.core import perk, place, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS, SHIPS
from carrack.games.discovery.core.worker import TYPES


def hidden(s: Discovery, pool: int) -> list[int]:
    """Return all tokens that must lie face down in the zones of a pool: those not seen anywhere else."""
    if pool == zone.COUNTER_POOL:
        return hidden_counters(s)
    if pool == zone.CARD_POOL:
        taken = 0
        for seat in range(s.players):
            taken |= s.charted[seat]
        return [card for card in range(CARDS) if taken >> card & 1 == 0]
    if pool == zone.GOOD_POOL:
        return hidden_goods(s)
    if pool == zone.BUILDING_POOL:
        return hidden_buildings(s)
    return []


def left_of(all_tokens: "Counter[int]", seen: "Counter[int]", field: str) -> list[int]:
    """Return the tokens that are not seen; PositionError if more are seen than exist."""
    for token, n in seen.items():
        if n > all_tokens[token]:
            raise PositionError("too-many", field=field, token=token)
    return sorted((all_tokens - seen).elements())


def hidden_counters(s: Discovery) -> list[int]:
    """Return the counters that nobody has won and that are not out of the game, and the mark of regions without one."""
    won: Counter[int] = Counter({kind: s.gone_counters[kind] for kind in range(COUNTER_KINDS)})
    for seat in range(s.players):
        for kind in range(COUNTER_KINDS):
            won[kind] += s.won[seat * COUNTER_KINDS + kind]
    all_counters = Counter(list(s.layout.catalogues[zone.COUNTER_MIX]))
    found = int(s.discovered).bit_count()
    return left_of(all_counters, won, "won") + [zone.NO_COUNTER] * found


def hidden_goods(s: Discovery) -> list[int]:
    """Return the goods neither on the market, nor in regions, nor with players, nor out of the game."""
    seen: Counter[int] = Counter()
    for good in range(GOODS):
        seen[good] += s.market[good] + s.gone_goods[good]
        seen[good] += sum(s.goods[seat * GOODS + good] for seat in range(s.players))
    for region in range(REGIONS):
        if s.bounty >> region & 1:
            seen[s.rules.region_good[region]] += 1
    return left_of(Counter(list(s.layout.catalogues[zone.GOOD_MIX])), seen, "goods")


def hidden_buildings(s: Discovery) -> list[int]:
    """Return the buildings of the stack's age neither on offer nor owned."""
    in_play: Counter[int] = Counter()
    seen: Counter[int] = Counter(building - 1 for building in s.offer_row if building > 0)
    for building in range(s.kinds):
        if s.rules.catalogue_age[building] == s.stack_age:
            in_play[building] = s.shown[building] if s.has_shown(s.stack_age) else s.rules.in_play[building]
            seen[building] += sum(int(s.owned[seat * s.kinds + building]) for seat in range(s.players))
    return left_of(in_play, seen, "owned")


def check(s: Discovery) -> None:
    """Raise PositionError if pieces are missing or there are too many."""
    check_workers(s)
    if sorted(s.order) != list(range(s.players)):
        raise PositionError("not-a-permutation", field="order")
    if sum(s.ships) + s.ship_here + s.ships_left != SHIPS:
        raise PositionError("does-not-add-up", field="ships")
    if any(s.sailing[seat] > s.ships[seat] for seat in range(s.players)):
        raise PositionError("too-many", field="sailing")
    check_buildings(s)
    for pool, zones in (
        (zone.COUNTER_POOL, (zone.COUNTERS, zone.ASIDE)),
        (zone.CARD_POOL, (zone.DECK,)),
        (zone.GOOD_POOL, (zone.PILE,)),
        (zone.BUILDING_POOL, (zone.STACK,)),
    ):
        lying: list[int] = []
        for which in zones:
            at = s.layout.zone_at[which]
            lying += list(s.slots[at : at + s.counts[which]])
        if sorted(lying) != sorted(hidden(s, pool)):
            raise PositionError("does-not-add-up", field=FIELDS[zones[0]])
    check_counters(s)


FIELDS = {zone.COUNTERS: "counters", zone.DECK: "deck", zone.PILE: "pile", zone.STACK: "stack"}


def check_counters(s: Discovery) -> None:
    """Check that a region has a counter exactly as long as it is not discovered."""
    at = s.layout.zone_at[zone.COUNTERS]
    if s.counts[zone.COUNTERS] != REGIONS:
        raise PositionError("wrong-length", field="counters")
    for region in range(REGIONS):
        if (s.slots[at + region] == zone.NO_COUNTER) != bool(s.discovered >> region & 1):
            raise PositionError("does-not-add-up", field="counters", slot=region)


def check_workers(s: Discovery) -> None:
    """Check that the workers of every seat add up."""
    on_spaces = Counter(who - 1 for who in s.spaces if who > 0)
    for seat in range(s.players):
        for type_ in range(TYPES):
            i = seat * TYPES + type_
            total = s.supply[i] + s.hand[i] + s.shippers[i] + s.explorers[i] + on_spaces[i]
            total += sum(s.troop(region, seat, type_) for region in range(REGIONS))
            if total != s.rules.supply[type_]:
                raise PositionError("does-not-add-up", field="supply", seat=seat, type=type_)
    if any(who > s.players * TYPES for who in s.spaces):
        raise PositionError("no-such-seat", field="spaces")
    for region in range(REGIONS):
        if not s.discovered >> region & 1 and any(s.colony(region, seat) for seat in range(s.players)):
            raise PositionError("undiscovered", field="troops", region=region)
    for space in range(place.SPACES):
        if s.spaces[space] > 0 and space in closed_spaces(s):
            raise PositionError("closed-space", field="spaces", slot=space)


def closed_spaces(s: Discovery) -> set[int]:
    """Return the spaces this game does not have."""
    dock_end = s.rules.last[place.DOCK] + 1
    return set(range(s.players, place.DOCK_1)) | set(range(dock_end, place.DOCK_X))


def check_buildings(s: Discovery) -> None:
    """Check that no building exists more often than it is in play, and that no seat used a charge it never had."""
    if any(offered > s.kinds for offered in s.offer_row):
        raise PositionError("too-many", field="offer_row")
    for building in range(s.kinds):
        total = sum(int(s.owned[seat * s.kinds + building]) for seat in range(s.players))
        total += sum(1 for offered in s.offer_row if offered == building + 1)
        if total > s.rules.in_play[building]:
            raise PositionError("too-many", field="owned", building=building)
    for seat in range(s.players):
        given = [0] * perk.PERKS
        for building in range(s.kinds):
            gains = list(s.rules.perks[building])
            for which, n in zip(gains[::2], gains[1::2], strict=True):
                given[which] += n * int(s.owned[seat * s.kinds + building])
        if s.nation[seat] > len(s.rules.nation_perks):
            raise PositionError("no-such-nation", field="nation", seat=seat)
        if s.nation[seat] > 0:
            gains = list(s.rules.nation_perks[s.nation[seat] - 1])
            for which, n in zip(gains[::2], gains[1::2], strict=True):
                given[which] += n
        for charge in range(perk.CHARGES):
            if s.used[seat * perk.CHARGES + charge] > given[perk.CHARTS + charge]:
                raise PositionError("too-many", field="used", seat=seat)
