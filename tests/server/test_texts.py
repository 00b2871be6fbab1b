"""Names and chat from outside are harmless, or refused with a sentence."""

import json
import subprocess
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.server.errors import ALSO_UNSEEN, BLANKS, IGNORABLE, MOST_MARKS, tidy
from support.programs import need_program
from support.site import opened

FAMILY = "👩\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("  Ana \t\n Bea ", "Ana Bea"),
        ("A\u202ena\u2066\u200f", "Ana"),  # changes of direction
        ("A\u200bn\ufeffa\u00ad", "Ana"),  # of no width
        ("A\x00\x1b[31mna\x7f\x9b", "A[31mna"),  # what steers a terminal
        ("Z\u0335\u0321a\u0300\u0301\u0302\u0303\u0304\u0305lgo", "Z\u0335\u0321à\u0301\u0302lgo"),
        ("\u0301Ana", "Ana"),
        ("e\u0301", "é"),
        ("\u3164\u2800", ""),
        (FAMILY, "👩👩👧"),
        ("❤\ufe0f", "❤"),
        ("a\u200db", "ab"),
        ("A\u034fn\ufe0fa\u180b\u17b4", "Ana"),
        ("e\u034f\u0301", "é"),  # what kept a letter and its accent apart
        ("A\u1160na", "A na"),
        ("Zoë 李 Ольга אנה 🚢", "Zoë 李 Ольга אנה 🚢"),
        ("<b onload=x>'\"&", "<b onload=x>'\"&"),  # as it is: nobody reads it as anything but text
        ("\ue000\U000e0041\ud800\ufffe", ""),
    ],
)
def test_a_text_is_made_tidy(text: str, tidied: str) -> None:
    assert tidy(text) == tidied


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        (FAMILY, FAMILY),
        ("I ❤\ufe0f it", "I ❤\ufe0f it"),
        ("🏴\u200d☠\ufe0f!", "🏴\u200d☠\ufe0f!"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("👍🏽\ufe0f\ufe0f", "👍🏽\ufe0f"),
        ("A\ufe0fna\u200d🚢\u200d", "Ana🚢"),
        ("\ufe0f\u200d🚢", "🚢"),
        ("so\u034f\u180b\u17b4", "so"),
    ],
)
def test_chat_keeps_emoji_sequences(text: str, tidied: str) -> None:
    assert tidy(text, keeps_emoji=True) == tidied


def test_the_table_of_ignorable_code_points_is_that_of_unicode() -> None:
    script = """
        const found = [];
        for (let code = 0; code <= 0x10ffff; code++)
            if (/\\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code))) found.push(code);
        console.log(JSON.stringify(found));
    """
    done = subprocess.run([need_program("node"), "-e", script], capture_output=True, text=True, check=True)
    assert [chr(code) for code in json.loads(done.stdout)] == sorted(IGNORABLE)


@pytest.mark.parametrize("letter", [*sorted(ALSO_UNSEEN), *BLANKS])
def test_what_shows_nothing_makes_no_other_name(letter: str) -> None:
    assert tidy(f"Ana{letter}") == tidy(f"{letter}Ana") == "Ana"
    assert tidy(letter) == tidy(f"{letter}\u0301") == ""


@pytest.mark.parametrize("keeps_emoji", [False, True])
def test_no_ignorable_code_point_stays_in_a_word(keeps_emoji: bool) -> None:
    for letter in IGNORABLE:
        for text in (f"{letter}Ana", f"An{letter}a", f"Ana{letter}", f"Ana{letter}{letter}"):
            assert tidy(text, keeps_emoji=keeps_emoji).replace(" ", "") == "Ana", hex(ord(letter))
        if not keeps_emoji:
            assert tidy(f"🚢{letter}❤{letter}", keeps_emoji=False).replace(" ", "") == "🚢❤", hex(ord(letter))


@settings(max_examples=200)
@given(st.text(), st.booleans())
def test_no_text_steers_or_hides(text: str, keeps_emoji: bool) -> None:
    tidied = tidy(text, keeps_emoji=keeps_emoji)
    assert tidy(tidied, keeps_emoji=keeps_emoji) == tidied
    assert tidied == tidied.strip()
    assert tidied.replace("\u200d", "").isprintable()
    assert keeps_emoji or not IGNORABLE & set(tidied)
    marks = 0
    for letter in tidied:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        assert marks <= MOST_MARKS


async def test_hostile_names_and_lines_are_told_as_text_or_refused(database: str) -> None:
    async with opened(database) as site:
        for name in ("\u202e\u200b", "\n", "x" * 10_000, "x" * 1_000, "\x00"):
            answer = await site.nobody.call("POST", "/guests", {"name": name})
            assert answer.json()["code"] in {"bad-text", "bad-request"}, name
        ana = await site.guest("<script>alert(1)</script>\u202e")
        table = await site.table(ana, await site.guest("Bea'); DROP TABLE guests;--"))
        seen = await ana.look(table)
        names = [seat["name"] for seat in seen["sections"]["table"]["seats"]]
        assert names == ["<script>alert(1)</script>", "Bea'); DROP TABLE guests;--"]
        await ana.ask("POST", f"/tables/{table}/chat", {"text": "hi\r\n\u2067there", "key": "key-0001"})
        await ana.refused(
            "bad-text", 422, "POST", f"/tables/{table}/chat", {"text": "\u2067 \u200b", "key": "key-0002"}
        )
        answer = await ana.call("GET", f"/tables/{table}/chat")
        assert answer.json()[0]["text"] == "hi there"
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
