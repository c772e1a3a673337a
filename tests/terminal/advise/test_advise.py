"""``foretell advise``: one decision given by flags, or a game entered in a dialogue."""

import json

import pytest

from foretell.bots.search.bot import baseline
from foretell.rules.presets import PRESETS
from foretell.terminal import advise
from foretell.terminal.advise import advising
from tests.terminal.helpers import Run, refusal

pytestmark = pytest.mark.usefixtures("little_effort")

BIDDING = ("--dealer", "0", "--hand", "h5 hk z s9 c2", "--turned", "h9", "--bids", "1,2,0")
"""Four players; the reader deals round 5 and bids last."""
SECOND_TRICK = "c5 c3 ca s5 / d4 d6 n"


def test_a_decision_is_shown_with_the_table_and_the_value_of_each_action(run: Run) -> None:
    ran = run("advise", *BIDDING)
    assert ran.status == 0
    assert ran.lines[1] == " Round 5 of 15 · trump is ♥ hearts (♥9 turned) · you deal"
    assert max(map(len, ran.lines)) <= 80
    advised = next(line for line in ran.lines if line.startswith(" Advice: bid "))
    rows = [line.split()[0] for line in ran.lines if "±" in line and "%" in line[20:]]
    assert rows[0] == advised.split()[-1]
    assert sorted(rows[:6]) == ["0", "1", "2", "3", "4", "5"]
    assert " 4 possible games; ± marks the 95% interval of the points." in ran.lines


def test_in_plain_output_the_advice_comes_first(run: Run) -> None:
    ran = run("advise", *BIDDING, "--plain")
    assert ran.lines[0] == "Bids so far: 3 of 5."
    assert ran.lines[1].startswith("Advice: bid ")
    assert sum("the bid is made in" in line for line in ran.lines) == 6


def test_advice_as_json_is_one_line(run: Run) -> None:
    typed = ("--dealer", "3", "--seat", "1", "--hand", "hk z s9 c2", "--turned", "h9")
    ran = run("advise", *typed, "--bids", "1,2,0,2", "--tricks", SECOND_TRICK, "--json")
    assert ran.out.count("\n") == 1
    told = json.loads(ran.out)
    assert told["seat"] == 1
    assert told["bot"] == "strongest"
    assert told["worlds"] == 4
    assert told["action"] == told["prospects"][0]["action"]
    cards = {prospect["action"]["card"] for prospect in told["prospects"]}
    assert cards == {"H12", "Z1", "S8", "C1"}
    assert set(told["prospects"][0]) == {
        *("action", "points", "margin", "makes_bid", "behind", "behind_margin"),
    }
    for reason in told["reasons"]:
        assert reason["code"].startswith("reason/")
        assert reason["sentence"].endswith(".")


def test_the_choice_of_trump_is_advised(run: Run) -> None:
    typed = ("--dealer", "0", "--hand", "h5 hk", "--turned", "z", "--players", "3")
    ran = run("advise", *typed, "--json")
    assert {prospect["action"]["trump"] for prospect in json.loads(ran.out)["prospects"]} == {
        *"CDHS"
    }
    named = run("advise", *typed, "--trump", "♥", "--bids", "0 0", "--json")
    assert "bid" in json.loads(named.out)["action"]
    other = ("--dealer", "1", *typed[2:], "--trump", "hearts", "--bids", "0")
    assert "bid" in json.loads(run("advise", *other, "--json").out)["action"]


def test_the_same_question_gets_the_same_advice(run: Run) -> None:
    assert run("advise", *BIDDING, "--json").out == run("advise", *BIDDING, "--json").out


