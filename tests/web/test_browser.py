"""The client in a real browser, against a real server."""

import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.bots import LEVELS
from carrack.games.discovery.board import REGIONS
from carrack.server import Config, local, make_app
from carrack.server.local import local_server
from carrack.server.run import listen, make_server, running
from support import discovery
from support.client import browse
from support.programs import need_program
from support.site import BUDGET, NO_LIMITS, begin_at, site_in

pytestmark = pytest.mark.usefixtures("chromium")
PHONE, DESKTOP = WIDTHS = (360, 1280)  # pixels
TALL_PHONE = 390
EMPIRE_PARTS = 7  # bar, row, middle, hand, others, offers, log
MOST_SCRIPT = 150_000  # bytes on the wire, of the first page somebody sees
MOST_BYTES = 400_000
MOST_SHIFT = 0.1  # the limit that browsers call good


@pytest.mark.parametrize(("game", "way"), [("discovery", ""), ("empire", "turns"), ("empire", "open")])
async def test_a_whole_game_is_played_by_the_list_alone(game: str, way: str, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("game.mjs", f"{site.base}/", game, way)
        assert found["faults"] == []
        assert found["decisions"] > 20
        assert found["watched"] >= found["decisions"]
        assert found["unlisted"] == [], "every legal choice, no more and no fewer"
        assert found["rows"] >= 2
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]
        assert found["lines"] > 100


@pytest.mark.parametrize(("width", "players"), [(DESKTOP, 4), (TALL_PHONE, 2)])
async def test_a_whole_game_is_played_by_tapping_what_is_lit(width: int, players: int, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("taps.mjs", f"{site.base}/", str(width), str(players))
        check_taps(found)
        assert found["decisions"] > 20
        assert found["narrowed"] > 0
        assert found["titles"] == ["● Your turn · Discovery · carrack"]
        assert found["glowing"] == [], "nothing is at work after the end"
        assert found["parts"] == (1 + 8 + players if width == DESKTOP else 0)
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]


