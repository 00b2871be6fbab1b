"""A live table's secret: whoever knows the source and all that a seat was sent cannot find it by trying."""

import json
import random
import re
import secrets
from hashlib import sha256
from itertools import count

import pytest

import carrack
import toy
from carrack import Game
from carrack.engine import titles
from carrack.engine.secret import ChanceSource, commitment, seed_secret
from contract.settings import Setting, every_setting, play, walk

TRIES = 1_000_000


def sent_to(game: Game, seat: int) -> str:
    """Everything a seat was ever sent, as text: its view, events, choices, record, and the table's commitment."""
    told = [
        json.dumps(carrack.to_builtins(game.view(seat))),
        repr(game.events(seat=seat)),
        repr(game.choices(seat)),
        game.record(seat),
        game.record(),
        str(game.commitment),
        str(game.info(seat).sample(1).key()),
    ]
    return "\n".join(told)


def seeds_that_explain(sent: list[str]) -> dict[int, int]:
    """Try a million small seeds against what was sent; which of the texts gave its seed away, and the seed."""
    digests = {word: i for i, text in enumerate(sent) for word in text.split() if len(word) == 64}
    found = {}
    for seed in range(TRIES):
        secret = sha256(b"carrack seed %d" % seed).digest()
        hit = digests.get(sha256(b"carrack commitment " + secret).hexdigest())
        if hit is not None:
            found[hit] = seed
    return found


def test_a_million_small_seeds_do_not_open_a_live_table() -> None:
    """The program finds the seed of a game that was made with one, and nothing at a table with a whole secret."""
    assert seed_secret(42) == sha256(b"carrack seed 42").digest()  # the program below does know the source
    assert commitment(bytes(32)) == sha256(b"carrack commitment " + bytes(32)).hexdigest()
    nonces = tuple(secrets.token_bytes(16) for _ in range(3))
    live = carrack.new_game("toy", players=3, secret=secrets.token_bytes(32), nonces=nonces)
    seeded = carrack.new_game("toy", players=3, seed=777_777)
    for game in (live, seeded):
        play(game, random.Random(1), 20)
    assert seeds_that_explain([sent_to(live, 0), sent_to(seeded, 0)]) == {1: 777_777}


def test_neither_secret_nor_key_is_ever_sent() -> None:
    """Nothing a seat gets contains the secret, a nonce or the key, until the game is over and they are revealed."""
    secret, nonces = secrets.token_bytes(32), tuple(secrets.token_bytes(16) for _ in range(3))
    game = carrack.new_game("toy", players=3, secret=secret, nonces=nonces)
    hidden = [value.hex() for value in (secret, *nonces, ChanceSource(secret, nonces).key())]
    rng = random.Random(1)
    while not game.is_over:
        play(game, rng, 5)
        for seat in range(3):
            sent = sent_to(game, seat)
            assert not any(word in sent for word in hidden)
    game.reveal()
    assert secret.hex() in game.record()


def shuffled(key: bytes, name: str, k: int, size: int) -> list[int]:
    """The order of an object as the contract has it, written apart from the engine: anybody may check a table so."""
    head = key + bytes([len(name)]) + name.encode() + k.to_bytes(4, "big")
    blocks = (sha256(head + counter.to_bytes(4, "big")).digest() for counter in count())
    words = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        place = next(word for word in words if word < fair) % (last + 1)
        order[last], order[place] = order[place], order[last]
    return order


@every_setting
def test_every_shuffle_follows_from_secret_and_nonces(setting: Setting) -> None:
    """What is revealed at the end explains every shuffle of the game."""
    title = titles.find(setting.game)
    revealed = carrack.replay("\n".join(walk(setting, 0).game.entries())).reveal()
    key = sha256(bytes.fromhex(revealed.secret) + bytes.fromhex("".join(revealed.nonces))).digest()
    assert {shuffle.object for shuffle in revealed.shuffles} <= set(title.objects)
    for shuffle in revealed.shuffles:
        catalogue = title.catalogues[title.objects.index(shuffle.object)]
        order = shuffled(key, shuffle.object, shuffle.k, len(catalogue))
        assert shuffle.order == tuple(catalogue[place] for place in order)


def test_a_forged_draw_is_found() -> None:
    """A record in which another card comes up than the secret says does not replay, and `verify` names the card."""
    game = carrack.replay("\n".join(walk(Setting("toy", 2), 0).game.entries()))
    game.reveal()
    record = game.record()
    drawn = re.findall(r"\{pile 4 (\w+)\}", record)[0]
    for other in set(toy.METALS) - {drawn}:
        forged = record.replace(f"{{pile 4 {drawn}}}", f"{{pile 4 {other}}}", 1)
        with pytest.raises(carrack.RecordError):
            carrack.replay(forged)
    mismatch = carrack.verify(record.replace(f"{{pile 4 {drawn}}}", "{pile 4 gold}", 1))[0]
    assert (mismatch.zone, mismatch.slot, mismatch.written, mismatch.derived) == ("pile", "4", "gold", drawn)


def test_a_state_has_chance_of_its_own() -> None:
    """A state that was taken out of its game has the same future shuffles every time, and other ones at each table."""
    tables = [Setting("toy", 2).new(seed) for seed in range(20)]
    orders = [tuple(table.state.chance.order(0, 1, 5)) for table in tables]
    assert orders == [tuple(table.state.chance.order(0, 1, 5)) for table in tables]
    assert len(set(orders)) > 10


def test_the_same_seed_gives_the_same_deal_whoever_sits_where() -> None:
    """The key depends on the secret and the nonces alone: not on the players' number, not on the options."""
    piles = {
        json.dumps(Setting("toy", players, options).new(9).to_dict()["pile"])
        for players, options in [(2, ()), (2, (("coins", 9),))]
    }
    assert len(piles) == 1
