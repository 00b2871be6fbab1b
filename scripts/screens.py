"""Draws the main screens of the terminal table: `python scripts/screens.py FOLDER` writes pictures (SVG) to look at,
`python scripts/screens.py` the golden texts in tests/golden/screens.
"""

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.screens import SCREENS, shown  # noqa: E402 - the tests are found only now
from support.terminal import LARGE, SMALL, text  # noqa: E402 - as above

GOLDEN = ROOT / "tests" / "golden" / "screens"
LANGUAGES = ("en", "fr", "it")


def main() -> None:
    """Write all screens in two sizes and three languages."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else GOLDEN
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCREENS:
        for size in (SMALL, LARGE):
            for lang in LANGUAGES:
                stem = f"{name}-{size[0]}-{lang}"
                if folder == GOLDEN:
                    write = lambda app, stem=stem: (folder / f"{stem}.txt").write_text(text(app) + "\n", "utf-8")  # noqa: E731 - one line is enough
                else:
                    write = lambda app, stem=stem: app.save_screenshot(f"{stem}.svg", str(folder))  # noqa: E731 - as above
                asyncio.run(shown(name, size, lang, write))


if __name__ == "__main__":
    main()
