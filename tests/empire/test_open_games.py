"""Random open games: any seat acts at any time, cards are kept, offers can be kept, copies are apart, games end."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.engine.core.chance import QuickChance
from carrack.games.empire.core.card import GOLD
from carrack.games.empire.core.state import Empire
from carrack.games.empire.figures import NAMES, BoardOffer, figures
from carrack.games.empire.title import TITLE
from support.open_empire import act

ENOUGH = 20_000  # more moves than any game has
CHECKED = 7  # every seventh position is checked whole: a fault stays

SEEDS = st.integers(0, 10_000)
PLAYERS = st.integers(2, 6)
OPTIONS = st.fixed_dictionaries(
    {
        "version": st.sampled_from(["beginner", "standard"]),
        "auction": st.sampled_from(["open", "open", "turns", "sealed"]),
        "trades": st.sampled_from(["open", "open", "windows", "ends", "off"]),
        "trade_offers": st.integers(0, 3),
        "strict_bank": st.booleans(),
    }
)


def opened(players: int, seed: int, options: dict[str, Any]) -> Empire:
    """A new position at its first choice, without the border around it."""
    state = TITLE.open(players, TITLE.default_options(players, options), TITLE.rules_versions[-1], QuickChance(seed))
    assert isinstance(state, Empire)
    state.run_on()
    return state


def chosen(state: Empire, rng: random.Random) -> tuple[int, int]:
    """A seat that may act, in an open node any seat, and a move of it."""
    seats = range(state.players) if state.is_open() else [state.decider()]
    seat = rng.choice([seat for seat in seats if state.moves(seat)])
    return seat, lively(state.moves(seat), rng)


def lively(moves: list[int], rng: random.Random) -> int:
    """A move of any kind, each as likely as the others; amounts are small, so that ties and trades come about."""
    kinds = [(kind, list(same)) for kind, same in itertools.groupby(moves, TITLE.notation.kind)]
    kind, same = rng.choice(kinds)
    return same[min(rng.randrange(len(same)) for _ in range(4))] if kind.amount else rng.choice(same)


def walk(state: Empire, rng: random.Random) -> Iterator[Empire]:
    """Play at random to the end; the position before every choice, and at last when it is over."""
    for _ in range(ENOUGH):
        yield state
        if state.is_over():
            return
        seat, move = chosen(state, rng)
        state.apply(move, seat)
    raise AssertionError("the game does not end")


@pytest.mark.clause("E1.1", "E5.7", "E6.1")
@given(players=PLAYERS, seed=SEEDS, options=OPTIONS)
def test_a_random_game_conserves_cards_and_ends(players: int, seed: int, options: dict[str, Any]) -> None:
    for at, state in enumerate(walk(opened(players, seed, options), random.Random(seed))):
        assert min(state.cards) >= 0
        if at % CHECKED == 0:
            TITLE.check(state)
    TITLE.check(state)
    assert state.round == 6


@pytest.mark.clause("E5.2", "E5.7")
@given(players=PLAYERS, seed=SEEDS, version=st.sampled_from(["beginner", "standard"]))
def test_nobody_ever_has_less_gold_than_he_bids(players: int, seed: int, version: str) -> None:
    for state in walk(opened(players, seed, {"version": version, "trade_offers": 2}), random.Random(seed)):
        assert all(state.card(seat, GOLD) >= state.bids[seat] for seat in range(players))


def is_held(state: Empire, offer: BoardOffer) -> bool:
    """Whether the maker of an offer holds what he gives, his bid not counted."""
    return all(state.card(offer.seat, NAMES.index(card)) >= n for card, n in offer.given.items())


@pytest.mark.clause("E5.7")
@given(players=PLAYERS, seed=SEEDS, auction=st.sampled_from(["open", "turns", "sealed"]))
def test_offers_on_the_board_can_be_kept_and_there_are_never_too_many(players: int, seed: int, auction: str) -> None:
    state = opened(players, seed, {"version": "beginner", "auction": auction, "trade_offers": 2})
    for at, now in enumerate(walk(state, random.Random(seed))):
        if at % CHECKED == 0:
            offers = figures(now, None).offers
            assert all(is_held(now, offer) for offer in offers)
            assert all(sum(offer.seat == seat for offer in offers) <= 2 for seat in range(players))
            assert all(now.offers[seat] <= 8 for seat in range(players))


@pytest.mark.clause("E5.7")
@given(players=PLAYERS, seed=SEEDS)
def test_who_can_take_an_offer_is_who_may_accept_it(players: int, seed: int) -> None:
    """The figure and the menus name the same seats, as long as these are not making up an offer."""
    game = carrack.new_game("empire", players=players, seed=seed, version="beginner", trade_offers=2)
    for state in walk(opened(players, seed, {"version": "beginner", "trade_offers": 2}), random.Random(seed)):
        if not state.is_open() or any(state.drafting):
            continue
        for offer in figures(state, None).offers:
            takes = [(seat, game.parse(f"accept s{offer.seat} {offer.place}", seat)[0]) for seat in range(players)]
            assert offer.can_take == [seat for seat, take in takes if take in state.moves(seat)]


@pytest.mark.clause("E5.6", "E5.7")
@given(players=PLAYERS, seed=SEEDS, options=OPTIONS)
def test_copies_of_a_random_game_are_independent(players: int, seed: int, options: dict[str, Any]) -> None:
    """A copy played on leaves the original alone, and played on alike both come out alike."""
    rng = random.Random(seed)
    for at, state in enumerate(walk(opened(players, seed, options), rng)):
        if at % 40 or state.is_over():
            continue
        key, copy, twin = state.key(), state.copy(), state.copy()
        copy.playout(carrack.Rng(at), 30)
        assert state.key() == key
        twin.playout(carrack.Rng(at), 30)
        assert copy.key() == twin.key()


@pytest.mark.clause("E5.6", "E5.7")
@given(players=PLAYERS, seed=SEEDS)
def test_a_random_open_game_comes_back_at_any_point(players: int, seed: int) -> None:
    """Entries, position and record, each read where somebody may have half made an offer."""
    rng = random.Random(seed)
    game = carrack.new_game("empire", players=players, seed=seed, version="beginner", trade_offers=1)
    for at in range(200):
        if game.is_over:
            break
        seats = range(players) if game.mode == "open" else [one for one in game.asked if one not in game.committed]
        seat = rng.choice([one for one in seats if game.legal_moves(one)])
        game.play(lively(game.legal_moves(seat), rng), seat)
        if at % 40 == 39:
            again = carrack.replay("\n".join(game.entries()))
            assert (again.to_dict(), again.events(), again.opened) == (game.to_dict(), game.events(), game.opened)
            assert carrack.load(game.to_dict()).to_dict() == game.to_dict()
            assert carrack.replay(game.record()).record() == game.record()


@pytest.mark.clause("E5.7")
def test_a_game_in_which_everybody_makes_all_offers_ends() -> None:
    """Each makes as many offers as he may, withdraws them, and only then wants no more."""
    game = carrack.new_game("empire", players=2, seed=1, version="beginner", trade_offers=1)
    offers = 0
    while not game.is_over:
        seat = game.asked[0] if game.mode == "open" else next(one for one in game.asked if one not in game.committed)
        texts = [game.notation(move, seat) for move in game.legal_moves(seat)]
        if "offer anybody" in texts:
            act(game, f"s{seat} offer anybody for 1 gold")
            offers += 1
        elif "cancel 1" in texts:
            act(game, f"s{seat} cancel 1")
        else:
            game.play("sell 0" if "sell 0" in texts else texts[-1], seat)
    assert offers == 5 * 2 * 4
