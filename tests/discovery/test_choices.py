"""What a client shows: all choices of a node, greyed ones with the reason, amounts as ranges, and what one leads to."""

from collections import Counter
from typing import Any

import pytest

import carrack
from carrack.games.discovery.asks import ASKS
from carrack.games.discovery.menus import MENUS
from support.discovery import Layout, asked, legal, see, table
from support.menus import check_greyed, check_whole_menu, ids, once_by_name
from support.random_games import Setting
from support.toys import won_by_s0

EVERYTHING: dict[str, Any] = {
    "edition": "2015", "builders": True, "expansion_buildings": True, "nations": "random", "reduced_luck": True,
    "no_survivors": True, "scouting": True, "buy_points": True,
}  # fmt: skip
OLD = {**EVERYTHING, "edition": "2007", "start_auction": True, "house_rules": True, "advanced_reconnaissance": True}
SETTINGS = [
    Setting("2015-2", 2, {**EVERYTHING, "nations": "auction", "two_player_captains": True}),
    Setting("2015-3", 3, {**EVERYTHING, "advanced_reconnaissance": True}),
    Setting("2015-4", 4, {**EVERYTHING, "nations": "auction"}),
    Setting("2015-6", 6, EVERYTHING),
    Setting("2007-3", 3, OLD),
    Setting("2007-5", 5, {**OLD, "scouting": False}),
]
EVERY_SETTING = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
MOST = 128


def start(setting: Setting, seed: int) -> carrack.Game:
    """A game whose players have money once the auctions are over, so that more is bought and done."""
    game = setting.game(seed)
    while see(game).turn == 0:
        game.play(game.legal_moves()[-1 if seed else 0])
    return carrack.load({**game.to_dict(), "money": [50] * setting.players})


def play_on(game: carrack.Game, rng: carrack.Rng) -> tuple[carrack.Event, ...]:
    """Play a random move; a pass is drawn once more."""
    moves = game.legal_moves()
    return game.play(moves[rng.below(len(moves))] or moves[rng.below(len(moves))])


def test_every_question_has_a_menu() -> None:
    assert MENUS.keys() == ASKS.keys()


# Choices --------------------------------------------------------------------------------------------------------------


class Walk:
    """The choices of the nodes of a random game: one in three, and the first two of every kind."""

    def __init__(self, setting: Setting) -> None:
        self.nodes: list[tuple[list[int], list[carrack.Choice]]] = []
        self.kinds: Counter[str] = Counter()
        self.texts: set[tuple[str, ...]] = set()
        game = start(setting, 1)
        rng = carrack.Rng(1)
        while not game.is_over:
            kind = asked(game).kind
            self.kinds[kind] += 1
            if rng.below(3) == 0 or self.kinds[kind] <= 2:
                (seat,) = game.deciders
                choices = game.choices(seat)
                self.nodes.append((game.legal_moves(), choices))
                if self.kinds[kind] <= 2:
                    check_greyed(game, seat, choices, never=("when-", "no-such-move"))
                    assert all(choice.refusal.clause for choice in choices if choice.refusal is not None)
                    self.texts |= {tuple(carrack.narrate(c, lang=lang) for lang in ("en", "fr", "it")) for c in choices}
            play_on(game, rng)


walk = once_by_name(SETTINGS, Walk)


@EVERY_SETTING
def test_choices_are_the_whole_menu_in_ascending_order(setting: Setting) -> None:
    """Each id once, whatever is greyed; what is not greyed is legal."""
    for moves, choices in walk(setting.name).nodes:
        check_whole_menu(moves, choices)


@EVERY_SETTING
def test_at_most_128_legal_choices_at_a_node(setting: Setting) -> None:
    for _, choices in walk(setting.name).nodes:
        assert len([choice for choice in choices if choice.refusal is None]) <= MOST
        assert all(len(ids(choice)) <= 512 for choice in choices)


@EVERY_SETTING
def test_greyed_choices_come_with_their_reasons(setting: Setting) -> None:
    """And choices are told in all languages; the walk has seen to both."""
    found = walk(setting.name)
    greyed = [choice for _, choices in found.nodes for choice in choices if choice.refusal is not None]
    assert len({choice.refusal.code for choice in greyed if choice.refusal}) >= 10
    assert all(len(set(told)) > 1 or told[0][0].isdigit() for told in found.texts)
    assert len(found.kinds) >= 12


