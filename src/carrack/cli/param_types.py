"""Parameter types of options and arguments. click has all of these, but with English errors only."""

# ruff: noqa: ARG002 - click's signatures

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from carrack.cli.errors import CommandError, called, possible
from carrack.cli.messages import say

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


def completions(words: Iterable[str], begun: str) -> "list[CompletionItem[str]]":
    """Completion items for the words with this prefix."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(word) for word in words if word.startswith(begun)]


MOST_DIGITS = 18
HIGHEST_PORT = 65535


class Word(click.ParamType[str]):
    """One word of a list."""

    name = "word"

    def __init__(self, words: Sequence[str] | Callable[[], Sequence[str]]) -> None:
        self.words = words

    def choices(self) -> Sequence[str]:
        """The possible words."""
        return self.words() if callable(self.words) else self.words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word or raise CommandError."""
        if value in self.choices():
            return str(value)
        assert ctx is not None
        assert param is not None
        message = say(ctx.obj, "bad-word", what=called(param, ctx), value=str(value))
        raise CommandError(ctx.obj, message + possible(ctx.obj, ", ".join(self.choices())))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem[str]]":
        """Complete a word."""
        return completions(self.choices(), incomplete)


class Number(click.ParamType[int]):
    """A whole number."""

    name = "number"

    def __init__(self, lowest: int = 0, highest: int | None = None) -> None:
        self.lowest = lowest
        self.highest = highest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number or raise CommandError."""
        # Longer numbers are never valid, and Python parses them slowly.
        if re.fullmatch(rf"[0-9]{{1,{MOST_DIGITS}}}", str(value)) and self._holds(int(value)):
            return int(value)
        assert ctx is not None
        assert param is not None
        what = called(param, ctx)
        if self.highest is not None:
            lowest, highest = str(self.lowest), str(self.highest)
            message = say(ctx.obj, "bad-range", what=what, value=str(value), lowest=lowest, highest=highest)
            raise CommandError(ctx.obj, message)
        if re.fullmatch(rf"[0-9]{{{MOST_DIGITS + 1},}}", str(value)):
            raise CommandError(ctx.obj, say(ctx.obj, "long-number", what=what, most=str(MOST_DIGITS)))
        raise CommandError(ctx.obj, say(ctx.obj, "bad-number", what=what, value=str(value), lowest=str(self.lowest)))

    def _holds(self, number: int) -> bool:
        return self.lowest <= number and (self.highest is None or number <= self.highest)


class File(click.ParamType[str]):
    """The name of a file, or `-` for the standard input."""

    name = "file"

    def __init__(self, may_be_empty: bool = False) -> None:
        self.may_be_empty = may_be_empty

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Accept any name; errors are reported when the file is opened."""
        if not value and not self.may_be_empty:
            assert ctx is not None
            assert param is not None
            raise CommandError(ctx.obj, say(ctx.obj, "no-name", what=called(param, ctx)))
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem[str]]":
        """Let the shell complete file names."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="file")]
