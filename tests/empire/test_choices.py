"""What a client shows: all choices of a node, greyed ones with the reason, amounts as ranges, and what one leads to."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import carrack
from carrack.games.empire.title import TITLE
from carrack.games.empire.words import CARDS
from support.empire import claiming, in_turns, legal, play, question, seal
from support.menus import check_greyed, check_whole_menu, ids, once_by_name
from support.refusal_census_of_empire import Census, Setting


def in_windows(name: str, players: int, **options: Any) -> Setting:
    """Players bid one after the other or unseen, and trade in windows."""
    return Setting(name, players, {"trades": "windows", "trade_offers": 1, **options})


SETTINGS = [
    in_windows("2", 2, auction="turns", trade_offers=2),
    in_windows("3", 3, auction="sealed", version="beginner"),
    in_windows("4", 4, auction="sealed", claim_rounds=3),
    in_windows("5", 5, auction="turns", version="beginner", strict_bank=True),
    in_windows("6", 6, auction="turns", claim_rounds=2),
    Setting("open-2", 2, {"version": "beginner", "trade_offers": 3}),
    Setting("open-3", 3, {"trade_offers": 2}),
    Setting("open-4", 4, {"version": "beginner", "trade_offers": 1, "open_holdings": True}),
    Setting("board-5", 5, {"auction": "turns", "trade_offers": 1, "claim_rounds": 2}),
    Setting("lots-6", 6, {"version": "beginner", "trades": "off", "strict_bank": True}),
]
EVERY_SETTING = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting.name} players")
MOST = 128
LANGUAGES = ("en", "fr", "it")
HOLE = r"[{}$_]|\bs\d\b|great-britain|sealed-bid|choice-|part-|give-"  # what should have become a word


def play_on(setting: Setting, game: carrack.Game, rng: carrack.Rng) -> None:
    """A random move of the next who has to choose."""
    seat = waiting(game)
    game.play(Census(setting).choose(game, game.legal_moves(seat), rng), seat)


def waiting(game: carrack.Game) -> int:
    return next(seat for seat in game.deciders if seat not in game.committed)


# Choices --------------------------------------------------------------------------------------------------------------


class Walk:
    """The choices of the nodes of a random game: one in five, and the first two of every kind."""

    def __init__(self, setting: Setting) -> None:
        self.nodes: list[tuple[list[int], list[carrack.Choice]]] = []
        self.asks: Counter[str] = Counter()
        self.things: dict[str, carrack.Ask | carrack.Choice | carrack.Refusal] = {}  # to be told, each once
        game = setting.game(1)
        rng = carrack.Rng(1)
        while not game.is_over:
            ask = game.ask
            assert ask is not None
            self.asks[ask.kind] += 1
            if rng.below(5) == 0 or self.asks[ask.kind] <= 2:
                seat = waiting(game)
                choices = game.choices(seat)
                self.nodes.append((game.legal_moves(seat), choices))
                check_greyed(game, seat, choices, never=("when-", "no-such", "not-yourself"))
                refusals = [choice.refusal for choice in choices if choice.refusal is not None]
                things: list[carrack.Ask | carrack.Choice | carrack.Refusal] = [ask, *choices, *refusals]
                self.things.update({str(thing): thing for thing in things})
            play_on(setting, game, rng)


walk = once_by_name(SETTINGS, Walk)


@EVERY_SETTING
def test_choices_are_the_whole_menu_in_ascending_order(setting: Setting) -> None:
    """Each id once, whatever is greyed; what is not greyed is legal, and the walk has seen that the rest is not."""
    for moves, choices in walk(setting.name).nodes:
        check_whole_menu(moves, choices)


@EVERY_SETTING
def test_every_amount_of_a_kind_is_in_one_choice(setting: Setting) -> None:
    """Legal amounts have no gap in them, and a greyed range on each side at most."""
    for _, choices in walk(setting.name).nodes:
        amounts = [choice for choice in choices if choice.amount is not None]
        assert all(choice.amount and choice.amount[0] == choice.args["amount"] for choice in amounts)
        assert all(TITLE.notation.kind(ids(choice)[-1]).name == choice.kind for choice in amounts)
        legal_kinds = Counter(choice.kind for choice in amounts if choice.refusal is None)
        greyed_kinds = Counter(choice.kind for choice in amounts if choice.refusal is not None)
        assert max(legal_kinds.values(), default=1) == 1
        assert max(greyed_kinds.values(), default=0) <= 2


@EVERY_SETTING
def test_at_most_128_legal_choices_at_a_node(setting: Setting) -> None:
    for _, choices in walk(setting.name).nodes:
        assert len([choice for choice in choices if choice.refusal is None]) <= MOST
        assert all(len(ids(choice)) <= 512 for choice in choices)


@EVERY_SETTING
def test_questions_choices_and_reasons_are_told_in_all_languages(setting: Setting) -> None:
    """No placeholder is left, and the languages differ."""
    found = walk(setting.name)
    assert len(found.asks) >= (5 if setting.options.get("trades") == "windows" else 2)
    for thing in found.things.values():
        told = [carrack.narrate(thing, lang, seat=0) for lang in LANGUAGES]
        assert not [text for text in told if re.search(HOLE, text) or not text]
        assert len(set(told)) == len(told), told


def test_every_kind_of_question_and_of_choice_is_told() -> None:
    every = [thing for setting in SETTINGS for thing in walk(setting.name).things.values()]
    assert {thing.kind for thing in every if isinstance(thing, carrack.Ask)} == TITLE.asks.keys()
    assert {thing.kind for thing in every if isinstance(thing, carrack.Choice)} == {kind.name for kind in TITLE.kinds}


def test_the_largest_node_there_is() -> None:
    """Two who hold more of everything than can be named: cards to give, and cards to ask for."""
    everything = dict.fromkeys(CARDS, 600)
    game = in_turns(players=6, open_holdings=True).hold(0, **everything).hold(1, **everything).trade().game()
    game.play("offer 1")
    assert len(game.legal_moves()) == 2 * 7 * 511
    choices = game.choices()
    assert [choice.amount for choice in choices if choice.refusal is None] == [(1, 511)] * 14
    assert [choice.notation for choice in choices if choice.refusal is not None] == ["done"]


# Amounts --------------------------------------------------------------------------------------------------------------


def ranges(game: carrack.Game, kind: str, seat: int | None = None) -> list[tuple[str, tuple[int, int] | None, str]]:
    """The choices of a kind: the first as text, the amounts, and why not."""
    return [
        (choice.notation, choice.amount, choice.refusal.code if choice.refusal else "")
        for choice in game.choices(seat)
        if choice.kind == kind
    ]


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("auction", ["turns", "sealed"])
def test_bids_are_a_range_between_two_greyed_ones(auction: str) -> None:
    """The first that is too high stands for all of them, and so does the last that is too low."""
    game = in_turns(players=2, auction=auction).hold(0, gold=9).hold(1, gold=9).auction("good").game()
    expected = [("bid 0", (0, 0), "bid-too-low"), ("bid 1", (1, 9), ""), ("bid 10", (10, 10), "bid-too-high")]
    assert ranges(game, "bid", 0) == expected
    seal(game, "bid 4", "bid 5") if auction == "sealed" else play(game, "bid 4", "bid 5")
    expected = [("bid 4", (4, 4), "bid-too-low"), ("bid 5", (5, 9), ""), ("bid 10", (10, 10), "bid-too-high")]
    assert ranges(game, "bid", 0) == expected


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        (0, [("bid 0", (0, 1), "nothing-more-to-bid")]),
        (1, [("bid 0", (0, 0), "bid-too-low"), ("bid 1", (1, 1), ""), ("bid 2", (2, 2), "bid-too-high")]),
        (510, [("bid 0", (0, 0), "bid-too-low"), ("bid 1", (1, 510), ""), ("bid 511", (511, 511), "bid-too-high")]),
        (511, [("bid 0", (0, 0), "bid-too-low"), ("bid 1", (1, 511), "")]),
        (600, [("bid 0", (0, 0), "bid-too-low"), ("bid 1", (1, 511), "")]),
    ],
)
def test_bids_go_as_far_as_gold_and_numbers_do(gold: int, expected: Any) -> None:
    game = in_turns(players=2).hold(0, gold=gold).hold(1, gold=9).auction("good").game()
    assert ranges(game, "bid") == expected


@pytest.mark.clause("E4.1")
@pytest.mark.parametrize(
    ("goods", "expected"),
    [
        (0, [("sell 0", (0, 0), ""), ("sell 1", (1, 7), "too-few-goods")]),
        (3, [("sell 0", (0, 3), ""), ("sell 4", (4, 7), "too-few-goods")]),
        (7, [("sell 0", (0, 7), "")]),
        (9, [("sell 0", (0, 7), "")]),
    ],
)
def test_sales_are_a_range(goods: int, expected: Any) -> None:
    game = in_turns(players=2).hold(0, good=goods).at("commerce").game()
    assert ranges(game, "sell", 0) == expected


@pytest.mark.clause("E5.7")
def test_cards_of_an_offer_are_ranges() -> None:
    game = in_turns(players=2, open_holdings=True).hold(0, bond=3).hold(1, colony=511, gold=510).trade().game()
    game.play("offer 1")
    assert ranges(game, "give-bond") == [("give 1 bond", (1, 3), ""), ("give 4 bond", (4, 4), "you-hold-fewer")]
    assert ranges(game, "give-gold") == [("give 1 gold", (1, 1), "you-hold-fewer")]
    assert ranges(game, "for-colony") == [("for 1 colony", (1, 511), "")]
    assert ranges(game, "for-gold") == [("for 1 gold", (1, 510), ""), ("for 511 gold", (511, 511), "holds-fewer")]


# What is greyed -------------------------------------------------------------------------------------------------------


def greyed(game: carrack.Game, seat: int = 0) -> dict[str, str]:
    return {choice.notation: choice.refusal.code for choice in game.choices(seat) if choice.refusal}


@pytest.mark.clause("E7.2")
def test_nations_that_are_not_laid_out_are_greyed() -> None:
    game = claiming("spain", "france", "venice")
    others = ("ottomans", "portugal", "netherlands", "great-britain", "prussia")
    assert greyed(game) == {f"select {nation}": "not-laid-out" for nation in others}


@pytest.mark.clause("E5.3")
def test_withdrawing_is_greyed_for_who_is_not_tied() -> None:
    game = in_turns(players=2).hold(0, gold=9).hold(1, gold=9).auction("good").game()
    game.play("bid 2")
    assert greyed(game, 1) == {"withdraw": "not-tied", "bid 0": "bid-too-low", "bid 10": "bid-too-high"}


@pytest.mark.clause("E5.7")
def test_offers_to_who_has_as_little_as_oneself_are_greyed() -> None:
    """Nobody is offered a trade with himself, or with a seat that is not there."""
    game = in_turns(players=3, open_holdings=True).hold(2, colony=1).trade().game()
    assert greyed(game) == {"offer s1": "nothing-held"}


@pytest.mark.clause("E5.7")
def test_while_an_offer_is_made_what_was_named_is_greyed() -> None:
    game = in_turns(players=2).hold(0, good=1, bond=1, gold=1).hold(1, gold=1).trade().game()
    play(game, "offer 1", "give 1 bond")
    named = ("supporter", "revolt", "good", "bond")
    codes = greyed(game)
    assert {text for text, code in codes.items() if code == "cards-in-order"} >= {f"1 {card}" for card in named}
    assert codes["2 gold"] == "you-hold-fewer"
    assert not [text for text in codes if text.startswith("give")]


@pytest.mark.clause("E5.7")
def test_a_counter_is_greyed_for_who_has_no_offer_left() -> None:
    game = in_turns(players=2, trade_offers=1).hold(0, gold=1).hold(1, gold=1).trade().game()
    play(game, "offer 1 give 1 gold done", "refuse", "offer 0 give 1 gold done")
    assert (legal(game), greyed(game)) == (["accept", "refuse"], {"counter": "no-offers-left"})


# Previews -------------------------------------------------------------------------------------------------------------


def random_line(game: carrack.Game, seat: int, rng: carrack.Rng) -> str:
    """Moves of one line, as far as they go without an answer; in an open node at most until a draft lies there."""
    trial = carrack.load(game.to_dict())
    texts: list[str] = []
    while not texts or is_in_line(trial, seat):
        moves = trial.legal_moves(seat)
        move = moves[rng.below(len(moves))]
        texts.append(trial.notation(move, seat))
        trial.play(move, seat)
    return " ".join(texts)


def is_in_line(game: carrack.Game, seat: int) -> bool:
    """Whether a seat is making up an offer."""
    if game.mode == "open":
        return bool(game.to_dict()["drafting"][seat])
    return game.state.is_mid_line() and game.deciders == (seat,)


def until_development(events: Sequence[carrack.Event], is_shown: bool) -> Sequence[carrack.Event]:
    """Return what a preview may tell: a development shows what everybody holds, so that one stops before it (E1.4)."""
    ends = [at for at, event in enumerate(events) if event.args == {"phase": "development"}]
    return events[: ends[0]] if ends and not is_shown else events


@EVERY_SETTING
@pytest.mark.clause("E1.4")
def test_what_is_foreseen_is_what_happens(setting: Setting) -> None:
    """In a sealed node nothing; elsewhere all that `play` then reports, up to a development that shows holdings."""
    lines = sealed = 0
    game = setting.game(2)
    rng = carrack.Rng(2)
    while not game.is_over:
        if game.mode == "sealed":
            seat = waiting(game)
            assert game.preview(seat, game.legal_moves(seat)[-1]) == ()
            sealed += 1
        if game.mode == "sealed" or rng.below(3):
            play_on(setting, game, rng)
            continue
        seat = waiting(game)
        line = random_line(game, seat, rng)
        number, key, told_so_far = game.number, game.state.key(), len(game.events())
        foreseen = game.preview(seat, line)
        assert (game.number, game.state.key(), len(game.events())) == (number, key, told_so_far)
        assert until_development(game.play(line, seat), bool(game.options["open_holdings"])) == foreseen
        assert not any(event.tells for event in foreseen)
        lines += game.number > number + 1
    assert sealed >= 5 * setting.players
    assert lines >= (10 if setting.options.get("trades") != "off" else 0)


@pytest.mark.clause("E5.7")
def test_a_whole_offer_is_foreseen() -> None:
    game = in_turns(players=3).hold(0, bond=1).hold(2, colony=2, gold=1).trade().game()
    foreseen = game.preview(0, "offer 2 give 1 bond for 1 colony")
    assert [(event.kind, tuple(event.args.values())) for event in foreseen] == [
        ("offers", (0, 2)), ("gives", (0, 1, "bond")), ("asks", (0, 1, "colony")),
        ("proposed", (0, 2, "1 card-bond", "1 card-colony")),
    ]  # fmt: skip
    assert question(game) == "trade"


@pytest.mark.clause("E5.4", "E5.5")
def test_who_would_win_is_foreseen() -> None:
    game = in_turns(players=2).hold(0, gold=5).hold(1, gold=5).auction("bond").game()
    play(game, "bid 3", "pass", "pass")
    foreseen = game.preview(1, "pass")
    assert [event.args for event in foreseen if event.kind == "won"] == [{"seat": 0, "amount": 3, "card": "bond"}]
    assert until_development(game.play("pass"), is_shown=False) == foreseen


@pytest.mark.clause("E1.4", "E6.1")
def test_with_open_holdings_the_last_development_is_foreseen_to_the_end_of_the_game() -> None:
    layout = in_turns(players=2, open_holdings=True).round(5).hold(0, population=1).hold(1, gold=1)
    game = layout.trade().game()
    game.play("pass")
    assert [event.kind for event in game.preview(1, "pass")][-2:] == ["gained", "end"]


def test_a_refused_move_has_no_preview() -> None:
    game = in_turns(players=2).hold(0, gold=1).trade().game()
    for seat, text in ((0, "bid 1"), (0, "offer 1 give 2 gold done"), (1, "pass")):
        with pytest.raises(carrack.IllegalMove):
            game.preview(seat, text)
