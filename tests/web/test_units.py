"""The client's unit tests, and its prose against Python's."""

import re
from pathlib import Path

import msgspec

from carrack.server.errors import LONGEST_LINE
from carrack.table.seat import LONGEST_NAME
from support.client import ROOT, client
from support.happened import happened
from support.narrated import narrated_games


def test_the_client_passes_its_tests_and_tells_everything_as_python_does(tmp_path: Path) -> None:
    file = tmp_path / "narrated.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in narrated_games()))
    games = tmp_path / "games.jsonl"
    games.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in happened()))
    done = client("test", CARRACK_NARRATED=str(file), CARRACK_GAMES=str(games))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


def test_the_types_of_the_wire_are_those_of_the_server(tmp_path: Path) -> None:
    fresh = tmp_path / "schema.ts"
    done = client("types", fresh)
    assert done.returncode == 0, done.stderr
    kept = ROOT / "web" / "src" / "wire" / "schema.ts"
    assert fresh.read_text("utf-8") == kept.read_text("utf-8"), "stale: run scripts/client.py types"


def test_inputs_take_what_the_server_takes() -> None:
    limits = (ROOT / "web" / "src" / "wire" / "limits.ts").read_text("utf-8")
    written = {name: int(value) for name, value in re.findall(r"^export const (\w+) = (\d+);", limits, re.MULTILINE)}
    assert written == {"LONGEST_NAME": LONGEST_NAME, "LONGEST_LINE": LONGEST_LINE}
    pages = [
        file for file in (ROOT / "web" / "src").rglob("*.svelte") if re.search(r'maxlength="', file.read_text("utf-8"))
    ]
    assert pages == [], "a limit stands in limits.ts"
