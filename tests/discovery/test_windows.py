"""Powers used "just before" something: each asks a question of its own kind, and only where it would change something.

A table layer answers such questions for who is tired of them ("never ask me for the University before goods"): it goes
by the kind of the ask and its arguments, so these must tell every window from every other.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import carrack
from carrack.games.discovery.asks import KINDS
from support.discovery import Layout, asked, idle, legal, see, table

clause = pytest.mark.clause
Args = dict[str, int | str]


def lay(turn: int = 4, **options: Any) -> Layout:
    """Three players; seat 0 is the one with the power."""
    return table(players=3, **options).turn(turn)


def university(edition: str = "2015") -> Layout:
    return lay(edition=edition).own(0, "university")


def nation(name: str, turn: int = 4, **options: Any) -> Layout:
    return lay(turn, nations="random", **options).nation(0, name)


def queue(t: Layout, track: str, *seats: int) -> Layout:
    for space, seat in enumerate(seats, 1):
        t.stand(f"{track}-{space}", seat)
    return t.at(track)


def stables() -> Layout:
    return lay().own(0, "stables").at("discovery")


def portugal() -> Layout:
    return nation("portugal").explorers(0, captain=1).at("discovery")


# Where it must be asked: the power, the window, what is asked, and what may be answered -------------------------------

ASKED: list[tuple[str, Callable[[], Layout], str, Args, list[str]]] = [
    ("university: player order, placing", lambda: university().order(1, 0, 2).hand(0, colonist=1).at("order"),
     "front", {"box": "order"}, ["pass", "front order"]),
    ("university: player order, shipping", lambda: university().order(1, 0, 2).at("shipping"),
     "front", {"box": "shipping"}, ["pass", "front order"]),
    ("university: player order, discovery", lambda: university().order(1, 0, 2).at("discovery"),
     "front", {"box": "discovery"}, ["pass", "front order"]),
    ("university: initiative", lambda: queue(university(), "initiative", 1, 0),
     "front", {"box": "initiative"}, ["pass", "front initiative-2"]),
    ("university: initiative, refresh", lambda: queue(university(), "initiative", 1, 0).at("refresh"),
     "front", {"box": "refresh"}, ["pass", "front initiative-2"]),
    ("university: dock", lambda: queue(university(), "dock", 1, 2, 0),
     "front", {"box": "dock"}, ["pass", "front dock-3"]),
    ("university: own workers that differ", lambda: queue(university(), "dock", 0).stand("dock-2", 0, "merchant"),
     "front", {"box": "dock"}, ["pass", "front dock-2"]),
    ("university: goods", lambda: queue(university(), "goods", 1, 0),
     "front", {"box": "goods"}, ["pass", "front goods-2"]),
    ("university: buildings", lambda: queue(university(), "buildings", 1, 0),
     "front", {"box": "buildings"}, ["pass", "front buildings-2"]),
    ("university: warfare", lambda: queue(university(), "warfare", 1, 0),
     "front", {"box": "warfare"}, ["pass", "front warfare-2"]),
    ("stables", lambda: stables().troops("peru", 0, soldier=1).troops("brazil", 1, colonist=1),
     "stable", {}, ["pass", "stable peru brazil"]),
    ("stables: nobody explores", lambda: stables().troops("caribbean", 0, soldier=1)
     .troops("florida", 0, colonist=1), "stable", {}, ["pass", "stable caribbean florida"]),
    ("stables: version 1, nobody is there", lambda: lay(rules_version=1).own(0, "stables")
     .troops("caribbean", 0, soldier=1).discovered("florida").at("discovery"), "stable", {},
     ["pass", "stable caribbean florida"]),
    ("england: an order", lambda: queue(nation("england").hand(0, colonist=29), "dock", 1, 2),
     "join", {}, ["pass", "join 0"]),
    ("england: colonists", lambda: queue(nation("england"), "dock", 1), "join", {}, ["pass", "join 1", "join 2"]),
    ("england: an empty dock", lambda: nation("england").at("dock"), "join", {}, ["pass", "join 1", "join 2"]),
    ("england: both", lambda: queue(nation("england"), "dock", 1, 2), "join", {},
     ["pass", "join 0", "join 1", "join 2"]),
    ("france", lambda: nation("france").market(gold=1).at("goods"), "first-good", {}, ["pass", "take gold"]),
    ("holland", lambda: nation("holland").ship_here(1).at("shipping"), "claim", {}, ["pass", "use"]),
    ("italy", lambda: nation("italy").stand("specialists-2", 1).at("specialists"), "oust", {},
     ["pass", "oust merchant"]),
    ("italy: the last turn too", lambda: nation("italy", 8).stand("specialists-2", 1).at("specialists"), "oust", {},
     ["pass", "oust merchant"]),
]  # fmt: skip


@clause("D3.7", "D12.1", "D12.3", "D12.5", "D12.6", "D14-II-University", "D14-II-Stables")
@pytest.mark.parametrize(("layout", "kind", "args", "moves"), [row[1:] for row in ASKED], ids=[row[0] for row in ASKED])
def test_it_is_asked(layout: Callable[[], Layout], kind: str, args: Args, moves: list[str]) -> None:
    g = layout().game()
    ask = asked(g)
    assert (g.deciders, ask.kind, ask.args, legal(g)) == ((0,), kind, args, moves)


# Where it must not: nothing would change, or the power is gone --------------------------------------------------------

NOT_ASKED: list[tuple[str, Callable[[], Layout]]] = [
    ("university: first in player order", lambda: university().order(0, 1, 2).at("shipping")),
    ("university: in front already", lambda: queue(university(), "dock", 0, 1)),
    ("university: alone", lambda: queue(university(), "goods", 0)),
    ("university: not there", lambda: queue(university(), "warfare", 1, 2)),
    ("university: behind his own like", lambda: queue(university(), "buildings", 0, 0)),
    ("university: another's", lambda: queue(lay().own(1, "university"), "dock", 1, 0)),
    ("university: used", lambda: queue(university().used(0, 1), "dock", 1, 0)),
    ("university: specialists", lambda: university().stand("specialists-1", 1).stand("specialists-2", 0)
     .at("specialists")),
    ("university: goods in 2007", lambda: queue(university("2007"), "goods", 1, 0).market(gold=2, rice=2)),
    ("university: warfare in 2007", lambda: queue(university("2007"), "warfare", 1, 0)),
    ("university: no refresh in turn 8", lambda: queue(lay(8).own(0, "university"), "initiative", 1, 0).at("income")),
    ("stables: no soldier", lambda: stables().troops("peru", 0, captain=1).discovered("brazil")),
    ("stables: another's soldier", lambda: stables().troops("peru", 1, soldier=1).discovered("brazil")),
    ("stables: no neighbour is discovered", lambda: stables().troops("peru", 0, soldier=1)),
    ("stables: no neighbour is a colony", lambda: stables().troops("peru", 0, soldier=1).discovered("brazil")),
    ("stables: a benefit in 2007", lambda: lay(edition="2007").own(0, "stables").troops("peru", 0, soldier=1)
     .discovered("brazil").explorers(1, captain=1).at("discovery")),
    ("england: all alike and no colonist", lambda: queue(nation("england").hand(0, colonist=29), "dock", 1, 1)),
    ("england: nobody at all", lambda: nation("england").hand(0, colonist=29).at("dock")),
    ("england: used", lambda: queue(nation("england").used(0, 2), "dock", 1, 2)),
    ("england: another nation", lambda: queue(nation("spain"), "dock", 1, 2)),
    ("france: nothing to take", lambda: nation("france").market().at("goods")),
    ("france: used twice", lambda: nation("france").used(0, 3, 2).market(gold=1).at("goods")),
    ("holland: no ship", lambda: nation("holland").ship_here(0).at("shipping")),
    ("holland: used", lambda: nation("holland").used(0, 4).ship_here(1).at("shipping")),
    ("italy: nobody there", lambda: nation("italy").at("specialists")),
    ("italy: only its own", lambda: nation("italy").stand("specialists-1", 0).at("specialists")),
    ("italy: nobody in supply", lambda: nation("italy").stand("specialists-1", 1)
     .hand(0, colonist=29, captain=5, merchant=5, missionary=10, soldier=10).at("specialists")),
    ("italy: used twice", lambda: nation("italy").used(0, 5, 2).stand("specialists-1", 1).at("specialists")),
]  # fmt: skip
WINDOWS = {"front", "front-mid", "stable", "join", "first-good", "claim", "oust"}


@clause("D3.7", "D18.2", "D12.1", "D12.3", "D12.5", "D12.6", "D14-II-University", "D14-II-Stables")
@pytest.mark.parametrize("layout", [row[1] for row in NOT_ASKED], ids=[row[0] for row in NOT_ASKED])
def test_it_is_not_asked(layout: Callable[[], Layout]) -> None:
    """Neither is the seat asked nor is it told that it had no choice."""
    t = layout()
    g = t.game()
    box = t.d["turn"]
    while not g.is_over and see(g).turn == box and g.deciders != (0,):
        idle(g)
    assert g.is_over or see(g).turn > box or asked(g).kind not in WINDOWS
    assert not [event for event in g.events(seat=0) if event.kind == "forced" and event.args["seat"] == 0]


# The two that are no windows of a box ---------------------------------------------------------------------------------


@clause("D12.2")
def test_spain_is_asked_for_its_conquest_and_nobody_else_is() -> None:
    seen = 0
    for seed in range(8):
        g = carrack.new_game("discovery", players=4, seed=seed, nations="random")
        nations = see(g).nation
        spain = nations.index(2) if 2 in nations else None
        assert (asked(g).kind == "conquest") == (spain is not None)
        if spain is not None:
            seen += 1
            assert (g.deciders, asked(g).args, legal(g)[:2]) == ((spain,), {}, ["pass", "chart new-france"])
            g.play("pass")
        assert asked(g).kind == "place"
    assert 0 < seen < 8


@clause("D14-I-New World Cartography")
def test_a_chart_is_another_question_than_a_conquest() -> None:
    t = table().stand("buildings-1", 0).offer("new-world-cartography").at("buildings")
    g = t.game()
    g.play("buy new-world-cartography")
    assert asked(g).kind == "chart"


@clause("D12.4")
@pytest.mark.parametrize(
    ("layout", "early"),
    [
        (portugal, 1),
        (lambda: portugal().all_discovered(), 1),
        (lambda: portugal().used(0, 6), 0),
        (lambda: nation("spain").explorers(0, captain=1).at("discovery"), 0),
        (lambda: lay().explorers(0, captain=1).at("discovery"), 0),
    ],
    ids=["open", "beside the deck in use", "used", "another nation", "no nations"],
)
def test_portugals_early_deck_is_told_by_the_ask(layout: Callable[[], Layout], early: int) -> None:
    """It is a target of his one expedition; a standing answer that never explores may want to except it."""
    g = layout().game()
    assert (asked(g).kind, asked(g).args) == ("explore", {"early": early})
    assert ("explore early-deck" in legal(g)) == bool(early)


@clause("D12.4")
def test_an_empty_deck_is_not_early() -> None:
    cards = carrack.new_game("discovery", players=3, seed=1).to_dict()["deck"]
    g = portugal().deck_won(1, *cards).game()
    assert asked(g).args == {"early": 0}


# Standing answers -----------------------------------------------------------------------------------------------------


def test_every_power_has_a_kind_of_its_own_and_every_window_its_arguments() -> None:
    kinds: dict[str, set[str]] = {}
    for name, _, kind, args, _ in ASKED:
        kinds.setdefault(kind, set()).add(name.partition(":")[0])
        assert set(args) == set(KINDS[kind])
    assert all(len(powers) == 1 for powers in kinds.values())
    assert kinds.keys() == WINDOWS - {"front-mid"}  # which opens only while a box is resolved
    fronts = [tuple(args.items()) for name, _, kind, args, _ in ASKED if kind == "front" and "own" not in name]
    assert len(set(fronts)) == len(fronts) == 9


Standing = list[tuple[str, Args]]


def stands(standing: Standing, ask: carrack.Ask) -> bool:
    """Whether a standing answer matches an ask, as at a table: the kind is the same, and so are the arguments named."""
    return any(kind == ask.kind and args.items() <= ask.args.items() for kind, args in standing)


def busy_turn(edition: str = "2015") -> carrack.Game:
    """Seat 0 has the University, the Stables and Italy, and could use each of them wherever that is possible."""
    t = lay(edition=edition, nations="random", house_rules=True).nation(0, "italy").own(0, "university", "stables")
    t.order(1, 0, 2).hand(0, colonist=1).troops("peru", 0, soldier=1).troops("brazil", 2, colonist=1).market(
        gold=2, rice=2
    )
    for track in ("initiative", "dock", "goods", "buildings", "warfare"):
        queue(t, track, 1, 0)
    return t.stand("specialists-1", 1).at("order").game()


def questions(standing: Standing) -> list[str]:
    """What seat 0 is asked in a turn, beside what stands answered; it declines."""
    g = busy_turn()
    found = []
    while see(g).turn == 4:
        ask = asked(g)
        if g.deciders == (0,) and ask.kind in WINDOWS:
            if not stands(standing, ask):
                found.append(" ".join([ask.kind, *map(str, ask.args.values())]))
            g.play("pass")
        else:
            idle(g)
    return found


FRONTS = ["order", "initiative", "dock", "goods", "shipping", "buildings", "discovery", "warfare", "refresh"]


@clause("D3.7")
def test_a_turn_full_of_windows() -> None:
    fronts = [f"front {box}" for box in FRONTS]
    assert questions([]) == [*fronts[:6], "stable", fronts[6], "oust", *fronts[7:]]


@pytest.mark.parametrize(
    ("standing", "left"),
    [
        ([("front", {})], ["stable", "oust"]),
        ([("stable", {}), ("oust", {})], [f"front {box}" for box in FRONTS]),
        ([("front", {"box": box}) for box in FRONTS if box != "buildings"], ["front buildings", "stable", "oust"]),
    ],
    ids=["pass all University windows", "all others", "all University windows but one"],
)
def test_a_standing_answer_matches_its_windows_and_no_other(standing: Standing, left: list[str]) -> None:
    assert questions(standing) == left


# In random games ------------------------------------------------------------------------------------------------------


def after(game: carrack.Game, move: int) -> dict[str, Any]:
    """The position a move leads to, without what was spent for it."""
    copy = carrack.load(game.to_dict())
    copy.play(move)
    position = copy.to_dict()
    for key in ("used", "number", "chance"):
        del position[key]
    return position


def powerful(seed: int) -> carrack.Game:
    """Four players in the middle of a game, each with a nation that has a window; seat 0 has both buildings too."""
    t = table(players=4, seed=seed, nations="random", builders=True, expansion_buildings=True).turn(5)
    for seat, name in enumerate(("england", "france", "holland", "italy")):
        t.nation(seat, name).hand(seat, colonist=5, soldier=1, captain=1)
        t.troops("florida", seat, soldier=1, colonist=1)
    return (
        t.own(seed % 4, "university", "stables")
        .discovered("virginia")
        .order(*((seed + n) % 4 for n in range(4)))
        .game()
    )


@clause("D3.7", "D18.2")
def test_no_window_is_opened_in_vain() -> None:
    """Whoever is asked may decline, and every use makes a difference beside being spent.

    Only the ship that Holland may claim is sometimes one it would win anyway: a tie decided by player order, which
    another player may still change.
    """
    seen: Counter[str] = Counter()
    for seed in range(6):
        g = powerful(seed)
        rng = carrack.Rng(seed)
        while not g.is_over:
            moves = g.legal_moves()
            kind = asked(g).kind
            if kind in WINDOWS:
                seen[kind] += 1
                declined = after(g, moves[0])
                assert g.notation(moves[0]) == "pass"
                in_vain = [g.notation(move) for move in moves[1:] if after(g, move) == declined]
                ships = see(g).ships[g.deciders[0]]
                assert in_vain == [] or (in_vain == ["use"] and declined["ships"][g.deciders[0]] == ships + 1)
            if seed % 2 and kind != "front-mid":  # the University is kept for the middle of a box
                moves = [move for move in moves if not g.notation(move).startswith("front")]
            g.play(moves[rng.below(len(moves))])
    assert seen.keys() == WINDOWS
