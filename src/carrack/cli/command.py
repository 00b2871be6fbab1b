"""Commands, options and arguments with help and errors from the catalogues, in the user's language.

Message ids are `help-<command>`, `opt-<text>`, `arg-<text>`, and `value-<value>` for the names of values. The language
is the context's `obj`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any

import click

from carrack.cli.errors import CommandError, Stopped, complaint, meant, wrong_file
from carrack.cli.language import spoken
from carrack.cli.messages import LANGUAGES, say
from carrack.cli.param_types import Word

WIDEST = 100
EXTRAS = {
    "rich": "terminal",
    "textual": "terminal",
    "numpy": "train",
}  # extras that install modules any command may need


class LocalizedOption(click.Option):
    """An option, described in the user's language. Help shows the name of its value, or all possible values."""

    def __init__(
        self, decls: list[str], *, text: str = "", value: str = "", values: Sequence[str] = (), **more: Any
    ) -> None:
        super().__init__(decls, **more)
        self.text = text or max(self.opts, key=len).lstrip("-")
        self.value = value
        self.values = values

    def make_metavar(self, ctx: click.Context) -> str:  # noqa: ARG002 - click's signature
        """Its name in errors, the same in every language; only arguments' names are translated."""
        return max(self.opts, key=len)

    def record(self, lang: str) -> tuple[str, str]:
        """Its syntax and its meaning."""
        written = ", ".join(self.opts)
        if self.value:
            written += f" {say(lang, f'value-{self.value}')}"
        elif self.values:
            written += f" {'|'.join(self.values)}"
        text = say(lang, f"opt-{self.text}")
        if self.show_default:
            text += f" {say(lang, 'default', value=str(self.default))}"
        return written, text


class Argument(click.Argument):
    """An argument."""

    def __init__(self, decls: list[str], *, text: str = "", value: str = "", **more: Any) -> None:
        super().__init__(decls, **more)
        self.text = text or str(self.name)
        self.value = value or self.text

    def make_metavar(self, ctx: click.Context) -> str:
        """Its name in usage lines and errors."""
        name = say(ctx.obj, f"value-{self.value}")
        return name if self.required else f"[{name}]"

    def record(self, lang: str) -> tuple[str, str]:
        """Its syntax and its meaning."""
        return say(lang, f"value-{self.value}"), say(lang, f"arg-{self.text}")


option = partial(click.option, cls=LocalizedOption)
argument = partial(click.argument, cls=Argument)


def language_option() -> LocalizedOption:
    """The option `--lang` of every command. `spoken` reads its value before click parses the arguments."""
    return LocalizedOption(["--lang"], values=LANGUAGES, type=Word(LANGUAGES), callback=lambda ctx, _, __: ctx.obj)


def _show_help(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


def help_option() -> LocalizedOption:
    """The option `--help` of every command."""
    return LocalizedOption(["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help)


class LocalizedBase(click.Command):
    """Base of the program and its commands: help and errors in the user's language."""

    def __init__(self, name: str | None = None, *, examples: tuple[str, ...] = (), **more: Any) -> None:
        super().__init__(name, add_help_option=False, **more)
        self.context_settings = {"max_content_width": WIDEST}
        self.examples = examples
        self.params += [language_option(), help_option()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as click does, with our errors."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise complaint(error, ctx) from error

    def usage_of_arguments(self, ctx: click.Context) -> list[str]:
        """The part of the usage line after the options."""
        return [param.make_metavar(ctx) for param in self.params if isinstance(param, Argument)]

    def help_text(self, lang: str) -> str:
        """Its help text."""
        return say(lang, f"help-{self.name}")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write usage, help text, arguments, options and examples."""
        lang: str = ctx.obj
        usage = [say(lang, "usage-options"), *self.usage_of_arguments(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(usage), prefix=f"{say(lang, 'usage')} ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.help_text(lang))
        arguments = [param.record(lang) for param in self.params if isinstance(param, Argument)]
        options = [param.record(lang) for param in self.params if isinstance(param, LocalizedOption)]
        if arguments:
            with _section(formatter, say(lang, "heading-arguments")):
                formatter.write_dl(arguments)
        with _section(formatter, say(lang, "heading-options")):
            formatter.write_dl(options)
        if self.examples:
            with _section(formatter, say(lang, "heading-examples")):
                for example in self.examples:
                    formatter.write_text(example)


@contextmanager
def _section(formatter: click.HelpFormatter, heading: str) -> Iterator[None]:
    """As in click, but with the punctuation of the language."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        yield


class LocalizedCommand(LocalizedBase):
    """A command whose help and errors are in the user's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as click does, with our error about extra arguments."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise CommandError(ctx.obj, say(ctx.obj, "extra-argument", word=rest[0]))
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; errors about its input become one line."""
        from carrack.engine.errors import CarrackError

        try:
            return super().invoke(ctx)
        except CarrackError as error:
            from carrack.engine.narrate import narrate

            raise CommandError(ctx.obj, narrate(error, ctx.obj)) from error
        except ModuleNotFoundError as error:
            extra = EXTRAS.get(str(error.name).partition(".")[0])
            if extra is None:
                raise
            raise CommandError(ctx.obj, say(ctx.obj, "needs-extra", extra=extra)) from error
        except BrokenPipeError:
            raise
        except OSError as error:
            raise wrong_file(ctx.obj, str(error.filename or "-"), error) from error

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - it is short already
        """The help that shell completion shows, in the language of the terminal."""
        return short_help(spoken(()), str(self.name))


def localized_command(name: str, *examples: str) -> Callable[[Callable[..., None]], LocalizedCommand]:
    """Decorate a function as a command; the examples are shown in its help."""
    return click.command(name, cls=LocalizedCommand, examples=examples)


def short_help(lang: str, name: str) -> str:
    """The first sentence of a command's help."""
    return say(lang, f"help-{name}").partition("\n")[0]


class Program(LocalizedBase, click.Group):
    """The program: each command is a module of a package, imported when it is called."""

    def __init__(self, name: str, *, package: str, names: Iterable[str], **more: Any) -> None:
        super().__init__(name, invoke_without_command=True, **more)
        self.package = package
        self.names = list(names)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - they are always the same
        """The names of the commands, in the order of the help."""
        return self.names

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as above
        """Import a command by its name."""
        if cmd_name not in self.names:
            return None
        found: click.Command = import_module(f"{self.package}.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name, and the rest of them."""
        found = self.get_command(ctx, args[0])
        if found is None and not ctx.resilient_parsing:
            from difflib import get_close_matches

            message = say(ctx.obj, "no-such-command", word=args[0])
            raise CommandError(ctx.obj, message + meant(ctx.obj, get_close_matches(args[0], self.names)))
        return args[0], found, args[1:]

    def usage_of_arguments(self, ctx: click.Context) -> list[str]:
        """The command and its arguments."""
        return [say(ctx.obj, "usage-command")]

    def help_text(self, lang: str) -> str:
        """The help text of the program."""
        return say(lang, "help")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help as for a command, then the list of commands."""
        super().format_help(ctx, formatter)
        with _section(formatter, say(ctx.obj, "heading-commands")):
            formatter.write_dl([(name, short_help(ctx.obj, name)) for name in self.names])

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; Ctrl-C ends it with one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as interrupt:
            raise Stopped(ctx.obj) from interrupt

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Parse the arguments. The language is determined first, because errors need it."""
        return super().make_context(info_name, args, parent, obj=spoken(args), **extra)
