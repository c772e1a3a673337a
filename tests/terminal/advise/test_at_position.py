"""``foretell advise --position``: advice on a position in one line."""

import json

import pytest

from foretell.game.notation import position_text, read_position
from foretell.game.session import Session
from foretell.i18n import LANGUAGES, Words
from foretell.rules.options import Options
from foretell.testing import play_at_random
from tests.terminal.helpers import Run, refusal

pytestmark = pytest.mark.usefixtures("little_effort")

BIDDING = "3:2 r1 d0 H2 0,0,0 0 C1.D4/?/? -,1,1"
PLAYING = "3:2 r1 d0 H2 0,0,0 * C1.D4/H5.Z1/S9.N1 1,0,2"
EXAMPLE = "3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1"
OVER = "3:1 r1 d0 H2 0,0,0 * -/-/- 1,1,1 1:H5.S9.C1"


def advised(run: Run, *flags: str) -> dict[str, object]:
    ran = run("advise", "--json", *flags)
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, object] = json.loads(ran.out)
    return found


def test_the_view_of_a_seat_is_advised_as_if_it_were_described_by_flags(run: Run) -> None:
    told = ("--players", "3", "--hand-sizes", "2", "--dealer", "0", "--turned", "h3")
    described = advised(run, *told, "--hand", "c2 d5", "--bids", "1,1")
    assert advised(run, "--position", BIDDING) == described


def test_where_all_hands_are_given_the_seat_to_act_is_advised_or_the_one_named(run: Run) -> None:
    assert advised(run, "--position", PLAYING)["seat"] == 1
    assert advised(run, "--position", PLAYING, "--seat", "1")["seat"] == 1
    hidden = PLAYING.replace("3:2", "3h:2").replace("1,0,2", "-,-,-")
    assert advised(run, "--position", hidden, "--seat", "2")["seat"] == 2


def test_every_decision_of_a_game_can_be_given_as_a_position(run: Run) -> None:
    game = Session(Options(players=3, first_dealer=0, hand_sizes=(2, 1)), seed="2a")
    while game.to_act:
        seat = game.to_act[0]
        line = position_text(game.observe(seat).known, viewer=seat)
        legal = len(game.legal_actions(seat))
        found = advised(run, "--position", line)["prospects"]
        assert isinstance(found, list)
        assert len(found) == legal or legal == 1
        play_at_random(game, "1", steps=1)


def test_the_table_is_shown_with_the_advice(run: Run) -> None:
    ran = run("advise", "--position", PLAYING, "--plain")
    assert ran.status == 0
    assert any(line.startswith("Advice: play ") for line in ran.lines)


def test_positions_of_the_fantasy_edition_have_its_names(run: Run) -> None:
    """R1.3"""
    line = "3e:1 r1 d0 H2 0,0,0 1 ?/C5/? 1,1,1"
    assert "5 of the yellow Giants" in run("advise", "--position", line, "--plain").out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "a position is one line with at least eight fields"),
        (BIDDING.replace("3:2", "9:2"), "“9:2”: the options are"),
        (BIDDING.replace("r1", "r3"), "“r3”: a round is"),
        (BIDDING.replace("d0", "d9"), "“d9”: a dealer is"),
        (BIDDING.replace("H2", "-"), "“-”: there is a card if"),
        (BIDDING.replace("0,0,0", "0,0"), "“0,0”: there is a number for each seat"),
        (BIDDING.replace(" 0 C1.D4/", " - ?/"), "“-”: advice is for a seat"),
        (BIDDING.replace(" 0 C1", " - C1"), "- ?/?/? -,1,1”."),
        (BIDDING.replace("C1.D4", "C1"), "“C1”: there is a hand for each seat"),
        (BIDDING.replace("-,1,1", "-,1"), "“-,1”: there is a bid for each seat"),
        (BIDDING + " 9:C1", "“9:C1”: a trick is"),
        (BIDDING + " xQ1", "“Q1”: cards that are out"),
        (BIDDING.replace("-,1,1", "-,5,1"), "(R6"),
        (OVER, "All cards of this round have been played"),
        (BIDDING.replace(" 0 C1.D4/?/?", " 1 ?/C1.D4/?"), "It’s not your turn"),
    ],
)
def test_a_refusal_says_which_part_is_wrong_and_what_it_has_to_be(
    run: Run, line: str, said: str
) -> None:
    err = refusal(run("advise", "--position", line))
    assert err.startswith("foretell: ")
    assert said in err


@pytest.mark.parametrize(
    "flags",
    [("--hand", "h5"), ("--players", "3"), ("--preset", "en"), ("--seat", "0"), ("--dealer", "1")],
)
def test_flags_that_say_what_the_position_says_are_refused(
    run: Run, flags: tuple[str, str]
) -> None:
    assert f"leave {flags[0]} out" in refusal(run("advise", "--position", BIDDING, *flags))


@pytest.mark.parametrize("seat", ["3", "x", "-1"])
def test_a_seat_that_the_game_does_not_have_is_refused(run: Run, seat: str) -> None:
    err = refusal(run("advise", "--position", PLAYING, f"--seat={seat}"))
    assert "--seat needs a seat from 0 to 2" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_help_is_a_position(language: str) -> None:
    assert EXAMPLE in Words(language)("advise-option-position")
    assert read_position(EXAMPLE).observation(0).legal_actions