def test_the_largest_node_there_is() -> None:
    """Six players, all types to place, ships to sail on, somebody to bring to every front, everything to scout."""
    t = table(players=6, builders=True, expansion_buildings=True, scouting=True, nations="random").turn(5)
    t.order(1, 2, 3, 4, 5, 0).nation(0, "portugal").own(0, "university", "mayflower").ships(4).money(20)
    t.hand(0, colonist=9, captain=1, merchant=1, missionary=1, soldier=1, builder=1)
    for space in range(1, 11):
        t.stand(f"dock-{space}", space % 2)
    t.stand("dock-x", 2).stand("dock-y", 0).stand("mayflower-1", 0, "captain")
    for box, size in (("goods", 3), ("buildings", 4), ("warfare", 3)):
        for space in range(1, size + 1):
            t.stand(f"{box}-{space}", space % 2)
    g = t.own(2, "indentured-servitude").own(0, "colonization-laws").at("order").game()
    g.play("pass")
    assert asked(g).kind == "place"
    assert 90 < len(g.legal_moves()) <= MOST
    assert [choice.move for choice in g.choices() if choice.refusal is None] == g.legal_moves()


# Amounts --------------------------------------------------------------------------------------------------------------


def ranges(game: carrack.Game, kind: str) -> list[tuple[str, tuple[int, int] | None, str]]:
    """The choices of a kind: the first as text, the amounts, and why not."""
    return [
        (choice.notation, choice.amount, choice.refusal.code if choice.refusal else "")
        for choice in game.choices()
        if choice.kind == kind
    ]


def test_bids_are_a_range_between_two_greyed_ones() -> None:
    game = carrack.new_game("discovery", players=3, seed=1, edition="2007", start_auction=True)
    assert ranges(game, "bid") == [("bid 1", (1, 10), ""), ("bid 11", (11, 15), "bid-too-high")]
    game.play("bid 4")
    expected = [("bid 1", (1, 4), "bid-too-low"), ("bid 5", (5, 10), ""), ("bid 11", (11, 15), "bid-too-high")]
    assert ranges(game, "bid") == expected
    low, _, high = [choice for choice in game.choices() if choice.kind == "bid"]
    assert carrack.narrate(low) == "Bid $1 to $4"
    assert high.refusal is not None
    assert high.refusal.args == {"amount": 10}


@pytest.mark.parametrize(
    ("money", "turn", "expected"),
    [
        (7, 3, [("points 1", (1, 7), ""), ("points 8", (8, 511), "points-too-dear")]),
        (7, 6, [("points 1", (1, 2), ""), ("points 3", (3, 511), "points-too-dear")]),
        (600, 3, [("points 1", (1, 511), "")]),
    ],
    ids=["$1 each", "$3 each", "no more than 511"],
)
def test_points_are_a_range(money: int, turn: int, expected: Any) -> None:
    g = table(players=3, buy_points=True).turn(turn).money(money).at("points").game()
    assert ranges(g, "points") == expected
    assert len(g.choices()) == 1 + len(expected)
    g.play(f"points {expected[0][1][1]}")


def test_workers_of_an_expedition_are_choices_of_their_own() -> None:
    g = table(players=3).explorers(0, colonist=3, captain=1).at("discovery").game()
    g.play("explore peru")
    assert [(choice.notation, choice.amount) for choice in g.choices()] == [(f"colonist {n}", None) for n in range(4)]


# What is greyed -------------------------------------------------------------------------------------------------------

GREYED: list[tuple[str, Layout, dict[str, str]]] = [
    ("placing", table(players=3).stand("specialists-1", 1).stand("initiative-1", 0).hand(0, colonist=1),
     {"place colonist initiative": "initiative-once", "place colonist captain": "space-taken"}),
    ("dock", table(players=3).stand("dock-1", 0).discovered("peru", "new-france", "new-england", "virginia",
     "florida", "new-spain", "new-granada").at("dock"), {"send brazil": "undiscovered"}),
    ("buildings", table(players=3, expansion_buildings=True).turn(4).stand("buildings-1", 0)
     .offer("taxation", "spoils-7-dollars").money(9).at("buildings"), {"buy taxation": "too-expensive"}),
    ("specialists", table(players=3).turn(4).stand("specialists-6", 0).hand(0, captain=5).at("specialists"),
     {"train captain": "none-in-supply"}),
    ("Italy", table(players=3, nations="random").nation(0, "italy").stand("specialists-1", 1)
     .stand("specialists-2", 0).at("specialists"),
     {"oust merchant": "own-worker-there", "oust missionary": "nobody-to-oust", "oust soldier": "nobody-to-oust",
      "oust training": "nobody-to-oust"}),
    ("England", table(players=3, nations="random").nation(0, "england").stand("dock-1", 1)
     .hand(0, colonist=28).at("dock"), {"join 0": "order-changes-nothing", "join 2": "too-few-colonists"}),
    ("benefits", table(players=3).turn(7).own(0, "migration").troops("peru", 0, colonist=1).at("benefits"),
     {"benefit cartography": "benefit-not-yours"}),
]  # fmt: skip


