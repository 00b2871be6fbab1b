"""Draws the main screens of the terminal table.

`python scripts/screens.py FOLDER` writes pictures (SVG) in two sizes and three languages, to look at;
`python scripts/screens.py` renews the texts in tests/golden/screens.
"""

import asyncio
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from carrack.tui.app import CarrackApp  # noqa: E402 - together with what is found only now
from support.screens import GOLDEN_IN, SCREENS, shown  # noqa: E402 - the tests are found only now
from support.terminal import LARGE, SMALL, text  # noqa: E402 - as above

GOLDEN = ROOT / "tests" / "golden" / "screens"
ALL = tuple((size, lang) for size in (SMALL, LARGE) for lang in ("en", "fr", "it"))


def write_text(stem: Path, app: CarrackApp) -> None:
    """Keep a screen as text."""
    stem.with_suffix(".txt").write_text(text(app) + "\n", encoding="utf-8")


def write_picture(stem: Path, app: CarrackApp) -> None:
    """Keep a screen as a picture."""
    app.save_screenshot(f"{stem.name}.svg", str(stem.parent))


def main() -> None:
    """Write all screens."""
    is_golden = len(sys.argv) < 2
    folder = GOLDEN if is_golden else Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCREENS:
        for size, lang in GOLDEN_IN if is_golden else ALL:
            stem = folder / f"{name}-{size[0]}-{lang}"
            asyncio.run(shown(name, size, lang, partial(write_text if is_golden else write_picture, stem)))


if __name__ == "__main__":
    main()
