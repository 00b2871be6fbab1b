"""How a command ends that cannot go on: one line, in the language of the listener."""

import sys
from typing import IO, Any

import click

from carrack.cli.messages import say

BAD_INPUT = 2
DAMAGED = 65  # as sysexits.h has it: the data is wrong, and to try again does not help
UNAVAILABLE = 69  # something that is needed is not there now; it may be later
INTERRUPTED = 130  # as shells report a Ctrl-C


class CommandError(click.ClickException):
    """Arguments or files that cannot be."""

    exit_code = BAD_INPUT

    def __init__(self, lang: str, message: str) -> None:
        super().__init__(message)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the complaint; click's own would begin in English."""
        click.echo(say(self.lang, "error", message=" ".join(self.message.split("\n"))), file=file, err=file is None)


class Damaged(CommandError):
    """Data that is damaged, or made by a newer version."""

    exit_code = DAMAGED


class Unavailable(CommandError):
    """A database or an address that cannot be used now."""

    exit_code = UNAVAILABLE


class Stopped(click.ClickException):
    """A Ctrl-C."""

    exit_code = INTERRUPTED

    def __init__(self, lang: str, how_to_go_on: str = "") -> None:
        super().__init__(f"{say(lang, 'stopped')} {how_to_go_on}".rstrip())

    def show(self, file: IO[Any] | None = None) -> None:
        """Say so, below what the terminal shows of the Ctrl-C."""
        click.echo("\n" * sys.stderr.isatty() + self.message, file=file, err=file is None)


def complaint(error: click.UsageError, ctx: click.Context) -> CommandError:
    """What click has against the arguments, in our words."""
    lang: str = ctx.obj
    if isinstance(error, click.NoSuchOption):
        told = say(lang, "no-such-option", option=error.option_name)
        return CommandError(lang, told + meant(lang, error.possibilities or ()))
    if isinstance(error, click.BadOptionUsage):
        (option,) = (param for param in ctx.command.params if error.option_name in param.opts)
        count = 0 if getattr(option, "is_flag", False) else option.nargs
        return CommandError(lang, say(lang, "takes-values", option=error.option_name, count=count))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return CommandError(lang, say(lang, "missing", what=called(error.param, ctx)))
    return CommandError(lang, error.format_message())


def called(param: click.Parameter, ctx: click.Context) -> str:
    """What a complaint calls an option or an argument."""
    return param.make_metavar(ctx).strip("[]")


def meant(lang: str, words: tuple[str, ...] | list[str]) -> str:
    """What else may have been meant, as the end of a complaint."""
    return f" {say(lang, 'meant', words=', '.join(sorted(words)))}" if words else ""


def possible(lang: str, values: str) -> str:
    """What would be possible, as the end of a complaint."""
    return f" {say(lang, 'possible', values=values)}"


def wrong_file(lang: str, name: str, error: OSError | ValueError) -> CommandError:
    """Why a file cannot be read or written."""
    match error:
        case FileNotFoundError():
            told = say(lang, "no-file", file=name)
        case IsADirectoryError():
            told = say(lang, "folder", file=name)
        case PermissionError():
            told = say(lang, "forbidden-file", file=name)
        case OSError():
            told = say(lang, "bad-file", file=name, reason=str(error.strerror))
        case _:
            told = say(lang, "no-text", file=name)
    return CommandError(lang, told)
