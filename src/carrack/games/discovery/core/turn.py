"""The turn (D3): its table of steps, and the windows just before a box."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame, step_of, x_of
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event
from carrack.games.discovery.core.perk import PERKS
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.step import BEFORE


class Turns(Step[Discovery]):
    """Run the rows of this turn's table (D3.2), from the bottom of the agenda; after turn 8 the game ends (D8.7).

    x is the next row.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        rows = s.rules.turns[s.turn]
        # A sixth of all steps would be windows that nobody has the perk for. A search measures its work in steps, so
        # the two that each would take count.
        while x < len(rows) and not s.is_logging and step_of(rows[x]) == BEFORE and not has_openers(s, x_of(rows[x])):
            s.start_line()
            s.layout.ran += 2
            x += 1
        if x < len(rows):
            s.again(x + 1)
            s.push(rows[x])
        elif s.turn == LAST_TURN:
            s.done()
            if s.is_logging:
                s.log(event.END)
        else:
            s.turn += 1
            s.again(0)
            if s.is_logging:
                s.log(event.TURN, s.turn, s.age())


def has_openers(s: Discovery, box: i64) -> bool:
    """Whether some seat may have a perk that opens a window before a box."""
    return s.rules.openers[box] & s.held != 0


def is_to_come(s: Discovery, which: i64) -> bool:
    """Whether a step of this turn's table has not begun yet."""
    rows = s.rules.turns[s.turn]
    for i in range(x_of(s.agenda[0]), len(rows)):
        if step_of(rows[i]) == which:
            return True
    return False


class Before(Step[Discovery]):
    """Open the windows just before a box (x) resolves, in the order of D3.7, for seats that have the perk."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        s.start_line()
        if s.is_logging:
            s.log(event.BOX, x)
        windows = s.rules.windows[x]
        order = s.order
        perks = s.perks
        i: i64 = len(windows) - 2
        while i >= 0:  # pushed last, asked first
            opener = windows[i]
            place = s.players - 1
            while place >= 0:  # mypyc makes an object of a `range` that counts down
                owner = order[place]
                if perks[owner * PERKS + opener] > 0:
                    s.push(frame(windows[i + 1], owner, x))
                place -= 1
            i -= 2
