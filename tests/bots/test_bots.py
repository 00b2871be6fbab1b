"""The levels at play: the same again from the same seed, within their budgets, to the end, and worth their number."""

import re
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import mean, median
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.bots import Bot, Budget, make
from carrack.bots import planner as planning
from carrack.bots.arena import ArenaPlan, run_arena
from carrack.bots.core.search import Search
from carrack.bots.greedy import GreedyBot
from carrack.bots.match import Seating, play_game
from carrack.bots.match import Setting as MatchSetting
from carrack.games.empire.core.card import GOLD
from support.bot_census import GAMES, IS_COMPILED, LEVELS, SLOW, Setting, nodes, settings, waiting
from support.discovery import see

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "bots.md"
only_compiled = pytest.mark.skipif(not IS_COMPILED, reason="budgets are for the compiled core")
AUCTIONS = ("open", "turns", "sealed")
MILLISECONDS = {"1": 1.0, "2": 20.0}  # a decision, in the mean
# Work is checked between two worlds, and the last one may cost more than those before.
MOST_WORK = {game: 1.25 * planning.plan_for(game).work for game in GAMES}


def play_on(game: Game, bots: list[Bot], stop: Any = None) -> list[tuple[int, str]]:
    """Play to the end, or until something happens; who played what."""
    played: list[tuple[int, str]] = []
    while not game.is_over and not (stop and stop(game)):
        seat = waiting(game)
        move = bots[seat].choose(game.info(seat), Budget(effort=0.1))
        played.append((seat, game.notation(move, seat)))
        game.play(move, seat)
    return played


def gold_of(game: Game, seat: int) -> int:
    """What a seat has to bid with in `empire`."""
    view: Any = game.view(seat)
    return int(view.cards[seat][GOLD])


# Determinism -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same(game: str, level: str) -> None:
    for position in nodes(Setting(game, 3, {}), 3):
        chosen = {make(level, 9).choose(position.game.info(position.seat), Budget(effort=0.1)) for _ in range(2)}
        assert len(chosen) == 1


@pytest.mark.parametrize("level", ["0", "1"])
def test_other_seeds_may_choose_otherwise(level: str) -> None:
    found = nodes(Setting("empire", 4, {}), 12)
    choices = {tuple(make(level, seed).choose(p.game.info(p.seat), Budget()) for p in found) for seed in range(4)}
    assert len(choices) > 1


def test_random_players_draw_kinds_first() -> None:
    """A pass among five hundred bids is as likely as a bid."""
    game = carrack.new_game("empire", players=2, seed=1, version="beginner", auction="turns", trade_offers=0)
    while game.ask is None or game.ask.kind != "bid":
        game.play(game.legal_moves(waiting(game))[0], waiting(game))
    assert gold_of(game, waiting(game)) > 8  # gold, and so many bids
    kinds = Counter(
        game.notation(make("0", seed).choose(game.info(waiting(game)), Budget())).split()[0] for seed in range(200)
    )
    assert all(count > 40 for count in kinds.values())
    assert len(kinds) >= 2


# Budgets -----------------------------------------------------------------------------------------------------------


def work_of(bot: GreedyBot, game: Game, seat: int, effort: float = 1.0) -> int:
    """What a decision of level 2 took, as its search counts it."""
    made: list[Search] = []

    def search(*args: Any) -> Search:
        made.append(Search(*args))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "Search", search)
        bot.choose(game.info(seat), Budget(effort=effort))
    return int(made[-1].used())


@pytest.mark.parametrize("game", GAMES)
def test_effort_scales_the_work_of_level_2(game: str) -> None:
    totals = []
    found = nodes(Setting(game, 2, {}), 4 if game == "discovery" else 30)
    for effort in (0.01, 0.3, 1.0) if IS_COMPILED else (0.01, 0.3):
        bot = make(SLOW, 1)
        assert isinstance(bot, GreedyBot)
        totals.append(sum(work_of(bot, p.game, p.seat, effort) for p in found))
    assert totals == sorted(totals)
    assert totals[-1] > 1.5 * totals[0]


@only_compiled
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_level_2_keeps_to_its_work(game: str) -> None:
    """Over all options and player counts; the work is counted by the time it takes, so it bounds that too."""
    bot = make(SLOW, 1)
    assert isinstance(bot, GreedyBot)
    for setting in settings(game):
        for position in nodes(setting, 8):
            assert work_of(bot, position.game, position.seat) <= MOST_WORK[game], position.where


@only_compiled
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("discovery", {"edition": "2007"}),
        ("discovery", {"nations": "auction", "builders": True, "expansion_buildings": True}),
        ("empire", {}),
    ],
)
def test_the_last_decisions_of_a_game_keep_to_it_too(game: str, options: dict[str, Any]) -> None:
    """There nothing is weighed any more but scores, and every move runs through the end of the game."""
    bot = make(SLOW, 1)
    assert isinstance(bot, GreedyBot)
    table = carrack.new_game(game, players=5, seed=101, **options)
    rivals = [make("1", seat) for seat in range(table.players)]
    number = 0
    while not table.is_over:
        seat = waiting(table)
        number += 1
        if number > 300:
            assert work_of(bot, table, seat) <= MOST_WORK[game], f"{table.number}"
        table.play(rivals[seat].choose(table.info(seat), Budget()), seat)
    assert number > 320


@only_compiled
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("game", GAMES)
def test_levels_keep_their_budgets(game: str, level: str) -> None:
    """The time of this thread on the processor, drawing worlds included; of three games the one in the middle."""
    means = []
    for seed in range(3):
        table = carrack.new_game(game, players=4, seed=seed)
        bot, rival = make(level, seed), make("1", seed)
        spent = []
        while not table.is_over:
            seat = waiting(table)
            info = table.info(seat)
            if seat == 0:
                began = time.thread_time()
                move = bot.choose(info, Budget())
                spent.append(1000 * (time.thread_time() - began))
            else:
                move = rival.choose(info, Budget())
            table.play(move, seat)
        means.append(mean(spent))
    assert median(means) <= MILLISECONDS[level]


