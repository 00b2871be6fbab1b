"""D12.6: the advantage of the Italian city-states."""

import pytest

from support.discovery import Layout, asked, event_args, legal, refused, see
from support.nations import power

clause = pytest.mark.clause
OUSTS = 5


def italy() -> Layout:
    """The captain's space is seat 0's, the soldier's Italy's own, training is seat 2's."""
    t = power("italy").stand("specialists-1", 0, "merchant").stand("specialists-4", 1).stand("specialists-6", 2)
    return t.at("specialists")


@clause("D12.6", "D3.7")
def test_italy_replaces_a_worker_just_before_the_specialists() -> None:
    g = italy().game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "oust", ["pass", "oust captain", "oust training"])
    events = g.play("oust captain")
    assert event_args(events, "ousted") == [{"seat": 1, "seat_victim": 0, "specialty": "captain"}]
    s = see(g)
    assert s.space("specialists-1") == (1, "colonist")
    assert (s.worker("supply", 1), s.worker("supply", 0, "merchant")) == (29 - 2, 5)
    assert (g.deciders, asked(g).kind) == ((1,), "specialist")
    g.play("train captain")
    assert see(g).worker("hand", 1, "captain") == 1
    assert see(g).worker("hand", 0, "captain") == 0
    assert see(g).money[1] == 10


@clause("D12.6")
@pytest.mark.parametrize(("seat", "type_"), [(0, "colonist"), (2, "colonist"), (0, "soldier"), (2, "soldier")])
def test_whom_italy_replaced_is_told(seat: int, type_: str) -> None:
    g = power("italy").stand("specialists-2", seat, type_).at("specialists").game()
    events = g.play("oust merchant")
    assert event_args(events, "ousted") == [{"seat": 1, "seat_victim": seat, "specialty": "merchant"}]
    assert see(g).worker("supply", seat, type_) == (29 if type_ == "colonist" else 10)


@clause("D12.6", "D18.2")
def test_italy_does_not_replace_its_own_worker() -> None:
    g = italy().game()
    assert refused(g, "oust soldier") == "own-worker-there"
    assert refused(g, "oust merchant") == "nobody-to-oust"


@clause("D12.6", "D18.2")
@pytest.mark.parametrize("own", [False, True])
def test_italy_is_not_asked_with_nobody_to_replace(own: bool) -> None:
    t = power("italy").at("specialists")
    if own:
        t.stand("specialists-1", 1)
    assert asked(t.game()).kind == ("specialist" if own else "place")


@clause("D12.6")
@pytest.mark.parametrize(("money", "moves"), [(5, ["pass", "train captain", "train merchant", "train missionary",
                                                     "train soldier"]), (4, None)])  # fmt: skip
def test_italys_training_costs_five_dollars(money: int, moves: list[str] | None) -> None:
    g = power("italy").money(10, money, 10).stand("specialists-6", 2).at("specialists").game()
    g.play("oust training")
    if moves is None:
        assert (see(g).turn, see(g).money[1]) == (2, 4)
    else:
        assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "training", moves)
        g.play("train soldier")
        assert (see(g).money[1], see(g).worker("hand", 1, "soldier")) == (0, 1)


@clause("D12.6")
def test_without_colonists_another_worker_of_the_supply_goes() -> None:
    t = power("italy").troops("caribbean", 1, colonist=29).bounty_gone().stand("specialists-6", 2)
    g = t.at("specialists").game()
    g.play("oust training")
    s = see(g)
    who, type_ = s.space("specialists-6")
    assert (who, type_ != "colonist") == (1, True)
    assert sum(s.supply[1]) == 5 + 5 + 10 + 10 - 1


@clause("D12.6", "D1.8")
def test_italy_needs_a_worker_in_supply() -> None:
    t = power("italy").troops("caribbean", 1, colonist=29, captain=5, merchant=5, missionary=10, soldier=10)
    g = t.bounty_gone().stand("specialists-6", 2).at("specialists").game()
    assert (g.deciders, asked(g).kind) == ((2,), "training")


@clause("D12.6")
def test_italy_replaces_once_a_turn() -> None:
    g = italy().game()
    g.play("oust captain")
    g.play("train captain")
    assert (g.deciders, asked(g).kind) == ((1,), "specialist")  # its own soldier's space, and no second replacement
    g.play("pass")
    assert (g.deciders, asked(g).kind) == ((2,), "training")


@clause("D12.6")
@pytest.mark.parametrize(("used", "kind"), [(0, "oust"), (1, "oust"), (2, "specialist")])
def test_italy_has_two_uses(used: int, kind: str) -> None:
    g = italy().used(1, OUSTS, used).game()
    assert asked(g).kind == kind
    if kind == "oust":
        g.play("oust captain")
        assert see(g).used[1][OUSTS] == used + 1


@clause("D12.6", "D3.7")
def test_italy_keeps_what_it_declines() -> None:
    g = italy().game()
    g.play("pass")
    assert (see(g).used[1][OUSTS], see(g).space("specialists-1")) == (0, (0, "merchant"))
    assert g.deciders == (0,)


@clause("D12.6")
@pytest.mark.parametrize("number", range(1, 7))
def test_italy_may_take_any_space_of_the_track(number: int) -> None:
    specialty = ("captain", "merchant", "missionary", "soldier", "builder", "training")[number - 1]
    g = power("italy", builders=True).stand(f"specialists-{number}", 0).at("specialists").game()
    assert legal(g) == ["pass", f"oust {specialty}"]
    g.play(f"oust {specialty}")
    g.play(f"train {'builder' if number == 6 else specialty}")
    s = see(g)
    assert s.worker("hand", 1, "builder" if number == 6 else specialty) == 1
    assert s.worker("hand", 0) == 5
