"""Why not: every id gets an answer that is true, that helps, that cites a clause and that can be told.

The suite looks at 750 random positions; `python tests/support/refusal_census_of_empire.py` at ten thousand.
"""

import re
from functools import cache

import pytest

import carrack
from carrack.engine.types import Refusal
from carrack.games.empire import reasons
from carrack.games.empire.title import TITLE
from support.empire import claiming, in_turns, play, seal
from support.refusal_census_of_empire import SHORT, SPACE, Census, Setting, settings
from support.refusal_truths_of_empire import PAIRS, REMEDIES, TRUTHS, Case

RULES = carrack.rules("empire")
EVERY_SETTING = pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
POSITIONS = 25  # of each of 30 settings
FIRST_ONLY = {"rival-holds-fewer"}  # codes of version 1 of the rules
HOLE = r"[{}$_]|\bs\d\b|great-britain|when-|[a-z]-first"  # what should have become a word


@cache
def census(name: str) -> Census:
    """One census a setting for the whole run."""
    return Census(next(setting for setting in settings() if setting.name == name)).take(POSITIONS)


@cache
def every() -> list[Census]:
    return [census(setting.name) for setting in settings()]


@EVERY_SETTING
def test_every_answer_is_true_and_helps(setting: Setting) -> None:
    """No refusal for legal moves alone; what it says holds; its remedy can be carried out; "never" is never."""
    assert census(setting.name).faults == []


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_answer_can_be_told(lang: str) -> None:
    """Its arguments are declared, its clause has a text, and so has its sentence, without a hole in it."""
    for code, clause, remedy, args in set().union(*(found.answers for found in every())):
        assert {name for name, _ in args} == set(TITLE.refusals[code]), code
        assert RULES[clause].text, (code, clause)
        told = carrack.narrate(Refusal(code, dict(args), clause, remedy, game="empire"), lang, seat=0)
        assert told.endswith(f" ({clause})"), told
        assert not re.search(HOLE, told), told


def test_no_answer_says_when_where_the_kind_of_move_is_what_is_asked() -> None:
    """At most one in a hundred may; none does."""
    due = sum(found.due.total() for found in every())
    assert due > 30_000
    assert sum(found.generic() for found in every()) / due <= 0.01
    assert sum(found.share({"no-such-move", "not-asked"}) for found in every()) == 0


def test_the_census_meets_every_question_and_every_answer() -> None:
    """And no remedy that no case of `test_remedies` carries out."""
    found = every()
    assert {kind for one in found for kind in one.kinds} == TITLE.asks.keys()
    assert {code for one in found for code in one.codes} == TITLE.refusals.keys() - FIRST_ONLY
    assert {(code, remedy) for one in found for code, _, remedy, _ in one.answers} <= PAIRS


def test_every_code_and_every_remedy_has_a_truth() -> None:
    assert reasons.CODES.keys() == TRUTHS.keys()
    assert set(TITLE.remedies) == REMEDIES.keys()
    assert {remedy for _, remedy in PAIRS} == REMEDIES.keys()


# Answers that would be easy to get wrong ------------------------------------------------------------------------------


def why(game: carrack.Game, text: str | int, seat: int | None = None) -> tuple[str, dict[str, int | str]]:
    """Code and arguments; and the answer is true."""
    who = game.deciders[0] if seat is None else seat
    refusal = game.why_not(who, text)
    assert refusal is not None, f"{text} is legal"
    if not refusal.code.startswith("when-"):
        here = Case(game, who)
        (move,) = game.parse(text, who) if isinstance(text, str) else (text,)
        here.refused(move, refusal)
        assert TRUTHS[refusal.code](here)
        assert REMEDIES[refusal.remedy](here)
    return refusal.code, dict(refusal.args)


def trading(*texts: str) -> carrack.Game:
    """Seat 0 offers something to seat 1."""
    layout = in_turns(players=3).hold(0, good=2, bond=1, gold=9).hold(1, supporter=1, colony=2, gold=4)
    return play(layout.trade().game(), "offer 1", *texts)


@pytest.mark.clause("E5.7")
def test_cards_of_a_part_are_ones_own_until_something_is_asked_for() -> None:
    assert why(trading("give 1 good"), "10 gold") == ("you-hold-fewer", {"card": "gold", "amount": 9})
    game = trading("give 1 good", "for 1 colony")
    assert why(game, "411 gold") == ("more-than-printed", {"card": "gold", "amount": 410})


@pytest.mark.clause("E5.7")
def test_the_order_of_cards_starts_again_with_what_is_asked_for() -> None:
    game = trading("give 1 bond", "for 1 supporter")
    assert why(game, "1 supporter") == ("cards-in-order", {})
    assert game.why_not(0, "2 colony") is None


