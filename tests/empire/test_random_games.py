"""Random games of every kind: they end, no card is lost, and records bring them back."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import carrack
from carrack.engine.core.chance import QuickChance
from carrack.games.empire.title import TITLE
from carrack.games.empire.words import CARDS
from support.empire import question

VERSIONS = ("beginner", "standard")
AUCTIONS = ("open", "turns", "sealed")
MAX_DEPTH = 24
ENOUGH = 20_000  # more moves than any game has
CHECKED = 5  # every fifth position is checked whole: a fault stays

# What is printed, less the six cards of the row (E1.1, E2.2), in the order of CARDS.
PRINTED = {"beginner": [75, 25, 43, 33, 28, 20, 410], "standard": [75, 25, 44, 33, 28, 19, 410]}

every_kind = pytest.mark.parametrize(
    ("players", "version", "auction", "trades"),
    [
        *itertools.product(range(2, 7), VERSIONS, AUCTIONS, ("open",)),
        *itertools.product((3,), VERSIONS, AUCTIONS, ("windows", "ends", "off")),
    ],
)


def opened(players: int, seed: int, **options: Any) -> Any:
    """A new position at its first choice, without the border around it."""
    state = TITLE.open(players, TITLE.default_options(players, options), TITLE.rules_versions[-1], QuickChance(seed))
    state.run_on()
    return state


def lively(moves: list[int], rng: random.Random) -> int:
    """A random move; amounts are small as a rule, so that gold lasts and ties come about."""
    return moves[min(rng.randrange(len(moves)), rng.randrange(len(moves)))]


@every_kind
@pytest.mark.parametrize("strict_bank", [False, True])
@pytest.mark.clause("E1.1", "E1.3", "E6.1")
def test_a_random_game_ends_with_every_card_accounted_for(
    players: int, version: str, auction: str, trades: str, strict_bank: bool
) -> None:
    """On the way moves are ascending, the agenda stays low and nobody holds less than nothing."""
    options = {"version": version, "auction": auction, "trades": trades, "strict_bank": strict_bank, "trade_offers": 1}
    state = opened(players, players, **options)
    rng = random.Random(players)
    played = 0
    while not state.is_over() and played < ENOUGH:
        moves = state.moves()
        assert moves == sorted(set(moves))
        assert state.depth <= MAX_DEPTH
        assert min(state.cards) >= 0
        if played % CHECKED == 0:
            TITLE.check(state)
        state.apply(lively(moves, rng))
        played += 1
    TITLE.check(state)
    assert state.is_over()


# Through the border ---------------------------------------------------------------------------------------------------


def waiting(game: carrack.Game) -> list[int]:
    """The seats that still have to choose."""
    return [seat for seat in game.deciders if seat not in game.committed]


def walk(game: carrack.Game, seed: int) -> Iterator[carrack.Game]:
    """Play at random to the end; the game before every choice, and at last when it is over."""
    rng = random.Random(seed)
    while not game.is_over:
        yield game
        seat = rng.choice(waiting(game))
        game.play(lively(game.legal_moves(seat), rng), seat)
    yield game


def new(players: int, version: str, auction: str, **options: Any) -> carrack.Game:
    return carrack.new_game(
        "empire", players=players, seed=players, version=version, auction=auction, trade_offers=1, **options
    )


def totals(game: carrack.Game) -> list[int]:
    """How many cards of each kind bank and players have, those under unclaimed nations included."""
    position = game.to_dict()
    support = [sum(under[kind] for under in position["under"]) for kind in (0, 1)]
    return [
        sum(held[kind] for held in position["cards"]) + position["bank"][kind] + (support[kind] if kind < 2 else 0)
        for kind in range(len(CARDS))
    ]


@pytest.mark.parametrize(("version", "auction"), list(itertools.product(VERSIONS, AUCTIONS)))
@pytest.mark.clause("E1.1", "E1.3")
def test_bank_and_players_together_always_have_the_printed_cards(version: str, auction: str) -> None:
    assert {tuple(totals(game)) for game in walk(new(3, version, auction), 1)} == {tuple(PRINTED[version])}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.clause("E1.3")
def test_a_strict_bank_never_gives_what_it_has_not(version: str) -> None:
    game = new(6, version, "turns", strict_bank=True)
    assert min(min(game.to_dict()["bank"]) for _ in walk(game, 2)) >= 0


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.clause("E6.1")
def test_a_game_has_six_developments_and_five_commerces_and_explorations(version: str) -> None:
    *_, game = walk(new(2, version, "turns"), 3)
    phases = [event.args["phase"] for event in game.events() if event.kind == "phase"]
    assert [phases.count(phase) for phase in ("development", "commerce", "exploration")] == [6, 5, 5]


@pytest.mark.parametrize("auction", AUCTIONS)
@pytest.mark.clause("E5.1", "E5.6")
def test_a_game_has_25_auctions_each_won_once_or_by_nobody(auction: str) -> None:
    *_, game = walk(new(4, "standard", auction), 4)
    kinds = [event.kind for event in game.events()]
    assert (kinds.count("card"), kinds.count("won") + kinds.count("nobody-won")) == (25, 25)


def again(game: carrack.Game) -> carrack.Game:
    """The game as the store's rows bring it back."""
    return carrack.replay("\n".join(game.entries()))


