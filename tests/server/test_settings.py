"""Settings: each from file and environment, wrong ones refused by name, all of them documented and used."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.messages import LANGUAGES, say
from carrack.server import Config
from carrack.server.config import SETTINGS, BadSetting, read_config
from support.command import refused

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "guides" / "hosting.md").read_text("utf-8")
EXAMPLE = ROOT / "deploy" / "carrack.toml"
OTHER: dict[str, tuple[Any, str, Any]] = {  # in a file, in the environment, and what it becomes
    "database": ("sqlite:///x.db", "sqlite:///x.db", "sqlite:///x.db"),
    "base_path": ("/games/carrack/", "/games/carrack", "/games/carrack"),
    "hosts": (["a.example", "[::1]"], "a.example, [::1]", ("a.example", "[::1]")),
    "origins": (["https://a.example"], "https://a.example", ("https://a.example",)),
    "proxies": (["10.0.0.0/8", "::1"], "10.0.0.0/8,::1", ("10.0.0.0/8", "::1")),
    "log_format": ("json", "json", "json"),
    "log_level": ("error", "error", "error"),
    "host": ("::", "::", "::"),
    "metrics_host": ("::1", "::1", "::1"),
    "idle_seconds": (1.5, "1.5", 1.5),
}
WRONG: list[tuple[str, str, str]] = [
    ("PORT", "65536", "number"),
    ("PORT", "-1", "number"),
    ("PORT", "http", "number"),
    ("PORT", "1.5", "number"),
    ("IDLE_SECONDS", "long", "number"),
    ("LOG_FORMAT", "xml", "word"),
    ("PROXIES", "10.0.0.0/99", "network"),
    ("ORIGINS", "club.example", "origin"),
    ("ORIGINS", "https://club.example/path", "origin"),
    ("HOSTS", "club.example:443", "host"),
    ("BASE_PATH", "carrack", "path"),
    ("BASE_PATH", "/a//b", "path"),
    ("BASE_PATH", '/"><script>', "path"),
    ("DATABASE", "mysql://x", "url"),
    ("DATABASE", "x", "url"),
    ("HOST", "", "text"),
    ("PROT", "1", "name"),
]
SENTENCES = {wanted for *_, wanted in WRONG} | {"list", "toml"}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_can_stand_in_the_file_or_the_environment(name: str, tmp_path: Path) -> None:
    written, text, value = OTHER.get(name, (7, "7", 7))
    file = tmp_path / "carrack.toml"
    toml = repr(written).replace("'", '"')
    file.write_text(f"{name} = {toml}\n")
    assert read_config(file, {}) == replace(Config(), **{name: value})
    assert read_config(None, {f"CARRACK_{name.upper()}": text}) == replace(Config(), **{name: value})


def test_the_environment_is_stronger_than_the_file_and_options_than_both(tmp_path: Path) -> None:
    file = tmp_path / "carrack.toml"
    file.write_text('port = 1\nhost = "a"\nthinkers = 3\n')
    read = read_config(file, {"CARRACK_PORT": "2", "CARRACK_HOST": "b", "CARRACK_BUILD": "pure"}, host="c")
    assert (read.port, read.host, read.thinkers) == (2, "c", 3)


@pytest.mark.parametrize(("name", "text", "wanted"), WRONG)
def test_a_wrong_setting_is_refused_by_its_name(name: str, text: str, wanted: str) -> None:
    with pytest.raises(BadSetting) as error:
        read_config(None, {f"CARRACK_{name}": text})
    assert (error.value.name, error.value.wanted) == (f"CARRACK_{name}", wanted)
    message = refused("serve", env={f"CARRACK_{name}": text})
    assert message.startswith(f"Error: {say('en', f'setting-{wanted}', name=f'CARRACK_{name}')}")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("prot = 1", "name"), ("port = true", "number"), ("hosts = 1", "list"), ("host = 1", "text"), ("port =", "toml")],
)
def test_a_wrong_line_of_the_file_too(tmp_path: Path, text: str, wanted: str) -> None:
    file = tmp_path / "carrack.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as error:
        read_config(file, {})
    assert error.value.wanted == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wanted", sorted(SENTENCES))
def test_every_complaint_has_its_sentence(lang: str, wanted: str) -> None:
    assert "CARRACK_X" in say(lang, f"setting-{wanted}", name="CARRACK_X")


def test_the_documentation_has_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| (.*?) \| (.*?) \|$", HOSTING, re.MULTILINE)
    assert [(name, default, about) for name, default, about in rows] == [
        (name, _told(field.default), field.metadata["about"]) for name, field in SETTINGS.items()
    ]


def _told(default: object) -> str:
    words = default if isinstance(default, tuple) else (default,)
    return ", ".join(f"`{word}`" for word in words if word != "") or "–"


def test_the_example_is_a_file_of_settings() -> None:
    config = read_config(EXAMPLE, {})
    assert config.hosts
    lines = re.findall(r"^# ([a-z_]+ = .*)$", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    for line in lines:  # what is commented out is possible too
        ((name, value),) = tomllib.loads(line).items()
        assert name in SETTINGS
        assert (tuple(value) if isinstance(value, list) else value) == SETTINGS[name].default, name
    assert {*tomllib.loads(EXAMPLE.read_text("utf-8")), *(line.split()[0] for line in lines)} == set(SETTINGS)
