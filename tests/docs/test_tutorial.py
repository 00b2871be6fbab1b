"""The tutorial's commands and programs work, and the buttons it names exist."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from carrack.engine.languages import PACKAGE
from support.postgres import free_port

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorial"
RECORD = ROOT / "tests" / "golden" / "2-2015-2.txt"


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (TUTORIAL / page).read_text("utf-8"), re.DOTALL)


def commands(page: str) -> list[list[str]]:
    """The `carrack` commands of a page, without the path of the program and without comments."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    words = [shlex.split(line, comments=True) for line in lines]
    return [found[1:] for found in words if found and found[0].split("/")[-1] == "carrack"]


def carrack(*args: str, folder: Path) -> str:
    env = {**os.environ, "LC_ALL": "C", "PYTHONPATH": str(folder)}
    program = [sys.executable, "-m", "carrack", *args]
    done = subprocess.run(program, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_second_bot_wins_where_the_first_one_loses(tmp_path: Path) -> None:
    programs, arenas = blocks("first-bot.md", "python"), [args for args in commands("first-bot.md") if "arena" in args]
    assert len(programs) == len(arenas) == 2
    shares = []
    for program, args in zip(programs, arenas, strict=True):
        (tmp_path / "mymodule.py").write_text(program, "utf-8")
        shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        one_deal = [*args[: args.index("--deals")], "--deals", "1", "--json"]
        shares.append(json.loads(carrack(*one_deal, folder=tmp_path))["entrants"][0]["share"]["mean"])
    assert shares == [0, 1]


def test_a_record_can_be_replayed_and_verified(tmp_path: Path) -> None:
    shutil.copy(RECORD, tmp_path / "game.txt")
    replay, verify = commands("first-game.md")
    assert "Turn 8, age III" in carrack(*replay, folder=tmp_path)
    assert "every shuffle follows from the secret" in carrack(*verify, folder=tmp_path)


@pytest.mark.parametrize("page", ["first-game.md", "host-for-friends.md"])
def test_the_buttons_that_a_page_names_exist(page: str) -> None:
    files = (PACKAGE / "en").glob("*web.ftl")
    texts = [text for file in files for text in re.findall(r"= (.*)$", file.read_text("utf-8"), re.MULTILINE)]
    named = re.findall(r"\*\*([A-Z][^*]+)\*\*", (TUTORIAL / page).read_text("utf-8"))
    assert len(named) > 2
    assert [name for name in named if not any(text.startswith(name) for text in texts)] == []


def test_the_server_of_the_tutorial_answers(tmp_path: Path) -> None:
    ((_, *args),) = commands("host-for-friends.md")
    page = (TUTORIAL / "host-for-friends.md").read_text("utf-8")
    (address,) = re.findall(r"^curl (\S+)$", page, re.MULTILINE)
    port = args[args.index("--port") + 1]
    assert f":{port}/" in address
    free = str(free_port())
    here = [{"0.0.0.0": "127.0.0.1", port: free}.get(arg, arg) for arg in args]  # tests stay on this machine
    server = subprocess.Popen(
        [sys.executable, "-m", "carrack", "serve", *here], cwd=tmp_path, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(400):
            try:
                output = httpx.get(address.replace(port, free))
                break
            except httpx.TransportError:
                assert server.poll() is None
                time.sleep(0.1)
        assert output.json()["status"] == "ready"
        assert '{"status":"ready",' in output.text
        assert (tmp_path / "carrack.db").exists()
    finally:
        server.terminate()
        server.wait(30)
