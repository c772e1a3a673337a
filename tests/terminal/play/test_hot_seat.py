"""Several people at one terminal: everybody is shown only their own hand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from foretell.bots import Bot
from foretell.game.session import Session
from foretell.record import Record, write_record
from foretell.rules.options import Options
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.play.hot_seat import AlternateScreen, HotSeat, ScrolledAway
from foretell.terminal.play.loop import GameLoop
from foretell.terminal.play.record_file import RecordFile
from foretell.testing import dealt
from tests.terminal.advise.talking import first_of_all
from tests.terminal.play.test_loop import Listed, a_header
from tests.terminal.screens import a_console, a_view, printed


class Shared:
    """A shared terminal: the lines that everybody sees, and the private pages.

    Its players type the given lines; with None they bid 0 and play any card.
    """

    def __init__(self, names: Sequence[str], typed: Iterable[str] | None) -> None:
        self.public: list[str] = []
        self.pages: list[list[str]] = []
        self.asked: list[str] = []
        self._is_open = False
        self._typed = None if typed is None else iter(typed)
        self.view = replace(a_view(len(names), seat=None, spoken=True), players=list(names))

    def play(
        self,
        session: Session,
        people: Sequence[int],
        *,
        record_file: RecordFile | None = None,
        plays_forced: bool = False,
    ) -> Ending:
        """Play with people on the given seats and bots on the others."""
        bots: list[Bot | None] = [
            None if seat in people else Listed() for seat in range(session.options.players)
        ]
        screens = [PlainScreen(self._write, replace(self.view, seat=seat)) for seat in people]
        return GameLoop(
            session,
            bots,
            screens=screens,
            hot_seat=HotSeat(PlainScreen(self._write, self.view), self),
            record_file=record_file,
            ask=self._ask,
            pause=lambda: None,
            plays_forced=plays_forced,
            advise=first_of_all,
        ).play()

    def __enter__(self) -> None:
        self._is_open = True
        self.pages.append([])

    def __exit__(self, *_: object) -> None:
        self._is_open = False

    def _write(self, line: str) -> None:
        (self.pages[-1] if self._is_open else self.public).append(line)

    def _ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        self._write(prompt)
        if self._typed is None:
            return "" if "Enter" in prompt else "0" if "bid" in prompt else "1"
        typed = next(self._typed, None)
        if typed is None:
            raise EOFError
        return typed


ANN_BOB = ("Ann", "Bob", "Bot 1")
BOBS_TURN = "Bob, it is your turn. Press Enter when nobody else is looking:"
ANNS_TURN = BOBS_TURN.replace("Bob", "Ann")


def a_round(*, clairvoyance: bool = False) -> Session:
    """Return a round dealt by Ann (seat 0); Bob bids and leads first, and diamonds are trump."""
    hands = "H11 C12", "H5 S3", "H1 S4"
    return dealt(*hands, turned="D8", dealer=0, clairvoyance=clairvoyance)


def test_everybody_confirms_to_be_alone_before_their_hand_is_shown() -> None:
    shared = Shared(ANN_BOB, ["", "0", "", "2", ""])
    shared.play(a_round(), (0, 1))
    assert [line for line in shared.asked if "Press Enter" in line] == [
        BOBS_TURN,
        ANNS_TURN,
        BOBS_TURN,
    ]
    bobs, anns, bobs_cards = shared.pages
    assert "Your hand: 4 of spades, 6 of hearts." in bobs
    assert "Your hand: queen of hearts, king of clubs." in anns
    assert "You can play: 1: 4 of spades, 2: 6 of hearts." in bobs_cards
    assert not any("hand:" in line for line in shared.public)


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_neither_the_public_part_nor_a_page_depends_on_anothers_cards(bidding: str) -> None:
    """R12: neither the public part nor Bob's pages change with the cards that Ann holds."""
    seen = []
    for anns in ("H11 C12", "S9 N1"):
        session = dealt(anns, "H5 S3", "H1 S4", turned="D8", dealer=0, bidding=bidding)
        shared = Shared(ANN_BOB, ["", "0", "", "1", "", "p", "t", "q"])
        shared.play(session, (0, 1))
        seen.append((shared.public, shared.pages[0]))
    assert seen[0] == seen[1]


def test_hidden_bids_are_on_nobody_elses_page() -> None:
    """R9.1, R9.2: before he bids, Bob sees the same for every bid of Ann."""
    for bidding in ("hidden", "secret"):
        seen = []
        for bid in ("0", "2"):
            shared = Shared(ANN_BOB, ["", bid, "", "", "p"])
            session = dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=2, bidding=bidding)
            shared.play(session, (0, 1))
            assert session.observe(0).bids[0] == int(bid)
            seen.append((shared.public, shared.pages[1]))
        assert seen[0] == seen[1]
        assert "Ann has bid." in seen[0][0]


def test_with_clairvoyance_everybody_sees_the_others_hands_and_not_their_own() -> None:
    """R9.6"""
    shared = Shared(ANN_BOB, ["", "0", ""])
    shared.play(a_round(clairvoyance=True), (0, 1))
    bobs, anns = ("\n".join(page) for page in shared.pages)
    assert "Ann shows: queen of hearts, king of clubs." in bobs
    assert "Bob shows: 4 of spades, 6 of hearts." in anns
    assert "Bob shows" not in bobs
    assert "Ann shows" not in anns
    assert not any(" shows:" in line for line in shared.public)


