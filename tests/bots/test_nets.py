"""Nets: whole numbers, the same on both cores and never too large, from nothing but what everybody may know."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

import carrack
from carrack.bots import Bot, Budget
from carrack.bots.arena import ArenaPlan, run_arena
from carrack.bots.core.net import CERTAIN, MARGIN, SOURCES, Net, power, sigmoid
from carrack.bots.evaluators import evaluation_of
from carrack.bots.match import Options, Seating, play_game
from carrack.bots.match import Setting as MatchSetting
from carrack.bots.net_bots import NetGreedyBot, NetPlannerBot
from carrack.bots.nets import NetFile, net_from, net_of, net_text, predict, read_net, reader_of, write_net
from carrack.engine.errors import OptionError
from carrack.engine.titles import find
from support.bot_census import GAMES, IS_COMPILED, Position, Setting, nodes, settings
from support.golden import FOLDER
from support.nets import outputs_of, random_net
from support.scripts import load_script

SCRIPT = load_script("golden_nets")
TABLES = [setting for game in GAMES for setting in settings(game)[:: 2 if IS_COMPILED else 5]]
A_GAME = 5
WORLDS = 3
QUICK = Budget(effort=0.05)


@pytest.mark.parametrize("game", GAMES)
def test_nets_say_what_they_said(game: str) -> None:
    """After a change that is meant: python scripts/golden_nets.py."""
    file = FOLDER / f"nets-{game}.json"
    assert SCRIPT.sayings(game) == json.loads(file.read_text(encoding="utf-8"))


def some(game: str, number: int = 6) -> list[Position]:
    return [position for setting in settings(game)[::3] for position in nodes(setting, number)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", [1, 4])
def test_packed_sums_are_those_of_plain_arithmetic(game: str, wide: int) -> None:
    file = random_net(game, wide=wide)
    net = net_from(file)
    for position in some(game):
        state = position.game.state
        wanted = outputs_of(file, state)
        for seat in range(state.players):
            outputs = wanted[seat]
            assert net.margin(state, seat) == outputs[MARGIN]
            so_far = net.reader.points_of(state, seat)
            still = [1024 * a + b for a, b in zip(so_far, outputs[SOURCES:], strict=False)]
            assert net.sources(state, seat) == still
            marks = outputs[SOURCES + len(so_far) :]
            assert net.marks(state, seat) == [sigmoid(one) for one in marks]


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_nobody_may_know_changes_no_word_of_a_net(setting: Setting) -> None:
    net = net_from(random_net(setting.game))
    for game, seat, where in nodes(setting, A_GAME):
        wanted = predict(net, setting.game, game.state)
        for seed in range(WORLDS):
            world = carrack.what_if(game.view(seat), seed)
            assert predict(net, setting.game, world.state) == wanted, where


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_are_those_of_score_sheets(game: str) -> None:
    reader, title = reader_of(game), find(game)
    for position in some(game):
        state = position.game.state
        for seat in range(state.players):
            sums = dict.fromkeys(title.sources, 0)
            for line in title.score_sheet(state, seat):
                sums[line.source] += line.points
            assert reader.points_of(state, seat) == list(sums.values())
            assert sum(sums.values()) == state.score(seat)


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_shared_by_all_who_are_first(game: str) -> None:
    reader = reader_of(game)
    for position in some(game, 3):
        state = position.game.state
        for which in range(reader.marks):
            shares = [reader.mark(state, seat, which) for seat in range(state.players)]
            holders = [share for share in shares if share]
            assert len(set(holders)) <= 1
            assert not holders or 1024 - len(holders) < sum(holders) <= 1024


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one_and_a_finished_game_is_certain(game: str) -> None:
    net = net_from(random_net(game))
    for position in some(game, 3):
        chances = net.chances(position.game.state)
        assert CERTAIN - len(chances) <= sum(chances) <= CERTAIN
    state = carrack.new_game(game, players=3, seed=4).state
    state.playout(carrack.Rng(3), 100_000)
    assert state.is_over()
    said = predict(net, game, state)
    winners = state.winners()
    scores = [state.score(seat) for seat in range(3)]
    for seat, one in enumerate(said):
        assert one.chance == pytest.approx((seat in winners) / len(winners), abs=1e-4)
        assert sum(one.sources.values()) == scores[seat]
        assert one.margin == pytest.approx(scores[seat] - (sum(scores) - scores[seat]) / 2, abs=1e-3)


def test_powers_are_near_enough() -> None:
    for x in range(0, 12_000, 7):
        assert int(power(x)) / (1 << 20) == pytest.approx(2.718281828 ** (-x / 1024), abs=2e-3)
        assert int(sigmoid(x)) / int(CERTAIN) == pytest.approx(1 / (1 + 2.718281828 ** (-x / 1024)), abs=1e-3)
        assert CERTAIN - 2 <= sigmoid(x) + sigmoid(-x) <= CERTAIN
    assert power(1 << 40) == 0


# Files ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_net_comes_back_from_its_file(game: str, tmp_path: Path) -> None:
    file = random_net(game)
    write_net(file, tmp_path / "net.json")
    assert read_net(tmp_path / "net.json") == file
    assert [path.name for path in tmp_path.iterdir()] == ["net.json"]
    assert msgspec.json.decode(net_text(file), type=NetFile) == file


def changed(what: str) -> NetFile:
    """A net that must not be used."""
    file = random_net("empire")
    match what:
        case "features":
            file.first.pop()
        case "width":
            file.second[3].pop()
        case "players":
            file.base.pop("6")
        case "odd":
            return structs.replace(file, traits=15)
        case "bits":
            return structs.replace(file, first_bits=3)
        case "first":
            file.first[5][2] = 1 << 22
        case "second":
            file.second[5][2] = 1 << 19
        case "last":
            file.last[0][2] = 1 << 40
        case "base":
            file.base["2"][0][0] = 1 << 30
        case "game":
            return structs.replace(file, game="nonesuch")
    return file


@pytest.mark.parametrize(
    "what", ["features", "width", "players", "odd", "bits", "first", "second", "last", "base", "game"]
)
def test_a_net_that_does_not_fit_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    write_net(changed(what), path)
    with pytest.raises(ValueError, match=r"net|weights"):
        read_net(path)
    with pytest.raises(OptionError) as caught:
        net_of("empire", str(path))
    assert caught.value.code == "bad-net"


def test_the_net_of_another_game_and_a_file_that_is_not_there_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    write_net(random_net("empire"), path)
    for game, file, code in (("discovery", path, "bad-net"), ("empire", tmp_path / "none.json", "no-net")):
        with pytest.raises(OptionError) as caught:
            net_of(game, str(file))
        assert caught.value.code == code
    (tmp_path / "text.json").write_text("a letter", encoding="utf-8")
    with pytest.raises(OptionError):
        net_of("empire", str(tmp_path / "text.json"))


@pytest.mark.parametrize("game", GAMES)
def test_shipped_nets_are_small_and_say_where_they_come_from(game: str) -> None:
    path = evaluation_of(game).net
    assert path is not None
    if not path.exists():
        with pytest.raises(OptionError):
            net_of(game)
        return
    assert path.stat().st_size < 400_000
    origin = read_net(path).origin
    assert origin.games > 1000
    assert origin.last_seed - origin.first_seed + 1 == origin.games
    assert origin.figures["surprise"] < origin.figures["surprise-plain"]
    assert origin.figures["points"] < origin.figures["points-mean"]


# Bots ----------------------------------------------------------------------------------------------------------------


def bots(game: str, folder: Path) -> tuple[Bot, ...]:
    path = folder / f"{game}.json"
    write_net(random_net(game), path)
    return NetGreedyBot(5, net=str(path)), NetPlannerBot(5, net=str(path))


@pytest.mark.parametrize("game", GAMES)
def test_bots_with_a_net_choose_legal_moves_by_what_their_seat_knows(game: str, tmp_path: Path) -> None:
    judged = bots(game, tmp_path)
    for position in some(game, 2 if IS_COMPILED else 1):
        info = position.game.info(position.seat)
        for bot in judged:
            assert isinstance(bot, NetGreedyBot | NetPlannerBot)
            wanted = bot.values(info, QUICK)
            assert bot.choose(info, QUICK) in info.moves()
            other = carrack.what_if(position.game.view(position.seat), 1).info(position.seat)
            assert bot.values(other, QUICK) == wanted


def test_a_net_changes_what_a_bot_thinks(tmp_path: Path) -> None:
    game = carrack.new_game("discovery", players=2, seed=3)
    info = game.info(game.asked[0])
    greedy, planner = bots("discovery", tmp_path)
    for bot, name in ((greedy, "1"), (planner, "2")):
        assert isinstance(bot, NetGreedyBot | NetPlannerBot)
        plain = carrack.bots.make(name, 5)
        assert isinstance(plain, carrack.bots.greedy.GreedyBot)
        assert bot.values(info, QUICK) != plain.values(info, QUICK)


def test_bots_with_a_net_play_in_arenas(tmp_path: Path) -> None:
    write_net(random_net("empire"), tmp_path / "net.json")
    name = f"carrack.bots.net_bots:NetGreedyBot?net={tmp_path / 'net.json'}"
    options: Options = {"version": "beginner", "trade_offers": 0}
    plan = ArenaPlan(bots=(name, "0"), game="empire", players=2, options=options, deals=1)
    assert len(run_arena(plan).games) == 2
    with pytest.raises(carrack.CarrackError):
        play_game(MatchSetting("empire", 2, options), Seating(1, (f"{name}x", "0")))


def test_nets_are_made_with_zero_weights() -> None:
    net = Net(reader_of("empire"), 8, 4, 14, 12)
    state = carrack.new_game("empire", players=3, seed=1).state
    assert [net.margin(state, seat) for seat in range(3)] == [0, 0, 0]
