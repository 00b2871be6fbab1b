"""Options are whole and consistent before a game begins; each fault has a code and names the option."""

from typing import Any

import pytest

from carrack.engine.errors import OptionError
from carrack.engine.options import resolve_options
from carrack.engine.title import Title
from carrack.engine.types import Option


class Fair(Title):
    """Options of every kind; more may play in the second edition, and two have captains unless told otherwise."""

    name = "fair"
    options = (
        Option("edition", "choice", ("first", "second", "third"), "second"),
        Option("captains", "bool", (False, True), False),
        Option("auction", "bool", (False, True), False, needs=("edition=first|second",)),
        Option("bids", "choice", ("open", "sealed"), "open", needs=("auction=true",)),
        Option("coins", "int", (1, 9), 3, excludes=("captains=true", "bids=sealed")),
        Option("teams", "bool", (False, True), False, needs=("players=4|6",)),
    )

    def player_counts(self, options: dict[str, Any]) -> range:
        return range(2, 7 if options["edition"] == "second" else 6)

    def default_options(self, players: int, options: dict[str, Any], version: int | None = None) -> dict[str, Any]:
        return super().default_options(players, {"captains": players == 2, **options}, version)


FAIR = Fair()


def test_defaults_are_filled_in() -> None:
    assert resolve_options(FAIR, 4, {}) == {
        "edition": "second",
        "captains": False,
        "auction": False,
        "bids": "open",
        "coins": 3,
        "teams": False,
    }


def test_a_default_may_depend_on_the_players() -> None:
    assert resolve_options(FAIR, 2, {})["captains"] is True
    assert resolve_options(FAIR, 2, {"captains": False})["captains"] is False


def test_options_keep_the_order_of_their_list() -> None:
    assert list(resolve_options(FAIR, 4, {"coins": 5, "edition": "first"})) == [option.key for option in FAIR.options]


def test_what_was_given_is_not_changed() -> None:
    given = {"coins": 5}
    resolve_options(FAIR, 4, given)
    assert given == {"coins": 5}


def test_an_option_may_need_a_number_of_players() -> None:
    assert resolve_options(FAIR, 6, {"teams": True})["teams"] is True
    with pytest.raises(OptionError, match="needs"):
        resolve_options(FAIR, 5, {"teams": True})


@pytest.mark.parametrize(
    "given",
    [
        {"auction": True, "edition": "first"},
        {"auction": True, "bids": "sealed"},
        {"coins": 3, "captains": True},  # at its default the option asks for nothing
        {"auction": False, "edition": "third"},
    ],
)
def test_options_that_agree(given: dict[str, Any]) -> None:
    assert given.items() <= resolve_options(FAIR, 4, given).items()


@pytest.mark.parametrize(
    ("given", "code", "option"),
    [
        ({"tempo": "fast"}, "unknown-option", "tempo"),
        ({"edition": "fourth"}, "bad-value", "edition"),
        ({"edition": 1}, "bad-value", "edition"),
        ({"edition": None}, "bad-value", "edition"),
        ({"captains": 1}, "bad-value", "captains"),
        ({"captains": "true"}, "bad-value", "captains"),
        ({"coins": 0}, "bad-value", "coins"),
        ({"coins": 10}, "bad-value", "coins"),
        ({"coins": True}, "bad-value", "coins"),
        ({"coins": 3.0}, "bad-value", "coins"),
        ({"auction": True, "edition": "third"}, "needs", "auction"),
        ({"bids": "sealed"}, "needs", "bids"),
        ({"coins": 4, "captains": True}, "excludes", "coins"),
        ({"coins": 4, "auction": True, "bids": "sealed"}, "excludes", "coins"),
    ],
)
def test_a_fault_names_the_option(given: dict[str, Any], code: str, option: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve_options(FAIR, 4, given)
    assert (caught.value.code, caught.value.details["option"]) == (code, option)


@pytest.mark.parametrize(("players", "edition"), [(1, "second"), (7, "second"), (6, "first"), (True, "second")])
def test_the_number_of_players_is_checked(players: int, edition: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve_options(FAIR, players, {"edition": edition})
    assert caught.value.code == "players"
    assert caught.value.details["players"] == players
