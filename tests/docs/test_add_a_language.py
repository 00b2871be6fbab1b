"""The guide "Add a language", followed on a copy of the sources: a fourth language is offered everywhere."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from support.guide import Guide
from support.postgres import free_port
from support.scripts import ROOT

LOCALE = Path("src", "carrack", "locale")


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Guide:
    """The guide, and a copy of the tree with German as far as the guide translates it."""
    followed = Guide("add-a-language", tmp_path_factory.mktemp("tree"), "src", "scripts", "tests", "web")
    (followed.copy / "docs" / "reference").mkdir(parents=True)
    assert followed.run(followed.commands()[0][0]).returncode == 0
    for file, text in followed.code():
        catalogue = file.read_text("utf-8")
        for line in text.splitlines():
            catalogue, found = re.subn(rf"^{line.partition(' = ')[0]} = .*$", line, catalogue, flags=re.MULTILINE)
            assert found == 1, line
        file.write_text(catalogue, "utf-8")
    return followed


def test_the_table_lists_every_catalogue(guide: Guide) -> None:
    named = set(re.findall(r"`([\w.-]+\.(?:ftl|toml))`", guide.text.partition("The `.ftl` files")[0]))
    assert named == {file.name for file in (ROOT / LOCALE / "en").iterdir()}


def test_the_command_offers_the_language(guide: Guide) -> None:
    done = guide.run(guide.commands()[1][0])
    assert done.returncode == 0, done.stderr
    assert "Discovery" in done.stdout
    assert "--lang de|en|fr|it" in guide.run(".venv-dev/bin/carrack games --help").stdout


def test_sentences_are_told_in_the_language(guide: Guide) -> None:
    program = (
        "import carrack; game = carrack.new_game('discovery', players=2, seed=1); game.play(game.legal_moves()[0])"
    )
    output = guide.run(f".venv-dev/bin/python -c \"{program}; print(carrack.narrate(game.events()[-1], 'de'))\"")
    assert output.stdout.startswith("Spieler "), output.stderr


def test_the_server_offers_the_language(guide: Guide) -> None:
    port = free_port()
    command = [sys.executable, "-m", "carrack", "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=guide.copy, env=guide.env(), stderr=subprocess.DEVNULL)
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


def test_the_documents_of_the_server_name_the_language(guide: Guide) -> None:
    assert guide.run(".venv-dev/bin/python scripts/schemas.py schemas").returncode == 0
    document = json.loads((guide.copy / "schemas" / "openapi.json").read_text("utf-8"))
    assert document["components"]["schemas"]["NewName"]["properties"]["lang"]["enum"] == ["de", "en", "fr", "it"]


def test_the_web_client_offers_the_language(guide: Guide) -> None:
    modules = ROOT / "web" / "node_modules"
    if not modules.exists():
        pytest.skip("the packages of the web client are not installed")
    (guide.copy / "web" / "node_modules").symlink_to(modules)
    types, _ = guide.commands()[3]
    done = guide.run(types)
    assert done.returncode == 0, done.stdout + done.stderr
    assert 'lang: "de" | "en" | "fr" | "it";' in (guide.copy / "web" / "src" / "wire" / "schema.ts").read_text("utf-8")
    done = guide.run(".venv-dev/bin/python scripts/client.py test tests/languages.test.ts")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" not in done.stdout  # five: one of the list, and one of each of four languages


def test_the_rules_pages_are_written_in_the_language(guide: Guide) -> None:
    _, pages = guide.commands()[3]
    done = guide.run(pages)
    assert done.returncode == 0, done.stderr
    names = {file.name for file in (guide.copy / "docs" / "reference" / "rules").iterdir()}
    assert {"discovery.de.md", "empire.de.md"} <= names


def test_what_is_missing_or_still_english_is_reported(guide: Guide) -> None:
    (command,) = guide.commands()[2]
    done = guide.run(command)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "de/load.ftl: 0 faults, 4 sentences are still English" in done.stdout
    file = guide.copy / LOCALE / "de" / "load.ftl"
    kept = file.read_text("utf-8")
    file.write_text(kept.replace("load-retry = ", "load-again = "), "utf-8")
    done = guide.run(command)
    file.write_text(kept, "utf-8")
    assert done.returncode == 1
    assert "de/load.ftl: load-retry is missing" in done.stdout
    assert "de/load.ftl: load-again does not exist in English" in done.stdout
