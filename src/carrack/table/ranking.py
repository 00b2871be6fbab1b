"""The winners of a game in which somebody resigned, for tables and for finished records."""

from collections.abc import Collection

from carrack.engine.game import Game


def ranked_winners(game: Game, resigned: Collection[int]) -> tuple[int, ...]:
    """Return the winning seats, as if the game ended now, among those that have not resigned."""
    winners = game.winners()
    if not set(winners) & set(resigned):
        return winners
    ranked = [seat for seat in range(game.players) if seat not in resigned]
    scores = game.scores()
    return tuple(seat for seat in ranked if scores[seat] == max(scores[rival] for rival in ranked))
