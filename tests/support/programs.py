"""Programs of the machine that tests drive; scripts/test.sh installs them where it can."""

import os
import shutil

import pytest


def need_program(name: str) -> str:
    """Return the path of a program; without it the test is skipped, in CI it fails."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin")
    if found is None:
        assert not os.environ.get("CI"), f"no {name} to test with"
        pytest.skip(f"no {name} to test with")
    return found
