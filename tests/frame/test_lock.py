"""The lock file for development: complete, within the bounds of pyproject.toml, and of no particular index."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LOCKED = [line for line in (ROOT / "requirements" / "dev.lock").read_text("utf-8").splitlines() if line[:1] != "#"]


def wanted(extra: str) -> list[Requirement]:
    """The requirements of an extra, with those of the extras it names."""
    found = []
    for one in map(Requirement, EXTRAS[extra]):
        found += [more for name in sorted(one.extras) for more in wanted(name)] if one.name == "carrack" else [one]
    return found


@pytest.mark.parametrize("wish", [*map(Requirement, PROJECT["dependencies"]), *wanted("dev")], ids=lambda one: one.name)
def test_what_is_wanted_is_locked_to_a_version_that_will_do(wish: Requirement) -> None:
    versions = [line.partition(" ;")[0].split("==") for line in LOCKED]
    found = [version for name, version in versions if name == canonicalize_name(wish.name)]
    assert found  # more than one where a version serves only some Pythons
    assert all(version in wish.specifier for version in found)


def test_each_line_names_a_package_and_one_version() -> None:
    assert len(LOCKED) > 50
    line = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z0-9_ '<>=!.()]+)?")
    assert [one for one in LOCKED if not line.fullmatch(one)] == []
