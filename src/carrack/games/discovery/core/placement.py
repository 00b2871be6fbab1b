"""Placing workers (D4)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, x_of
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in
from carrack.games.discovery.core import event, move, perk, place, step
from carrack.games.discovery.core.front import EVERY_BOX, bring_to_front, offer_fronts
from carrack.games.discovery.core.scouting import offer_scouts, scout
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.worker import TYPES

SEATED: Final = 16  # in `State.room`, behind the places: + seat


class Placement(Step[Discovery]):
    """Let each seat with workers left place one, in player order, until none is left (D4.1); x is the next place."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        ask_next(s, x)


def ask_next(s: Discovery, x: i64) -> None:
    """Ask the next seat in player order that has workers left, from place x on, or end the placement.

    The frame of the placement is on top.
    """
    n = s.players
    order = s.order
    hand = s.hand
    at = x
    for _turn in range(n):
        if at >= n:
            at = 0
        who = order[at]
        at += 1
        first = who * TYPES
        for i in range(first, first + TYPES):
            if hand[i] > 0:
                s.again(at if at < n else i64(0))
                s.start_line()
                s.push(frame(step.ASK_PLACE, who))
                return
    s.done()


def find_room(s: Discovery) -> i64:
    """Return a mask of the places with a free space, and behind them of the seats with a worker in initiative.

    Merchant shipping and discovery are never full (D4.5). X and Y of the dock are no places (D4.7). In all other boxes
    (D4.4) and on the specialist spaces (D4.6) spaces fill from the first on, so a box is full when its last space is
    taken.
    """
    spaces = s.spaces
    last = s.rules.last
    mask: i64 = (1 << place.SHIPPING) | (1 << place.DISCOVERY)
    for which in range(place.PLACES):
        space = last[which]
        if space >= 0 and spaces[space] == 0:
            mask |= 1 << which
    for space in range(place.INITIATIVE_1, place.INITIATIVE_1 + s.players):
        if spaces[space] > 0:
            mask |= 1 << (SEATED + (spaces[space] - 1) // TYPES)
    return mask


def open_places(s: Discovery, seat: i64) -> i64:
    """Return a mask of the places where a seat may put a worker, whatever its type (D4.2).

    Initiative takes one worker a seat (D4.3). A dock ship takes one for each ship of a seat that may use them (D4.8).
    """
    if s.room < 0:
        s.room = find_room(s)
    mask = s.room & ~((s.room >> (SEATED + seat) & 1) << place.INITIATIVE)
    ships = s.perk(seat, perk.DOCK_SHIPS)
    if ships > 0 and s.sailing[seat] < min(ships, s.ships[seat]):
        mask |= 1 << place.DOCK_SHIP
    return mask


class AskPlace(Step[Discovery]):
    """Ask for the next placement; a player who may bring a worker to the front, or scout, may do so first."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        # Two thirds of all menus are made here, and half of all places are full: a processor would guess wrong at a
        # branch for each of them. So every place is written down, and the next overwrites it unless it is open.
        menu = s.layout.menu
        hand = s.hand
        size = s.size
        mask = open_places(s, seat)
        for type_ in range(TYPES):
            if hand[seat * TYPES + type_] > 0:
                first = move.PLACE + type_ * place.PLACES
                for which in range(place.PLACES):
                    menu[size] = first + which
                    size += mask >> which & 1
        s.size = size
        s.listed = size
        if s.perk(seat, perk.FRONTS) > 0:
            offer_fronts(s, seat, EVERY_BOX, 0)
        if s.rules.scouting:
            offer_scouts(s, seat)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen >= move.SCOUT:
            scout(s, seat, chosen - move.SCOUT)
            return
        if chosen >= move.FRONT:
            bring_to_front(s, seat, chosen - move.FRONT, 0)
            return
        s.done()
        type_ = (chosen - move.PLACE) // place.PLACES
        which = chosen - move.PLACE - type_ * place.PLACES
        worker = seat * TYPES + type_
        s.own_hand()[worker] -= 1
        if which == place.SHIPPING:
            s.own_shippers()[worker] += 1
        elif which == place.DISCOVERY:
            s.own_explorers()[worker] += 1
        else:
            if which == place.DOCK_SHIP:
                s.sailing = add_in(s.sailing, seat, 1)
            room = s.room
            spaces = s.own_spaces()
            space = s.rules.first[which]
            while spaces[space] != 0:
                space += 1
            spaces[space] = 1 + worker
            # Of all places only this one can have become full, so nobody need look at the others again.
            if space == s.rules.last[which]:
                room &= ~(1 << which)
            if which == place.INITIATIVE:
                room |= 1 << (SEATED + seat)
            s.room = room
        if s.is_logging:
            s.log(event.PLACED, seat, type_, which)
        # The placement's own step would come next and do no more than this. Searches count it all the same.
        s.layout.ran += 1
        ask_next(s, x_of(s.agenda[s.depth - 1]))
