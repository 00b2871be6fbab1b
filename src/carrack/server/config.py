"""How a server is set: every setting once, with its default and what it means."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from carrack.bots import Budget

USUAL = Budget()
WEB = Path(__file__).parent.parent / "web"  # the built web client, where there is one


def setting(default: Any, about: str) -> Any:
    """A field that a host can set, by file or environment; docs/guides/hosting.md has the same words."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Config:
    """The settings of a server. Clock and chance are here so that tests can hold them still."""

    database: str = setting("sqlite:///carrack.db", "where tables are kept: `sqlite:///FILE` or `postgresql://…`")
    host: str = setting("127.0.0.1", "the address to listen at; `0.0.0.0` or `::` is every address of the machine")
    port: int = setting(8000, "the port to listen at; 0 takes a free one")
    base_path: str = setting("", "the path below which everything lies, such as `/carrack`")
    hosts: tuple[str, ...] = setting((), "the names under which the server may be called; none stands for any")
    origins: tuple[str, ...] = setting(
        (), "where else its pages come from, if a proxy changes `Host`: `https://club.example`"
    )
    proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"), "addresses or networks of proxies whose `X-Forwarded-For` and `-Proto` are believed"
    )
    log_format: Literal["console", "json"] = setting("console", "how log lines look: `console` or `json`")
    log_level: Literal["debug", "info", "warning", "error"] = setting("info", "the least of what is logged")
    metrics_host: str = setting("127.0.0.1", "the address of the metrics")
    metrics_port: int = setting(0, "the port of the metrics for Prometheus; 0: there are none")
    idle_seconds: float = setting(600.0, "after which a table that nobody uses leaves memory")
    thinkers: int = setting(1, "how many bots think at once")
    waiting: int = setting(100, "how many tables wait for one of these with their view at hand; more wait without")
    grace_seconds: float = setting(5.0, "over its budget, after which a lower level decides for a bot")
    takeover_seconds: float = setting(
        15.0, "after which a table whose bot is due is taken over from another process that does not go on"
    )
    session_days: int = setting(180, "how long a browser is remembered")
    calls_per_minute: int = setting(600, "calls of one client; 0: no limit")
    guests_per_hour: int = setting(120, "new guests from one client; 0: no limit")
    health_per_minute: int = setting(120, "calls of `/health` by one client; 0: no limit")
    messages_per_minute: int = setting(300, "messages over one socket; 0: no limit")
    sockets_per_client: int = setting(64, "open sockets of one client; 0: no limit")
    sockets: int = setting(5000, "open sockets in all; 0: no limit")
    connections: int = setting(
        10_000,
        "open connections in all, sockets included; the last tenth is for this machine and its proxies; 0: no limit",
    )
    connections_per_client: int = setting(
        256, "open connections of one client that comes directly, without a trusted proxy; 0: no limit"
    )
    tables_per_guest: int = setting(
        100, "open tables and boards that one guest hosts and that were used in the last 30 days; 0: no limit"
    )
    bots_per_guest: int = setting(20, "bots of one guest that have a token; 0: no limit")
    chat_per_hour: int = setting(300, "lines of chat of one guest within an hour; 0: no limit")
    rows_per_guest: int = setting(10_000, "moves and other changes of one guest at one table; 0: no limit")
    start_seconds: int = setting(60, "how long the server waits for a database that does not answer when it starts")
    stop_seconds: int = setting(5, "how long calls under way may take when the server stops")
    order_pause: tuple[float, float] = (1.0, 4.0)  # seconds before what stands is played in a sealed node, among people
    budget: Budget = USUAL  # what a bot's decision may cost
    web: Path = WEB
    now: Callable[[], float] = time.time
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
