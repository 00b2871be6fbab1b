"""What the tests of the rules references share: the script that writes the pages, and the languages."""

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr", "it")
OTHERS = ("fr", "it")
QUOTES = {"en": "“([^”]*)”", "fr": "«\u202f([^»]*)\u202f»", "it": "“([^”]*)”"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other_language = pytest.mark.parametrize("lang", OTHERS)


def load_script(name: str) -> ModuleType:
    """A program of scripts/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"{name}_script", ROOT / "scripts" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = load_script("rules")


@cache
def pages() -> dict[str, str]:
    """The pages as they should be."""
    found: dict[str, str] = SCRIPT.pages()
    return found
