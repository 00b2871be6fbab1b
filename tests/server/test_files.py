"""The web client's files: found under every path of its own, and nothing else of the disk."""

import gzip
from pathlib import Path

import pytest

from support.site import opened

PAGE = "<!doctype html><html><head><title>carrack</title></head></html>"
SCRIPT = b"console.log('sail')\n" * 50


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "main-Ab3_x9Qz.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-Ab3_x9Qz.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-Ab3_x9Qz.js.br").write_bytes(b"as brotli")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.mark.parametrize("base", ["", "/games/carrack"])
async def test_the_client_answers_every_path_of_its_own(sqlite: str, web: Path, base: str) -> None:
    async with opened(sqlite, web=web, base_path=base) as site:
        for path in ("/", "/tables/abc", "/lobby"):
            page = await site.client.get(base + path)
            assert page.status_code == 200, path
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert f'<base href="{base}/">' in page.text
        for path in (
            "/api/nothing",
            "/apex.js",
            "/assets/gone-12345678.js",
            "/assets/gone",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
        ):
            answer = await site.client.get(base + path)
            assert answer.status_code == 404, path
            assert answer.json()["code"] == "no-such-path"
        assert (await site.client.post(base + "/lobby")).status_code == 404
        assert (await site.client.get(base + "/api/games")).is_success
        assert (await site.client.get(base + "/health")).json()["status"] == "ready"
        if base:
            assert (await site.client.get("/api/games")).status_code == 404
            assert (await site.client.get(base)).headers["location"] == f"{base}/"
            assert (await site.client.get("/health")).is_success


async def test_files_are_sent_packed_and_only_once(sqlite: str, web: Path) -> None:
    async with opened(sqlite, web=web) as site:
        path = "/assets/main-Ab3_x9Qz.js"
        for accepted, encoding in (
            ("gzip, br", "br"),
            ("gzip, br;q=0", "gzip"),
            ("gzip;q=0.5", "gzip"),
            ("identity", None),
        ):
            async with site.client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == encoding, accepted
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert answer.headers["vary"] == "accept-encoding"
                assert "immutable" in answer.headers["cache-control"]
                raw = b"".join([part async for part in answer.aiter_raw()])
                expected = {"br": b"as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
                assert raw == expected or gzip.decompress(raw) == SCRIPT
        tag = (await site.client.get(path, headers={"accept-encoding": "gzip"})).headers["etag"]
        again = await site.client.get(path, headers={"if-none-match": f'"other", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        head = await site.client.head(path, headers={"accept-encoding": "identity"})
        assert (head.headers["content-length"], head.content) == (str(len(SCRIPT)), b"")
        assert (await site.client.get("/icon.svg")).headers["cache-control"] == "no-cache"


async def test_without_a_client_there_is_only_the_interface(sqlite: str, tmp_path: Path) -> None:
    async with opened(sqlite, web=tmp_path / "none") as site:
        assert (await site.client.get("/")).json()["code"] == "no-such-path"
