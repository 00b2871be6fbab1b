"""A position as a vector for learning: only what the seat knows, with seats counted clockwise from it."""

from mypy_extensions import i64

from carrack.engine.core.frames import step_of, x_of
from carrack.engine.core.layout import MAX_SEATS
from carrack.games.discovery.core import perk, place, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.scoring import Scored
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS, SCORINGS
from carrack.games.discovery.core.worker import TYPES


def seat_size(kinds: i64) -> i64:
    """Return how many numbers describe one seat, if there are so many kinds of buildings."""
    pieces = 4 * TYPES + GOODS + COUNTER_KINDS + CARDS + kinds
    return 9 + pieces + 2 * SCORINGS + REGIONS * TYPES + perk.CHARGES


def vector_size(kinds: i64) -> i64:
    """Return the length of an observation, if there are so many kinds of buildings."""
    return 14 + 7 * REGIONS + GOODS + 2 * kinds + 2 * place.SPACES + MAX_SEATS * seat_size(kinds)


def observe(s: Scored, seat: i64) -> list[int]:
    """Return the observation: the table, then each seat, the observer first; zeros for absent seats."""
    seen: list[int] = [s.players, s.turn, s.stack_age, s.ship_here, s.ships_left]
    for which in range(zone.COUNTERS, zone.ROBBED):
        seen.append(s.counts[which])
    seen.append(s.high_bid)
    seen.append(s.bidders >> seat & 1)
    asked: i64 = s.agenda[s.depth - 1] if s.depth > 0 else 0
    seen.append(step_of(asked))
    seen.append(x_of(asked))
    for region in range(REGIONS):
        seen.append(s.discovered >> region & 1)
        seen.append(s.bounty >> region & 1)
        observe_counter(s, seat, region, seen)
    for good in range(GOODS):
        seen.append(s.market[good])
    for kind in range(s.kinds):
        offered: i64 = 0
        for i in range(len(s.offer_row)):
            if s.offer_row[i] == kind + 1:
                offered += 1
        seen.append(offered)
        seen.append(s.shown[kind])
    for space in range(place.SPACES):
        who = s.spaces[space] - 1
        seen.append(((who // TYPES) - seat) % s.players + 1 if who >= 0 else 0)
        seen.append(who % TYPES + 1 if who >= 0 else 0)
    for steps_left in range(MAX_SEATS):
        if steps_left < s.players:
            observe_seat(s, (seat + steps_left) % s.players, seen)
        else:
            for _ in range(seat_size(s.kinds)):
                seen.append(0)
    return seen


def observe_counter(s: Scored, seat: i64, region: i64, seen: list[int]) -> None:
    """Write the four numbers of a region's counter, and 1 for known; zeros if it is unknown."""
    i = s.layout.zone_at[zone.COUNTERS] + region
    token = i64(s.slots[i])
    knows = token != zone.NO_COUNTER and i64(s.knows[i]) >> seat & 1 != 0
    seen.append(1 if knows else 0)
    seen.append(s.rules.plunder[token] if knows else 0)
    seen.append(s.rules.per_soldier[token] if knows else 0)
    seen.append(s.rules.resistance[token] if knows else 0)
    seen.append(s.rules.worth[token] if knows else 0)


def observe_seat(s: Scored, seat: i64, seen: list[int]) -> None:
    """Write everything about one seat; all of it is public (D1.9)."""
    for at in range(s.players):
        if s.order[at] == seat:
            seen.append(at + 1)
    seen.append(s.money[seat])
    seen.append(s.ships[seat])
    seen.append(s.earned[seat])
    seen.append(s.score(seat))
    seen.append(s.nation[seat])
    seen.append(s.sailing[seat])
    seen.append(s.scholars[seat])
    seen.append(s.bids[seat])
    for type_ in range(TYPES):
        i = seat * TYPES + type_
        seen.append(s.supply[i])
        seen.append(s.hand[i])
        seen.append(s.shippers[i])
        seen.append(s.explorers[i])
    for good in range(GOODS):
        seen.append(s.goods[seat * GOODS + good])
    for kind in range(COUNTER_KINDS):
        seen.append(s.won[seat * COUNTER_KINDS + kind])
    for card in range(CARDS):
        seen.append(s.charted[seat] >> card & 1)
    for kind in range(s.kinds):
        seen.append(s.owned[seat * s.kinds + kind])
    for scoring in range(SCORINGS):
        seen.append(s.colony_points[seat * SCORINGS + scoring])
        seen.append(s.bought[seat * SCORINGS + scoring])
    for charge in range(perk.CHARGES):
        seen.append(s.used[seat * perk.CHARGES + charge])
    for region in range(REGIONS):
        for type_ in range(TYPES):
            seen.append(s.troop(region, seat, type_))
