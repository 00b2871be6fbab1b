"""Errors that end a command: one line in the user's language, and an exit code."""

import sys
from typing import IO, Any

import click

from carrack.cli.messages import say

BAD_INPUT = 2
DAMAGED = 65  # EX_DATAERR of sysexits.h: the data is wrong; a retry does not help
UNAVAILABLE = 69  # EX_UNAVAILABLE of sysexits.h: a retry may help
INTERRUPTED = 130  # the exit code of shells after Ctrl-C


class CommandError(click.ClickException):
    """Invalid arguments or files."""

    exit_code = BAD_INPUT

    def __init__(self, lang: str, message: str) -> None:
        super().__init__(message)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the error; click's own method would begin in English."""
        click.echo(say(self.lang, "error", message=" ".join(self.message.split("\n"))), file=file, err=file is None)


class DamagedData(CommandError):
    """Damaged data, or data from a newer version."""

    exit_code = DAMAGED


class Unavailable(CommandError):
    """A database or an address that is not available now."""

    exit_code = UNAVAILABLE


class Stopped(click.ClickException):
    """The command was stopped by Ctrl-C."""

    exit_code = INTERRUPTED

    def __init__(self, lang: str, how_to_go_on: str = "") -> None:
        super().__init__(f"{say(lang, 'stopped')} {how_to_go_on}".rstrip())

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message below the terminal's ^C."""
        click.echo("\n" * sys.stderr.isatty() + self.message, file=file, err=file is None)


def complaint(error: click.UsageError, ctx: click.Context) -> CommandError:
    """Translate click's errors about arguments."""
    lang: str = ctx.obj
    if isinstance(error, click.NoSuchOption):
        message = say(lang, "no-such-option", option=error.option_name)
        return CommandError(lang, message + meant(lang, error.possibilities or ()))
    if isinstance(error, click.BadOptionUsage):
        (option,) = (param for param in ctx.command.params if error.option_name in param.opts)
        count = 0 if getattr(option, "is_flag", False) else option.nargs
        return CommandError(lang, say(lang, "takes-values", option=error.option_name, count=count))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return CommandError(lang, say(lang, "missing", what=called(error.param, ctx)))
    return CommandError(lang, error.format_message())


def called(param: click.Parameter, ctx: click.Context) -> str:
    """The name of an option or argument in errors."""
    return param.make_metavar(ctx).strip("[]")


def meant(lang: str, words: tuple[str, ...] | list[str]) -> str:
    """A suggestion at the end of an error."""
    return f" {say(lang, 'meant', words=', '.join(sorted(words)))}" if words else ""


def possible(lang: str, values: str) -> str:
    """The possible values, at the end of an error."""
    return f" {say(lang, 'possible', values=values)}"


def wrong_file(lang: str, name: str, error: OSError | ValueError) -> CommandError:
    """The error for a file that cannot be read or written."""
    match error:
        case FileNotFoundError():
            message = say(lang, "no-file", file=name)
        case IsADirectoryError():
            message = say(lang, "folder", file=name)
        case PermissionError():
            message = say(lang, "forbidden-file", file=name)
        case OSError():
            message = say(lang, "bad-file", file=name, reason=str(error.strerror))
        case _:
            message = say(lang, "no-text", file=name)
    return CommandError(lang, message)
