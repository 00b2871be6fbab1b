"""Dominated moves of `discovery`: the rules show that they gain nothing, so bots never consider them."""

from mypy_extensions import i64

from carrack.engine.core.frames import seat_of, step_of, x_of
from carrack.games.discovery.core import move, perk, place, step
from carrack.games.discovery.core.boxes import MERCHANT_PAY
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ROW
from carrack.games.discovery.core.turn import is_to_come
from carrack.games.discovery.core.worker import BUILDER, MERCHANT, TYPES


def worthwhile(s: Discovery, moves: list[int]) -> list[int]:
    """The deciding seat's moves that are not dominated; all moves if every one is."""
    f = s.agenda[s.depth - 1]
    asked = step_of(f)
    seat = seat_of(f)
    found: list[int] = []
    if asked == step.ASK_PLACE:
        plain = dominated_places(s, seat, 0)
        builders = dominated_places(s, seat, BUILDER)
        for chosen in moves:
            at = chosen - move.PLACE
            dominated = builders if at // place.PLACES == BUILDER else plain
            if chosen < move.PLACE or chosen >= move.FRONT or dominated >> (at % place.PLACES) & 1 == 0:
                found.append(chosen)
    elif asked == step.ASK_SEND:  # a worker in supply is never better, unless the supply is short of its type
        if s.supply[s.spaces[x_of(f)] - 1] == 0:
            return moves
        found = [chosen for chosen in moves if chosen != move.PASS]
    elif asked == step.ASK_TRAIN and s.turn == LAST_TURN and x_of(f) == TYPES:
        found = [chosen for chosen in moves if chosen == move.PASS]  # a trained worker would never be placed
    return found if len(found) > 0 else moves


def dominated_places(s: Discovery, seat: i64, type_: i64) -> i64:
    """A mask of the places where a worker of a type is certain to gain nothing."""
    mask: i64 = 0
    space: i64 = place.BUILDINGS_1
    while space < place.SPECIALISTS_1 and s.spaces[space] != 0:
        space += 1
    if space < place.SPECIALISTS_1 and payers(s, seat, 0, space, type_) >> (space - place.BUILDINGS_1) & 1 == 0:
        mask |= 1 << place.BUILDINGS
    if s.turn == LAST_TURN and not counts_scholars(s, seat):
        for which in range(place.CAPTAIN, place.WARFARE):
            mask |= 1 << which
    return mask


def counts_scholars(s: Discovery, seat: i64) -> bool:
    """Whether workers in the specialists box score: a seat has the building, or can buy it (D14-III-Age of Reason)."""
    scored: i64 = perk.END + perk.SPECIALIST_SPACES
    if s.perk(seat, scored) > 0:
        return True
    for i in range(ROW):
        if s.offer_row[i] > 0:
            gains = s.rules.perks[s.offer_row[i] - 1]
            for at in range(0, len(gains), 2):
                if gains[at] == scored:
                    return payers(s, seat, 0, -1, 0) != 0
    return False


def payers(s: Discovery, seat: i64, more: i64, space: i64, type_: i64) -> i64:
    """A mask of the spaces of the buildings box on which a seat's workers can surely pay for a building (D5.5.1).

    The funds are `sure_money` plus `more`. Workers in front are assumed to buy the cheapest buildings, and a worker of
    the seat to pay the full price if it can. A worker of a type is added on `space`; −1: none.
    """
    low = 1 + seat * TYPES
    funds = sure_money(s, seat) + more
    full = s.rules.price[s.age()]
    ahead: i64 = 0
    mask: i64 = 0
    for at in range(i64(place.BUILDINGS_1), i64(place.SPECIALISTS_1)):
        who = low + type_ if at == space else s.spaces[at]
        if who == 0:
            continue
        if low <= who < low + TYPES:
            price = price_left(s, ahead)
            if price >= 0:
                discount: i64 = s.rules.builder_discount if who - low == BUILDER else 0
                dear = max(full - discount, 0)
                pays = dear if funds >= dear else max(price - discount, 0)
                if funds >= pays:
                    funds -= pays
                    mask |= 1 << (at - place.BUILDINGS_1)
        ahead += 1
    return mask


def sure_money(s: Discovery, seat: i64) -> i64:
    """The money a seat will have in the buildings box: its own, from initiative, and from merchants on the dock."""
    low = 1 + seat * TYPES
    funds = s.money[seat]
    if is_to_come(s, step.INITIATIVE):
        for space in range(place.INITIATIVE_1, place.DOCK_1):
            if low <= s.spaces[space] < low + TYPES:
                funds += space - place.INITIATIVE_1 + 1
    for space in range(place.DOCK_1, place.GOODS_1):
        if s.spaces[space] == low + MERCHANT:
            funds += MERCHANT_PAY
    return funds


def price_left(s: Discovery, taken: i64) -> i64:
    """The price of the cheapest building after so many cheaper ones are taken; −1: none is left."""
    for i in range(ROW):
        if s.offer_row[i] > 0:
            price = s.full_price(s.offer_row[i] - 1)
            cheaper: i64 = 0
            for j in range(ROW):
                if s.offer_row[j] > 0 and j != i:
                    other = s.full_price(s.offer_row[j] - 1)
                    if other < price or (other == price and j < i):
                        cheaper += 1
            if cheaper == taken:
                return price
    return -1
