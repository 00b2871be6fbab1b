"""Stepping through a game, forward, backward and to both ends; each step shows what everybody may see."""

import carrack
from carrack.tui.app import WatchApp
from carrack.tui.screens.score import ScoreScreen
from carrack.tui.screens.watch import WatchScreen
from support.screens import IN_TURNS, asked, is_over, played
from support.terminal import LARGE, SMALL, rest, text


async def test_a_finished_game_is_stepped_through() -> None:
    game = carrack.replay(played("discovery", 5, is_over, "en").game.record())
    app = WatchApp(game, "en")
    async with app.run_test(size=LARGE) as pilot:
        await rest(pilot)
        screen = app.screen
        assert isinstance(screen, WatchScreen)
        assert f"Decision 0 of {game.number}" in text(app)
        await pilot.press("right", "right", "left")
        assert "Decision 1 of" in text(app)
        assert "places a colonist" in text(app)
        await pilot.press("pagedown", "end", "home", "end")
        assert screen.at == game.number
        assert screen.model is not None
        assert screen.model.view.mode == "over"
        await pilot.press("s")
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("escape", "left")
        assert screen.at == game.number - 1


async def test_players_have_their_names_and_who_resigned_does_not_win() -> None:
    table = played("discovery", 5, is_over, "en")
    (best,) = table.game.winners()
    app = WatchApp(table.game, "en", table.names, (best,))
    async with app.run_test(size=LARGE) as pilot:
        await rest(pilot)
        await pilot.press("end")
        await rest(pilot)
        assert "Chloé" in text(app)
        assert "Player" not in text(app).replace("Players", "")
        assert "(resigned)" in text(app)
        await pilot.press("s")
        await rest(pilot)
        assert "wins with" in text(app)
        assert f"{table.names[best]} wins with" not in text(app)


async def test_a_running_game_keeps_closed_hands_closed() -> None:
    game = played("empire", 3, asked("bid", 30), "en", **IN_TURNS).game
    app = WatchApp(game, "en")
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        await pilot.press("end", "f5")
        await rest(pilot)
        assert text(app).count("cards face down") == 3


async def test_what_was_taken_back_is_not_told() -> None:
    game = carrack.new_game("discovery", players=2, seed=1)
    for move in ("place colonist goods", "place colonist dock", "place colonist warfare"):
        game.play(move)
    game.rewind(1)
    game.play("place colonist initiative")
    app = WatchApp(game, "en")
    async with app.run_test(size=LARGE) as pilot:
        await rest(pilot)
        await pilot.press("end")
        await rest(pilot)
        shown = text(app)
        assert "goods box" in shown
        assert "initiative box" in shown
        assert "warfare box" not in shown