async def test_six_players_with_the_expansion_tap_what_is_lit(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("taps.mjs", f"{site.base}/", str(DESKTOP), "6", "24")
        check_taps(found)
        assert (found["decisions"], found["parts"]) == (24, 1 + 8 + 6)


def check_taps(found: Any) -> None:
    """What holds at every decision that is made by taps alone."""
    assert found["faults"] == []
    assert found["listed"] == [], "taps on what is lit, or a button of the bar, answer every question"
    assert found["dead"] == [], "every tap on what is lit does something"
    assert found["tapped"] >= found["decisions"] / 2
    assert found["watched"] == found["decisions"]
    assert found["moved"] == [], "boxes, cards and bar stay where they are"
    assert found["misplaced"] == [], "the bar has no button for what lies on the board"
    assert found["crowded"] == [], "at most four buttons besides hint and menu"
    assert found["sheets"] == [], "a phone's sheet leaves room for the map"


async def test_events_are_shown_as_scenes_one_at_a_time(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("scenes.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["seen"]["most"] == 1
        assert len(found["seen"]["kinds"]) >= 2, "bots are fast: only scenes that matter are left"
        assert len(found["times"]) == 4
        assert max(found["times"]) <= 100, "milliseconds until Space goes on, however busy the machine is"
        dock, last = found["rings"]
        assert "box:dock" in dock["marked"], "a line of the log rings its place while the pointer is on it"
        assert last["marked"], last
        assert found["behind"] < 30_000, "milliseconds until the stage has caught up"
        for game in carrack.games():
            strip = found["strips"][game]
            assert strip["steps"] > 5
            assert strip["isAtFirst"]
            assert strip["isAtSecond"]
            assert found["replayed"][game], "a replay has scenes too"
        assert found["unseen"] == []
        assert found["pages"] == {"moving": True, "still": False}, "the cartouche turns its page"


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_whole_game_is_played_by_keyboard_alone(width: int, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("keys.mjs", f"{site.base}/", str(width))
        assert found["faults"] == []
        assert found["decisions"] > 20
        assert found["byArrow"] > 0
        assert found["isHelped"]
        assert found["isHeldOff"], "no key reaches what lies behind a dialog"
        assert found["isDropped"]
        assert found["isUndone"]
        assert found["watched"] > 20
        assert found["unlisted"] == [], "`l` lists every legal choice, no more and no fewer"
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]


async def test_a_second_tap_on_a_place_confirms_and_a_tap_on_what_is_not_lit_says_why(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("choosing.mjs", f"{site.base}/")
        assert found["faults"] == []
        for name in ("wide", "phone"):
            seen = found[name]
            assert seen["held"][0] == ["type:colonist"], "the worker in use is in hand"
            space = seen["next"].removeprefix("space:dock:")
            assert seen["names"][0] == f"Colonist dock, space {space}: place a colonist"
            assert re.fullmatch(r"\d+ colonists?: take in hand", seen["names"][1])
            assert "box:dock" in seen["held"][1]
            assert seen["ghost"].startswith("space:dock:"), "the next free space shows who would stand there"
            dock, post = seen["lines"]
            assert dock == "Place a colonist on the colonist dock"
            assert post.startswith("Place a colonist ")
            taken, elsewhere = seen["why"]
            assert taken[0].startswith(f"{post}\nThere is already a worker ")
            assert taken[0].endswith(" Choose another place. D4.6")
            assert elsewhere[0] == "It is not part of this decision. Place a worker. Rule D4.1"
            assert [links for _, links in seen["why"]] == [1, 1], "each with the clause"
            assert not seen["takesClicks"], "what lies below the reason can be tapped"


async def test_things_are_dragged_to_where_they_may_go(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("drag.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["lit"] > 2, "where it may go stays lit"
        assert found["isPutBack"], "Escape puts it back"
        assert found["nowhere"].startswith("It can’t go there. Place a worker.")
        assert found["asked"].startswith("Place a colonist on the")
        assert found["isPlayed"]
        assert "There is already a worker on" in found["refused"]
        assert found["byHandle"] == "Place a colonist on the colonist dock"
        assert found["isScrolled"], "a phone scrolls as ever"
        assert "2 gold" in found["offer"]


async def test_answers_and_orders_stand(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("standing.mjs", f"{site.base}/")
        assert found["faults"] == []
        ranked = [line.split(" ✕")[0] for line in found["ranked"]]
        assert ranked == ["Soldier → warfare box", "Colonist → colonist dock"]
        assert found["some"] == "Auto-answers and planned moves: 2"
        assert found["left"] == "Auto-answers and planned moves: 1"
        assert found["mark"] == found["flag"] == "2", "a flag in the bar has the number"
        assert found["isStill"], "and takes no room"
        assert found["isMenuClosed"]
        assert found["width"] == 360, "nothing scrolls sideways"


def crowded_dock() -> dict[str, Any]:
    """Seat 0 owns the University; its worker is the last of five on the dock."""
    layout = discovery.table(players=3).turn(4).own(0, "university").discovered("peru")
    for space, seat in enumerate((1, 1, 1, 1, 0), 1):
        layout.stand(f"dock-{space}", seat)
    return layout.at("dock").position()


async def test_the_university_is_asked_for_between_two_workers_only_if_the_owner_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, crowded_dock())
    async with site_in(tmp_path) as site:
        found = await browse("university.mjs", f"{site.base}/")
        assert found["faults"] == []
        for look in found["rounds"]:
            before, first, second, own = look["questions"]
            assert "University" in before, look
            assert "University" in first, look
            assert before != first == second, "asked before each further worker"
            assert "D5.2.1" in own, "and passed before the last of them"
            assert look["again"] == look["passed"] != look["wanted"]
            assert not look["isWide"], "nothing scrolls sideways"


async def test_people_invite_watch_chat_play_again_and_share_a_screen(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("people.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["isKept"], "a seat is kept for who has its link"
        assert found["choices"] == 0, "who watches chooses nothing"
        lines = [[" ".join(line.split()) for line in page] for page in found["chat"]]
        said = ["1 Seat 1: Navigator Navigator Ahoy <b>Bea</b>", "2 Seat 2: Bea Bea Ahoy yourself"]
        assert lines == [said] * 3
        fake = " ".join(found["namesake"].split())
        assert fake == "2 Seat 2: Bea Navigator (somebody else here has the same name) I resign"
        assert not found["mayCidSpeak"]
        assert not found["mayCidAsk"]
        assert found["watching"] == "1 person is watching."
        assert found["isNext"], "both are at the next table"
        assert found["isHidden"], "nothing of the table shows while the screen is handed over"
        assert sorted(found["hotSeat"]) == ["Ann", "Dora"], "each at one screen has a name"
        assert any(found["handOver"].startswith(f"It’s {name}’s turn") for name in ("Ann", "Dora"))
        assert "Ann" in found["log"] or "Dora" in found["log"]


async def test_friends_gather_begin_with_whoever_is_there_and_play_again(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("friends.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert (found["first"], found["title"]) == (3, "Your table is ready Empire")
        assert not found["mayGuestChange"]
        assert found["seats"] == [3, 3, 3], "everybody sees what the host changed"
        assert found["removed"].startswith("You have no seat at this table any more")
        assert not found["isToldStill"]
        assert (found["mayBegin"], found["isHostNow"]) == (0, True), "who becomes host sees that at once"
        assert found["begins"] == ["Start with a bot in the empty seat", "Start without the empty seat"]
        assert found["players"] == 3
        told = (
            "Wants to end the game without a winner: Navigator. Waiting for: Bea. "
            "The proposal expires after 12 more decisions, or as soon as somebody refuses."
        )
        assert found["proposal"] == [told] * 3, "who watches sees it too"
        assert found["refused"] == [["Close"]] * 3
        assert found["asking"] == "1 seat is still empty. Invited: Navigator."
        assert found["invitation"] == "Bea invites you to play again."
        assert not found["isCidAsked"]
        assert "Reserved for Navigator" in found["asked"][0]
        assert found["isWaiting"].startswith("Start with a bot"), "nobody sits there who did not come"


async def test_the_host_reorders_seats_and_everybody_reads_the_options(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("seats.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["edition"] == "2015 edition"
        assert found["options"] == ["House rules"]
        assert found["grips"] == 0, "a guest moves nobody"
        assert found["mains"] == {"guest": ["Take this seat"], "host": ["Start game"]}
        assert found["state"] == "All seats are taken. You can start."
        assert found["marked"] == {"guest": [True, True, False], "options": ["Captains for two"]}
        assert found["focus"].startswith("Move seat 2"), "the focus goes with the seat"
        assert found["shuffles"] == 0, "a guest mixes no seats"
        assert found["seats"] == ["Bea", "Navigator"]


async def test_games_that_wait_for_the_reader_come_first_and_a_key_opens_the_next(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("turns.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["mains"] == [0], "only the game that waits longest has a filled button"
        assert found["asked"] == ["Place a worker."] * 2
        assert all(time in {"now", "1 minute ago"} for time in found["since"]), found["since"]


@pytest.mark.parametrize("lan", [False, True])
async def test_a_server_for_one_person_hands_out_no_dead_link(
    lan: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "_own_address", lambda: "127.0.0.5")

    async with local_server(lan=lan, database=tmp_path / "tables.db") as (links, _):
        found = await browse("reach.mjs", links.browser)
        assert [fault for fault in found["faults"] if "webmanifest" not in fault] == []
        if lan:
            assert found["start"] == found["waiting"] == []
            (link,) = found["links"]
            assert link.startswith(f"{links.friends}#/table/")
            assert found["codes"] == 1
        else:
            assert found["links"] == []
            assert found["codes"] == 0
            for told in (found["start"], found["waiting"]):
                assert "carrack play --lan" in told[0]
                assert "carrack serve" in told[0]


async def test_every_control_of_the_creation_page_works_for_every_game(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("create.mjs", f"{site.base}/")
        assert found["faults"] == []
        for game in carrack.games():
            assert found["options"][game].keys() == {option.key for option in carrack.options(game)}
        kinds = ["mine", "open", "invited", *(f"bot {level.number}" for level in LEVELS)]
        assert all(found["kinds"][game] == kinds for game in carrack.games())
        assert found["sizes"] == {
            "discovery": {
                "2007": [[players, "2007"] for players in (5, 4, 3, 2)],
                "2015": [[players, "2015"] for players in (6, 5, 4, 3, 2)],
            },
            "empire": {
                version: [[players, version] for players in (6, 5, 4, 3, 2)] for version in ("beginner", "standard")
            },
        }
        assert found["names"] == ["Ana", "Bea"] * 2
        assert found["six"] == ["human", *["bot"] * 5]
        assert found["sixShown"] == 6
        assert found["tooMany"] == ["These options are for 2 to 5 players. Add or remove seats.", True]
        assert found["fits"]


async def test_pages_before_a_game_fit_a_small_laptop_in_every_language(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("fits.mjs", f"{site.base}/")
        assert found == {"out": [], "faults": []}


async def test_the_clock_of_open_auctions_is_chosen_with_the_table(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("clock.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["elsewhere"] == 0, "discovery has no open auctions"
        assert found["choices"] == ["no clock", "10 seconds", "20 seconds", "30 seconds", "60 seconds"]
        assert (found["bots"], found["people"], found["screen"]) == ("0", "20", "0")
        assert found["turns"] == [1, 0], "open trades have a clock, bids and trades in turns have none"
        assert found["made"] == {"chosen": 30, "usual": 20, "turns": 0, "friends": 20, "asked": 45}
        assert found["told"] == {
            "chosen": "Open auctions and offers: after 30 seconds of silence a player counts as content. "
            "The clock stops while nobody is online.",
            "none": "Open auctions and offers have no clock: everybody is waited for.",
            "turns": 0,
        }


@pytest.mark.parametrize(
    ("width", "way", "version", "lang"),
    [
        (PHONE, "clicks", "beginner", "fr"),
        (DESKTOP, "clicks", "beginner", "it"),
        (DESKTOP, "keys", "beginner", "en"),
        (DESKTOP, "keys", "standard", "fr"),
        (DESKTOP, "clicks", "standard", "en"),
        (PHONE, "clicks", "standard", "it"),
    ],
)
async def test_a_whole_game_of_empire_is_played_in_open_auctions(
    width: int, way: str, version: str, lang: str, tmp_path: Path
) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("openGame.mjs", f"{site.base}/", str(width), way, version, lang)
        assert found["faults"] == []
        assert found["sheets"] == [], "a phone's sheet leaves room for the board"
        assert found["sold"] == 5
        assert (found["claims"] > 0) == (version == "standard")
        assert found["arrows"] == (found["claims"] if way == "keys" else 0), "by keys nations are claimed with arrows"
        assert found["bids"] > 0
        # Who is quicker, the player or the bots, decides whether one withdraws and whether an offer is still there:
        # `test_bids_and_offers_of_others_come_at_any_time` proves both, among people.
        assert found["again"] > 0, "while choices are confirmed, a bid takes a second click"
        assert found["content"] > 0
        assert found["ready"] >= 5
        assert found["offers"] > 0
        assert found["scrolled"] == width
        assert found["english"] == [], "nothing is left in English"
        assert found["verdict"]
        if width == DESKTOP:
            assert found["parts"] == EMPIRE_PARTS
            assert found["places"] > EMPIRE_PARTS, "the buttons of an auction keep their places too"
            assert found["moved"] == [], "row, middle, hand, others, offers, log, bar and buttons stay where they are"


async def test_bids_and_offers_of_others_come_at_any_time(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("openAuction.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["early"] == {"isHeld": True, "isBusy": False}, "a click meant for the bid before is not sent"
        assert found["sale"] == ["Sold 10 − 0 = 10"], "with reduced motion at once"
        assert found["locked"] == "3 bid"
        assert found["typed"] == ["7", True], "what is typed stays, and the field keeps the focus"
        assert found["stepped"] == "8", "an arrow steps from what is typed"
        assert found["line"] == "Jeanne raised to 7 while you typed. Your bid was not sent."
        assert found["others"] == ["12"] * 6, "bids, withdrawals, contentment, offers and trades of others"
        assert found["cursor"] == "102", "the cursor stays between the digits"
        assert found["refused"][0].startswith("Your bid is already 6 gold.")
        assert found["refused"][1] == "5"
        assert found["dragged"] == [found["free"]] * 2, "gold that stands in a bid is offered nowhere"
        assert found["drafted"] == ["14"] * 5 + ["104"]
        assert found["question"].startswith("You are content.")
        assert found["countered"] == "1 good for 2 gold, to Marco.", "the two sides are exchanged"
        assert found["draftOutlook"].startswith("−1 luxury, +1 industry"), "the population goes over to an industry"
        assert found["outlook"] == "support −1"
        assert found["reason"] == "gold is in your bid"
        assert found["again"] == "Click again: −1 support"
        assert found["settled"] == "Marco for 10"
        assert found["kept"] == ["1 colony as a gift, to Jeanne."] * 2
        assert found["sent"] == ["not yet", "not yet", "✓\nsent", "not yet"], "everybody sees who has sent a plan"
        assert found["columns"] == [True] * 4, "a column under each card"
        assert found["plan"] == ["Your plan: to 2, then hold", "your plan: to 4"]
        assert found["unplanned"] == "You bid by hand. 1 later card is planned.", (
            "a bid by hand ends the plan for its card"
        )
        assert found["matched"] == [3, 3], "the key m matches the highest bid"
        assert found["clock"] == 1
        assert found["out"].startswith("You have withdrawn from this card.")
        for away in found["away"].values():
            assert away["hasClock"]
            assert away["isLow"]
            assert away["buttons"][-2:] == ["+1: 5" if "Jeanne" in away["line"] else "+1: 3", "✓ Content"]
        assert found["away"]["log"]["line"] == "You stand at 0, Marco at 2."
        assert found["away"]["composing"]["line"] == found["away"]["offers"]["line"] == "You stand at 3, Jeanne at 4."
        assert "Put it on the board" in found["away"]["composing"]["buttons"]
        assert found["taken"] == [1, 3, 3], "by keys, by clicks, and on a phone"
        assert found["end"] == ["not yet", "✓\nready", "not yet", "not yet"], "everybody sees who is ready"
        yours, won = found["lone"]
        assert yours == "Yours for 0", "before the card is settled"
        assert won.startswith("Navigator (you) wins")


@pytest.mark.parametrize(("version", "kinds"), [("beginner", 6), ("standard", 7)])
async def test_six_players_and_twelve_offers_fit_with_the_drawer_open(version: str, kinds: int, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("crowded.mjs", f"{site.base}/", version)
        assert found["faults"] == []
        assert found["kinds"] == 2 * kinds
        assert (found["offers"], found["toMe"]) == (12, 6)
        assert found["overflow"] == {"en": [], "fr": [], "it": []}
        assert found["flaws"] == []
        assert found["scrolls"], "the groups below those to the reader"


async def test_filters_hide_offers_until_they_are_wanted(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("filters.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert (found["before"], found["after"]) == (3, 1)
        assert found["undeclined"] == 0, "only a filter declines"
        assert found["own"] == "✕ Jeanne declines"
        assert found["label"] == "Filter offers: 2 set"
        assert found["reloaded"] == 1, "the server keeps them"
        assert found["shown"] == 3
        assert found["without"] == 3, "one was accepted, and the player made one"


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_whole_game_of_empire_is_played_in_turns(width: int, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("empire.mjs", f"{site.base}/", str(width))
        assert found["faults"] == []
        assert found["sold"] == 5
        assert found["bids"] > 5
        assert found["offers"] > 0
        assert found["rows"] == 6
        assert found["scrolled"] == found["width"]
        assert found["symbols"] == 1, "a window of another width still has its symbols"
        check_questions(found)
        assert set(found["clauses"]) == {"E4.1", "E5.2", "E5.7"}
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]


async def test_a_round_of_standard_empire_is_played_in_secret(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("standard.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["leaks"] == 0, "nobody is told what is in"
        taken_back, claimed = found["claims"]
        selected = [line for line in found["log"] if "selects" in line]
        assert claimed in selected[0], "what was taken back does not count"
        assert taken_back not in selected[0]
        assert len(set(found["nations"]) - {"–"}) == 3, "everybody leads a nation of their own"
        assert found["sold"].startswith("Your choice: Sell ")
        assert found["bids"] > 0
        assert any("bids" in line for line in found["log"]), "bids are turned over"
        check_questions(found)
        assert set(found["clauses"]) == {"E2.4", "E4.1", "E5.6"}


def check_questions(found: Any) -> None:
    """What every decision of a game has to show."""
    assert found["missing"] == [], "every question is a sentence and has a link to a clause"
    assert found["lost"] == [], "every link leads to its clause"


@pytest.mark.parametrize(("lang", "width"), [("fr", PHONE), ("it", DESKTOP)])
async def test_a_whole_game_is_played_through_roles_and_names(lang: str, width: int, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("roles.mjs", f"{site.base}/", lang, str(width))
        assert found["faults"] == []
        assert found["decisions"] > 20
        assert found["onMap"] > 0
        assert found["regions"] == len(REGIONS), "the board is told in words, once"
        assert found["english"] == [], "nothing is left in English"
        check_questions(found)
        assert found["verdict"]


@pytest.mark.parametrize("game", carrack.games())
async def test_a_newcomer_gets_through_a_turn_by_what_the_page_says(game: str, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("newcomer.mjs", f"{site.base}/", game)
        assert found["faults"] == []
        assert found["isThrough"], found
        assert found["isHere"], "without the rules, or any other page"
        assert found["wordless"] == [], "every question is a sentence"
        assert len(found["vain"]) <= found["presses"] / 5, "nearly everything that can be pressed does something"


async def test_the_first_visit_is_one_click_and_every_decision_explains_itself(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("visit.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["decisions"] > 50
        check_questions(found)
        assert {"D4.1", "D5.2.1", "D5.3.1"} <= set(found["clauses"])
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]


async def test_what_happens_at_a_table_of_empire_can_be_followed(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("follow.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert "#art-card-gold" in found["moving"]["flights"]
        assert found["still"] == {"flights": [], "news": []}
        assert found["reduced"]["flights"] == []
        assert any(target.startswith(("bid:", "held:", "row:")) for target in found["reduced"]["news"])
        assert any(target.startswith("bid:") for target in found["marked"]["bid"])
        assert [target.partition(":")[0] for target in found["marked"]["shortage"]] == ["row"]


async def test_sounds_are_heard_once_they_are_switched_on(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("sounds.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["atFirst"] == ["off", True]
        assert (found["inMenu"], found["stored"]) == ("soft", "off")


async def test_an_update_is_drawn_as_one_and_the_log_follows(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("round.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["looks"] >= 5, "quick bots play several turns within few frames"
        assert found["torn"] == [], "no price or turn number of another update"
        assert found["lines"] > 100
        assert found["belowEnd"] <= 0, "the last line is in sight after a long batch"
        assert len(set(found["read"])) == 1, "who has scrolled up is left there"
        counted, listed = found["since"]
        assert counted == listed > 0
        assert found["glowing"] == [], "nothing is at work after the end"


async def test_the_bid_button_shows_what_is_typed_and_enter_bids(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("bid.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["isHeldBack"], "a number outside the range is not played"
        assert found["shown"] == [[amount, f"Raise to {amount}"] for amount, _ in found["shown"]]
        assert found["isPlayed"]
        assert found["log"].endswith(f"bids {found['shown'][-1][0]} gold.")
        assert found["isHeldBackInHand"], "nor is it by a click, which leaves the field first"
        assert str(found["inHand"][0]) in found["inHand"][1]
        assert found["bidInHand"]


async def test_what_if_boards_keep_the_levels_of_the_bots(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("levels.mjs", f"{site.base}/")
        assert found == {"levels": [None, 2, 0], "faults": []}


async def test_every_page_is_for_everybody(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("pages.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["violations"] == [], "what axe-core found, in either theme"
        assert found["wide"] == [], "nothing scrolls sideways"
        assert found["landed"] == [True, True], "links to clauses lead there"
        assert found["offline"].startswith("The server does not answer.")


async def test_who_closes_the_browser_comes_back_to_the_server_of_one_person(tmp_path: Path) -> None:
    async with local_server(database=tmp_path / "tables.db", budget=BUDGET) as (links, _):
        found = await browse("home.mjs", links.own)
        assert found["faults"] == []
        assert len(found["first"]) == 1
        assert found["first"] == found["again"] == found["elsewhere"], "the server lists the games, not the browser"
        assert max(found["shifts"]) < 0.05, "the page does not move when the server answers"
        assert found["manifest"] == {"errors": [], "name": "carrack"}


async def test_a_browser_that_is_not_recognised_keeps_its_identity(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("forgotten.mjs", f"{site.base}/")
        assert found["faults"] == []
        assert found["isSame"], "neither the name nor the guest is thrown away, and no new guest is made"
        assert found["isBack"]
        assert found["isNew"], "but whoever wants to starts anew"
        assert (found["name"], found["guests"]) == ("Magellan", 2)
        assert 0 < found["lists"] < 60, "once a page, and every 15 seconds"


@pytest.mark.parametrize("game", carrack.games())
async def test_a_whole_game_is_played_in_firefox(game: str, tmp_path: Path) -> None:
    need_program("firefox-esr")

    async with site_in(tmp_path) as site:
        found = await browse("firefox.mjs", f"{site.base}/", game)
        assert found["faults"] == []
        assert found["decisions"] > 20
        if game == "empire":  # open auctions and offers
            assert min(found["sold"], found["ready"]) >= 5
            assert found["content"] > 5
            assert found["bids"] > 0
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]
        assert not found["wide"], "nothing scrolls sideways"


async def test_the_first_visit_is_light(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("first.mjs", f"{site.base}/")
        assert 0 < found["script"] <= MOST_SCRIPT
        assert 0 < found["all"] <= MOST_BYTES


async def with_restarts(script: str, folder: Path) -> Any:
    """What a script finds at a server that is stopped and started again when the script asks for it."""
    config = Config(f"sqlite+aiosqlite:///{folder / 'tables.db'}", budget=BUDGET, **NO_LIMITS)
    async with AsyncExitStack() as stack:
        at = listen("127.0.0.1", 0)
        port = at.getsockname()[1]

        async def start() -> None:
            place = at if at.fileno() >= 0 else listen("127.0.0.1", port)
            await stack.enter_async_context(running(make_server(make_app(config), config), place))

        async def asked(what: str) -> None:
            if what == "stop":
                await stack.aclose()
            else:
                await start()

        await start()
        return await browse(script, f"http://127.0.0.1:{port}/", asked=asked)


async def test_a_move_survives_a_lost_connection_and_a_server_that_is_started_again(tmp_path: Path) -> None:
    found = await with_restarts("resume.mjs", tmp_path)
    assert found["faults"] == []
    assert found["resumed"] == found["reloaded"]
    assert found["listed"] == 1


async def test_two_people_lose_nothing_and_play_nothing_twice(tmp_path: Path) -> None:
    found = await with_restarts("two.mjs", tmp_path)
    assert found["faults"] == []
    assert found["played"] == [f"{number}.0" for number in range(1, 6)], "each decision counts once"
    assert found["placed"] == len(found["played"])
    assert found["same"], "both read the same log"


async def test_a_game_that_is_over_is_looked_back_at(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        people = await site.guests("Ana", "Bea")
        table = await site.table(*people, game="discovery")
        await site.play_on(table, pick=-1)  # who always plays the first move wins no point
        scores = await site.nobody.ask("GET", f"/tables/{table}/scores")
        told = await site.nobody.ask("GET", f"/tables/{table}/replay")
        turns = [event["number"] for event in told["events"] if event["kind"] == "turn"]
        found = await browse("after.mjs", f"{site.base}/", table)
        assert found["faults"] == []
        assert sorted(found["total"]) == sorted(map(str, scores["scores"]))
        assert found["ends"] == [str(points) for points in scores["scores"]]
        assert (found["lines"], found["rows"]) == (2, len(scores["turns"]) + 1)
        assert 1 <= found["facts"] <= 4
        assert re.fullmatch(r"(Ana|Bea), [^:]+: \d+\.( .+ \d+)?", found["detail"])
        assert found["size"] == [1200, 630]
        assert "shuffles follow from it" in found["proof"]
        assert "every move is legal" in found["word"]
        assert carrack.verify(found["record"]) == ()
        assert found["marked"] > 0
        assert found["numbers"] == [0, 1, 2, 1, turns[1], told["last"]]
        assert found["told"] == len(REGIONS), "the board is told in words, once"
        assert found["tried"] != found["began"]


async def test_the_end_of_empire_is_shown_and_shared(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        people = await site.guests("Ana", "Bea")
        table = await site.table(*people, game="empire")
        await site.play_on(table)
        scores = await site.nobody.ask("GET", f"/tables/{table}/scores")
        found = await browse("share.mjs", f"{site.base}/", table)
        assert found["faults"] == []
        assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]
        points = [str(one).replace("-", "−") for one in scores["scores"]]
        assert sorted(text.replace("-", "−") for text in found["total"]) == sorted(points)
        assert [text.replace("-", "−") for text in found["ends"]] == points
        assert (found["lines"], found["rows"]) == (2, len(scores["turns"]) + 1)
        assert found["smallest"] >= 13.9, "pixels of text, rounded"
        assert 1 <= found["facts"] <= 4
        assert re.fullmatch(r"(Ana|Bea), [^:]+: −?\d+\.( .+)?", found["detail"], re.DOTALL)
        assert {"Ana", "Bea", *points} <= set(found["texts"]), "names and points are on the picture"
        assert "Ana" in found["label"]
        assert found["file"] == f"carrack-empire-{table}.png"
        assert found["size"] == [1200, 630]
        assert found["colours"] > 100, "the saved picture is drawn"
        assert found["holdings"] >= 1, "the board is one key away"


async def test_pages_do_not_jump_on_a_phone_while_they_load(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        people = await site.guests("Ana", "Bea")
        over = [await site.table(*people, game=game) for game in ("discovery", "empire")]
        for table in over:
            await site.play_on(table)
        found = await browse("shifts.mjs", f"{site.base}/", *over)
        assert found["faults"] == []
        for page in (found["waiting"], *found["ends"]):
            assert page["sum"] < MOST_SHIFT, page["largest"]
