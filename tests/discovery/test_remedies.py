"""What a refusal recommends helps: each case is refused, does what the remedy says, and then may go on.

`then` lays the table as the remedy wants it, `play` plays on, and the same move is legal; where the remedy is to choose
otherwise, `instead` is that choice.
"""

from collections.abc import Callable
from typing import Any

import pytest

import carrack
from carrack.games.discovery.reasons import CODES
from support.discovery import Layout, asked, idle, legal, table


class Case:
    """A refused move of seat 0, and the way out."""

    def __init__(
        self,
        code: str,
        remedy: str,
        before: Callable[[], Layout],
        move: str,
        *,
        first: str = "",
        then: Callable[[Layout], Layout] | None = None,
        play: str = "",
        instead: str = "",
    ) -> None:
        self.code, self.remedy, self.before, self.move = code, remedy, before, move
        self.first = first  # what is played before the move is tried
        self.then, self.play, self.instead = then, play, instead

    def __str__(self) -> str:
        return f"{self.code}: {self.remedy}"


def game_at(layout: Layout, first: str) -> carrack.Game:
    game = layout.game()
    if first:
        game.play(first, 0)
    return game


# Tables ---------------------------------------------------------------------------------------------------------------


def placing(turn: int = 4, **options: Any) -> Layout:
    return table(players=3, **options).turn(turn).hand(0, colonist=1)


def university(**options: Any) -> Layout:
    return placing(**options).own(0, "university")


def dock(**options: Any) -> Layout:
    return table(players=3, **options).turn(4).stand("dock-1", 0).at("dock")


def market(**options: Any) -> Layout:
    return table(players=3, **options).stand("goods-1", 0).market(gold=1, rice=1).at("goods")


def shop(age: int = 2, players: int = 3, **options: Any) -> Layout:
    return table(players=players, **options).turn(3 * age - 1).stand("buildings-1", 0).at("buildings")


def explorers(**options: Any) -> Layout:
    return table(players=3, **options).turn(4).explorers(0, colonist=2, soldier=2).at("discovery")


def reconnaissance() -> Layout:
    return explorers(advanced_reconnaissance=True).counter("peru", "4/5/5/7")


def training(**options: Any) -> Layout:
    return table(players=3, **options).turn(4).stand("specialists-6", 0).at("specialists")


def warring() -> Layout:
    return table(players=3).turn(4).stand("warfare-1", 0).at("warfare")


def battle() -> Layout:
    return warring().troops("peru", 0, soldier=2)


def benefits(*buildings: str, edition: str = "2015", **options: Any) -> Layout:
    t = table(players=3, edition=edition, expansion_buildings=True, house_rules=True, **options)
    return t.turn(7).own(0, *buildings).at("benefits")


def nation(name: str, **options: Any) -> Layout:
    return table(players=3, nations="random", **options).turn(4).nation(0, name)


def points() -> Layout:
    return table(players=3, buy_points=True).turn(3).at("points")


