"""Any game as a PettingZoo environment: all that takes is in the contract."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

import carrack


class CarrackEnv(AECEnv):  # type: ignore[misc]  # and so its class is Any
    metadata = {"name": "carrack_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self.setting = {"game": game, "players": players, **options}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        version = options.get("rules_version")
        self.moves = carrack.move_space(game, version)
        seen = Box(-(2**31), 2**31, (carrack.vector_size(game, version),), np.int64)
        self.seen = Dict({"observation": seen, "action_mask": Box(0, 1, (self.moves,), np.int8)})
        self.choice = Discrete(self.moves)

    def observation_space(self, agent: str) -> Dict:
        return self.seen

    def action_space(self, agent: str) -> Discrete:
        return self.choice

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = carrack.new_game(**self.setting, seed=seed or 0)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = self.terminations.copy()
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        self.agent_selection = self.possible_agents[next(iter(self.game.asked), 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.moves, np.int8)
        mask[self.game.legal_moves(seat)] = 1
        return {"observation": np.array(self.game.state.observe(seat), np.int64), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self.game.play(int(action or 0), self.possible_agents.index(self.agent_selection))
        if self.game.is_over:
            self.rewards = dict(zip(self.agents, map(float, self.game.scores()), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
