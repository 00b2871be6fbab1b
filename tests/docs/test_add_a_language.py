"""The guide "Add a language", followed on a copy of the sources: a fourth language is offered everywhere."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from support.postgres import free_port

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "add-a-language.md").read_text("utf-8")
LOCALE = Path("src", "carrack", "locale")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)


def run(copy: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the guide in the copy, with this interpreter and the copy's sources."""
    programs = {"python": sys.executable, "carrack": f"{sys.executable} -m carrack"}
    command = re.sub(r"\.venv-dev/bin/(python|carrack)", lambda found: programs[found[1]], command)
    env = {**os.environ, "PYTHONPATH": str(copy / "src")}
    return subprocess.run(command, shell=True, cwd=copy, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with German, as far as the guide translates it."""
    folder = tmp_path_factory.mktemp("tree")
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", "web", "*.so")
    for part in ("src", "scripts", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "docs" / "reference").mkdir(parents=True)
    assert run(folder, blocks("sh")[0]).returncode == 0
    changed = 0
    for path, text in re.findall(r'```ftl title="([^"]*)"\n(.*?)```', GUIDE, re.DOTALL):
        catalogue = (folder / path).read_text("utf-8")
        for line in text.splitlines():
            catalogue, found = re.subn(rf"^{line.partition(' = ')[0]} = .*$", line, catalogue, flags=re.MULTILINE)
            assert found == 1, line
            changed += 1
        (folder / path).write_text(catalogue, "utf-8")
    assert changed > 3
    return folder


def test_the_table_lists_every_catalogue() -> None:
    named = set(re.findall(r"`([\w.-]+\.(?:ftl|toml))`", GUIDE.partition("The `.ftl` files")[0]))
    assert named == {file.name for file in (ROOT / LOCALE / "en").iterdir()}


def test_the_command_offers_the_language(copy: Path) -> None:
    done = run(copy, blocks("sh")[1])
    assert done.returncode == 0, done.stderr
    assert "Discovery" in done.stdout
    assert "--lang de|en|fr|it" in run(copy, ".venv-dev/bin/carrack games --help").stdout


def test_sentences_are_told_in_the_language(copy: Path) -> None:
    program = (
        "import carrack; game = carrack.new_game('discovery', players=2, seed=1); game.play(game.legal_moves()[0])"
    )
    told = run(copy, f".venv-dev/bin/python -c \"{program}; print(carrack.narrate(game.events()[-1], 'de'))\"")
    assert told.stdout.startswith("Spieler "), told.stderr


def test_the_server_offers_the_language(copy: Path) -> None:
    port = free_port()
    env = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", "carrack", "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=copy, env=env, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            except httpx.TransportError:
                assert server.poll() is None
                time.sleep(0.1)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            made = client.post("/api/guests", json={"name": "Ana", "lang": "de"})
            assert made.status_code == 201, made.text
            token = {"Authorization": f"Bearer {made.json()['token']}"}
            refused = client.get("/api/tables/none", headers={**token, "Accept-Language": "de-CH, en;q=0.5"})
            assert (refused.status_code, refused.json()["title"]) == (404, "Nicht gefunden")
            assert refused.json()["detail"] == "Diesen Tisch gibt es nicht."
            assert client.get("/api/rules/discovery", params={"lang": "de"}).status_code == 200
    finally:
        server.terminate()
        server.wait(30)


def test_the_documents_of_the_server_name_the_language(copy: Path) -> None:
    assert run(copy, ".venv-dev/bin/python scripts/schemas.py schemas").returncode == 0
    document = json.loads((copy / "schemas" / "openapi.json").read_text("utf-8"))
    assert document["components"]["schemas"]["NewName"]["properties"]["lang"]["enum"] == ["de", "en", "fr", "it"]


def test_the_web_client_offers_the_language(copy: Path) -> None:
    modules = ROOT / "web" / "node_modules"
    if not modules.exists():
        pytest.skip("the packages of the web client are not installed")
    (copy / "web" / "node_modules").symlink_to(modules)
    types, _ = blocks("sh")[3].splitlines()
    done = run(copy, types)
    assert done.returncode == 0, done.stdout + done.stderr
    assert 'lang: "de" | "en" | "fr" | "it";' in (copy / "web" / "src" / "wire" / "schema.ts").read_text("utf-8")
    done = run(copy, ".venv-dev/bin/python scripts/client.py test tests/languages.test.ts")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" not in done.stdout  # five: one of the list, and one of each of four languages


def test_the_rules_pages_are_written_in_the_language(copy: Path) -> None:
    _, pages = blocks("sh")[3].splitlines()
    done = run(copy, pages)
    assert done.returncode == 0, done.stderr
    names = {file.name for file in (copy / "docs" / "reference" / "rules").iterdir()}
    assert {"discovery.de.md", "empire.de.md"} <= names


def test_what_is_missing_or_still_english_is_reported(copy: Path) -> None:
    (command,) = blocks("sh")[2].splitlines()
    done = run(copy, command)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "de/load.ftl: 0 faults, 4 sentences are still English" in done.stdout
    file = copy / LOCALE / "de" / "load.ftl"
    kept = file.read_text("utf-8")
    file.write_text(kept.replace("load-retry = ", "load-again = "), "utf-8")
    done = run(copy, command)
    file.write_text(kept, "utf-8")
    assert done.returncode == 1
    assert "de/load.ftl: load-retry is missing" in done.stdout
    assert "de/load.ftl: load-again does not exist in English" in done.stdout
