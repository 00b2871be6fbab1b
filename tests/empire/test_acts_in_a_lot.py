"""E5.6: which number an act in a lot answers; acts bind, are kept and are told."""

import pytest

import carrack
from carrack.table import TableError
from support.empire import event_args
from support.open_empire import act, figures, purses, settle
from support.tables import ANA, BEA, CLEO, around

# Numbers: what an act answers -----------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6")
def test_every_act_raises_the_number_and_the_node_keeps_the_one_it_opened_at() -> None:
    game = purses(9, 9, 9).at("exploration").game()
    numbers = []
    for text in ("s0 bid 1", "s1 withdraw", "s2 content", "s0 content"):
        act(game, text)
        numbers.append((game.number, game.opened))
    assert numbers == [(1, 0), (2, 0), (3, 0), (4, 4)]


@pytest.mark.clause("E5.6")
def test_raises_and_withdrawals_answer_the_node_contentment_the_number() -> None:
    game = purses(9, 9).auction("good").game()
    assert {choice.kind: choice.answers for choice in game.choices(0)} == {
        "withdraw": "node",
        "bid": "node",
        "content": "number",
    }


@pytest.mark.clause("E5.6")
def test_two_raises_made_at_once_are_both_played() -> None:
    table = around(purses(9, 9, 9).auction("good").game(), ANA, BEA, CLEO)
    table.play(2, "bid 4", number=0, takebacks=0)
    table.play(0, "bid 4", number=0, takebacks=0)
    assert table.game.to_dict()["bids"] == [4, 0, 4]


@pytest.mark.clause("E5.6")
def test_contentment_with_what_has_changed_since_is_refused() -> None:
    table = around(purses(9, 9, 9).auction("good").game(), ANA, BEA, CLEO)
    table.play(2, "bid 4", number=0, takebacks=0)
    with pytest.raises(TableError, match="changed"):
        table.play(0, "content", number=0, takebacks=0)
    assert table.game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.6")
def test_contentment_with_what_was_seen_is_taken() -> None:
    table = around(purses(9, 9, 9).auction("good").game(), ANA, BEA, CLEO)
    table.play(2, "bid 4", number=0, takebacks=0)
    table.play(0, "content", number=1, takebacks=0)
    assert table.game.deciders == (1, 2)


@pytest.mark.clause("E5.6")
def test_a_raise_for_the_card_before_is_stale() -> None:
    table = around(purses(9, 9).at("exploration").game(), ANA, BEA)
    table.play(0, "content", number=0)
    table.play(1, "content", number=1)
    with pytest.raises(TableError, match="stale"):
        table.play(0, "bid 4", number=1)


@pytest.mark.clause("E5.3", "E5.6")
def test_a_withdrawal_from_a_tie_that_has_gone_meanwhile_is_refused() -> None:
    table = around(purses(9, 9).auction("good").game(), ANA, BEA)
    table.play(0, "bid 1", number=0)
    with pytest.raises(carrack.IllegalMove) as caught:
        table.play(1, "withdraw", number=0)
    assert caught.value.refusal.code == "not-tied"


# Bound, kept and told -------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6")
@pytest.mark.parametrize("text", ["bid 3", "withdraw", "content"])
def test_nobody_can_undo_an_act(text: str) -> None:
    game = act(purses(9, 9, 9).auction("good").game(), f"s0 {text}")
    limits = [game.undo_limit(seat) for seat in range(3)]
    assert {(limit.number, limit.code, limit.seat) for limit in limits} == {(1, "binds", 0)}


@pytest.mark.clause("E5.6")
def test_an_act_at_a_table_cannot_be_undone() -> None:
    table = around(purses(9, 9, 9).auction("good").game(), ANA, BEA, CLEO)
    table.play(0, "bid 3")
    with pytest.raises(TableError, match="nothing-to-undo"):
        table.undo(0)


@pytest.mark.clause("E5.6")
def test_a_preview_of_a_raise_reports_it_and_changes_nothing() -> None:
    game = purses(9, 9, 9).auction("good").game()
    told = [(event.kind, tuple(event.args.values())) for event in game.preview(2, "bid 3")]
    assert (told, game.number, game.to_dict()["bids"]) == ([("bids", (2, 3))], 0, [0, 0, 0])


@pytest.mark.clause("E5.6")
def test_a_preview_of_the_last_contentment_shows_who_wins() -> None:
    game = act(purses(9, 9).auction("good").game(), "s0 bid 3", "s0 content")
    assert "won" in [event.kind for event in game.preview(1, "content")]


def middle() -> carrack.Game:
    """A lot in which seat 3 is out, seat 2 is content, and seats 0 and 1 are tied."""
    game = purses(9, 9, 9, 9).auction("good").game()
    return act(game, "s0 bid 3", "s3 withdraw", "s1 bid 3", "s2 content")


def ended(game: carrack.Game) -> list[tuple[object, ...]]:
    """Who wins when one of the tied goes higher and the others want no more."""
    return event_args(settle(act(game, "s1 bid 4")), "won")


@pytest.mark.clause("E5.6")
def test_a_lot_survives_a_restart_from_the_entries() -> None:
    game = carrack.replay("\n".join(middle().entries()))
    assert (game.deciders, game.number, game.opened, ended(game)) == ((0, 1), 4, 0, [(1, 4, "good")])


@pytest.mark.clause("E5.6")
def test_a_lot_is_part_of_the_position() -> None:
    game = carrack.load(middle().to_dict())
    assert (game.deciders, game.to_dict(), ended(game)) == ((0, 1), middle().to_dict(), [(1, 4, "good")])


@pytest.mark.clause("E5.6")
def test_a_record_has_the_acts_in_their_order() -> None:
    rows = middle().record().splitlines()[-4:]
    assert rows == ["0 s0 bid 3", "1 s3 withdraw", "2 s1 bid 3", "3 s2 content"]


@pytest.mark.clause("E5.6")
def test_a_record_read_in_the_middle_of_a_lot_brings_it_back() -> None:
    game = carrack.replay(middle().record())
    assert (game.deciders, game.record()) == ((0, 1), middle().record())


@pytest.mark.clause("E5.6")
def test_copies_of_a_lot_are_independent() -> None:
    game = middle()
    state = game.state
    other = state.copy()
    other.apply(game.parse("bid 9", 0)[0], 0)
    assert (state.key() == other.key(), list(state.deciders()), list(other.deciders())) == (False, [0, 1], [1, 2])


@pytest.mark.clause("E5.6")
def test_search_names_the_deciders_in_turn_from_the_opener() -> None:
    game = purses(9, 9, 9).opener(2).auction("good").game()
    state, named = game.state, []
    for _ in range(3):
        named.append(state.decider())
        state.apply(game.parse("content", 0)[0])
    assert named == [2, 0, 1]


@pytest.mark.clause("E5.4")
def test_the_figures_name_the_leader_and_the_bids_that_would_win() -> None:
    game = act(purses(9, 9, 9, 4).auction("colony").game(), "s0 bid 5", "s1 bid 5", "s2 bid 3")
    now = figures(game)
    assert (now.leader, now.wins) == (2, [[(6, 9)], [(6, 9)], [(3, 4), (6, 9)], [(4, 4)]])


@pytest.mark.clause("E5.6")
def test_outside_open_nodes_nobody_is_waited_for() -> None:
    assert figures(purses(9, 9).at("commerce").game()).waited == []