# Whole games -------------------------------------------------------------------------------------------------------

TABLES = [
    Setting("discovery", 2, {"edition": "2007"}),
    Setting("discovery", 3, {"start_auction": True, "edition": "2007"}),
    Setting("discovery", 4, {"nations": "auction"}),
    Setting("discovery", 5, {"builders": True, "expansion_buildings": True, "nations": "random"}),
    Setting("discovery", 6, {}),
    Setting("empire", 2, {"version": "beginner"}),
    Setting("empire", 3, {"auction": "sealed"}),
    Setting("empire", 4, {}),
    Setting("empire", 4, {"auction": "turns", "trades": "windows"}),
    Setting("empire", 5, {"trades": "ends"}),
    Setting("empire", 6, {"auction": "sealed", "trades": "off"}),
]


# What is not compiled takes its time: one table of each kind of auction, without trades.
SHORT = [Setting("empire", 2, {"trade_offers": 0, "auction": auction}) for auction in AUCTIONS]


@pytest.mark.parametrize("setting", TABLES if IS_COMPILED else SHORT, ids=str)
def test_mixed_tables_play_to_the_end(setting: Setting) -> None:
    levels = [("2", "1", "1")[seat % 3] for seat in range(setting.players)]
    result = play_game(
        MatchSetting(setting.game, setting.players, setting.options, effort=0.3 if IS_COMPILED else 0.01),
        Seating(1, tuple(levels)),
    )
    assert len(result.scores) == setting.players
    assert result.winners


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_level_1_beats_level_0(game: str, players: int) -> None:
    setting = MatchSetting(game, players, {})
    seeds = range(10 if IS_COMPILED else 2)
    losses = []
    for seed in seeds:
        place = seed % players
        result = play_game(setting, Seating(seed, tuple("1" if seat == place else "0" for seat in range(players))))
        if result.winners != (place,):
            losses.append(f"seed {seed}: {result.scores}")
    most = len(seeds) // 5 if game == "empire" else 0  # random players may give cards away to each other in `empire`
    assert len(losses) <= most, losses


def test_level_1_trades_with_itself() -> None:
    answers: Counter[str] = Counter()
    for seed in range(3 if IS_COMPILED else 1):
        game = carrack.new_game("empire", players=4, seed=seed)
        for _, text in play_on(game, [make("1", seat) for seat in range(4)]):
            answers[text.split()[0]] += 1
    assert answers["offer"] >= answers["accept"] >= 1
    assert answers["accept"] > answers["refuse"], "who proposes asks for what the other will like"


# Auctions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{"start_auction": True, "edition": "2007"}, {"nations": "auction"}],
    ids=["start", "nations"],
)
@pytest.mark.parametrize("level", ["1", "2"])
def test_bids_rise_by_one_and_stay_within_means(options: dict[str, Any], level: str) -> None:
    """Who goes too far pays for it all game long: nobody gives all he has while he need not."""
    bids = 0
    for seed in range(4 if IS_COMPILED else 1):
        game = carrack.new_game("discovery", players=3, seed=seed, **options)
        bots = [make(level, seat) for seat in range(3)]
        while see(game).turn == 0:
            seat = waiting(game)
            high, money = see(game).high_bid, see(game).money[seat]
            move = bots[seat].choose(game.info(seat), Budget(effort=0.1))
            text = game.notation(move, seat)
            if text.startswith("bid"):
                bids += 1
                assert int(text.split()[-1]) == high + 1 <= money
            game.play(move, seat)
        assert min(see(game).money) > 0
    assert bids


def test_a_bid_for_a_card_is_at_most_what_it_is_worth_and_what_one_has() -> None:
    for auction in AUCTIONS:
        game = carrack.new_game("empire", players=3, seed=2, version="beginner", auction=auction, trade_offers=0)
        bots = [make("1", seat) for seat in range(3)]
        highest = 0
        while not game.is_over:
            seat = waiting(game)
            move = bots[seat].choose(game.info(seat), Budget())
            text = game.notation(move, seat)
            if text.startswith("bid"):
                highest = max(highest, int(text.split()[-1]))
                assert int(text.split()[-1]) <= gold_of(game, seat)
            game.play(move, seat)
        assert 1 < highest < 60


# Docs --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def documented(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of docs/reference/bots.md, saved as the page says."""
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    body = program.partition('"""\n\n')[2].splitlines()
    assert len([line for line in body if line]) <= 10
    (tmp_path / "mymodule.py").write_text(program, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "mymodule", raising=False)
    return "mymodule:MyBot"


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_the_documentation_plays(game: str, documented: str) -> None:
    assert play_game(MatchSetting(game, 2, {}), Seating(1, (documented, "0"))).winners


@only_compiled
def test_the_bot_of_the_documentation_beats_level_0(documented: str) -> None:
    """Against three of them, ten deals from each seat; 25 % would be parity."""
    result = run_arena(ArenaPlan(bots=(documented, "0"), game="discovery", players=4, format="challenge", deals=10))
    assert len(result.games) == 40
    assert result.entrants[0].share.mean >= 0.6


@only_compiled
def test_level_1_beats_random_players_in_open_auctions() -> None:
    """Against three of them in the usual `empire`, five deals from each seat; the figures are in docs."""
    result = run_arena(ArenaPlan(bots=("1", "0"), game="empire", players=4, format="challenge", deals=5))
    assert len(result.games) == 20
    assert result.entrants[0].share.mean >= 0.9
