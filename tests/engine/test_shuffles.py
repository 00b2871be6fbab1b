"""The shuffles as `docs/reference/record.md` describes them, written a second time from that page alone."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.engine.titles import find

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "golden" / "shuffles.json").read_text("utf-8")
)["vectors"]


def words(key: bytes, name: str, k: int) -> Iterator[int]:
    counter = 0
    while True:
        head = key + bytes([len(name.encode())]) + name.encode()
        block = sha256(head + k.to_bytes(4, "big") + counter.to_bytes(4, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def order(key: bytes, name: str, k: int, catalogue: list[str]) -> list[str]:
    places = list(range(len(catalogue)))
    drawn = words(key, name, k)
    for i in range(len(places) - 1, 0, -1):
        limit = 2**32 // (i + 1) * (i + 1)
        word = next(word for word in drawn if word < limit)
        j = word % (i + 1)
        places[i], places[j] = places[j], places[i]
    return [catalogue[place] for place in places]


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_page_gives_the_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert sha256(b"carrack commitment " + secret).hexdigest() == vector["commitment"]
    key = sha256(secret + b"".join(bytes.fromhex(nonce) for nonce in vector["nonces"])).digest()
    assert key.hex() == vector["key"]
    for shuffle in vector["shuffles"]:
        assert order(key, shuffle["object"], shuffle["k"], shuffle["catalogue"]) == shuffle["order"]


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_vectors_have_the_catalogues_of_the_games(vector: dict[str, Any]) -> None:
    title = find(vector["game"])
    known = dict(zip(title.objects, title.catalogues, strict=True))
    assert {shuffle["object"] for shuffle in vector["shuffles"]} == known.keys()
    for shuffle in vector["shuffles"]:
        assert tuple(shuffle["catalogue"]) == known[shuffle["object"]]


@pytest.mark.parametrize("name", ["toy", "discovery", "empire"])
def test_a_game_reveals_what_the_page_gives(name: str) -> None:
    game = carrack.new_game(name, players=3, secret=bytes(range(32)), nonces=(b"\x05" * 16, None, b"\x06" * 16))
    while not game.is_over:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        legal = game.legal_moves(seat)
        game.play(legal[seat % len(legal)], seat)  # players who claim alike would claim for ever (E7.2)
    told = game.reveal()
    assert told.shuffles
    key = sha256(bytes.fromhex(told.secret) + b"".join(bytes.fromhex(nonce) for nonce in told.nonces)).digest()
    title = find(name)
    catalogues = dict(zip(title.objects, title.catalogues, strict=True))
    for shuffle in told.shuffles:
        assert tuple(order(key, shuffle.object, shuffle.k, list(catalogues[shuffle.object]))) == shuffle.order
