"""A player of `empire` that tries to buy supporters cheaply, and plays like level 1 otherwise."""

from carrack import Info, Rng
from carrack.bots import Budget
from carrack.bots.greedy import GreedyBot
from carrack.games.empire.core import move
from carrack.games.empire.core.card import GOLD, SUPPORTER

MOST = 19  # gold for a supporter
OFTEN = 3  # one act in so many is an offer, where it may do something else


class Buyer(GreedyBot):
    """Offers rivals some gold for a supporter, in trade windows and on the offer board."""

    def choose(self, info: Info, budget: Budget) -> int:
        moves = info.moves()
        rng = self.rng(info)
        if any(move.DONE <= choice < move.ACCEPT for choice in moves):
            return next_part(moves, rng)
        offers = [choice for choice in moves if move.OFFER < choice < move.DONE]
        if offers and rng.below(OFTEN) == 0:
            return offers[rng.below(len(offers))]
        return super().choose(info, budget)


def next_part(moves: list[int], rng: Rng) -> int:
    """Give some gold, then ask for a supporter."""
    gold = [choice for choice in moves if 0 < choice - move.GIVE - GOLD * move.AMOUNTS <= MOST]
    if gold:
        return gold[rng.below(len(gold))]
    supporter = move.FOR + SUPPORTER * move.AMOUNTS + 1
    if supporter in moves:
        return supporter
    return move.DONE if move.DONE in moves else moves[0]
