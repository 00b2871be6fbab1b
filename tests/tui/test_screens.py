"""The main screens as text: small in three languages, large in one. Renew them with scripts/screens.py, and look."""

import subprocess
import sys
from pathlib import Path

import pytest

from carrack.tui.app import CarrackApp
from support.screens import GOLDEN_IN, SCREENS, shown
from support.terminal import text

GOLDEN = Path(__file__).parent.parent / "golden" / "screens"


@pytest.mark.parametrize(("size", "lang"), GOLDEN_IN)
@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int], lang: str) -> None:
    found: list[str] = []

    def read(app: CarrackApp) -> None:
        found.append(text(app) + "\n")

    await shown(name, size, lang, read)
    golden = (GOLDEN / f"{name}-{size[0]}-{lang}.txt").read_text(encoding="utf-8")
    assert found == [golden]


def test_the_package_imports_nothing_heavy_before_it_is_called() -> None:
    code = "import carrack.tui, sys; assert not {'textual', 'rich', 'fluent'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", code], check=True)
