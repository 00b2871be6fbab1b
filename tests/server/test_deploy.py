"""The files of deploy/ and what docs/guides/hosting.md says are true."""

import asyncio
import configparser
import json
import re
import shlex
import shutil
import sqlite3
import subprocess
import tomllib
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from carrack.cli import main
from carrack.server.config import SETTINGS, read_config
from support.postgres import free_port
from support.programs import need_program
from support.site import opened

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "guides" / "hosting.md").read_text("utf-8")
MAIN = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/carrack.conf;
}}
"""


def test_every_file_of_deploy_is_in_the_documentation() -> None:
    names = {file.name for file in DEPLOY.iterdir() if file.suffix != ".dockerignore"}
    assert set(re.findall(r"deploy/([\w.]+\w)", HOSTING)) == names


def test_the_unit_runs_the_command_with_the_example(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # systemd tells capitals apart
    text = (DEPLOY / "carrack.service").read_text("utf-8")
    unit.read_string(text)
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/carrack/bin/carrack"
    assert check_words(words)["config"] == "/etc/carrack/carrack.toml"
    database = read_config(DEPLOY / "carrack.toml", {}).database
    assert database.removeprefix("sqlite:///").startswith(f"/var/lib/{unit['Service']['StateDirectory']}/")
    if analyze := shutil.which("systemd-analyze"):
        copy = tmp_path / "carrack.service"
        copy.write_text(text.replace(program, "/bin/true"))
        done = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
        mine = [line for line in done.stderr.splitlines() if "carrack.service" in line]
        assert mine == []


def check_words(words: list[str]) -> dict[str, object]:
    """The options of a call of `carrack serve`, which must exist."""
    name, *rest = words
    assert name == "serve"
    command = main.get_command(main.make_context("carrack", ["games"]), name)
    assert command is not None
    return command.make_context(name, rest, obj="en").params


def test_the_container_sets_what_is_a_setting() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    (environment,) = re.findall(r"^ENV (.*)$", text, re.MULTILINE)
    variables = dict(word.split("=", 1) for word in environment.split())
    assert {name.removeprefix("CARRACK_").lower() for name in variables} <= SETTINGS.keys()
    config = read_config(None, variables)
    assert f"EXPOSE {config.port}" in text
    assert config.database == "sqlite:////data/carrack.db"
    assert "VOLUME /data" in text
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)
    check_words(json.loads(entry)[1:])
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = tuple(map(int, wanted["requires-python"].removeprefix(">=").split(".")))
    for version in re.findall(r"^FROM docker.io/library/python:([0-9.]+)", text, re.MULTILINE):
        assert tuple(map(int, version.split("."))) >= oldest
    (extras,) = re.findall(r'"/src\[(.*)\]"', text)
    assert set(extras.split(",")) <= wanted["optional-dependencies"].keys()


def test_caddy_and_nginx_lead_to_the_default_address() -> None:
    config = read_config(DEPLOY / "carrack.toml", {})
    for name in ("Caddyfile", "nginx.conf"):
        assert f"{config.host}:{config.port}" in (DEPLOY / name).read_text("utf-8")
        assert config.hosts[0] in (DEPLOY / name).read_text("utf-8")


async def test_a_server_behind_nginx_below_a_path(sqlite: str, tmp_path: Path) -> None:
    program = need_program("nginx")

    async with opened(sqlite, base_path="/carrack", calls_per_minute=1000) as site:
        port = free_port()
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        text = text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("    listen [::]:80;\n", "")
        (tmp_path / "carrack.conf").write_text(text.replace("http://127.0.0.1:8000", site.base))
        (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path))
        nginx = await asyncio.create_subprocess_exec(program, "-c", tmp_path / "nginx.conf", "-e", tmp_path / "log")
        try:
            base = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=base, follow_redirects=True) as client:
                for _ in range(200):
                    try:
                        await client.get("/carrack/health")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
                assert (await client.get("/carrack/health")).json()["status"] == "ready"
                body = {"name": "Ana", "keeps": "cookie"}
                made = await client.post("/carrack/api/guests", json=body, headers={"origin": base})
                assert "Path=/carrack/" in made.headers["set-cookie"]
                table = {"game": "toy", "seats": [{"kind": "mine"}] * 2}
                answer = await client.post("/carrack/api/tables", json=table, headers={"origin": base})
                cookie = made.headers["set-cookie"].partition(";")[0]
                where = f"ws://127.0.0.1:{port}/carrack/api/tables/{answer.json()['id']}/live"
                async with connect(where, origin=Origin(base), additional_headers={"cookie": cookie}) as wire:
                    await wire.send('{"type": "hello", "seat": 0}')
                    assert json.loads(await wire.recv())["picture"]["yours"] == [0, 1]
        finally:
            nginx.terminate()
            await nginx.wait()


async def test_the_backup_of_the_documentation_holds_what_was_acknowledged(tmp_path: Path) -> None:
    (backup,) = re.findall(r'^sqlite3 (\S+) "(VACUUM INTO \'[^\']+\')"   # while people play$', HOSTING, re.MULTILINE)
    assert f"sqlite:///{backup[0]}" == read_config(DEPLOY / "carrack.toml", {}).database
    copy = tmp_path / "copy.db"

    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 1")
        statement = re.sub(r"'[^']+'", f"'{copy}'", backup[1])
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute(statement)
        connection.close()
        seen = await ana.look(table, 0)
    async with opened(f"sqlite:///{copy}") as site:
        ana.site = site
        assert await ana.look(table, 0) == seen
