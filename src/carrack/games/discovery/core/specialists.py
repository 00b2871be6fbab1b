"""The specialists box (D5.7), and workers earned with none in supply (D1.8)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import COLONIST, TYPES

FEE: Final = 5  # for training

# Destinations of a worker that a seat gets.
TO_HAND: Final = 0
TO_DISCOVERY: Final = 1
IN_REGION: Final = 2  # + region


def can_swap_out(s: Discovery, seat: i64, type_: i64) -> bool:
    """Whether a specialist standing in some region may be exchanged for a colonist from supply (D1.8)."""
    if s.rules.swap_out >> type_ & 1 == 0 or s.supply[seat * TYPES + COLONIST] == 0:
        return False
    for region in range(REGIONS):
        if s.troop(region, seat, type_) > 0:
            return True
    return False


def can_receive(s: Discovery, seat: i64, type_: i64) -> bool:
    """Whether a seat could get a specialist at all."""
    return s.supply[seat * TYPES + type_] > 0 or can_swap_out(s, seat, type_)


class AskTrain(Step[Discovery]):
    """Ask whether to take the specialist of the space (x is its type).

    In the training space (x is TYPES) the seat may take any type, for a fee.
    """

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == TYPES or s.may_forgo(place.AT_SPECIALISTS):
            s.offer(move.PASS)
        if x < TYPES:
            if can_receive(s, seat, x):
                s.offer(move.TRAIN + x)
        elif s.money[seat] >= FEE:
            for type_ in range(TYPES):
                if s.rules.trainable >> type_ & 1 != 0 and can_receive(s, seat, type_):
                    s.offer(move.TRAIN + type_)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.forgo(seat, z, place.AT_SPECIALISTS)
            return
        if x == TYPES:
            s.spend(seat, FEE, event.TRAINING)
        s.push(frame(step.EARN, seat, chosen - move.TRAIN, 1))


def deliver(s: Discovery, seat: i64, type_: i64, where: i64) -> None:
    """Move a worker from supply to its destination."""
    if where == TO_HAND:
        s.gain(seat, type_)
    elif where == TO_DISCOVERY:
        s.gain_explorer(seat, type_)
    else:
        s.settle_from_supply(seat, type_, where - IN_REGION)


class Earn(Step[Discovery]):
    """Give a seat y workers of a type (x), one at a time; z is their destination."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if y == 0:
            s.done()
        elif s.supply[seat * TYPES + x] > 0:
            s.again(x, y - 1, z)
            deliver(s, seat, x, z)
        elif can_swap_out(s, seat, x):
            s.again(x, y - 1, z)
            s.push(frame(step.ASK_SWAP, seat, x, z))
        else:
            s.done()


class AskSwap(Step[Discovery]):
    """Ask from which region to swap out a specialist of type x for a colonist, so that it can go to destination y."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        for region in range(REGIONS):
            if s.troop(region, seat, x) > 0:
                s.offer(move.SWAP + region)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        region = chosen - move.SWAP
        s.leave(seat, x, region)
        s.own_supply()[seat * TYPES + COLONIST] -= 1
        s.own_troops()[(region * s.players + seat) * TYPES + COLONIST] += 1
        if s.is_logging:
            s.log(event.SWAPPED, seat, x, region)
        deliver(s, seat, x, y)
