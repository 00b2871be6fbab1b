"""What commands that play many games between bots have in common: `--jobs`, `--seed`, and how they end."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import click

from carrack.cli.command import option
from carrack.cli.errors import Stopped
from carrack.cli.param_types import Number

jobs_option = option("--jobs", type=Number(), default=0, show_default=True, value="number")
first_seed_option = option("--seed", type=Number(), default=0, show_default=True, value="number", text="seed-first")


class Result(Protocol):
    """What was measured, as far as it got."""

    @property
    def complete(self) -> bool:
        """Whether all of it was played."""

    def to_json(self) -> str:
        """It as data."""


Measured = TypeVar("Measured", bound=Result)


def show_result(result: Measured, show: Callable[[Measured, str], None], as_json: bool, lang: str) -> None:
    """Print a result as data or as a table, and say if a Ctrl-C stopped it."""
    if as_json:
        click.echo(result.to_json(), nl=False)
    else:
        show(result, lang)
    if not result.complete:
        raise Stopped(lang)
