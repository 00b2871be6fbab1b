"""D12.4: the advantage of Portugal."""

import pytest

from support.discovery import CARDS, Layout, asked, event_args, legal, refused, see
from support.nations import UNDISCOVERED, power

clause = pytest.mark.clause
EARLY_DECK = 6


def portugal(*deck: str, **workers: int) -> Layout:
    return power("portugal").explorers(1, **workers).deck(*deck).at("discovery")


@clause("D12.4", "D5.6.7")
def test_portugal_may_take_the_deck_instead_of_a_region() -> None:
    g = portugal(captain=2).game()
    assert legal(g) == ["pass", *(f"explore {region}" for region in UNDISCOVERED), "explore early-deck"]
    assert refused(g, "explore deck") == "deck-too-early"


@clause("D12.4")
def test_nobody_else_takes_the_deck_early() -> None:
    g = power("portugal").explorers(0, captain=2).at("discovery").game()
    assert (g.deciders, "explore early-deck" in legal(g)) == ((0,), False)
    assert refused(g, "explore early-deck") == "early-deck-not-yours"


@clause("D12.4")
@pytest.mark.parametrize("card", CARDS)
def test_the_resistance_is_three_whatever_is_printed(card: str) -> None:
    g = portugal(card, colonist=3).game()
    g.play("explore early-deck colonist 3")
    assert see(g).charted[1] == 1 << CARDS.index(card)
    g = portugal(card, colonist=2).game()
    events = g.play("explore early-deck colonist 2")
    assert event_args(events, "card-lost") == [{"seat": 1, "card": card, "amount": 3}]
    assert see(g).charted[1] == 0


@clause("D12.4")
def test_an_early_card_pays_like_any_other() -> None:
    g = portugal("china", captain=1, soldier=2).game()
    g.play("explore early-deck captain 1 soldier 2")
    s = see(g)
    assert s.money[1] == 10 + 7 + 2 * 3
    assert g.scores() == (0, 6, 0)
    assert sum(map(sum, (region[1] for region in s.troops))) == 0
    assert (s.worker("supply", 1, "captain"), s.worker("supply", 1, "soldier")) == (5, 10)


@clause("D12.4")
def test_it_is_portugals_one_expedition_of_the_turn() -> None:
    g = portugal("china", captain=4).game()
    g.play("explore early-deck captain 2")
    assert (see(g).turn, see(g).worker("explorers", 1, "captain")) == (2, 2)


@clause("D12.4", "D3.7")
def test_a_failure_is_spent_and_shuffles_the_card_back() -> None:
    g = portugal("china", colonist=1).game()
    events = g.play("explore early-deck")
    s = see(g)
    assert "shuffled" in [event.kind for event in events]
    assert (sorted(s.deck), s.used[1][EARLY_DECK], s.money[1]) == (sorted(CARDS), 1, 10)


@clause("D12.4")
@pytest.mark.parametrize("turn", range(1, 9))
def test_portugal_has_one_use_in_an_age(turn: int) -> None:
    t = power("portugal").turn(turn).explorers(1, captain=2).at("discovery")
    assert "explore early-deck" in legal(t.game())
    g = t.used(1, EARLY_DECK).game()
    assert "explore early-deck" not in legal(g)
    assert refused(g, "explore early-deck") == "early-deck-used"


@clause("D12.4")
@pytest.mark.parametrize(("turn", "used"), [(1, 1), (2, 1), (3, 0), (4, 1), (5, 1), (6, 0), (7, 1)])
def test_a_new_age_brings_a_new_use(turn: int, used: int) -> None:
    s = see(power("portugal").turn(turn).used(1, EARLY_DECK).at("refresh").game())
    assert (s.turn, s.used[1][EARLY_DECK]) == (turn + 1, used)


@clause("D12.4")
def test_the_use_of_an_age_lapses() -> None:
    """None in age I; then one in age II, not two."""
    g = power("portugal").turn(3).explorers(1, captain=4).at("discovery").game()
    uses = []
    while see(g).turn < 7:
        if asked(g).kind == "explore":
            early = "explore early-deck" in legal(g)
            uses.append((see(g).turn, early))
            g.play("explore early-deck captain 1" if early and see(g).turn > 3 else "pass")
        else:
            g.play("place colonist shipping" if asked(g).kind == "place" else "pass")
    assert uses == [(3, True), (4, True), (5, False), (6, False)]


@clause("D12.4")
def test_portugal_may_use_it_also_when_the_deck_is_in_use_anyway() -> None:
    t = power("portugal").all_discovered().explorers(1, colonist=3).deck("china").at("discovery")
    g = t.game()
    assert legal(g) == ["pass", "explore deck", "explore early-deck"]
    g.play("explore early-deck colonist 3")
    assert (see(g).charted[1], see(g).used[1][EARLY_DECK]) == (1 << CARDS.index("china"), 1)
    g = t.game()
    g.play("explore deck colonist 3")
    assert (see(g).charted[1], see(g).used[1][EARLY_DECK]) == (0, 0)


@clause("D12.4")
def test_exploring_a_region_spends_nothing() -> None:
    g = power("portugal").explorers(1, captain=1).counter("peru", "1/2/1/4").at("discovery").game()
    g.play("explore peru")
    assert (see(g).is_discovered("peru"), see(g).used[1][EARLY_DECK]) == (True, 0)


@clause("D12.4", "D5.6.6")
def test_an_empty_deck_allows_portugal_nothing() -> None:
    g = power("portugal").deck_won(0, *CARDS).explorers(1, captain=2).at("discovery").game()
    assert "explore early-deck" not in legal(g)
    assert refused(g, "explore early-deck") == "deck-empty"
