"""The guide "Add an endpoint", followed on a copy of the tree: the tests that it writes pass there."""

import json
from pathlib import Path

from support.guide import Guide


def test_the_endpoint_of_the_guide_answers(tmp_path: Path) -> None:
    guide = Guide("add-an-endpoint", tmp_path, "src", "tests", "scripts")
    (tmp_path / "pyproject.toml").write_bytes((Path(__file__).parents[2] / "pyproject.toml").read_bytes())
    guide.write_code()
    (command,) = next(lines for lines in guide.commands() if "pytest" in lines[0])
    done = guide.run(f"{command} -k 'chapters or forgotten or nobody'")
    assert done.returncode == 0, done.stdout
    assert guide.run(".venv-dev/bin/python scripts/schemas.py schemas").returncode == 0
    document = json.loads((tmp_path / "schemas" / "openapi.json").read_text("utf-8"))
    assert "/api/rules/{game}/chapters" in document["paths"]
