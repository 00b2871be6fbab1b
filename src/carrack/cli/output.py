"""Output of the commands: JSON, tables and progress bars. rich (extra `terminal`) is imported only to draw."""

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING

import click

from carrack.cli.command import WIDEST, option
from carrack.cli.errors import CommandError
from carrack.cli.messages import say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

LINE_END = re.compile(r"(?: |\x1b\[[\d;]*m)+$", re.MULTILINE)  # trailing blanks, also between escape codes
Progress = Callable[[int, int], None]

json_option = option("--json", "as_json", is_flag=True)


def print_json(data: object) -> None:
    """Print data as JSON."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def show(*things: "RenderableType") -> None:
    """Print rich renderables without trailing blanks; click removes colours where they are unwanted."""
    from rich.console import Console

    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 0)).columns)
    screen = Console(
        file=StringIO(),
        force_terminal=True,
        color_system="standard",
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
    )
    with screen.capture() as drawn:
        screen.print(*things, sep="\n")
    click.echo(LINE_END.sub(lambda end: end[0].replace(" ", ""), drawn.get()), nl=False)


def table(*headings: str, numbers_from: int | None = None) -> "Table":
    """A table without borders; columns from `numbers_from` on are right-aligned."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, heading in enumerate(headings):
        is_number = numbers_from is not None and at >= numbers_from
        made.add_column(heading, justify="right" if is_number else "left", no_wrap=is_number)
    return made


@contextmanager
def progress_bar(label: str, draws_table: bool = True) -> Iterator[Progress | None]:
    """Show a bar with the time left on standard error, if that is a terminal.

    If a table follows (`draws_table`), the modules that draw it are imported first: a missing extra is reported before
    the games are played, and Ctrl-C does not have to wait for an import.
    """
    import_module("carrack.engine.catalogue")
    if draws_table:
        import_module("rich.console")
        import_module("rich.table")
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(label, total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)


def is_interactive() -> bool:
    """Whether standard input and output are both a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def require_terminal(lang: str) -> None:
    """Refuse to start the terminal client without a terminal, or without the extra that installs Textual."""
    if not is_interactive():
        raise CommandError(lang, say(lang, "no-terminal"))
    if find_spec("textual") is None:
        raise CommandError(lang, say(lang, "needs-extra", extra="terminal"))
