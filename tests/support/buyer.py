"""A player of `empire` that tries to buy supporters cheaply, and plays like level 1 otherwise."""

from typing import Any

from carrack import Info
from carrack.bots import Budget
from carrack.bots.greedy import GreedyBot
from carrack.games.empire.core import move
from carrack.games.empire.core.card import GOLD, SUPPORTER

MOST = 19  # gold for a supporter


class Buyer(GreedyBot):
    """Offers everybody some gold for a supporter wherever it may."""

    def choose(self, info: Info, budget: Budget) -> int:
        view: Any = info.view
        moves = info.moves()
        rng = self.rng(info)
        kind = view.ask.kind if view.ask else ""
        if kind == "trade":
            offers = [choice for choice in moves if choice != move.PASS]
            return offers[rng.below(len(offers))] if offers else move.PASS
        if kind == "offer":
            supporter = move.FOR + SUPPORTER * move.AMOUNTS + 1
            gold = [choice for choice in moves if 0 < choice - move.GIVE - GOLD * move.AMOUNTS <= MOST]
            if gold:
                return gold[rng.below(len(gold))]
            if supporter in moves:
                return supporter
            return move.DONE if move.DONE in moves else moves[0]
        return super().choose(info, budget)
