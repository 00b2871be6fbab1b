"""Searches: the best after-state, and the best plan for the rest of a turn."""

from typing import Final

from mypy_extensions import i64

from carrack.bots.core.evaluator import JUDGED, LARGE, STEP, Evaluator
from carrack.bots.core.judge import Judge
from carrack.bots.core.keys import hashed, reseed
from carrack.engine.core.frames import step_of
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State

LEAST: Final[i64] = 2  # moves are left to compare: further worlds for a single one would change nothing
LONGEST: Final = 3000  # decisions in a playout; a limit against endless loops


class Search:
    """The search for one decision of one seat, on worlds that look alike to it.

    Moves are compared on the same worlds, and with the same random numbers in each: only the moves differ. With `keyed`
    the numbers of a playout depend on world, seat, turn and step alone, so that two playouts which differ once draw the
    same numbers afterwards, and direct rules choose most moves.
    """

    def __init__(
        self, evaluator: Evaluator, world: State, seat: i64, seed: i64, limit: i64, keyed: bool, judge: Judge | None
    ) -> None:
        self.evaluator = evaluator
        self.layout = world.layout
        self.seat = seat
        self.seed = seed
        self.keyed: bool = keyed
        self.judge = judge  # of the ends of playouts; None: the evaluator
        self.horizon: i64 = 1  # turns to the end of a playout, the present one included
        self.rng = Rng(seed)
        self.left: i64 = limit  # positions that may still be evaluated
        self.begun: i64 = 0
        self.begun = self.used()

    def used(self) -> i64:
        """The work done so far: evaluations, copies, and steps of the agenda."""
        return self.evaluator.spent + self.layout.ran * STEP - self.begun

    def rate_by_playouts(
        self, worlds: list[State], moves: list[int], trials: list[int], part: i64, work: i64
    ) -> list[int]:
        """The values of moves after playouts, as a mean over as many worlds as the work allows.

        After each number of worlds in `trials`, and whenever another world for all moves would cost too much, only the
        best one in `part` of the moves are kept. If the work is used up within the first world, the last moves are
        dropped; within a later one, a keyed search leaves that world out. Dropped moves have the value −LARGE.
        """
        totals: list[int] = []
        dearest: i64 = 0  # cost of one move in one world
        start = self.used()
        for move in moves:
            begun = self.used()
            if len(totals) > 0 and begun + dearest > work:
                break
            totals.append(self.play_out(worlds[0], move, 0))
            dearest = max(dearest, self.used() - begun)
        left: list[int] = list(range(len(totals)))
        dearest = (self.used() - start) // len(left)
        seen: i64 = 1
        while seen < len(worlds):
            if len(left) > 2 and (seen in trials or self.used() + dearest * len(left) > work):
                left = best_part(left, totals, part)
            begun = self.used()
            if begun + dearest * len(left) > work:
                break
            more: list[int] = []
            for i in left:
                if self.keyed and self.used() > work:
                    break
                more.append(self.play_out(worlds[seen], moves[i], seen))
            if len(more) < len(left):
                break
            for at, i in enumerate(left):
                totals[i] += more[at]
            dearest = max(dearest, (self.used() - begun) // len(left))
            seen += 1
        values: list[int] = [-LARGE] * len(moves)
        for i in left:
            values[i] = totals[i] // seen
        return values

    def promising(self, worlds: list[State], moves: list[int], most: i64) -> list[int]:
        """The moves with the best after-states, best first."""
        values = self.rate(worlds, moves)
        found: list[int] = []
        while len(found) < most:
            best = values.index(max(values))
            found.append(moves[best])
            values[best] = -LARGE
        return found

    def rate(self, worlds: list[State], moves: list[int]) -> list[int]:
        """The values of the after-states, summed over the worlds."""
        values: list[int] = []
        for move in moves:
            total: i64 = 0
            for i, world in enumerate(worlds):
                self.rng = Rng(self.seed + i)
                total += self.line_value(self.after_move(world, move))
            values.append(total)
        return values

    def after_move(self, s: State, move: i64) -> State:
        """The position after a move; in a sealed node the others play the evaluator's quick moves."""
        if not s.is_sealed():
            return self.evaluator.after(s, move, self.seat)
        after = s.copy()
        waiting = len(after.deciders())
        while waiting > 0:
            after.apply(move if after.decider() == self.seat else self.evaluator.quick(after, self.rng))
            waiting -= 1
        return after

    def line_value(self, s: State) -> i64:
        """The value of a position at the best end of the seat's current line."""
        if self.left > 0 and s.is_mid_line() and s.decider() == self.seat:
            best: i64 = -LARGE
            for move in self.evaluator.candidates(s, -1):
                best = max(best, self.line_value(self.evaluator.after(s, move)))
            return best
        self.left -= 1
        return self.evaluator.value(s, self.seat)

    def play_out(self, world: State, move: i64, number: i64) -> i64:
        """The value at the end of the turn after a move; all seats play quick moves."""
        evaluator = self.evaluator
        rng = Rng(self.seed + number)
        self.rng = rng
        key = hashed(self.seed, number)
        if self.keyed:
            self.reseed(world, key)
        s = self.after_move(world, move)
        played: i64 = 0
        while not s.is_over() and not evaluator.is_beyond(s, world, self.horizon) and played < LONGEST:
            if self.keyed:
                self.reseed(s, key)
                s.apply(evaluator.direct(s, rng))
            else:
                s.apply(evaluator.quick(s, rng))
            played += 1
        if self.judge is None:
            return evaluator.value(s, self.seat)
        evaluator.spent += JUDGED
        return self.judge.value(s, self.seat)

    def reseed(self, s: State, key: i64) -> None:
        """Key the random numbers by the node, within the world whose key is given."""
        node = hashed(key, i64(s.decider()))
        reseed(self.rng, hashed(hashed(node, self.evaluator.stage(s)), step_of(s.agenda[s.depth - 1])))


def best_part(moves: list[int], totals: list[int], part: i64) -> list[int]:
    """The best one in `part` of some moves by their totals, rounded up, but at least two; more if some are equal."""
    ranked = sorted([totals[i] for i in moves])
    kept = max((len(moves) + part - 1) // part, min(i64(len(moves)), LEAST))
    least = ranked[len(moves) - kept]
    return [i for i in moves if totals[i] >= least]
