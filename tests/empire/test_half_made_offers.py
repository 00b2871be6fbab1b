"""E5.7: which number an act on the board answers; acts bind; offers and half-made offers are kept."""

from typing import Any

import pytest

import carrack
from carrack.table import TableError
from support.empire import event_args, held, question, seal
from support.open_empire import OFFER, act, at_board, board, is_legal, lot, lying, market, settle
from support.tables import ANA, BEA, CLEO, around

# Numbers: what an act answers -----------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_offers_answer_the_node_accepting_and_readiness_the_number() -> None:
    game = act(at_board(market()), OFFER, "s2 offer anybody give 1 good done")
    assert {choice.kind: choice.answers for choice in game.choices(2)} == {
        "offer": "node",
        "offer-all": "node",
        "ready": "number",
        "take": "number",
        "reply": "node",
        "cancel": "node",
    }


@pytest.mark.clause("E5.7")
def test_accepting_what_has_changed_since_is_refused() -> None:
    """Another offer lies in the place of the one that was seen."""
    table = around(act(lot(), OFFER), ANA, BEA, CLEO)
    seen = table.game.number
    table.play(0, "cancel 1", number=seen)
    table.play(0, "offer s2 give 1 gold for 2 colony")
    with pytest.raises(TableError, match="changed"):
        table.play(2, "accept s0 1", number=seen)
    assert held(table.game, 2)["colony"] == 2


@pytest.mark.clause("E5.7")
def test_an_offer_under_an_older_number_is_made() -> None:
    table = around(lot(), ANA, BEA, CLEO)
    table.play(1, "bid 2", number=0)
    table.play(0, "offer s2 give 1 bond 5 gold for 1 colony", number=0)
    assert lying(table.game) == [(0, 1)]


@pytest.mark.clause("E5.7")
def test_readiness_for_what_has_changed_since_is_refused() -> None:
    table = around(at_board(market()), ANA, BEA, CLEO)
    table.play(0, "offer s2 give 1 bond done", number=0)
    with pytest.raises(TableError, match="changed"):
        table.play(1, "ready", number=0)


@pytest.mark.clause("E5.7")
def test_of_two_who_accept_at_once_the_first_gets_the_cards() -> None:
    table = around(act(lot(), "s0 offer anybody give 1 bond done"), ANA, BEA, CLEO)
    seen = table.game.number
    table.play(2, "accept s0 1", number=seen)
    with pytest.raises(TableError, match="changed"):
        table.play(1, "accept s0 1", number=seen)


@pytest.mark.clause("E5.7")
def test_bait_is_not_switched_by_a_restart() -> None:
    game = carrack.replay("\n".join(act(lot(), OFFER, "s1 bid 1").entries()))
    table = around(game, ANA, BEA, CLEO)
    with pytest.raises(TableError, match="changed"):
        table.play(2, "accept s0 1", number=game.number - 1)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("acts", [(OFFER,), (OFFER, "s2 accept s0 1"), (OFFER, "s0 cancel 1")])
def test_nobody_can_undo_an_offer_or_a_trade(acts: tuple[str, ...]) -> None:
    game = act(lot(), *acts)
    limits = [game.undo_limit(seat) for seat in range(3)]
    assert {(limit.number, limit.code) for limit in limits} == {(game.number, "binds")}


@pytest.mark.clause("E5.7")
def test_a_preview_of_a_trade_reports_it_and_changes_nothing() -> None:
    game = act(lot(), OFFER)
    told = [(event.kind, tuple(event.args.values())) for event in game.preview(2, "accept s0 1")]
    assert (told, lying(game)) == ([("traded", (2, 0, "1 card-bond 5 card-gold", "1 card-colony"))], [(0, 1)])


# Half-made offers -----------------------------------------------------------------------------------------------------

HALF = "s0 offer s2 give 1 bond"


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_does_not_lie_on_the_table() -> None:
    game = act(lot(), HALF)
    assert (board(game), is_legal(game, "s2 accept s0 1")) == ([], False)


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_keeps_nobody_else_from_acting() -> None:
    game = act(lot(), HALF, "s1 bid 2", "s2 offer s1 give 1 good", "s1 offer s0 give 1 revolt", "s2 done", "s1 done")
    assert lying(act(game, "s0 5 gold for 1 colony", "s0 done")) == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_keeps_no_card_from_being_settled() -> None:
    game = act(market().at("exploration").game(), HALF, "s1 bid 2", "s0 content", "s1 content", "s2 content")
    assert (event_args(game, "won"), question(game)) == ([(1, 2, "bond")], "lot")


