"""Level 0: draws a kind of move, then a move of that kind."""

from carrack.bots.bot import Bot, Budget
from carrack.engine.info import Info
from carrack.engine.titles import find


class RandomBot(Bot):
    """Plays at random. Kinds are drawn first; otherwise kinds with many amounts would dominate."""

    def choose(self, info: Info, budget: Budget) -> int:
        """A random move of a random kind."""
        notation = find(info.view.name).notation
        kinds: dict[str, list[int]] = {}
        for move in info.moves():
            kinds.setdefault(notation.kind(move).name, []).append(move)
        rng = self.rng(info)
        moves = list(kinds.values())[rng.below(len(kinds))]
        return moves[rng.below(len(moves))]