@pytest.mark.parametrize(
    "told",
    [
        ("--players", "2", "--dealer", "1", "--hand", "h5 hk", "--turned", "c9"),
        (
            *("--players", "2", "--dealer", "0", "--hand", "h5 hk d2", "--turned", "c9"),
            *("--spent", "h2 h3 h4 h6 h7", "--bids", "x,1", "--tricks", "s5"),
        ),
        (
            *("--clairvoyance", "--players", "3", "--dealer", "2", "--turned", "c9"),
            *("--hands", "h5 h6 / s2 n"),
        ),
        (
            *("--clairvoyance", "--players", "3", "--dealer", "2", "--turned", "c9"),
            *("--hands", "h5 / s2", "--hand", "z", "--bids", "1,0,0", "--tricks", "c2 h6 n"),
        ),
        (
            *("--bidding", "hidden", "--dealer", "1", "--hand", "h5 hk", "--turned", "c9"),
            *("--bids", "0,1,1,2", "--tricks", "h2 h3"),
        ),
        ("--bidding", "hidden", "--dealer", "1", "--hand", "h5 hk", "--turned", "c9"),
        (
            *("--bidding", "secret", "--dealer", "3", "--hand", "h5 hk", "--turned", "c9"),
            *("--bids", "0,x,x,x"),
        ),
        (
            *("--even-bid", "not_leader", "--dealer", "0", "--hand", "h5 hk", "--turned", "c9"),
            *("--totals", "30,10,20,20", "--bids", "0,1,0"),
        ),
        ("--deal", "one_suit", "--seat", "2", "--dealer", "1", "--hand", "h5 hk z n"),
        ("--winning-wizard", "last", "--dealer", "3", "--hand", "h5 z", "--turned", "n"),
        (
            *("--follow-after-wizard", "--dealer", "2", "--hand", "h5 z", "--turned", "d2"),
            *("--bids", "0,0,0,0", "--tricks", "z2"),
        ),
        ("--players", "3", "--hand-sizes", "20", "--dealer", "2", "--hand", "s2-sa"),
    ],
)
def test_advice_is_given_under_every_option(run: Run, told: tuple[str, ...]) -> None:
    if "s2-sa" in told:
        spades = "s2 s3 s4 s5 s6 s7 s8 s9 s10 sj sq sk sa h2 h3 h4 h5 z z n"
        told = (*told[:-1], spades)
    ran = run("advise", *told, "--json")
    assert ran.err == ""
    assert json.loads(ran.out)["prospects"]


@pytest.mark.parametrize(
    ("told", "refused"),
    [
        ((), "--hand is needed as well"),
        (("--hand", "h5"), "--dealer is needed as well"),
        (("--hand", "h5", "--dealer", "7"), "“7” is not one of the players"),
        (("--hand", "h5", "--dealer", "0"), "--turned is needed as well"),
        (("--hand", "h5", "--seat", "4"), "--seat needs a seat from 0 to 3, not “4”."),
        (
            ("--hand", "h5", "--dealer", "0", "--turned", "h5"),
            "5 of hearts: this is the turned card",
        ),
        (("--hand", "h5", "--dealer", "1", "--turned", "z"), "--trump is needed as well"),
        (
            ("--hand", "h5", "--dealer", "0", "--turned", "c9"),
            "It’s not your turn but Seat 1’s.",
        ),
        (
            (
                *("--hand", "h5", "--dealer", "0", "--turned", "c9", "--bids", "0 0 0 1"),
                *("--tricks", "h2"),
            ),
            "It’s not your turn but Seat 2’s.",
        ),
        (
            ("--hand", "h5", "--dealer", "3", "--turned", "c9", "--trump", "h"),
            "--trump says more than can be known",
        ),
        (
            ("--hand", "h5", "--dealer", "3", "--turned", "c9", "--totals", "0 0 0 0"),
            "--totals says more than can be known",
        ),
        (
            ("--hand", "h5", "--dealer", "3", "--turned", "c9", "--bids", "0 0 0 0 0"),
            "--bids says more than can be known",
        ),
        (
            ("--hand", "h5", "--dealer", "3", "--turned", "c9", "--bids", "x 0"),
            "--bids says more than can be known",
        ),
        (
            ("--hand", "h5", "--dealer", "3", "--turned", "c9", "--tricks", "h2"),
            "--tricks says more than can be known",
        ),
        (
            ("--hand", "h5 h6", "--dealer", "3", "--turned", "c9", "--totals", "1 2 3"),
            "a total score for each of the 4 players",
        ),
        (
            (
                *("--hand", "h5", "--dealer", "3", "--turned", "c9", "--bids", "0 0 0 0"),
                *("--tricks", "h6 h7 h8 / h9 h10"),
            ),
            "Trick 1 has 3 cards, but there are 4 players.",
        ),
        (
            (
                *("--hand", "", "--dealer", "3", "--turned", "c9", "--bids", "0 0 0 0"),
                *("--tricks", "h6 h7 h8 h9"),
            ),
            "All cards of this round have been played",
        ),
        (
            (
                *("--bidding", "secret", "--hand", "", "--dealer", "3", "--turned", "c9"),
                *("--bids", "0 x x x", "--tricks", "h6 h7 h8 h9"),
            ),
            "All cards of this round have been played",
        ),
        (("--hand", "h5", "--dealer", "3", "--turned", ""), "“” is not a card"),
        (("--hand", "h5", "--dealer", "3", "--tricks", "h2"), "--turned is needed as well"),
        (
            (
                *("--hand", "h5", "--dealer", "0", "--turned", "z", "--trump", "c"),
                *("--bids", "0 0 0 0", "--tricks", "h2 c3 h3 h4 / d4"),
            ),
            "It’s not your turn but Seat 3’s.",
        ),
        (
            ("--clairvoyance", "--dealer", "3", "--turned", "c9", "--hands", "h5 / h6"),
            "--hands needs 3 hands",
        ),
        (("--clairvoyance", "--dealer", "3", "--turned", "c9"), "--hands is needed as well"),
        (
            (
                *("--bidding", "hidden", "--dealer", "3", "--hand", "h5", "--turned", "c9"),
                *("--bids", "1"),
            ),
            "--bids is needed as well",
        ),
        (("--players", "2", "--dealer", "1", "--hand", "h5 h6 h7"), "--spent is needed as well"),
        (
            ("--hand", "h5", "--bot", "steady", "--dealer", "3"),
            "The bot steady can play but cannot explain why.",
        ),
        (("--hand", "h5", "--bot", "stedy"), "There is no bot called “stedy”."),
        (("--hand", "h5", "--players", "7"), "--players cannot be “7”"),
    ],
)
def test_advise_refuses_invalid_flags_in_one_clear_line(
    run: Run, told: tuple[str, ...], refused: str
) -> None:
    err = refusal(run("advise", "--json", *told))
    assert err.count("\n") == 1
    assert refused in err


