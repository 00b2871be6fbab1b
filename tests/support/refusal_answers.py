"""The refusals of illegal ids in random games: the part that the censuses of both games share."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

import carrack
from carrack.engine.title import Title
from support.progress import tell

GENERIC = {"no-such-move", "not-asked"}  # codes that give no reason
WORLD_EVERY = 8  # one position in so many is also examined as a sampled world of the seat


class Table(Protocol):
    """A game with its options and number of players."""

    @property
    def name(self) -> str: ...

    def game(self, seed: int, /) -> carrack.Game: ...


class Refused:
    """A refused move: the move, the seat, and the position."""

    def __init__(self, title: Title, game: carrack.Game, seat: int, position: Any) -> None:
        self.title = title
        self.game = game
        self.seat = seat
        self.p = position
        self.options = game.options
        self.ask = game.ask or carrack.Ask("", {})
        self.legal = set(game.legal_moves(seat))
        self.kinds = {title.notation.kind(move).name for move in self.legal}

    def refused(self, move: int, refusal: carrack.Refusal) -> None:
        """Set the refused move that the questions below are about."""
        self.move = move
        self.args: Any = refusal.args
        try:
            self.words: Any = self.title.notation.args(move, self.seat, self.game.players)
        except carrack.NotationError:
            self.words = {"seat_rival": None}
        self.n = int(self.words.get("amount", 0))

    def names_nobody(self) -> bool:
        """Whether the move names a seat that this game does not have, but a game with more players would."""
        return self.words["seat_rival"] is None and "seat_rival" in self.title.notation.args(self.move, self.seat, 6)


C = TypeVar("C", bound=Refused)
Never = dict[tuple[int, str], str]  # by seat and kind of move: the refusal that said it will never be asked for


class Answers(Generic[C]):
    """The refusals in random games of one setting. Each game decides which positions to examine, and what is true."""

    moves: tuple[str, ...]  # the kind of every id
    truths: dict[str, Callable[[C], bool]]

    def __init__(self, setting: Table) -> None:
        self.setting = setting
        self.positions = 0
        self.asked = 0  # ids, over all positions
        self.legal = 0
        self.codes: Counter[str] = Counter()
        self.answers: set[tuple[str, str, str, tuple[tuple[str, Any], ...]]] = set()  # code, clause, remedy, args
        self.kinds: Counter[str] = Counter()  # of asks
        self.faults: list[str] = []

    # Overridden by each game -----------------------------------------------------------------------------------------

    def case(self, game: carrack.Game, seat: int) -> C:
        """Return the case of a refused move of a seat in this position."""
        raise NotImplementedError

    def tend(self, game: carrack.Game, seed: int) -> carrack.Game | None:
        """Return the game changed so that more happens in it, at the right time; once a game."""
        return None

    def is_wanted(self, game: carrack.Game, rng: carrack.Rng) -> bool:
        """Whether to examine a position."""
        raise NotImplementedError

    def actor(self, game: carrack.Game, rng: carrack.Rng) -> int:
        """Return the seat that acts next, and whose refusals are examined."""
        return next(seat for seat in game.deciders if seat not in game.committed)

    def choose(self, game: carrack.Game, legal: list[int], rng: carrack.Rng) -> int:
        """A random move."""
        raise NotImplementedError

    def ids(self, here: C) -> Iterable[int]:
        """The ids to ask for in a position."""
        return range(len(self.moves))

    def is_final(self, here: C, kind: str, refusal: carrack.Refusal) -> bool:
        """Whether a refusal says that the seat will never be asked for such a move."""
        raise NotImplementedError

    def is_another_moment(self, here: C, kind: str, refusal: carrack.Refusal) -> bool:
        """Whether it is true that such a move is asked for at another time."""
        return kind not in here.kinds

    # The census ------------------------------------------------------------------------------------------------------

    def share(self, codes: set[str]) -> float:
        """Return the share of all refusals that have one of these codes."""
        return sum(self.codes[code] for code in codes) / self.codes.total()

    def take(self, wanted: int) -> Self:
        """Examine so many positions of random games."""
        seed = 1
        while self.positions < wanted:
            self.play(seed, wanted)
            seed += 1
        return self

    def play(self, seed: int, wanted: int) -> None:
        """Examine some positions of a random game."""
        game = self.setting.game(seed)
        rng = carrack.Rng(seed)
        never: Never = {}
        is_tended = False
        while not game.is_over and self.positions < wanted:
            if not is_tended and (tended := self.tend(game, seed)) is not None:
                game, is_tended = tended, True
            seat = self.actor(game, rng)
            legal = game.legal_moves(seat)
            for kind in {self.moves[move] for move in legal}:
                if (seat, kind) in never:
                    self.faults.append(f"{self.setting.name}, seed {seed}: {never[seat, kind]}, and then it is asked")
            if self.is_wanted(game, rng):
                self.look(game, seat, never, seed)
            game.play(self.choose(game, legal, rng), seat)

    def look(self, game: carrack.Game, seat: int, never: Never, seed: int) -> None:
        """Try every id that is wanted."""
        here = self.case(game, seat)
        where = f"{self.setting.name}, seed {seed}, node {game.number}"
        self.positions += 1
        self.legal += len(here.legal)
        self.kinds[here.ask.kind] += 1
        greyed = {choice.move for choice in game.choices(seat) if choice.refusal is not None}
        world = carrack.what_if(game.view(seat)) if self.positions % WORLD_EVERY == 0 else None
        for move in self.ids(here):
            self.asked += 1
            refusal = game.why_not(seat, move)
            if (refusal is None) != (move in here.legal):
                self.faults.append(f"{where}: {move} is {'' if move in here.legal else 'not '}legal, but {refusal}")
            if world is not None and world.why_not(seat, move) != refusal:
                self.faults.append(f"{where}: {move} is answered otherwise in a world the seat takes for possible")
            if refusal is None:
                continue
            self.codes[refusal.code] += 1
            self.answers.add((refusal.code, refusal.clause, refusal.remedy, tuple(refusal.args.items())))
            if refusal.code not in GENERIC:
                self.check(here, move, refusal, never, where)
            elif move in greyed:
                self.faults.append(f"{where}: {move} is greyed with {refusal.code}")

    def check(self, here: C, move: int, refusal: carrack.Refusal, never: Never, where: str) -> None:
        """Whether a refusal is true."""
        kind = self.moves[move]
        if self.is_final(here, kind, refusal):
            never.setdefault((here.seat, kind), f"{refusal.code} for {kind} at node {here.game.number}")
        if refusal.code.startswith("when-"):
            if not self.is_another_moment(here, kind, refusal):
                self.faults.append(f"{where}: {kind}: {refusal.code} {refusal.remedy}, but that is not so")
            return
        here.refused(move, refusal)
        if not self.truths[refusal.code](here):
            self.faults.append(f"{where}: {here.game.notation(move, here.seat)}: {refusal.code} {refusal.args}")


def report(censuses: Sequence[Answers[Any]], positions: int) -> None:
    """Take censuses of so many positions in all, and print them."""
    began = time.monotonic()
    codes: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    faults: list[str] = []
    for i, census in enumerate(censuses):
        census.take(positions * (i + 1) // len(censuses) - positions * i // len(censuses))
        codes += census.codes
        kinds += census.kinds
        faults += census.faults
        tell(f"{census.setting.name}: generic {census.share(GENERIC):.2%}, faults {len(census.faults)}")
    for code, number in codes.most_common():
        tell(f"{number / codes.total():9.4%}  {code}")
    generic = sum(codes[code] for code in GENERIC) / codes.total()
    total, asked, legal = (sum(getattr(one, name) for one in censuses) for name in ("positions", "asked", "legal"))
    tell(f"{total} positions, {len(kinds)} kinds of asks, {asked} ids, {codes.total()} refusals, {legal} legal moves")
    tell(f"generic: {generic:.3%}; faults: {len(faults)}; {time.monotonic() - began:.0f} s")
    tell("\n".join(faults[:40]))
