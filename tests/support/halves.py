"""The choice of tests for each core.

`make test` runs the suite twice, interpreted from the sources and compiled from a wheel. The tests named here run in
one of the halves only, since the other would find nothing new. docs/guides/test.md explains the choice.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

TESTS = Path(__file__).parents[1]
# These run no function of the core: catalogues, scripts, the build. `no_core` checks that when they run interpreted.
CORE_FREE = (
    "cli/test_rules.py",
    "cli/test_texts.py",
    "engine/test_glossary.py",
    "engine/test_narrate.py",
    "frame/test_lock.py",
    "frame/test_makefile.py",
    "frame/test_no_compiler.py",
    "frame/test_tools.py",
    "frame/test_wheel.py",
    "frame/test_workflows.py",
    "table/test_sentences.py",
)
# The client is built beside the sources, and a browser cannot tell which core its server runs. Guides are followed on a
# copy of the sources.
BESIDE_THE_SOURCES = ("docs", "web")
# These check the installed package. Tests of the games prove that both cores play the same.
AS_INSTALLED = ("server", "tui")
ONCE = {
    **dict.fromkeys((*CORE_FREE, *BESIDE_THE_SOURCES), "interpreted"),
    **dict.fromkeys(AS_INSTALLED, "compiled"),
}


def is_below(path: Path, names: tuple[str, ...]) -> bool:
    """Whether a path is one of these below `tests`, or in one of them."""
    return any(path.is_relative_to(TESTS / name) for name in names)


def is_of_other_half(path: Path) -> bool:
    """Whether tests of a path run in the half that CARRACK_EXPECT does not name; never without that variable."""
    half = os.environ.get("CARRACK_EXPECT")
    return bool(half) and any(is_below(path, (name,)) for name, core in ONCE.items() if core != half)


@contextmanager
def no_core() -> Iterator[None]:
    """Fail if the block calls a function of the interpreted core, except by imports; it cannot see compiled ones."""
    called = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        name = _module_of(frame)
        if event == "call" and name.startswith("carrack.") and "core" in name.split(".") and not _is_importing(frame):
            called.add(f"{name}.{frame.f_code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
    assert not called, f"support/halves.py says that this test runs nothing of the core: {sorted(called)}"


def _module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _is_importing(frame: FrameType | None) -> bool:
    """Whether a module of carrack is being imported: the first test that needs a game imports it."""
    while frame is not None:
        if frame.f_code.co_name == "<module>" and _module_of(frame).startswith("carrack."):
            return True
        frame = frame.f_back
    return False