@pytest.mark.clause("E5.2", "E5.7")
@pytest.mark.parametrize("text", ["bid 3", "withdraw", "offer anybody give 1 gold done", "accept s1 1"])
def test_who_has_begun_an_offer_finishes_it_before_he_does_anything_else(text: str) -> None:
    """Ruling: an offer is one act, however many moves it takes; it is finished, or the node ends, before the next."""
    game = act(lot(), "s1 offer s0 give 1 gold done", HALF)
    assert (is_legal(game, f"s0 {text}"), is_legal(act(game, "s0 done"), f"s0 {text}")) == (False, True)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("again", ["entries", "position", "record"])
def test_half_made_offers_come_back(again: str) -> None:
    game = act(lot(), OFFER, HALF, "s1 offer anybody give 1 revolt", "s1 1 gold", "s2 counter s0 1 give 1 colony")
    copy = {
        "entries": lambda: carrack.replay("\n".join(game.entries())),
        "position": lambda: carrack.load(game.to_dict()),
        "record": lambda: carrack.replay(game.record()),
    }[again]()
    finish = ("s2 for 9 gold done", "s0 done", "s1 done")
    assert board(act(copy, *finish)) == board(act(game, *finish))


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_of_cards_traded_away_meanwhile_is_no_offer() -> None:
    game = act(lot(), "s0 offer anybody give 2 bond done", "s0 offer s2 give 1 bond", "s1 accept s0 1")
    assert "bond" not in held(game, 0)
    assert not is_legal(game, "s0 done")


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_of_gold_paid_meanwhile_is_no_offer() -> None:
    game = act(lot(), "s1 offer s0 give 6 gold for 1 bond", "s1 offer s2 give 5 gold", "s0 accept s1 1")
    assert (held(game, 1)["gold"], is_legal(game, "s1 done")) == (3, False)


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_that_is_dropped_counts_as_none_made() -> None:
    """It goes with the card at which it was begun; four more may be made in this round."""
    game = market(trade_offers=1).at("exploration").game()
    settle(act(game, HALF, "s0 content"))
    for _ in range(4):
        act(game, OFFER, "s0 cancel 1")
    assert not is_legal(game, OFFER)


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_is_gone_when_the_round_ends() -> None:
    game = act(at_board(market()), HALF, "s1 ready", "s2 ready", "s0 ready")
    seal(game, "sell 0", "sell 0", "sell 0")
    assert not is_legal(game, "s0 done")


@pytest.mark.clause("E5.7")
def test_offers_come_back_with_their_links() -> None:
    game = act(lot(), OFFER, "s2 counter s0 1 give 1 colony for 9 gold", "s1 offer anybody give 2 revolt done")
    assert board(carrack.load(game.to_dict())) == board(carrack.replay("\n".join(game.entries()))) == board(game)


# Positions with an impossible board -----------------------------------------------------------------------------------


def half_made() -> tuple[dict[str, Any], list[int]]:
    """A position with a half-made offer, and the board of its maker: one place, then the half-made offer."""
    position = act(lot(trade_offers=1), HALF).to_dict()
    row = position["board"][0]
    carrack.load(position)
    return position, row


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("index", "number"),
    [
        (0, 1),  # to its maker himself
        (0, 0),  # to nobody
        (1, 30),  # it counters an offer of a seat that is not there
        (1, 19),  # it counters an offer that does not lie there
        (7, 3),  # more bonds than the maker holds
        (7, 0),  # no cards, though some were named
        (8, 1),  # gold that was not named
    ],
)
def test_a_position_with_an_impossible_half_made_offer_is_refused(index: int, number: int) -> None:
    position, row = half_made()
    row[len(row) // 2 + index] = number
    with pytest.raises(carrack.PositionError):
        carrack.load(position)


@pytest.mark.clause("E5.7")
def test_a_position_in_which_an_offer_was_begun_that_may_not_be_made_is_refused() -> None:
    position, _ = half_made()
    position["offers"][0] = 4
    with pytest.raises(carrack.PositionError, match="too-many"):
        carrack.load(position)
