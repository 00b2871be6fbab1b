"""`carrack verify`: checks that every move is legal and that hidden tokens agree with the secret."""

from typing import TYPE_CHECKING, Any

import click

from carrack.cli.command import argument, localized_command
from carrack.cli.errors import CommandError
from carrack.cli.files import read_game
from carrack.cli.messages import say
from carrack.cli.output import json_option, print_json
from carrack.cli.param_types import File

if TYPE_CHECKING:
    import carrack

FAILED = 1
UNPROVABLE = "cannot-verify"  # without its secret
# Errors in the game itself; all other errors mean that the file is no game.
FAULTS = frozenset(
    {
        "illegal-move",
        "impossible-token",
        "not-sealed",
        "nothing-to-retract",
        "other-forced-move",
        "other-look",
        "other-number",
        "out-of-place",
        "sealed",
        "token-missing",
        "token-not-due",
    }
)


@localized_command("verify", "carrack verify game.txt")
@argument("file", type=File())
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool, lang: str) -> None:
    """Check the moves, and the shuffles if the file has the secret."""
    import carrack
    from carrack.engine.errors import RecordError

    text = read_game(file, lang).text
    fault = ""
    mismatches: tuple[carrack.Mismatch, ...] | None = None
    try:
        mismatches = _check(text)
    except RecordError as error:
        message = carrack.narrate(error, lang)
        if error.code not in FAULTS:
            raise CommandError(lang, say(lang, "in-file", file=file, message=message)) from error
        fault = message
    if as_json:
        print_json(_data(fault, mismatches))
    elif fault:
        click.echo(say(lang, "verify-fault", fault=fault))
    else:
        _tell(mismatches, lang)
    if fault or mismatches != ():
        ctx.exit(FAILED)


def _check(text: str) -> "tuple[carrack.Mismatch, ...] | None":
    """The mismatches with the secret; None without a secret, when only the moves can be checked."""
    import carrack
    from carrack.engine.errors import RecordError

    try:
        return carrack.verify(text)
    except RecordError as error:
        if error.code != UNPROVABLE:
            raise
    carrack.replay(text)
    return None


def _tell(mismatches: "tuple[carrack.Mismatch, ...] | None", lang: str) -> None:
    if mismatches is None:
        click.echo(say(lang, "verify-no-secret"))
    elif not mismatches:
        click.echo(say(lang, "verify-good"))
    for one in mismatches or ():
        where = f"{one.zone} {one.slot}".rstrip()
        click.echo(
            say(lang, "verify-mismatch", number=str(one.number), where=where, written=one.written, derived=one.derived)
        )


def _data(fault: str, mismatches: "tuple[carrack.Mismatch, ...] | None") -> dict[str, Any]:
    """The result as JSON data; `shuffles` is null without a secret."""
    import msgspec

    return {
        "ok": not fault and mismatches == (),
        "moves": not fault,
        "shuffles": None if fault or mismatches is None else not mismatches,
        "fault": fault or None,
        "mismatches": msgspec.to_builtins(mismatches or ()),
    }