@pytest.mark.parametrize(
    ("players", "version", "auction"),
    [(2, "standard", "sealed"), (3, "beginner", "turns"), (6, "standard", "turns")],
)
@pytest.mark.clause("E6.1")
def test_the_record_of_a_finished_game_brings_it_back(players: int, version: str, auction: str) -> None:
    *_, game = walk(new(players, version, auction), 5)
    copy = carrack.replay(game.record())
    assert (copy.record(), copy.scores(), copy.winners()) == (game.record(), game.scores(), game.winners())


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.clause("E6.1")
def test_the_entries_of_a_finished_game_bring_it_back(players: int) -> None:
    *_, game = walk(new(players, "standard", "sealed"), 6)
    assert (again(game).to_dict(), again(game).events()) == (game.to_dict(), game.events())


def came_back(game: carrack.Game) -> bool:
    """Entries and position of a game both bring it back as it stands, what is pending included."""
    whole = game.to_dict()
    loaded = carrack.load(whole)
    stored = again(game)
    assert (loaded.to_dict(), loaded.committed) == (whole, game.committed)
    assert (stored.to_dict(), stored.committed, stored.entries()) == (whole, game.committed, game.entries())
    return True


@pytest.mark.parametrize(("auction", "trades"), [("turns", "windows"), ("turns", "open"), ("open", "open")])
@pytest.mark.clause("E5.7")
def test_half_made_offers_come_back_from_entries_and_positions(auction: str, trades: str) -> None:
    games = walk(new(3, "standard", auction, trades=trades), 7)
    middles = (game for game in games if game.state.is_mid_line() or any(game.to_dict()["drafting"]))
    assert [came_back(game) for game in itertools.islice(middles, 0, 60, 10)] == [True] * 6


@pytest.mark.parametrize("kind", ["claim", "sell", "sealed-bid"])
@pytest.mark.clause("E2.4", "E4.1", "E5.6")
def test_pending_choices_come_back_from_entries_and_positions(kind: str) -> None:
    games = walk(new(4, "standard", "sealed"), 8)
    pending = (game for game in games if game.committed and question(game) == kind)
    assert [came_back(game) for game in itertools.islice(pending, 3)] == [True] * 3


@pytest.mark.parametrize("auction", AUCTIONS)
@pytest.mark.clause("E5.6", "E5.7")
def test_a_record_read_halfway_brings_the_game_so_far_back(auction: str) -> None:
    for game in itertools.islice(walk(new(3, "beginner", auction), 9), 100, 120):
        if not game.committed:
            assert carrack.replay(game.record()).record() == game.record()
