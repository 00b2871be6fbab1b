"""The `carrack` command. Subcommands import what they need when they run, so that `--help` stays fast."""

import os
from typing import Any

import click

from carrack.cli.command import LocalizedOption, Program

__all__ = ["COMMANDS", "main"]

COMMANDS = (
    "play",
    "serve",
    "simulate",
    "arena",
    "tune",
    "train",
    "replay",
    "verify",
    "rules",
    "games",
    "options",
    "bot",
)


def _show_version(ctx: click.Context, _: click.Parameter, asked: Any) -> None:
    if asked and not ctx.resilient_parsing:
        import carrack

        click.echo(f"carrack {carrack.__version__}")
        ctx.exit()


@click.pass_context
def _begin(ctx: click.Context, lang: str) -> None:  # noqa: ARG001 - commands have their own, and it is the same
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


main = Program(
    "carrack",
    package="carrack.cli.commands",
    names=COMMANDS,
    callback=_begin,
    params=[LocalizedOption(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version)],
)
