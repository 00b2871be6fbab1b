"""Bringing a worker to the front of a track (D14-II-University, D18.1)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, perk, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.worker import TYPES

EVERY_BOX: Final = (1 << place.BOXES) - 1
ORDER_WINDOWS: Final = (1 << place.AT_ORDER) | (1 << place.AT_SHIPPING) | (1 << place.AT_DISCOVERY)


def offer_fronts(s: Discovery, seat: i64, boxes: i64, unresolved: i64) -> None:
    """Offer the FRONT moves that would change an order, on the tracks of the boxes in the mask.

    `unresolved` is the first space not resolved yet of the track being resolved; 0 if none is.
    """
    tracks = boxes & s.rules.front_boxes
    if tracks >> place.AT_INITIATIVE & 1 != 0:
        offer_track(s, seat, place.INITIATIVE_1, place.DOCK_1, unresolved)
    if tracks >> place.AT_DOCK & 1 != 0:
        offer_track(s, seat, place.DOCK_1, place.GOODS_1, unresolved)
    if tracks >> place.AT_GOODS & 1 != 0:
        offer_track(s, seat, place.GOODS_1, place.BUILDINGS_1, unresolved)
    if tracks >> place.AT_BUILDINGS & 1 != 0:
        offer_track(s, seat, place.BUILDINGS_1, place.SPECIALISTS_1, unresolved)
    if tracks >> place.AT_WARFARE & 1 != 0:
        offer_track(s, seat, place.WARFARE_1, place.SPACES, unresolved)
    if tracks >> place.AT_ORDER & 1 != 0 and s.order[0] != seat:
        s.offer(move.FRONT + place.ORDER_FRONT)


def offer_track(s: Discovery, seat: i64, first: i64, end: i64, unresolved: i64) -> None:
    """Offer the seat's workers on a track that have a worker of another seat or type right before them.

    Bringing either of two such workers to the front gives the same order, so only the first of them is offered.
    """
    ahead: i64 = 0
    if first < unresolved < end:
        first = unresolved
    spaces = s.spaces
    for space in range(first, end):
        who = spaces[space]
        if who > 0:
            if ahead > 0 and who != ahead and (who - 1) // TYPES == seat:
                s.offer(move.FRONT + space)
            ahead = who


def bring_to_front(s: Discovery, seat: i64, space: i64, unresolved: i64) -> None:
    """Use a charge: move a worker, or the seat itself in player order, to the front; those before it shift by one.

    The front is the first space not resolved yet, if the worker's track is the one being resolved.
    """
    s.spend_perk(seat, perk.FRONTS)
    if space == place.ORDER_FRONT:
        order = s.order[:]
        at: i64 = 0
        while order[at] != seat:
            at += 1
        while at > 0:
            order[at] = order[at - 1]
            at -= 1
        order[0] = seat
        s.order = order
        if s.is_logging:
            s.log(event.ORDER_FRONTED, seat)
        return
    who = s.spaces[space]
    if s.is_logging:
        s.log(event.FRONTED, seat, (who - 1) % TYPES, space)
    spaces = s.own_spaces()
    for earlier in range(front_of_track(space, unresolved), space + 1):
        shifted = spaces[earlier]
        if shifted > 0:
            spaces[earlier] = who
            who = shifted


def first_of_track(space: i64) -> i64:
    """Return the first space of the track a space belongs to."""
    if space < place.DOCK_1:
        return place.INITIATIVE_1
    if space < place.GOODS_1:
        return place.DOCK_1
    if space < place.BUILDINGS_1:
        return place.GOODS_1
    if space < place.SPECIALISTS_1:
        return place.BUILDINGS_1
    return place.WARFARE_1


def end_of_track(space: i64) -> i64:
    """Return the space behind the track a space belongs to."""
    if space < place.DOCK_1:
        return place.DOCK_1
    if space < place.GOODS_1:
        return place.GOODS_1
    if space < place.BUILDINGS_1:
        return place.BUILDINGS_1
    if space < place.SPECIALISTS_1:
        return place.SPECIALISTS_1
    return place.SPACES


def front_of_track(space: i64, unresolved: i64) -> i64:
    """Return the first space not resolved yet, on the track a space belongs to."""
    first = first_of_track(space)
    return unresolved if first < unresolved <= space else first


def box_of(space: i64) -> i64:
    """Return the box a space belongs to; the player order counts as one."""
    if space == place.ORDER_FRONT:
        return place.AT_ORDER
    if space < place.DOCK_1:
        return place.AT_INITIATIVE
    if space < place.GOODS_1:
        return place.AT_DOCK
    if space < place.BUILDINGS_1:
        return place.AT_GOODS
    if space < place.SPECIALISTS_1:
        return place.AT_BUILDINGS
    if space < place.WARFARE_1:
        return place.AT_SPECIALISTS
    return place.AT_WARFARE


def are_fronts_between(s: Discovery) -> bool:
    """Whether some seat may bring a worker to the front between two workers of a box.

    If none may, the box goes on at once. A search measures its work in steps, so the one that is saved counts.
    """
    if not s.rules.fronts_between or s.is_held(perk.FRONTS):
        return s.rules.fronts_between
    s.layout.ran += 1
    return False


def ask_between(s: Discovery, box: i64, space: i64) -> None:
    """Before the worker on a space is resolved, ask the players who may bring a worker to the front."""
    if s.rules.front_boxes >> box & 1 == 0:
        return
    s.start_line()
    order = s.order
    perks = s.perks
    at = s.players - 1
    while at >= 0:  # pushed last, asked first; mypyc makes an object of a `range` that counts down
        if perks[order[at] * perk.PERKS + perk.FRONTS] > 0:
            s.push(frame(step.ASK_FRONT_MID, order[at], box, space))
        at -= 1


class AskFront(Step[Discovery]):
    """Ask which worker goes to the front, if any: just before a box (x), or at the purchase.

    y is the first space not resolved yet of the box being resolved.
    """

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        offer_fronts(s, seat, boxes_in_front(x), y)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.PASS:
            bring_to_front(s, seat, chosen - move.FRONT, y)


def boxes_in_front(window: i64) -> i64:
    """Return a mask of the boxes whose workers may go to the front in a window."""
    if window == place.AT_PURCHASE:
        return EVERY_BOX
    if window == place.AT_REFRESH:
        return 1 << place.AT_INITIATIVE
    if ORDER_WINDOWS >> window & 1 != 0:
        return 1 << place.AT_ORDER
    return 1 << window


class AskFrontMid(AskFront):
    """Ask between two workers of a box (x) which worker goes before the one on space y, if any."""
