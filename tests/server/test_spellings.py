"""One resource, many spellings of its path: limits count them together."""

from pathlib import Path

import pytest

from carrack.server.http.middleware import normal_path
from support.raw_http import ask
from support.site import opened

MOST = 3
LIMITED = [
    ("guests_per_hour", "POST", "/api/guests", b'{"name":"Eva"}', 201),
    ("calls_per_minute", "GET", "/api/games", b"", 200),
    ("health_per_minute", "GET", "/health", b"", 200),
]
ENDS = [";", ";x=1", "%3b", "%00", "%09", "%0a", "%20", "/..%2f", "/%2e", "%5c", "%2f%2f", "%c0%af"]
ENDS += ["#x", "%23", "?", ".json"]
NOWHERE = (400, 404)  # no such path, or no path at all


def spellings(path: str) -> list[str]:
    """Ways to write a path, those included that may lead nowhere."""
    first, *_ = parts = path.strip("/").split("/")
    coded = "".join(f"%{ord(letter):02x}" for letter in parts[-1])
    joined = path.rpartition("/")[0]
    return [
        path,
        f"{path}/",
        f"{path}//",
        f"/{path}",
        f"//{path}//",
        path.replace("/", "//"),
        f"{joined}/{coded}",
        f"{joined}/{coded.upper()}/",
        f"{joined}%2f{parts[-1]}",
        f"{path}%2F",
        f"{joined}/./{parts[-1]}",
        f"{path}/.",
        f"/{first}/..{path}",
        f"/x/..{path}",
        f"{path}?x=1",
        f"{path}/?x=1",
        f"http://x{path}",
        path.upper(),
        path.title(),
        f"/{coded_letter(path[1])}{path[2:]}",
        f"/%25{coded_letter(path[1])[1:]}{path[2:]}",
        f"/%2f{path}",
        *(path + end for end in ENDS),
        *(f"{joined}{mark}/{parts[-1]}" for mark in (";", ";x=1", "%3b", "%00", "%20", "/%2e%2e", "/..%2f..")),
        *(f"{joined}{slash}{parts[-1]}" for slash in ("\\", "%5c", "%252f", "%c0%af", "%ef%bc%8f", "/%e2%80%8b")),
    ]


def coded_letter(letter: str) -> str:
    return f"%{ord(letter):02x}"


@pytest.mark.parametrize(("setting", "method", "path", "body", "good"), LIMITED)
@pytest.mark.parametrize("base", ["", "/club"])
async def test_a_limit_counts_all_spellings_of_a_path(
    sqlite: str, tmp_path: Path, setting: str, method: str, path: str, body: bytes, good: int, base: str
) -> None:
    async with opened(sqlite, base_path=base, web=tmp_path, **{setting: MOST}) as site:

        async def call(target: str, who: str) -> int:
            headers = {"x_forwarded_for": who, "content_type": "application/json"}
            return (await ask(site.base, method, target, body, **headers)).status

        for number, target in enumerate(spellings(base + path)):
            one, other = f"203.0.113.{number}", f"198.51.100.{number}"
            first = [await call(target, one) for _ in range(MOST)]
            assert set(first) <= {good, *NOWHERE}, target
            if good in first:
                assert await call(base + path, one) == 429, target
                assert await call(target, one) == 429, target
            assert [await call(base + path, other) for _ in range(MOST)] == [good] * MOST
            assert await call(target, other) in {429, *NOWHERE}, target


@pytest.mark.parametrize(
    ("path", "normal"),
    [("", "/"), ("/", "/"), ("///", "/"), ("/a", "/a"), ("//a//b/", "/a/b"), ("/a/./b", "/a/./b"), ("a", "/a")],
)
def test_a_path_has_one_normal_form(path: str, normal: str) -> None:
    assert normal_path(path) == normal
    assert normal_path(normal) == normal
