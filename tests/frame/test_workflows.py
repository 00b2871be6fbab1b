"""The files for a public code host: valid, and calling commands that exist."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
HOST = ROOT / ".github"
WORKFLOWS = sorted(HOST.glob("workflows/*.yml"))
FORMS = sorted(file for file in HOST.glob("ISSUE_TEMPLATE/*.yml") if file.name != "config.yml")
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def jobs(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = read(file)["jobs"]
    return found


def commands(file: Path) -> list[str]:
    return [step["run"] for job in jobs(file).values() for step in job["steps"] if "run" in step]


def test_there_are_workflows_and_forms() -> None:
    assert [file.stem for file in WORKFLOWS] == ["test", "wheels"]
    assert [file.stem for file in FORMS] == ["bug", "idea", "rule"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_has_what_the_host_asks_for(file: Path) -> None:
    told = read(file)
    assert told["name"] == file.stem
    assert told.get("on") or told.get(True)  # YAML 1.1 reads the key as a truth value
    assert told["permissions"] == {"contents": "read"}
    for job in jobs(file).values():
        assert job["runs-on"]
        assert job["timeout-minutes"] <= 60
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "uses" not in step or re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


def test_workflows_call_targets_scripts_and_folders_that_exist() -> None:
    lines = [line for file in WORKFLOWS for line in commands(file)]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {name for line in lines for name in re.findall(r"\bmake ([a-z-]+)", line)}
    assert "test" in called
    assert called <= targets
    named = [word for line in lines for word in re.findall(r"(?:tests|scripts|requirements)/[\w./-]+", line)]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_python_the_project_names_is_tried_on_every_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert named == PYTHONS
    tried = jobs(HOST / "workflows" / "test.yml")
    assert set(tried) == {"linux", "macos", "windows"}
    for job in tried.values():
        assert job["strategy"]["matrix"]["python"] == PYTHONS
    wheels = jobs(HOST / "workflows" / "wheels.yml")["wheels"]
    assert [f"{one[2]}.{one[3:5]}" for one in wheels["env"]["CIBW_BUILD"].split()] == PYTHONS


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_has_what_the_host_asks_for(file: Path) -> None:
    told = read(file)
    assert told["name"]
    assert told["description"]
    for field in told["body"]:
        assert field["type"] in {"dropdown", "input", "textarea"}
        assert field["attributes"]["label"]
        assert (field["type"] == "dropdown") == ("options" in field["attributes"])
    assert len({field["id"] for field in told["body"]}) == len(told["body"])
