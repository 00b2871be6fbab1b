"""Moves as text: a table of kinds, each a range of ids with a pattern of words.

`Kind("battle", BATTLE, "battle {region} {rival}")` is written `battle peru s2`: its ids run through all regions, and
for each through all rivals. Text is read without the position: who moves and how many play is enough.
"""

from bisect import bisect_right
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.errors import NotationError
from carrack.engine.types import Args

if TYPE_CHECKING:
    from carrack.engine.title import Title  # title imports Kind from here

RIVAL = "rival"  # a domain: seats, inside an id as steps left of the mover, in text absolute as s0 … s5
NUMBER = "number"  # a domain: plain numbers
CACHE_SIZE = 20_000  # parsed texts that are cached: games and replays repeat themselves

Words = dict[str, tuple[str, ...]]


class Kind(Struct, frozen=True):
    """A range of move ids. The pattern's words are literals, or `{domain}` / `{domain:size}` for a mixed-radix digit.

    The first digit weighs most. `first` is the id of its first move. A digit's size is the number of its domain's words
    or the size written: for `{rival}` six, for `{number:30}` thirty. Two digits of one domain are told apart by what
    follows an underscore: `{region_from} {region_to}`. `{building:56-58}` stands for its words 56 and 57 only. `amount`
    marks a kind whose ids form one choice with a range.
    """

    name: str
    first: int
    pattern: str
    amount: bool = False
    lowest: int = 0  # the number that digit 0 of a {number} stands for


class _Field:
    """One word of a pattern: a digit and the words that stand for its values. A literal is a digit with one value."""

    def __init__(self, kind: Kind, part: str, words: Words) -> None:
        name, _, size = part.strip("{}").partition(":")
        self.domain = name.partition("_")[0] if part.startswith("{") else ""
        self.key = name
        self.words: tuple[str, ...]
        if not self.domain:
            self.words = (part,)
        elif self.domain == RIVAL:
            self.key = f"seat_{name}"
            self.words = tuple(f"s{seat}" for seat in range(MAX_SEATS))
        elif self.domain == NUMBER:
            self.key = name.replace(NUMBER, "amount", 1)
            self.words = tuple(str(kind.lowest + digit) for digit in range(int(size)))
        else:
            begin, _, end = size.rpartition("-")
            self.words = words[self.domain][int(begin or 0) : int(end or len(words[self.domain]))]
        self.digits = {word: digit for digit, word in enumerate(self.words)}
        if len(self.digits) < len(self.words) or any(word.split() != [word] for word in self.words):
            raise ValueError(f"the words of {part} in {kind.name} cannot be told apart")

    def word(self, digit: int, seat: int, players: int) -> str:
        """Return the word of a digit."""
        if self.domain == RIVAL:
            if digit >= players:
                raise NotationError("no-such-seat", left=digit)
            digit = (seat + digit) % players
        return self.words[digit]

    def digit(self, word: str, seat: int, players: int) -> int | None:
        """Return the digit of a word, or None."""
        found = self.digits.get(word)
        if found is None and self.domain == RIVAL:
            found = self.digits.get(f"s{word}")  # people write a seat as a plain number too
        if found is not None and self.domain == RIVAL:
            return (found - seat) % players if found < players else None
        return found


class _Pattern:
    """A kind of move with its pattern split into words."""

    def __init__(self, kind: Kind, words: Words) -> None:
        self.kind = kind
        self.fields = [_Field(kind, part, words) for part in kind.pattern.split()]
        self.size = 1
        for field in self.fields:
            self.size *= len(field.words)
        self.amounts = len(next((field.words for field in self.fields[::-1] if field.domain == NUMBER), ()))
        keys = [field.key for field in self.fields if field.domain]
        if len(set(keys)) < len(keys):
            raise ValueError(f"two digits of {kind.name} have one name")

    def digits(self, move: int) -> list[tuple[_Field, int]]:
        """Return each word of the pattern with the move's digit; literals have digit 0."""
        rest = move - self.kind.first
        found = []
        for field in reversed(self.fields):
            rest, digit = divmod(rest, len(field.words))
            found.append((field, digit))
        return found[::-1]

    def match(self, tokens: list[str], seat: int, players: int) -> tuple[int, int]:
        """Return how many words match, and the move if all of them do."""
        move = 0
        for fits, (field, token) in enumerate(zip(self.fields, tokens, strict=False)):
            digit = field.digit(token, seat, players)
            if digit is None:
                return fits, -1
            move = move * len(field.words) + digit
        return min(len(self.fields), len(tokens)), self.kind.first + move


