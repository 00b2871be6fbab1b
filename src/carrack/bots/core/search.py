"""Searches: the best after-state, and the best plan for the rest of a turn."""

from typing import Final

from mypy_extensions import i64

from carrack.bots.core.judge import LARGE, POSITION, Judge, candidates
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State

LONGEST: Final = 3000  # decisions of a playout: never reached, but for a fault


class Search:
    """One decision of one seat, on worlds that all look alike to it.

    Moves are compared on the same worlds, and with the same random numbers in each: only the moves differ.
    """

    def __init__(self, judge: Judge, seat: i64, seed: i64, limit: i64) -> None:
        self.judge = judge
        self.seat = seat
        self.seed = seed
        self.rng = Rng(seed)
        self.left: i64 = limit  # positions that may still be evaluated

    def plan(self, worlds: list[State], moves: list[int], work: i64) -> list[int]:
        """The values at the ends of the turn that moves lead to, as a mean over as many worlds as the work allows.

        Work is in positions weighed.
        """
        begun = self.judge.spent
        work *= POSITION
        totals: list[int] = [0] * len(moves)
        seen: i64 = 0
        for world in worlds:
            if seen > 0 and (self.judge.spent - begun) * (seen + 1) > work * seen:
                break  # one world more, at what they cost so far, would be too much
            for i in range(len(moves)):
                self.rng = Rng(self.seed + seen)
                totals[i] += self.play_out(self.settle(world, moves[i]), world)
            seen += 1
        return [total // seen for total in totals]

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
                total += self.line_value(self.settle(world, move))
            values.append(total)
        return values

    def settle(self, s: State, move: i64) -> State:
        """The position after a move; in a sealed node others choose as the judge expects them to."""
        after = s.copy()
        if not after.is_sealed():
            after.apply(move)
            return after
        waiting = len(after.deciders())
        while waiting > 0:
            after.apply(move if after.decider() == self.seat else self.judge.quick(after, self.rng))
            waiting -= 1
        return after

    def line_value(self, s: State) -> i64:
        """The value of a position, at the best end of the line the seat is in."""
        if self.left > 0 and s.is_mid_line() and s.decider() == self.seat:
            best: i64 = -LARGE
            for move in candidates(s, -1):
                after = s.copy()
                after.apply(move)
                best = max(best, self.line_value(after))
            return best
        self.left -= 1
        return self.judge.value(s, self.seat)

    def play_out(self, s: State, start: State) -> i64:
        """The value at the end of the turn, everybody playing quickly."""
        played: i64 = 0
        while not s.is_over() and not self.judge.is_later(s, start) and played < LONGEST:
            s.apply(self.judge.quick(s, self.rng))
            played += 1
        return self.judge.value(s, self.seat)
