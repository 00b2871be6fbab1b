"""Help: it explains itself in three languages, loads next to nothing, and completes in the shell."""

import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

import carrack
from carrack.cli import COMMANDS, main
from carrack.cli.messages import LANGUAGES
from support.command import run

USAGE = {"en": "Usage: ", "fr": "Usage\u202f: ", "it": "Uso: "}
OPTIONS = {"en": "\nOptions:\n", "fr": "\nOptions\u202f:\n", "it": "\nOpzioni:\n"}
TERMINALS = [
    ({}, "en"),
    ({"LANG": "fr_CA.UTF-8"}, "fr"),
    ({"LANG": "it"}, "it"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT@euro"}, "it"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "C"}, "en"),
    ({"LANG": "tlh_KX.UTF-8"}, "en"),
]


def test_version() -> None:
    assert run("--version").output == f"carrack {carrack.__version__}\n"


@pytest.mark.parametrize("lang", USAGE)
def test_help_lists_the_commands_in_every_language(lang: str) -> None:
    output = run("--help", "--lang", lang).output
    assert output.startswith(USAGE[lang] + "carrack [")
    rows = [line.split()[0] for line in output.splitlines() if line.startswith("  ") and line[2] != " "]
    assert list(COMMANDS) == [word for word in rows if word in COMMANDS]


def test_no_arguments_are_answered_with_help() -> None:
    for args in ((), ("--lang", "it")):
        done = run(*args)
        assert (done.exit_code, done.stderr) == (0, "")
        assert done.stdout == run(*args, "--help").stdout


@pytest.mark.parametrize("lang", USAGE)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, lang: str) -> None:
    output = run(name, "-h", "--lang", lang).output
    assert output.startswith(f"{USAGE[lang]}carrack {name} [")
    assert OPTIONS[lang] in output
    assert f"\n  carrack {name}" in output, "an example"


def test_languages_differ() -> None:
    for name in COMMANDS:
        assert len({run(name, "--help", "--lang", lang).output for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(("env", "lang"), TERMINALS)
def test_the_language_is_that_of_the_terminal(env: dict[str, str], lang: str) -> None:
    assert run("games", "--help", env=env).output.startswith(USAGE[lang])
    assert run("games", "--help", "--lang", "fr", env=env).output.startswith(USAGE["fr"])


@pytest.mark.parametrize(
    "args",
    [
        ("--lang", "it", "games", "--help"),
        ("games", "--lang", "it", "--help"),
        ("games", "--help", "--lang", "it"),
        ("games", "-h", "--lang=it"),
        ("--lang", "fr", "games", "--help", "--lang", "it"),
    ],
)
def test_the_language_may_stand_anywhere(args: tuple[str, ...]) -> None:
    assert run(*args).output.startswith(USAGE["it"])


def test_words_after_two_dashes_are_no_language() -> None:
    assert "--lang" in run("rules", "--", "--lang", "fr").output
    assert run("rules", "--", "--lang", "fr").output.startswith("Error: ")


def test_help_loads_neither_prose_nor_games() -> None:
    code = "import sys; from carrack.cli import main; main(sys.argv[1:], standalone_mode=False); print(*sys.modules)"
    for args in (["--help"], ["play", "--help"], ["simulate", "--lang", "fr", "-h"]):
        output = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True).stdout
        loaded = set(output.split())
        assert "carrack.cli.command" in loaded
        assert not {"fluent", "msgspec", "rich", "textual", "carrack.engine.game", "carrack.bots"} & loaded


def complete(*words: str) -> list[str]:
    """What the shell would be told of the last of these words."""
    completion = ShellComplete(main, {}, "carrack", "_CARRACK_COMPLETE")
    return [item.value for item in completion.get_completions(list(words[:-1]), words[-1])]


def test_the_shell_completes_commands_options_and_values() -> None:
    assert complete("r") == ["replay", "rules"]
    assert {"--players", "--hotseat", "--resume"} <= set(complete("play", "--"))
    assert complete("play", "--game", "e") == ["empire"]
    assert complete("play", "--option", "nations=") == ["nations=off", "nations=random", "nations=auction"]
    assert "auction=sealed" in complete("play", "--game", "empire", "--option", "")
    assert "2,0" in complete("play", "--bots", "2,")
    assert complete("games", "--lang", "") == list(LANGUAGES)


def test_the_shell_asks_the_program_itself() -> None:
    env = {"_CARRACK_COMPLETE": "bash_complete", "COMP_WORDS": "carrack replay ga", "COMP_CWORD": "2"}
    done = run(env=env)
    assert (done.exit_code, done.output) == (0, "file,ga\n"), "files are the shell's to find"
    assert run(env={**env, "COMP_WORDS": "carrack ve", "COMP_CWORD": "1"}).output == "plain,verify\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_script(shell: str) -> None:
    done = run(env={"_CARRACK_COMPLETE": f"{shell}_source"})
    assert done.exit_code == 0
    assert "carrack" in done.output
    assert main.name == "carrack"
