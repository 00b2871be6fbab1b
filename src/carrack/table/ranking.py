"""Who wins where somebody has resigned."""

from collections.abc import Collection

from carrack.engine.game import Game


def ranked_winners(game: Game, resigned: Collection[int]) -> tuple[int, ...]:
    """The seats that win, as if it ended now, without those who resigned; nobody if all have."""
    winners = game.winners()
    if not set(winners) & set(resigned):
        return winners
    ranked = [seat for seat in range(game.players) if seat not in resigned]
    scores = game.scores()
    return tuple(seat for seat in ranked if scores[seat] == max(scores[rival] for rival in ranked))