def test_refused_cards_are_named_by_the_faces_they_were_typed_with(run: Run) -> None:
    told = ("--dealer", "3", "--hand", "hk", "--turned", "hk")
    assert "king of hearts: this is the turned card." in run("advise", *told).err
    numbers = ("--dealer", "3", "--hand", "h12", "--turned", "h12", "--faces", "numbers")
    assert "12 of hearts: this is the turned card." in run("advise", *numbers).err


def test_without_a_hand_the_dialogue_begins(run: Run) -> None:
    ran = run(
        "advise", "--plain", typed=("Anna Bea", "", "Bea", "d7", "h5", "", "0 0", "", "h7 z", "q")
    )
    assert ran.status == 0
    assert ran.lines[0] == (
        "Advice from the bot strongest. Rules: standard. At any question, type ? for help, u to "
        "take back the last answer, q to leave."
    )
    assert "Round 1 is over." in ran.lines
    assert ran.lines[-1] == "Round 2, turned card: q"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_of_every_preset_can_be_entered(run: Run, preset: str) -> None:
    ran = run("advise", "--preset", preset, "--lang", "en", typed=("?", "", "", "0", "q"))
    assert ran.status == 0
    assert ran.err == ""
    assert max(map(len, ran.lines)) <= 80


def test_the_number_of_players_can_be_given_by_a_flag(run: Run) -> None:
    assert "R2.1" not in run("advise", "--players", "3", typed=("2",)).out
    told = run("advise", "--players", "3", typed=("3",)).out
    assert "That makes 4 players, but the game is for 3." in " ".join(told.split())
    assert "That makes" in run("advise", "--preset", "two-players", typed=("2",)).out


def test_the_seat_of_the_reader_can_be_given_by_a_flag(run: Run) -> None:
    ran = run("advise", "--seat", "1", "--plain", typed=("Anna Bea",))
    assert (
        "Dealer (0 Bea, 1 You, 2 Anna): "
        in run("advise", "--seat", "1", "--plain", typed=("Anna Bea", "", "q")).out
    )
    assert ran.status == 0


def test_interrupting_the_adviser_exits_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(advising, "ask", interrupt)
    assert run("advise").status == 130


def test_a_bot_of_another_package_may_advise_if_it_can_explain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = baseline("0")
    monkeypatch.setattr("foretell.bots.registry.create", lambda _name, _seed: own)
    assert advise.adviser("theirs") is own


def test_the_symbol_of_a_suit_is_not_a_command_in_a_flag(run: Run) -> None:
    """In the fantasy edition R is a suit; at a prompt, r is a command."""
    deal = ("--edition", "fantasy", "--players", "3", "--dealer", "0", "--turned", "z")
    ran = run("advise", *deal, "--hand", "y5 g11", "--trump", "R", "--bids", "0,1", "--plain")
    assert (ran.status, ran.err) == (0, "")
    assert any("Advice: bid" in line for line in ran.lines)