def test_a_player_who_acts_twice_in_a_row_keeps_the_screen() -> None:
    """Ann takes the first trick and leads the next."""
    shared = Shared(ANN_BOB, ["", "0", "", "2", "", "6 of hearts", "", "queen of hearts"])
    session = a_round()
    shared.play(session, (0, 1))
    assert session.to_act == (0,)
    assert shared.asked[-2:] == ["Your card (1–2, ? for help):", "You lead (1, ? for help):"]
    assert "Ann takes the trick with the queen of hearts: 1 taken, 2 bid." in shared.public


def test_after_a_round_the_screen_returns_to_everybody() -> None:
    """Otherwise the next hand of the last player would cover the result of the round."""
    options = Options(players=3, hand_sizes=(1, 1, 1), first_dealer=0)
    shared = Shared(("Ann", "Bot 1", "Bot 2"), None)
    assert shared.play(Session(options, "2a"), (0,)) is Ending.FINISHED
    rounds = [line for line in shared.public if line.startswith("Round ") and " of 3." in line]
    assert len(rounds) == shared.public.count(ANNS_TURN) == 3


def test_the_end_of_a_shared_game_names_the_winners() -> None:
    shared = Shared(("Ann", "Bob", "Eve"), None)
    session = a_round()
    assert shared.play(session, (0, 1, 2)) is Ending.FINISHED
    assert session.outcome is not None
    winners = [shared.view.players[seat] for seat in session.outcome.winners]
    assert all(name in shared.public[-1] for name in winners)
    assert "You " not in "\n".join(shared.public)


def test_the_last_action_can_be_taken_back_before_the_next_player_looks() -> None:
    shared = Shared(("Ann", "Bob", "Eve"), ["", "0", "u", "", "2", ""])
    session = a_round()
    shared.play(session, (0, 1, 2))
    assert session.state.round.bids == (None, 2, None)
    assert shared.asked[2:4] == [BOBS_TURN.replace("Bob", "Eve"), BOBS_TURN]
    assert shared.public.count("Taken back.") == 1


def test_taking_back_on_a_private_page_is_announced_to_all() -> None:
    shared = Shared(ANN_BOB, ["", "0", "", "2", "", "6 of hearts", "", "queen of hearts", "u", "q"])
    session = a_round()
    shared.play(session, (0, 1))
    assert session.state.round.tricks == ()
    assert "Taken back." in shared.public
    assert shared.asked[-1] == shared.asked[-3] == "Your card (1–2, ? for help):"


def test_the_action_of_a_bot_cannot_be_taken_back() -> None:
    shared = Shared(ANN_BOB, ["u", "q"])
    shared.play(dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=1), (0, 1))
    assert any(line.startswith("There is nothing to take back") for line in shared.public)


def test_score_and_rules_are_available_between_turns() -> None:
    shared = Shared(ANN_BOB, ["p", "t", "r 7.3", "?", "7", "q"])
    assert shared.play(a_round(), (0, 1)) is Ending.LEFT
    assert shared.pages == []
    assert shared.asked == [BOBS_TURN] * 6
    assert "No round has been scored yet." in shared.public


def test_a_forced_card_needs_no_private_page() -> None:
    session = a_round()  # Ann has only one heart to follow with; then everybody has one card left
    shared = Shared(ANN_BOB, ["", "0", "", "2", "", "6 of hearts"])
    assert shared.play(session, (0, 1), plays_forced=True) is Ending.FINISHED
    assert len(shared.pages) == 3


def test_the_record_of_a_shared_game_is_saved_without_actions_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = a_round()
    header = a_header(session.options, session.seed)
    with RecordFile.begin(path, header) as record_file:
        Shared(ANN_BOB, ["", "0", "u", "", "2", "", "1"]).play(
            session, (0, 1), record_file=record_file
        )
    assert path.read_text(encoding="utf-8") == write_record(Record(header, session.events))


def test_a_private_page_is_cleared_and_the_screen_restored() -> None:
    console = a_console(colour=True)
    with AlternateScreen(console):
        console.print("Bob's hand")
    before, _, after = printed(console).partition("Bob's hand")
    assert before.startswith("\x1b[?1049h")
    assert "\x1b[2J" in after
    assert after.endswith("\x1b[?1049l")


def test_without_an_alternate_screen_a_page_is_scrolled_away() -> None:
    lines: list[str] = []
    with ScrolledAway(lines.append, lambda: 5):
        lines.append("Bob's hand")
    assert lines == ["Bob's hand", *[""] * 5]


def test_a_hint_is_on_the_private_page_of_the_one_who_asked_and_its_mark_is_public() -> None:
    shared = Shared(ANN_BOB, ["", "h", "0", "p", "h", "", "p", "q"])
    shared.play(a_round(), (0, 1))
    bobs, anns = shared.pages
    assert bobs[-3:] == [
        "100 possible games; ± marks the 95% interval of the points.",
        "Your score pad shows that you used a hint in this round.",
        "Your bid (0–2, ? for help):",
    ]
    assert not any("Advice" in line for line in (*shared.public, *anns))
    assert "Round 1. Bob: with a hint." in shared.public
    assert "Round 1. Bob: with a hint." in anns