CASES = [
    # Placing workers
    Case("no-worker", "other-worker", placing, "place soldier dock", instead="place colonist dock"),
    Case("not-in-this-game", "option-builders", placing, "place colonist builder",
         then=lambda _: placing(builders=True)),
    Case("no-dock-ships", "mayflower", lambda: placing(expansion_buildings=True), "place colonist mayflower",
         then=lambda t: t.own(0, "mayflower").ships(1)),
    Case("no-dock-ships", "next-turn", lambda: placing(expansion_buildings=True).own(0, "mayflower").ships(1)
         .stand("mayflower-1", 0), "place colonist mayflower", play="place"),
    Case("option-off", "option", placing, "scout peru", then=lambda _: placing(scouting=True)),
    Case("box-full", "other-place", lambda: placing().stand("goods-1", 0).stand("goods-2", 0).stand("goods-3", 1)
         .stand("goods-4", 2), "place colonist goods", instead="place colonist dock"),
    Case("space-taken", "other-place", lambda: placing().stand("specialists-1", 1), "place colonist captain",
         instead="place colonist merchant"),
    Case("initiative-once", "other-place", lambda: placing().stand("initiative-1", 0), "place colonist initiative",
         instead="place colonist dock"),
    Case("must-choose", "choose", placing, "pass", instead="place colonist dock"),
    # The University
    Case("no-front-left", "university", lambda: placing().stand("dock-1", 1).stand("dock-2", 0), "front dock-2",
         then=lambda t: t.own(0, "university")),
    Case("front-of-others", "own-worker", lambda: university().stand("dock-1", 1).stand("dock-2", 2)
         .stand("dock-3", 0), "front dock-2", instead="front dock-3"),
    Case("front-no-track", "own-worker", lambda: university().stand("specialists-1", 1).stand("specialists-2", 0)
         .stand("dock-1", 1).stand("dock-2", 0), "front specialists-2", instead="front dock-2"),
    Case("front-changes-nothing", "own-worker", lambda: university().stand("dock-1", 0).stand("dock-2", 1)
         .stand("dock-3", 0), "front dock-1", instead="front dock-3"),
    Case("front-same", "own-worker", lambda: university().stand("dock-1", 1).stand("dock-2", 0).stand("dock-3", 0),
         "front dock-3", instead="front dock-2"),
    Case("front-not-here", "wait", lambda: university().hand(0, colonist=0).stand("dock-1", 1).stand("dock-2", 0)
         .stand("goods-1", 1).stand("goods-2", 0).at("dock"), "front goods-2", play="front"),
    # Dock, goods, buildings
    Case("undiscovered", "discover", lambda: dock().discovered("florida"), "send peru",
         then=lambda t: t.discovered("peru")),
    Case("not-on-market", "other-good", market, "take cocoa", instead="take rice"),
    Case("not-on-offer", "other-building", lambda: shop().offer("taxation").money(14), "buy fortress",
         instead="buy taxation"),
    Case("too-expensive", "money", lambda: shop(expansion_buildings=True).offer("taxation", "spoils-7-dollars")
         .money(13), "buy taxation", then=lambda t: t.money(14)),
    # Discovery
    Case("already-discovered", "other-region", lambda: explorers().discovered("peru"), "explore peru",
         instead="explore brazil"),
    Case("too-weak", "more-explorers", reconnaissance, "explore peru", then=lambda t: t.explorers(0, captain=1)),
    Case("deck-too-early", "discover-all", explorers, "explore deck", then=lambda t: t.all_discovered()),
    Case("deck-too-early", "discover-all", lambda: placing(scouting=True), "scout deck",
         then=lambda t: t.all_discovered()),
    Case("early-deck-used", "next-age", lambda: nation("portugal").used(0, 6).explorers(0, captain=1)
         .at("discovery"), "explore early-deck", then=lambda t: t.turn(7).used(0, 6, 0)),
    Case("early-deck-not-yours", "plain-deck", lambda: nation("spain").explorers(0, captain=1).all_discovered()
         .at("discovery"), "explore early-deck", instead="explore deck"),
    Case("no-scout-money", "money", lambda: placing(scouting=True).money(1), "scout peru",
         then=lambda t: t.money(2)),
    Case("not-that-type", "in-order", explorers, "soldier 1", first="explore peru", play="colonist 1"),
    Case("not-so-many", "fewer", explorers, "colonist 3", first="explore peru", instead="colonist 2"),
    Case("nobody-sails", "more-explorers", explorers, "soldier 0", first="explore peru colonist 0",
         instead="soldier 1"),
    # Specialists
    Case("not-taught", "other-type", training, "train colonist", instead="train captain"),
    Case("other-specialist", "other-type", lambda: table(players=3).stand("specialists-1", 0).at("specialists"),
         "train soldier", instead="train captain"),
    Case("none-in-supply", "bring-home", lambda: training().hand(0, merchant=5), "train merchant",
         then=lambda t: t.hand(0, merchant=4)),
    Case("none-there", "other-region", lambda: training().troops("peru", 0, captain=3).troops("brazil", 0, captain=2)
         .discovered("florida"), "swap florida", first="train captain", instead="swap peru"),
    # Warfare
    Case("no-worker-there", "send-worker", lambda: warring().troops("peru", 1, soldier=1)
         .troops("brazil", 0, soldier=1).troops("brazil", 1, colonist=1), "battle peru s1",
         then=lambda t: t.troops("peru", 0, colonist=1)),
    Case("enemy-not-there", "other-region", lambda: battle().troops("brazil", 0, colonist=1)
         .troops("peru", 1, colonist=1), "battle brazil s1", instead="battle peru s1"),
    Case("no-soldier-there", "send-soldier", lambda: warring().troops("peru", 0, colonist=1)
         .troops("peru", 1, colonist=1).troops("peru", 2, soldier=1), "battle peru s1",
         then=lambda t: t.troops("peru", 0, soldier=1)),
    Case("not-yourself", "other-player", lambda: battle().troops("peru", 1, colonist=1), "battle peru s0",
         instead="battle peru s1"),
    Case("no-war-chest", "money", lambda: battle().troops("peru", 1, colonist=1).money(9), "war s1",
         then=lambda t: t.money(10)),
    Case("no-battlefield", "meet-enemy", lambda: battle().troops("peru", 2, colonist=1)
         .troops("brazil", 1, colonist=1), "war s1", then=lambda t: t.troops("brazil", 0, soldier=1)),
    Case("no-such-victim", "other-type", lambda: battle().troops("peru", 1, colonist=2, captain=2), "kill merchant",
         first="battle peru s1", instead="kill captain"),
    Case("in-ascending-order", "in-order", lambda: battle().troops("peru", 0, soldier=3)
         .troops("peru", 1, colonist=2, captain=2, merchant=2), "kill colonist", first="battle peru s1 kill captain",
         instead="kill merchant"),
    Case("too-few-behind", "in-order", lambda: battle().troops("peru", 1, colonist=1, captain=2, merchant=1),
         "kill merchant", first="battle peru s1", play="kill captain"),
    # Benefits
    Case("benefit-not-yours", "buy-building", lambda: benefits("smuggler").goods(0, gold=1).goods(1, rice=1)
         .troops("peru", 0, colonist=1), "benefit migration", then=lambda t: t.own(0, "migration")),
    Case("benefit-done", "next-turn", lambda: benefits("migration", "trading-house").goods(0, gold=1)
         .troops("peru", 0, colonist=1), "benefit migration", first="benefit migration migrate peru caribbean",
         play="benefit"),
    Case("no-soldier-to-move", "send-soldier", lambda: table(players=3).turn(4).own(0, "stables")
         .troops("peru", 0, soldier=1).troops("brazil", 0, colonist=1).at("discovery"), "stable brazil peru",
         then=lambda t: t.troops("brazil", 0, soldier=1)),
    Case("not-neighbours", "other-region", lambda: table(players=3).turn(4).own(0, "stables")
         .troops("peru", 0, soldier=1).troops("brazil", 1, colonist=1).at("discovery"), "stable peru caribbean",
         instead="stable peru brazil"),
    Case("nobody-there", "other-region", lambda: table(players=3).turn(4).own(0, "stables")
         .troops("peru", 0, soldier=1).troops("brazil", 1, colonist=1).discovered("new-granada").at("discovery"),
         "stable peru new-granada", instead="stable peru brazil"),
    Case("no-migrants", "other-region", lambda: benefits("migration", "trading-house").goods(0, gold=1)
         .troops("peru", 0, colonist=1).troops("brazil", 0, soldier=1), "migrate brazil peru",
         first="benefit migration", instead="migrate peru brazil"),
    Case("same-region", "other-region", lambda: benefits("migration").troops("peru", 0, colonist=1)
         .discovered("brazil"), "migrate peru peru", first="benefit migration", instead="migrate peru brazil"),
    Case("not-a-migrant", "other-type", lambda: benefits("migration", edition="2007")
         .troops("peru", 0, soldier=1, colonist=1, captain=1).discovered("brazil"), "migrant soldier",
         first="benefit migration migrate peru brazil", instead="migrant captain"),
    Case("none-of-type", "other-type", lambda: benefits("migration", edition="2007")
         .troops("peru", 0, colonist=1, captain=1).discovered("brazil"), "migrant merchant",
         first="benefit migration migrate peru brazil", instead="migrant captain"),
    Case("rival-lacks-good", "other-good", lambda: benefits("smuggler", "trading-house").goods(0, gold=1)
         .goods(1, rice=1, fur=1), "smuggle s1 fish", first="benefit smuggler", instead="smuggle s1 rice"),
    Case("nothing-to-swap", "other-good", lambda: benefits("smuggler", "trading-house").goods(0, gold=1)
         .goods(1, gold=1, rice=1, fur=1), "smuggle s1 gold", first="benefit smuggler", instead="smuggle s1 rice"),
    Case("like-for-like", "other-good", lambda: benefits("smuggler", "trading-house").goods(0, gold=1, rice=1, fur=1)
         .goods(1, rice=1, fish=1), "give rice", first="benefit smuggler smuggle s1 rice", instead="give gold"),
    Case("no-such-good", "other-good", lambda: benefits("trading-house").goods(0, gold=1, rice=1), "sell fur",
         first="benefit trading-house", instead="sell rice"),
    Case("goods-in-order", "in-order", lambda: benefits("trading-house").goods(0, silver=1, gold=1, rice=1),
         "sell silver", first="benefit trading-house sell gold", instead="sell rice"),
    # What a purchase brings
    Case("no-colony", "other-region", lambda: shop().offer("indian-allies").money(14).troops("peru", 0, colonist=1)
         .troops("brazil", 0, colonist=1), "garrison caribbean", first="buy indian-allies", instead="garrison peru"),
    Case("no-colonist-there", "other-region", lambda: shop(3).offer("plague-3").money(20)
         .troops("peru", 1, colonist=1).troops("brazil", 1, colonist=1), "blight caribbean s1", first="buy plague-3",
         instead="blight peru s1"),
    Case("too-many-culled", "fewer", lambda: shop(3).offer("plague-3").money(20).troops("peru", 1, colonist=2)
         .troops("brazil", 2, colonist=2), "cull 3", first="buy plague-3 blight peru s1", instead="cull 2"),
    Case("regions-in-order", "in-order", lambda: shop(1, expansion_buildings=True).offer("overpopulation").money(10)
         .discovered("florida", "peru"), "spread florida", first="buy overpopulation spread caribbean",
         instead="spread peru"),
    Case("no-counters", "other-player", lambda: shop(3, expansion_buildings=True).offer("re-write-history").money(20)
         .discovered("peru").won(1, "4/5/5/7"), "rob s2", first="buy re-write-history", instead="rob s1"),
    Case("players-in-order", "in-order", lambda: shop(3, players=4, expansion_buildings=True).money(20)
         .offer("re-write-history").discovered("peru", "brazil").won(1, "4/5/5/7").won(2, "2/4/5/7").won(3, "3/4/4/6"),
         "rob s1", first="buy re-write-history rob s2", instead="rob s3"),
    # Nations
    Case("too-few-colonists", "bring-home", lambda: nation("england").hand(0, colonist=28).stand("dock-1", 1)
         .at("dock"), "join 2", then=lambda t: t.hand(0, colonist=27)),
    Case("order-changes-nothing", "add-colonists", lambda: nation("england").stand("dock-1", 1).at("dock"), "join 0",
         instead="join 1"),
    Case("not-on-dock", "other-worker", lambda: nation("england").stand("dock-1", 1).stand("dock-2", 0).at("dock"),
         "next s2 colonist", first="join 0", instead="next s0 colonist"),
    Case("nobody-to-oust", "other-place", lambda: nation("italy").stand("specialists-1", 1).at("specialists"),
         "oust merchant", instead="oust captain"),
    Case("own-worker-there", "other-place", lambda: nation("italy").stand("specialists-1", 1)
         .stand("specialists-2", 0).at("specialists"), "oust merchant", instead="oust captain"),
    # Points
    Case("points-too-dear", "fewer", lambda: points().money(5), "points 6", instead="points 5"),
    Case("no-points", "pass", lambda: points().money(5), "points 0", instead="pass"),
    # Moments
    Case("when-place", "wait", dock, "place colonist shipping", play="place"),
    Case("when-send", "wait", lambda: placing().stand("dock-1", 0).discovered("peru"), "send peru", play="send"),
    Case("when-take", "wait", lambda: placing().stand("goods-1", 0).market(gold=1, rice=1), "take gold", play="take"),
    Case("when-buy", "wait", lambda: placing().stand("buildings-1", 0).offer("taxation").money(14), "buy taxation",
         play="buy"),
    Case("when-explore", "wait", lambda: placing().explorers(0, captain=1), "explore peru", play="explore"),
    Case("when-sail", "wait", explorers, "colonist 2", play="explore peru"),
    Case("when-train", "wait", lambda: placing().stand("specialists-6", 0), "train captain", play="training"),
    Case("when-swap", "wait", lambda: training().troops("peru", 0, captain=3).troops("brazil", 0, captain=2),
         "swap peru", play="train captain"),
    Case("when-battle", "wait", lambda: placing().stand("warfare-1", 0).troops("peru", 0, soldier=1)
         .troops("peru", 1, colonist=1), "battle peru s1", play="warfare"),
    Case("when-war", "wait", lambda: placing().stand("warfare-1", 0).troops("peru", 0, soldier=1)
         .troops("peru", 1, colonist=1), "war s1", play="warfare"),
    Case("when-kill", "wait", lambda: battle().troops("peru", 1, colonist=2, captain=2), "kill captain",
         play="battle peru s1"),
    Case("when-front", "wait", lambda: university().hand(0, colonist=0).stand("goods-1", 0).stand("dock-1", 0)
         .stand("buildings-1", 1).stand("buildings-2", 0).market(gold=1, rice=1).at("dock"), "front buildings-2",
         play="front"),
    Case("when-scout", "wait", lambda: market(scouting=True), "scout peru", play="place"),
    Case("when-sugar", "wait", lambda: placing(expansion_buildings=True).own(0, "rum-distillery", "trading-house")
         .goods(0, sugar=1), "benefit rum", play="benefit"),
    Case("when-chart", "wait", lambda: shop(1).offer("new-world-cartography").money(10), "chart peru",
         play="buy new-world-cartography"),
    Case("when-choose", "wait", lambda: shop(1, expansion_buildings=True).offer("spoils-specialists"),
         "choose captain", play="buy spoils-specialists"),
    Case("when-spread", "wait", lambda: shop(1, expansion_buildings=True).offer("overpopulation").discovered("peru"),
         "spread peru", play="buy overpopulation"),
    Case("when-garrison", "wait", lambda: shop().offer("indian-allies").money(14).troops("peru", 0, colonist=1)
         .troops("brazil", 0, colonist=1), "garrison peru", play="buy indian-allies"),
    Case("when-edict", "wait", lambda: shop(expansion_buildings=True).offer("papal-edict").money(14),
         "edict s1 first", play="buy papal-edict"),
    Case("when-lose", "wait", lambda: shop().offer("plague-2").money(14).troops("peru", 0, colonist=2, captain=1),
         "lose captain", play="buy plague-2"),
    Case("when-blight", "wait", lambda: shop(3).offer("plague-3").money(20).troops("peru", 1, colonist=1)
         .troops("brazil", 1, colonist=1), "blight peru s1", play="buy plague-3"),
    Case("when-cull", "wait", lambda: shop(3).offer("plague-3").money(20).troops("peru", 1, colonist=2)
         .troops("brazil", 1, colonist=1), "cull 2", first="buy plague-3", play="blight peru s1"),
    Case("when-rob", "wait", lambda: shop(3, expansion_buildings=True).offer("re-write-history").money(20)
         .discovered("peru").won(1, "4/5/5/7"), "rob s1", play="buy re-write-history"),
    Case("when-benefit", "wait", lambda: placing(7).own(0, "migration").troops("peru", 0, colonist=1),
         "benefit migration", play="benefit"),
    Case("when-stable", "wait", lambda: placing().own(0, "stables").troops("peru", 0, soldier=1)
         .troops("brazil", 1, colonist=1), "stable peru brazil", play="stable"),
    Case("when-migrate", "wait", lambda: benefits("migration").troops("peru", 0, colonist=1).discovered("brazil"),
         "migrate peru brazil", play="benefit migration"),
    Case("when-migrant", "wait", lambda: benefits("migration", edition="2007")
         .troops("peru", 0, colonist=1, captain=1).discovered("brazil"), "migrant captain", first="benefit migration",
         play="migrate peru brazil"),
    Case("when-smuggle", "wait", lambda: benefits("smuggler", "trading-house").goods(0, gold=1).goods(1, rice=1, fur=1),
         "smuggle s1 rice", play="benefit smuggler"),
    Case("when-give", "wait", lambda: benefits("smuggler").goods(0, gold=1, rice=1).goods(1, fur=1, fish=1),
         "give rice", first="benefit smuggler", play="smuggle s1 fur"),
    Case("when-sell", "wait", lambda: benefits("trading-house").goods(0, gold=1, rice=1), "sell rice",
         play="benefit trading-house"),
    Case("when-join", "wait", lambda: nation("england").hand(0, colonist=1), "join 2", play="join"),
    Case("when-next", "wait", lambda: nation("england").stand("dock-1", 1).stand("dock-2", 0).at("dock"),
         "next s0 colonist", play="join 0"),
    Case("when-use", "wait", lambda: nation("holland").hand(0, colonist=1).ship_here(1), "use", play="claim"),
    Case("when-oust", "wait", lambda: nation("italy").hand(0, colonist=1).stand("specialists-1", 1), "oust captain",
         play="oust"),
    Case("when-points", "wait", lambda: placing(3, buy_points=True).money(5), "points 5", play="points"),
]  # fmt: skip