class Notation:
    """Converts moves of a game to text and back."""

    def __init__(self, title: "Title") -> None:
        self.move_space = title.move_space
        self._patterns = [_Pattern(kind, title.words) for kind in sorted(title.kinds, key=lambda kind: kind.first)]
        self._firsts = [row.kind.first for row in self._patterns]
        if [*self._firsts, self.move_space] != [0, *(row.kind.first + row.size for row in self._patterns)]:
            raise ValueError("the kinds leave gaps between their ids, or overlap")
        self._starts: dict[str, list[_Pattern]] = {}
        for row in self._patterns:
            for word in row.fields[0].words:
                self._starts.setdefault(word, []).append(row)
        for one, other in combinations(self._patterns, 2):
            self._check_apart(*sorted((one, other), key=lambda row: len(row.fields)))
        self._texts: dict[tuple[int, int, int], str] = {}
        self._names: dict[tuple[int, int, int], tuple[Args, tuple[str, ...]]] = {}
        self._parsed: dict[tuple[str, int, int], tuple[int, ...]] = {}

    def _check_apart(self, short: _Pattern, long: _Pattern) -> None:
        """Raise ValueError if a text fits both kinds, or reads as the short one followed by another move."""
        pairs = zip(short.fields, long.fields, strict=False)
        if any(a.digits.keys().isdisjoint(b.digits) for a, b in pairs):
            return
        if len(short.fields) == len(long.fields):
            raise ValueError(f"{short.kind.name} and {long.kind.name} can be the same text")
        if not self._starts.keys().isdisjoint(long.fields[len(short.fields)].words):
            raise ValueError(f"{long.kind.name} can be read as {short.kind.name} and another move")

    def _pattern(self, move: int) -> _Pattern:
        if not 0 <= move < self.move_space:
            raise NotationError("no-such-move", move=move)
        return self._patterns[bisect_right(self._firsts, move) - 1]

    def kind(self, move: int) -> Kind:
        """Return the kind of a move."""
        return self._pattern(move).kind

    def end(self, move: int) -> int:
        """Return the id after the last one that differs from a move of amounts only in its amount."""
        row = self._pattern(move)
        return move - (move - row.kind.first) % row.amounts + row.amounts

    def text(self, move: int, seat: int, players: int) -> str:
        """Return a seat's move as text."""
        key = (move, seat, players)
        text = self._texts.get(key)
        if text is None:
            text = " ".join(field.word(digit, seat, players) for field, digit in self._pattern(move).digits(move))
            self._texts[key] = text  # at most a few hundred thousand: ids × seats × player counts
        return text

    def args(self, move: int, seat: int, players: int) -> Args:
        """Return what a move names, for its sentence: words by domain, rivals as `seat_rival`, a number as `amount`."""
        return self._named(move, seat, players)[0].copy()

    def targets(self, move: int, seat: int, players: int) -> tuple[str, ...]:
        """Return what a move points at on the table, as `domain:word` and `seat:n`; numbers are no targets."""
        return self._named(move, seat, players)[1]

    def _named(self, move: int, seat: int, players: int) -> tuple[Args, tuple[str, ...]]:
        key = (move, seat, players)
        named = self._names.get(key)
        if named is None:
            if len(self._names) >= CACHE_SIZE:
                self._names.clear()
            named = self._names[key] = self._name(move, seat, players)
        return named

    def _name(self, move: int, seat: int, players: int) -> tuple[Args, tuple[str, ...]]:
        """Return what a move names, by domain and as targets."""
        args: Args = {}
        targets = []
        for field, digit in self._pattern(move).digits(move):
            word = field.word(digit, seat, players)
            if field.domain == RIVAL:
                args[field.key] = int(word[1:])
                targets.append(f"seat:{word[1:]}")
            elif field.domain == NUMBER:
                args[field.key] = int(word)
            elif field.domain:
                args[field.key] = word
                targets.append(f"{field.domain}:{word}")
        return args, tuple(targets)

    def parse(self, text: str, seat: int, players: int) -> tuple[int, ...]:
        """Return the moves of a text; at each word the longest kind that matches is taken.

        Raises:
            NotationError: A word does not match, or the text is empty or unfinished.
        """
        key = (text, seat, players)
        if key not in self._parsed:
            if len(self._parsed) >= CACHE_SIZE:
                self._parsed.clear()
            self._parsed[key] = self._parse(text, seat, players)
        return self._parsed[key]

    def parse_one(self, text: str, seat: int, players: int) -> int:
        """Return the move of a text that has exactly one.

        Raises:
            NotationError: As `parse`, or the text has several moves.
        """
        moves = self.parse(text, seat, players)
        if len(moves) != 1:
            raise NotationError("no-such-move", move=text)
        return moves[0]

    def _parse(self, text: str, seat: int, players: int) -> tuple[int, ...]:
        tokens = text.split()
        if not tokens:
            raise NotationError("empty")
        moves: list[int] = []
        at = 0
        while at < len(tokens):
            furthest = 0
            longest = 0
            for row in self._starts.get(tokens[at], ()):
                fits, move = row.match(tokens[at : at + len(row.fields)], seat, players)
                furthest = max(furthest, fits)
                if fits == len(row.fields) > longest:
                    longest = fits
                    found = move
            if not longest:
                at += furthest
                if at == len(tokens):
                    raise NotationError("unfinished", word=tokens[-1])
                raise NotationError("not-understood", word=tokens[at], place=at)
            moves.append(found)
            at += longest
        return tuple(moves)
