"""Buildings that remove workers (D14-II-Plague, D14-III-Plague)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.warfare import RIVALS
from carrack.games.discovery.core.worker import COLONIST, TYPES

MOST_CULLED: Final[i64] = 3


class Thinning(Step[Discovery]):
    """Make every colony of three or more lose a worker (D14-II-Plague): x is the place in player order, y the region.

    A colony's loss does not change any other colony, so there is no need to list them beforehand.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == s.players:
            s.done()
        elif y == REGIONS:
            s.again(x + 1, 0)
        else:
            s.again(x, y + 1)
            if s.colony(y, s.order[x]) >= 3:
                s.push(frame(step.ASK_LOSE, s.order[x], y))


class AskLose(Step[Discovery]):
    """Ask the owner of a colony in region x which worker to give up."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for type_ in range(TYPES):
            if s.troop(x, seat, type_) > 0:
                s.offer(move.LOSE + type_)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.leave(seat, chosen - move.LOSE, x)
        if s.is_logging:
            s.log(event.LOST, seat, 1, chosen - move.LOSE, x)


class AskBlight(Step[Discovery]):
    """Ask from which region, and from which player, colonists are removed (D14-III-Plague)."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for region in range(REGIONS):
            for steps_left in range(s.players):
                if s.troop(region, (seat + steps_left) % s.players, COLONIST) > 0:
                    s.offer(move.BLIGHT + region * RIVALS + steps_left)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        victim = (seat + (chosen - move.BLIGHT) % RIVALS) % s.players
        s.push(frame(step.ASK_CULL, seat, (chosen - move.BLIGHT) // RIVALS, victim))


class AskCull(Step[Discovery]):
    """Ask how many colonists of seat y leave region x."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for n in range(min(s.troop(x, y, COLONIST), MOST_CULLED) + 1):
            s.offer(move.CULL + n)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        n = chosen - move.CULL
        for _ in range(n):
            s.leave(y, COLONIST, x)
        if n > 0 and s.is_logging:
            s.log(event.LOST, y, n, COLONIST, x)