def play_on(game: carrack.Game, how: str) -> None:
    """Play a line, or idle until seat 0 is asked such a question."""
    if how in KINDS:
        number = game.number
        while game.number == number or game.deciders != (0,) or asked(game).kind != how:
            idle(game)
    else:
        game.play(how, 0)


KINDS = {
    "place", "front", "send", "take", "buy", "explore", "training", "warfare", "benefit", "stable", "join", "claim",
    "oust", "points",
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_remedy_helps(case: Case) -> None:
    layout = case.before()
    game = game_at(layout, case.first)
    refusal = game.why_not(0, case.move)
    assert refusal is not None, "it is legal from the beginning"
    assert (refusal.code, refusal.remedy) == (case.code, case.remedy)
    if case.instead:
        assert case.instead in legal(game)
        game.play(case.instead, 0)
        return
    if case.then:
        game = game_at(case.then(layout), case.first)
    if case.play:
        play_on(game, case.play)
    assert game.why_not(0, case.move) is None
    game.play(case.move, 0)


# Auctions come before the first turn: no table is laid for them -------------------------------------------------------


def auction(**options: Any) -> carrack.Game:
    return carrack.new_game("discovery", players=3, seed=1, **options)


def refused(game: carrack.Game, text: str) -> tuple[str, str]:
    refusal = game.why_not(game.deciders[0], text)
    assert refusal is not None
    return refusal.code, refusal.remedy


def test_auction_off_the_option_brings_one() -> None:
    assert refused(auction(edition="2007"), "bid 3") == ("auction-off", "option")
    assert "bid 3" in legal(auction(edition="2007", start_auction=True))


def test_must_open_who_bids_may() -> None:
    game = auction(nations="auction")
    assert refused(game, "pass") == ("must-open", "bid")
    assert "bid 1" in legal(game)


def test_bid_too_low_bid_more() -> None:
    game = auction(nations="auction")
    game.play("bid 5")
    assert refused(game, "bid 5") == ("bid-too-low", "bid-more")
    assert "bid 6" in legal(game)


def test_bid_too_high_bid_less() -> None:
    game = auction(edition="2007", start_auction=True)
    assert refused(game, "bid 11") == ("bid-too-high", "bid-less")
    assert "bid 10" in legal(game)


def test_nation_taken_choose_another() -> None:
    game = auction(nations="auction")
    for move in ("bid 5", "pass", "pass", "nation spain", "bid 2", "pass"):
        game.play(move)
    assert refused(game, "nation spain") == ("nation-taken", "other-nation")
    assert "nation italy" in legal(game)


def test_when_nation_win_the_bidding() -> None:
    game = auction(nations="auction")
    assert refused(game, "nation spain") == ("when-nation", "wait")
    for move in ("bid 5", "pass", "pass"):
        game.play(move)
    assert "nation spain" in legal(game)


def test_when_deck_look_first() -> None:
    game = placing(scouting=True).all_discovered().game()
    assert refused(game, "deck bottom") == ("when-deck", "wait")
    game.play("scout deck")
    assert "deck bottom" in legal(game)


ELSEWHERE = {
    "auction-off", "must-open", "bid-too-low", "bid-too-high", "nation-taken", "when-nation", "when-deck",
}  # fmt: skip
WITHOUT_CASE = {
    "no-such-seat": "nobody can sit down later",
    "stables-as-window": "the window has moves of its own",
}


def test_every_code_with_a_remedy_has_a_case() -> None:
    told = {case.code for case in CASES} | ELSEWHERE | WITHOUT_CASE.keys()
    assert {code for code, (_, _, remedy) in CODES.items() if remedy} <= told
    same_move = {case.code for case in CASES if not case.instead}
    assert len(same_move) >= 20
