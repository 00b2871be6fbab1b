"""The engines measured beside carrack, each driven as its documentation shows."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import catanatron
import cshogi
import pyspiel

SAMPLE = 50  # games whose decisions are counted, where the timed ones cannot tell


class Catanatron:
    """Settlers in pure Python: four random players."""

    name = "Catanatron 3.2.1"

    def play(self, seed: int) -> int:
        game = self._new(seed)
        decisions = 0

        def choose(_player: object, _game: object, actions: Sequence[Any]) -> Any:
            nonlocal decisions
            if len(actions) > 1:  # forced moves, most of its ticks, are no decisions
                decisions += 1
            return random.choice(actions)

        game.play(decide_fn=choose)
        return decisions

    def copier(self) -> Callable[[], object]:
        whole = self._new(1)
        ticks = 0
        while whole.winning_color() is None:
            whole.play_tick()
            ticks += 1
        game = self._new(1)
        for _ in range(ticks // 2):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy

    def _new(self, seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


class OpenSpiel:
    """A game written in C++, played from Python."""

    def __init__(self, game: str) -> None:
        self.name = f"OpenSpiel 2.0.2 {game}"
        self.game = pyspiel.load_game(game)

    def play(self, seed: int) -> int:
        return self._run(seed, len_limit=None)[1]

    def copier(self) -> Callable[[], object]:
        state, _ = self._run(1, len_limit=self.play(1) // 2)
        clone: Callable[[], object] = state.clone
        return clone

    def _run(self, seed: int, len_limit: int | None) -> tuple[Any, int]:
        """Play a random game or its beginning; return the position and the number of decisions."""
        rng = random.Random(seed)
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions != len_limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                if len(actions) > 1:
                    decisions += 1
                action = rng.choice(actions)
            state.apply_action(action)
        return state, decisions


class OpenSpielInside(OpenSpiel):
    """The same games played by bots of OpenSpiel itself, without a step in Python."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.name += ", inside its core"
        # It does not tell which moves were forced, and both ways play the same kind of game.
        driven = [super(OpenSpielInside, self).play(seed) for seed in range(1, SAMPLE + 1)]
        self.usual = round(sum(driven) / SAMPLE)

    def play(self, seed: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        assert state.is_terminal()
        return self.usual


class Cshogi:
    """Shogi, a library in C++ for programs that learn it: its board, played from Python."""

    name = "cshogi 1.1.0"

    def play(self, seed: int) -> int:
        return self._run(seed, len_limit=None)[1]

    def copier(self) -> Callable[[], object]:
        board, _ = self._run(1, len_limit=self.play(1) // 2)
        copy: Callable[[], object] = board.copy
        return copy

    def _run(self, seed: int, len_limit: int | None) -> tuple[Any, int]:
        """Play a random game to mate or a repetition, or its beginning; return the board and the decisions."""
        rng = random.Random(seed)
        board = cshogi.Board()
        decisions = 0
        while decisions != len_limit and board.is_draw() == cshogi.NOT_REPETITION:
            moves = list(board.legal_moves)
            if not moves:
                break
            if len(moves) > 1:
                decisions += 1
            board.push(rng.choice(moves))
        return board, decisions
