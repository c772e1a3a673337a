"""The game loop: bots act, the reader is asked, and everything is saved and announced."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from foretell.bots import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed, seat_bots
from foretell.cards import Card
from foretell.game.actions import Action, MakeBid, PlayCard
from foretell.game.events import CardPlayed
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.record import Header, Player, Record, resume, write_record
from foretell.rules.options import Options
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.screen import HintRounds
from foretell.terminal.play.loop import GameLoop
from foretell.terminal.play.record_file import RecordFile, find_game
from foretell.testing import dealt, play_at_random
from tests.terminal.advise.talking import first_of_all
from tests.terminal.screens import a_view


class Script:
    """A user who types the given lines, after which the input ends."""

    def __init__(self, *lines: str | type[BaseException]) -> None:
        self.left = list(lines)
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.left:
            raise EOFError
        line = self.left.pop(0)
        if isinstance(line, str):
            return line
        raise line


class Listed:
    """A bot that plays a list of actions and records its observations."""

    def __init__(self, actions: Iterable[Action] = ()) -> None:
        self.actions = list(actions)
        self.saw: list[SeatObservation] = []

    def act(self, observation: SeatObservation) -> Action:
        self.saw.append(observation)
        return self.actions.pop(0) if self.actions else observation.legal_actions[0]


def sit(
    session: Session,
    ask: Callable[[str], str],
    *,
    bots: Sequence[Bot | None] | None = None,
    record_file: RecordFile | None = None,
    pause: Callable[[], None] = lambda: None,
    plays_forced: bool = False,
    hints: HintRounds = (),
) -> tuple[Ending, list[str]]:
    """Play with a person on seat 0, and return the ending and the lines shown to them."""
    players = session.state.options.players
    told: list[str] = []
    sitting = GameLoop(
        session,
        bots or [None, *(Listed() for _ in range(players - 1))],
        screens=[PlainScreen(told.append, a_view(players, spoken=True))],
        record_file=record_file,
        ask=ask,
        pause=pause,
        plays_forced=plays_forced,
        hints=hints,
        advise=first_of_all,
    )
    return sitting.play(), told


def a_header(options: Options, seed: str | None = "2a") -> Header:
    players = (Player("x", "human"), *[Player("b", "b")] * (options.players - 1))
    return Header("x", options, players, seed or "", datetime(2026, 1, 1, tzinfo=UTC))


def a_round() -> Session:
    """Return a round in which seat 0 deals, and wins the first trick with the queen of hearts."""
    return dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=0)


def test_a_game_at_the_terminal_is_played_to_its_end() -> None:
    ending, told = sit(a_round(), Script("1", "1", "1"))
    assert ending is Ending.FINISHED
    assert told[-1] == "Bot 1 and Bot 2 win together with 20 points."


@pytest.mark.parametrize(
    ("typed", "ending"), [("q", Ending.LEFT), (KeyboardInterrupt, Ending.INTERRUPTED)]
)
def test_the_player_can_leave_at_any_prompt(
    typed: str | type[BaseException], ending: Ending
) -> None:
    session = a_round()
    assert sit(session, Script("1", typed))[0] is ending
    assert session.observe(0).bids[0] == 1


def test_the_end_of_the_input_leaves_the_game() -> None:
    assert sit(a_round(), Script())[0] is Ending.LEFT


def test_refused_input_is_explained_and_asked_for_again() -> None:
    """R6.1, R7.3"""
    ask = Script("3", "x", "1", "9", "3 of clubs", "k clubs")  # by then hearts are led
    _, told = sit(a_round(), ask)
    assert next(line for line in told if line.endswith("(R6.1)")).startswith("3 cannot be bid")
    assert any(line.startswith("“x” is not a bid") for line in told)
    assert any(line.startswith("There is no card 9") for line in told)
    assert any(line.startswith("You do not hold this card") and "(R7.3)" in line for line in told)
    follow = "You have to follow: hearts were led"
    assert any(line.startswith(follow) and "(R7.3)" in line for line in told)
    assert len(ask.asked) == 7


def test_commands_work_and_the_question_is_asked_again() -> None:
    ask = Script("?", "p", "t", "r", "r 7.3", "", "u", "q")
    ending, told = sit(a_round(), ask)
    assert ending is Ending.LEFT
    assert len(set(ask.asked)) == 1
    for line in ("p: the score pad", "No round has been scored yet.", "R1.1 The deck"):
        assert line in told
    assert any(line.startswith("There is nothing to take back") for line in told)


def test_the_last_card_can_be_taken_back_until_somebody_acts() -> None:
    """The player who wins a trick with its last card leads the next."""
    session = a_round()
    ask = Script("1", "queen of hearts", "u", "q")
    _, told = sit(session, ask)
    assert "Taken back." in told
    assert session.state.round.tricks == ()
    assert ask.asked[-1] == ask.asked[1]


def test_with_bots_alone_every_decision_but_the_first_of_a_round_can_be_taken_back() -> None:
    """A score reveals everything, so an undo stays within the round."""
    session = Session(Options(players=3, hand_sizes=(4, 4), first_dealer=0), "2a")
    tried: set[tuple[int, int]] = set()

    def ask(_: str) -> str:
        round_, hand = session.observe(0).known.round, session.observe(0).hand or ()
        decision = round_.number, round_.has_bid[0] + 4 - len(hand)
        if decision not in tried:
            tried.add(decision)
            return "u"
        return str(int(round_.has_bid[0]))  # bid 0, play the first card

    ending, told = sit(session, ask)
    assert ending is Ending.FINISHED
    assert len(tried) == 2 * 5
    assert told.count("Taken back.") == 2 * 4
    assert sum(line.startswith("There is nothing to take back") for line in told) == 2


@pytest.mark.parametrize("clairvoyance", [False, True])
def test_u_goes_back_past_forced_cards_or_changes_nothing(*, clairvoyance: bool) -> None:
    """A forced card alone would be played again at once; with clairvoyance the bid is final."""
    hands = ("H11 C12 C2", "H5 S3 S2", "H1 S4 S5")  # seat 0 has only one heart to follow with
    session = dealt(*hands, turned="D8", dealer=0, clairvoyance=clairvoyance)
    ask = Script("1", "u", "q")
    _, told = sit(session, ask, plays_forced=True)
    assert ("Taken back." in told) is not clairvoyance
    assert (ask.asked[2] == ask.asked[0]) is not clairvoyance
    assert session.state.round.taken == ((1, 0, 0) if clairvoyance else (0, 0, 0))


def test_actions_taken_back_are_removed_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = a_round()
    header = a_header(session.state.options, session.state.seed)
    with RecordFile.begin(path, header) as record_file:
        sit(session, Script("1", "1", "u", "q"), record_file=record_file)
    assert path.read_text(encoding="utf-8") == write_record(Record(header, session.events))
    assert "trick_won" not in path.read_text(encoding="utf-8")


def test_with_hidden_bids_the_reader_bids_before_any_bot_is_asked() -> None:
    """R9.1"""
    session = dealt("H11 C2", "H5 C3", "H1 C4", turned="D8", dealer=2, bidding="hidden")
    bots = [None, Listed(), Listed()]
    sit(session, Script("2"), bots=bots)
    for bot in bots[1:]:
        assert bot is not None
        assert bot.saw[0].known.round.has_bid[0]
        assert bot.saw[0].bids[0] is None


def test_there_is_a_pause_before_each_action_of_others() -> None:
    pauses: list[int] = []
    sit(a_round(), Script("1", "1", "1"), pause=lambda: pauses.append(1))
    assert len(pauses) == 2 + 4 + 2  # bids and cards of two bots, and the tricks


def test_the_file_holds_every_announced_event(tmp_path: Path) -> None:
    session = Session(Options(players=3, hand_sizes=(2, 1)), "2a")
    header = a_header(session.state.options)
    path = tmp_path / "game.jsonl"
    lengths: list[int] = []

    def ask(_: str) -> str:
        lengths.append(len(path.read_text(encoding="utf-8").splitlines()))
        return str(len(lengths) % 2)

    with RecordFile.begin(path, header) as record_file:
        sit(session, ask, record_file=record_file)
    assert lengths == sorted(lengths)
    assert path.read_text(encoding="utf-8").startswith(
        write_record(Record(header, session.events))[:500]
    )


def test_a_resumed_game_announces_nothing_twice(tmp_path: Path) -> None:
    options = Options(players=3, hand_sizes=(2, 3), first_dealer=0)
    header = a_header(options)
    path = tmp_path / "game.jsonl"
    events = play_at_random(Session(options, "2a"), "1", steps=4).events
    path.write_text(write_record(Record(header, events)), encoding="utf-8")
    found = find_game(path)
    record, record_file = found.record, found.take_up()
    with record_file:
        session = resume(record)
        _, told = sit(session, Script("q"), record_file=record_file)
    assert sum(line.startswith("Round 1") for line in told) == 1  # the state of the game
    assert not any(re.search(r"\bbids? \d+\.$|deals", line) for line in told)


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_the_reader_sees_nothing_hidden_from_their_seat(bidding: str) -> None:
    """R12: the output does not depend on the cards of the others."""
    hands = ("H11 H9", "H5 C3", "H1 C4"), ("H11 H9", "C13 S3", "S1 D4")
    told = []
    for held in hands:
        session = dealt(*held, turned="D8", dealer=2, bidding=bidding)
        bots = [None, Listed([MakeBid(1, 2)]), Listed([MakeBid(2, 0)])]
        told.append(sit(session, Script("1", "", "p", "?", "q"), bots=bots)[1])
    assert told[0] == told[1]


def test_secret_bids_of_others_change_nothing_on_the_screen() -> None:
    """R9.2, R12"""
    told = []
    for bids in ((0, 2), (1, 1)):
        session = dealt("H11 H9", "H5 C3", "H1 C4", turned="D8", dealer=2, bidding="secret")
        bots = [None, Listed([MakeBid(1, bids[0])]), Listed([MakeBid(2, bids[1])])]
        told.append(sit(session, Script("1", "1", "", "p", "t", "q"), bots=bots)[1])
    assert told[0] == told[1]


class Failing(Listed):
    """A bot that raises an error from its second decision on, or chooses a card of another."""

    def __init__(self, error: Exception | None) -> None:
        super().__init__()
        self.error = error

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        if len(self.saw) < 2:
            return action
        if self.error is not None:
            raise self.error
        assert observation.seat is not None
        return PlayCard(observation.seat, Card("D8"))


@pytest.mark.parametrize("error", [ArithmeticError("no more"), None])
def test_steady_plays_for_a_bot_that_fails_and_the_first_failure_is_reported(
    error: Exception | None,
) -> None:
    session = a_round()
    failing = Failing(error)
    ending, told = sit(session, Script("1", "1", "1"), bots=[None, failing, Listed()])
    assert ending is Ending.FINISHED
    lines = [line for line in told if "“steady” plays in its place" in line]
    assert len(lines) == 1
    assert ("no more" in lines[0]) == (error is not None)
    steady = create("steady", bot_seed(session.seed, 1)).act(failing.saw[1])
    first = next(one for one in session.events if isinstance(one, CardPlayed) and one.seat == 1)
    assert steady == PlayCard(1, first.card)


def test_the_built_in_bots_can_play_at_any_table() -> None:
    session = Session(Options(players=4, hand_sizes=(2,), clairvoyance=True), "2a")
    bots = seat_bots([None, "random", "random", "random"], "2a")
    assert sit(session, Script("0", "1", "2", "1", "2", "1"), bots=bots)[0] in Ending