@pytest.mark.parametrize(("layout", "greyed"), [row[1:] for row in GREYED], ids=[row[0] for row in GREYED])
def test_what_is_greyed(layout: Layout, greyed: dict[str, str]) -> None:
    """Nothing that this game does not have: no builders' space, no benefit of a building that is not in play."""
    choices = layout.game().choices(0)
    assert {choice.notation: choice.refusal.code for choice in choices if choice.refusal} == greyed


# Previews -------------------------------------------------------------------------------------------------------------


def random_line(game: carrack.Game, rng: carrack.Rng) -> str:
    """Moves of one line, as far as they can be played in one call."""
    (seat,) = game.deciders
    trial = carrack.load(game.to_dict())
    texts: list[str] = []
    while len(texts) < 8:
        moves = trial.legal_moves()
        move = moves[rng.below(len(moves))]
        texts.append(trial.notation(move))
        told = trial.play(move)
        if any(event.tells for event in told) or trial.deciders != (seat,) or not trial.state.is_mid_line():
            break
    return " ".join(texts)


@EVERY_SETTING
def test_what_is_foreseen_is_what_happens(setting: Setting) -> None:
    """Up to the first thing that tells anybody anything a preview is what `play` then reports, serials and all."""
    looks = lines = 0
    for seed in (0, 1):
        game = start(setting, seed)
        rng = carrack.Rng(seed)
        while not game.is_over:
            if asked(game).kind == "place" and rng.below(4):
                play_on(game, rng)
                continue
            (seat,) = game.deciders
            line = random_line(game, rng)
            number, key, told_so_far = game.number, game.state.key(), len(game.events())
            foreseen = game.preview(seat, line)
            assert (game.number, game.state.key(), len(game.events())) == (number, key, told_so_far)
            told = game.play(line, seat)
            assert told[: len(foreseen)] == foreseen
            assert not any(event.tells for event in foreseen)
            if len(told) > len(foreseen):
                looks += 1
                assert told[len(foreseen)].tells
            lines += game.number > number + 1
    assert looks > 2
    assert lines > 2


def test_a_whole_expedition_is_foreseen_up_to_the_counter() -> None:
    g = table(players=3).explorers(0, captain=1, soldier=1).at("discovery").game()
    line = "explore peru captain 1 soldier 1"
    foreseen = g.preview(0, line)
    assert [(event.kind, event.args) for event in foreseen] == [
        ("expedition", {"seat": 0, "target": "peru", "amount": 3})
    ]
    assert g.play(line, 0)[1].kind == "look"


def test_with_open_counters_the_reward_is_foreseen_too() -> None:
    t = table(players=3, advanced_reconnaissance=True).counter("peru", "4/5/5/7").explorers(0, captain=3)
    g = t.explorers(1, captain=1).at("discovery").game()
    foreseen = g.preview(0, "explore peru captain 3")
    assert {"discovered", "earned", "settled"} <= {event.kind for event in foreseen}
    assert g.play("explore peru captain 3", 0) == foreseen


def test_what_only_its_buyer_knows_is_cut_too() -> None:
    """Who scouted the counter could foresee the rest, but the others learn it then."""
    t = table(players=3, scouting=True).counter("peru", "4/5/5/7").knows(0, "peru").explorers(0, captain=3)
    g = t.at("discovery").game()
    assert [event.kind for event in g.preview(0, "explore peru captain 3")] == ["expedition"]


def test_a_sealed_choice_and_a_refused_move_have_no_preview() -> None:
    """There is no sealed node in this game; the toy has one."""
    assert carrack.new_game("toy", players=2, seed=5).preview(0, "bid 1") == ()
    assert [event.kind for event in won_by_s0().preview(0, "take")] == []
    g = table().hand(0, colonist=1).game()
    with pytest.raises(carrack.IllegalMove):
        g.preview(0, "send peru")
    with pytest.raises(carrack.IllegalMove):
        g.preview(1, legal(g)[0])
