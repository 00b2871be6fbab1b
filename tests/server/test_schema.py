"""The OpenAPI document against a real server, by schemathesis: no call fails there, and every answer is as it says."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.site import Site, opened

EXAMPLES = 6  # of each call, with good data and with bad
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
Operation = APIOperation[Any, Any, Any, Any]
ENDS_ALL = ("DELETE", "/api/session")  # called last: it revokes the caller's token
CALLERS = ("nobody", "guest", "bot")
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Target:
    """A server with tables in several lives, and who calls."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.client = httpx.Client(base_url=f"{base}/api", timeout=30)
        self.session = requests.Session()
        self.guest = self.ask("POST", "/guests", "", {"name": "Ana"})["token"]
        self.bot = self.ask("POST", "/bots", self.guest, {"name": "Rob"})["token"]
        self.tables = [self.table(game, is_started) for game in ("empire", "discovery") for is_started in (False, True)]

    def ask(self, method: str, path: str, token: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.client.request(method, path, headers=headers, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str, is_started: bool) -> str:
        seats = [{"kind": "mine"}, {"kind": "remote"}, *([] if is_started else [{"kind": "open"}])]
        made = self.ask("POST", "/tables", self.guest, {"game": game, "seats": seats, "is_public": True})
        ident: str = made["id"]
        if is_started:
            self.ask("POST", f"/tables/{ident}/seats/1/join", self.bot, {})
            self.ask("POST", f"/tables/{ident}/start", self.guest)
        return ident

    def void(self) -> str:
        """A table whose game was ended by agreement."""
        ident = self.table("discovery", is_started=True)
        for seat, caller in enumerate(("guest", "bot")):
            path, body = f"/tables/{ident}/seats/{seat}/void", {"agrees": True}
            self.client.post(path, headers=self.headers(caller), json=body).raise_for_status()
        assert self.ask("GET", f"/tables/{ident}", "")["sections"]["table"]["life"] == "void"
        return ident

    def headers(self, caller: str) -> dict[str, str]:
        return {} if caller == "nobody" else {"authorization": f"Bearer {getattr(self, caller)}"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    """A server in a thread of its own."""
    database: str = request.getfixturevalue(f"new_{request.param}")()
    found: list[Site] = []
    is_up, is_done = Event(), Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with opened(database) as site:
            found.append(site)
            is_up.set()
            await asyncio.to_thread(is_done.wait)

    thread = Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    try:
        assert is_up.wait(30)
        made = Target(found[0].base)
        over = made.table("discovery", is_started=True)
        asyncio.run_coroutine_threadsafe(found[0].play_on(over), loop).result(60)
        made.tables += [over, made.void()]
        yield made
        made.client.close()
        made.session.close()
    finally:
        is_done.set()
        thread.join(30)
        loop.close()


@pytest.fixture(scope="module")
def operations(target: Target) -> list[Operation]:
    """Every call of the document."""
    load_all_checks()
    document = httpx.get(f"{target.base}/schema/openapi.json", timeout=30).json()
    schema = schemathesis.openapi.from_dict(document)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(found) == sum(len(item) for item in document["paths"].values())
    return sorted(found, key=lambda operation: (operation.method.upper(), operation.path) == ENDS_ALL)


def test_no_call_fails_and_every_answer_is_as_the_document_says(target: Target, operations: list[Operation]) -> None:
    statuses: Counter[int] = Counter()
    aims = {
        "caller": st.sampled_from(CALLERS),
        "table": st.sampled_from([*target.tables, ""]),  # mostly one that is there, and a seat that it has
        "seat": st.sampled_from((0, 1, -1)),
    }
    for operation in operations:
        for mode in MODES:

            @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode), **aims)
            def call(case: Case[Any], caller: str, table: str, seat: int) -> None:
                if table and "ident" in case.path_parameters:
                    case.path_parameters["ident"] = table
                if seat >= 0 and "seat" in case.path_parameters:
                    case.path_parameters["seat"] = seat
                response = case.call(target.base, target.session, target.headers(caller))
                statuses[response.status_code] += 1
                case.validate_response(response, checks=CHECKS)

            with suppress(Unsatisfiable):  # without body and parameters there is no bad data
                call()
    assert statuses[200] > 10
    assert statuses[400] > 10
