"""Bringing a worker to the front of a track (D14-II-University, D18.1)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.games.discovery.core import move, note, perk, place
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.worker import TYPES

EVERY_BOX: Final = (1 << place.BOXES) - 1
ORDER_WINDOWS: Final = (1 << place.AT_ORDER) | (1 << place.AT_SHIPPING) | (1 << place.AT_DISCOVERY)


def offer_fronts(s: Discovery, seat: i64, boxes: i64) -> None:
    """Offer what would change an order, on the tracks of the boxes in the mask."""
    tracks = boxes & s.rules.front_boxes
    if tracks >> place.AT_INITIATIVE & 1 != 0:
        offer_track(s, seat, place.INITIATIVE_1, place.DOCK_1)
    if tracks >> place.AT_DOCK & 1 != 0:
        offer_track(s, seat, place.DOCK_1, place.GOODS_1)
    if tracks >> place.AT_GOODS & 1 != 0:
        offer_track(s, seat, place.GOODS_1, place.BUILDINGS_1)
    if tracks >> place.AT_BUILDINGS & 1 != 0:
        offer_track(s, seat, place.BUILDINGS_1, place.SPECIALISTS_1)
    if tracks >> place.AT_WARFARE & 1 != 0:
        offer_track(s, seat, place.WARFARE_1, place.SPACES)
    if tracks >> place.AT_ORDER & 1 != 0 and s.order[0] != seat:
        s.offer(move.FRONT + place.ORDER_FRONT)


def offer_track(s: Discovery, seat: i64, first: i64, end: i64) -> None:
    """Offer the own workers of a track that have another kind of worker right before them.

    Behind one of his own of the same type a worker would leave the same order as that one: such equals appear once.
    """
    ahead: i64 = 0
    for space in range(first, end):
        who = s.spaces[space]
        if who > 0:
            if ahead > 0 and who != ahead and (who - 1) // TYPES == seat:
                s.offer(move.FRONT + space)
            ahead = who


def bring_to_front(s: Discovery, seat: i64, space: i64) -> None:
    """Use a charge: a worker, or the seat itself in player order, goes to the front, those before it shift by one."""
    s.spend_perk(seat, perk.FRONTS)
    if space == place.ORDER_FRONT:
        at: i64 = 0
        while s.order[at] != seat:
            at += 1
        while at > 0:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[0] = seat
        if s.noting:
            s.note(note.ORDER_FRONTED, seat)
        return
    who = s.spaces[space]
    if s.noting:
        s.note(note.FRONTED, seat, (who - 1) % TYPES, space)
    for earlier in range(first_of_track(space), space + 1):
        shifted = s.spaces[earlier]
        if shifted > 0:
            s.spaces[earlier] = who
            who = shifted


def first_of_track(space: i64) -> i64:
    """The first space of the track a space belongs to."""
    if space < place.DOCK_1:
        return place.INITIATIVE_1
    if space < place.GOODS_1:
        return place.DOCK_1
    if space < place.BUILDINGS_1:
        return place.GOODS_1
    if space < place.SPECIALISTS_1:
        return place.BUILDINGS_1
    return place.WARFARE_1


class AskFront(Step[Discovery]):
    """The window just before a box (x): which worker to the front, if any."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        box = x
        if ORDER_WINDOWS >> x & 1 != 0:
            box = place.AT_ORDER
        elif x == place.AT_REFRESH:
            box = place.AT_INITIATIVE
        s.offer(move.PASS)
        offer_fronts(s, seat, 1 << box)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.PASS:
            bring_to_front(s, seat, chosen - move.FRONT)
