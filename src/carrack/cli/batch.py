"""Shared by commands that play many games between bots: `--jobs`, `--seed`, and printing of results."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import click

from carrack.cli.command import option
from carrack.cli.errors import Stopped
from carrack.cli.param_types import Number

jobs_option = option("--jobs", type=Number(), default=0, show_default=True, value="number")
first_seed_option = option("--seed", type=Number(), default=0, show_default=True, value="number", text="seed-first")


class Result(Protocol):
    """A result, complete or stopped early."""

    @property
    def complete(self) -> bool:
        """Whether all games were played."""

    def to_json(self) -> str:
        """The result as JSON."""


Measured = TypeVar("Measured", bound=Result)


def show_result(result: Measured, show: Callable[[Measured, str], None], as_json: bool, lang: str) -> None:
    """Print a result as JSON or as a table; raises Stopped if Ctrl-C ended the run."""
    if as_json:
        click.echo(result.to_json(), nl=False)
    else:
        show(result, lang)
    if not result.complete:
        raise Stopped(lang)
