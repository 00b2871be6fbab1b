"""The arena: measures strength by playing each deal with every bot in every seat, as one block."""

import math
from collections.abc import Sequence
from itertools import combinations, permutations
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from carrack.bots.batch import Estimate, Progress, Report, SeriesPlan, described, play_series, require
from carrack.bots.intervals import Figure, mean_of, share_of
from carrack.bots.levels import LEVELS
from carrack.bots.match import Clock, GameResult, Seating
from carrack.bots.ratings import ratings

CHALLENGE = "challenge"
FIELD = "field"

Played: TypeAlias = tuple[tuple[int, ...], GameResult]  # seating and result of each game


class ArenaPlan(SeriesPlan, frozen=True, kw_only=True):
    """The bots that play against each other, and the deals.

    A challenge seats the first of two bots among copies of the second. In a field all bots are equal: each gets as many
    seats as any other, if necessary over several line-ups. Two bots are a challenge unless the plan says otherwise.
    """

    deals: int = 100
    format: str | None = None


class Entrant(Struct, frozen=True):
    """A bot's figures. Shares are of one of its seats, so parity is 1 / players for any number of copies."""

    bot: str
    seats: tuple[int, ...]  # games by seat
    share: Figure
    score: Figure
    margin: Figure  # its score minus the mean of the other seats
    rating: Figure


class ArenaGame(Struct, frozen=True):
    """One game, by seat; `bots` holds indices of entrants."""

    seed: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]


class ArenaResult(Report, frozen=True, kw_only=True):
    """The result of an arena."""

    format: str
    deals: int  # requested: seeds from `seed` to `seed + deals − 1`
    blocks: int  # played
    entrants: tuple[Entrant, ...]
    pinned: int | None  # the entrant with rating 0; None: the mean rating is 0
    games: tuple[ArenaGame, ...]

    @property
    def parity(self) -> float:
        """The share of a seat of average strength."""
        return 1 / self.players


def run_arena(plan: ArenaPlan, progress: Progress | None = None, estimate: Estimate | None = None) -> ArenaResult:
    """Play the plan and measure; raises OptionError before the first game if it cannot be played."""
    setting = plan.setting()
    kind = plan.format or (CHALLENGE if len(plan.bots) == 2 else FIELD)
    require(kind in {CHALLENGE, FIELD}, "format", kind)
    require(len(plan.bots) == 2 if kind == CHALLENGE else len(plan.bots) > 1, "bots", " ".join(plan.bots))
    require(type(plan.deals) is int and plan.deals > 0, "deals", plan.deals)
    tables = line_ups(len(plan.bots), plan.players, kind)
    seats = [seatings(tables, seed) for seed in range(plan.seed, plan.seed + plan.deals)]
    blocks = [
        [Seating(plan.seed + deal, tuple(plan.bots[bot] for bot in seating)) for seating in block]
        for deal, block in enumerate(seats)
    ]
    series = play_series(setting, blocks, plan.jobs, progress, estimate)

    whole = series.whole()
    played = [list(zip(seats[deal], games, strict=True)) for deal, games in whole]
    pinned = next((number for number, bot in enumerate(plan.bots) if _is_random(bot)), None)
    return ArenaResult(
        **described(plan, setting),
        complete=series.complete,
        timing=series.timing([game for _, games in whole for game in games], _clocks(played, len(plan.bots))),
        format=kind,
        deals=plan.deals,
        blocks=len(played),
        entrants=_entrants(plan.bots, plan.players, played, pinned),
        pinned=pinned,
        games=tuple(_row(seating, game) for block in played for seating, game in block),
    )


def line_ups(bots: int, players: int, kind: str) -> list[tuple[int, ...]]:
    """The tables of a deal, as indices of bots; every bot plays equally often."""
    if kind == CHALLENGE:
        return [(0, *[1] * (players - 1))]
    each, more = divmod(players, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in lucky)))
        for lucky in combinations(range(bots), more)
    ]


def seatings(tables: Sequence[tuple[int, ...]], seed: int) -> list[tuple[int, ...]]:
    """A block: each table of a deal in all rotations. Neighbours change from deal to deal."""
    block: list[tuple[int, ...]] = []
    for table in tables:
        tails = list(permutations(table[1:]))
        ring = (table[0], *tails[seed % len(tails)])
        # The same bots in the same seats would play the same game again.
        block += dict.fromkeys(ring[turn:] + ring[:turn] for turn in range(len(ring)))
    return block


def _entrants(
    bots: Sequence[str], players: int, played: Sequence[Sequence[Played]], pinned: int | None
) -> tuple[Entrant, ...]:
    orders = [
        [[[seating[seat] for seat in group] for group in game.order()] for seating, game in block] for block in played
    ]
    rated = ratings(orders, len(bots), pinned)
    found = []
    for bot, name in enumerate(bots):
        times = [0] * players
        shares, scores, margins = [], [], []
        for block in played:
            its = [(game, seat) for seating, game in block for seat in range(players) if seating[seat] == bot]
            for _, seat in its:
                times[seat] += 1
            shares.append(fmean(game.share(seat) for game, seat in its))
            scores.append(fmean(game.scores[seat] for game, seat in its))
            margins.append(fmean(_margin(game.scores, seat) for game, seat in its))
        found.append(Entrant(name, tuple(times), share_of(shares), mean_of(scores), mean_of(margins), rated[bot]))
    return tuple(found)


def _margin(scores: Sequence[int], seat: int) -> float:
    return scores[seat] - (math.fsum(scores) - scores[seat]) / (len(scores) - 1)


def _clocks(played: Sequence[Sequence[Played]], bots: int) -> tuple[Clock, ...]:
    clocks = [Clock()] * bots
    for block in played:
        for seating, game in block:
            for bot, clock in zip(seating, game.clocks, strict=True):
                clocks[bot] = clocks[bot].plus(clock)
    return tuple(clocks)


def _row(seating: tuple[int, ...], game: GameResult) -> ArenaGame:
    return ArenaGame(game.seed, seating, game.scores, game.winners, tuple(clock.decisions for clock in game.clocks))


def _is_random(bot: str) -> bool:
    lowest = LEVELS[0]
    return bot in {str(lowest.number), lowest.name, lowest.home}