@pytest.mark.clause("E5.7")
def test_the_order_is_told_before_what_is_missing() -> None:
    """Naming fewer would not help."""
    assert why(trading("give 1 bond"), "9 good") == ("cards-in-order", {})
    assert why(trading("give 1 bond"), "0 good") == ("cards-in-order", {})


@pytest.mark.clause("E5.7")
def test_none_of_a_kind_is_no_part_whoever_holds_it() -> None:
    assert why(trading(), "give 0 colony") == ("nothing-is-no-part", {})
    assert why(trading(), "for 0 good") == ("nothing-is-no-part", {})


@pytest.mark.clause("E5.7")
def test_the_counter_of_an_offer_is_made_to_who_made_it() -> None:
    game = play(trading("give 1 good", "done"), "counter")
    assert why(game, "offer 2") == ("offer-begun", {"seat_rival": 0})
    assert why(game, "for 46 good") == ("more-than-printed", {"card": "good", "amount": 45})


@pytest.mark.clause("E5.7")
def test_who_answers_is_told_whom() -> None:
    game = trading("give 1 good", "done")
    assert why(game, "offer 2") == ("answer-first", {"seat_rival": 0})
    assert why(game, "done") == ("answer-first", {"seat_rival": 0})


@pytest.mark.clause("E1.3", "E5.7")
def test_seats_that_nobody_sits_on_are_told_apart_from_ones_own() -> None:
    game = in_turns(players=2).hold(0, gold=1).trade().game()
    codes = [why(game, move)[0] for move in SHORT if TITLE.notation.kind(move).name == "offer" if game.why_not(0, move)]
    assert codes == ["not-yourself", *["no-such-seat"] * 4]


@pytest.mark.clause("E5.2")
def test_what_cannot_be_named_cannot_be_bid() -> None:
    game = play(in_turns(players=2).hold(0, gold=600).hold(1, gold=600).auction("good").game(), "bid 511", "bid 511")
    assert why(game, "bid 511") == ("nothing-more-to-bid", {"amount": 511})


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("bid", ["bid 0", "bid 4", "bid 5", "bid 6", "bid 511"])
def test_who_has_bid_everything_is_not_told_to_bid_otherwise(bid: str) -> None:
    game = play(in_turns(players=2).hold(0, gold=5).hold(1, gold=9).auction("good").game(), "bid 5", "bid 5")
    assert why(game, bid) == ("nothing-more-to-bid", {"amount": 5})


@pytest.mark.clause("E4.1")
def test_at_most_seven_goods_are_sold_and_none_of_them_is_refused_to_who_has_eight() -> None:
    game = in_turns(players=2).hold(0, good=8).hold(1, good=6).at("commerce").game()
    assert [game.why_not(0, f"sell {n}") for n in range(8)] == [None] * 8
    assert why(game, "sell 7", 1) == ("too-few-goods", {"amount": 6})


@pytest.mark.clause("E2.1")
def test_a_game_without_nations_says_so_at_any_time() -> None:
    game = carrack.new_game("empire", players=2, seed=1, version="beginner")
    assert why(game, "select spain", 0) == ("no-nations", {})


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("text", ["offer 1", "give 1 gold", "for 1 gold", "1 gold", "done", "accept", "counter"])
def test_a_game_without_trades_says_so_at_any_time(text: str) -> None:
    game = in_turns(players=2, trade_offers=0).hold(0, gold=5).auction("good").game()
    assert why(game, text) == ("no-trades", {})


@pytest.mark.clause("E2.4", "E4.1", "E5.6")
@pytest.mark.parametrize("kind", ["claim", "sell", "sealed-bid"])
def test_what_others_chose_unseen_changes_no_answer(kind: str) -> None:
    """Seat 0 is tied with both others, who withdraw, raise, sell or select; it must not learn that from a refusal."""
    layout = in_turns(players=3, auction="sealed").hold(1, good=3, gold=9).hold(2, gold=9)
    game, one, other = {
        "claim": (claiming("spain", "france", "venice"), "select spain", "select spain"),
        "sell": (layout.at("commerce").game(), "sell 3", "sell 0"),
        "sealed-bid": (layout.auction("good").game(), "withdraw", "bid 9"),
    }[kind]
    before = [game.why_not(0, move) for move in SHORT]
    game.play(one, 1)
    game.play(other, 2)
    assert [game.why_not(0, move) for move in SHORT] == before


@pytest.mark.clause("E5.6")
def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    refusal = seal(in_turns(players=2).at("commerce").game(), "sell 0", "sell 0").why_not(1, "bid 1")
    assert refusal is not None
    assert (refusal.code, refusal.args, refusal.clause) == ("not-your-turn", {"seat": 0}, "E5.2")


def test_ids_beyond_the_space_are_no_moves() -> None:
    game = trading()
    assert [refusal and refusal.code for refusal in (game.why_not(0, -1), game.why_not(0, SPACE))] == [
        "no-such-move",
        "no-such-move",
    ]
