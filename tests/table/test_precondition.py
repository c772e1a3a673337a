"""A command that arrives late, when what it was meant for has passed, changes nothing."""

from collections.abc import Callable
from typing import Final, get_args

import pytest

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import PlayCard
from foretell.game.events import TrickWon
from foretell.rules.options import Bidding, Options
from foretell.table import commands
from foretell.table.commands import Command
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.refusals import NothingAsked, Overtaken, TooSoonForBot
from foretell.table.system_commands import HandBack, LapseRemoval, LapseUndo, Resume, StandIn
from tests.table.builders import ANN, BEN, CLEO, DAN, LiveTable, new_live_table

Passing = Callable[[LiveTable], None]
OPTIONS: Final = Options(players=3, first_dealer=0, hand_sizes=(2, 2))


def in_a_trick() -> LiveTable:
    """Return a table in the first trick of the first round, with Ben to lead."""
    live = new_live_table(options=OPTIONS, is_playing=True)
    live.act(times=3)
    assert live.state.to_act == (1,)
    return live


def trick(live: LiveTable) -> None:
    """Play until Ben is to act in another trick of the round."""
    until_bens_turn(live, 2)


def round_(live: LiveTable) -> None:
    """Play until Ben is to act in the second round."""
    until_bens_turn(live, 6)


def until_bens_turn(live: LiveTable, after: int) -> None:
    """Play this number of moves, and on until Ben is to act."""
    live.act(times=after)
    while live.state.to_act != (1,):
        live.act()


def stand_in(live: LiveTable) -> None:
    live.run(StandIn(1))


def hand_back(live: LiveTable) -> None:
    live.run(StandIn(1), HandBack(1))


def take_back(live: LiveTable) -> None:
    """Ben takes back a card, and is to act as before."""
    live.act()
    live.ask(BEN, commands.AskUndo())
    live.ask(ANN, commands.AnswerUndo(agree=True))
    live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert live.state.to_act == (1,)


def return_to_seat(live: LiveTable) -> None:
    live.ask(BEN, commands.Stand())
    live.ask(BEN, commands.Sit())


def rematch(live: LiveTable) -> None:
    live.play_out()
    live.ask(ANN, commands.CallRematch())


def next_game(live: LiveTable) -> None:
    """Start another game and play until Ben is to act."""
    rematch(live)
    live.ask(ANN, commands.Start())
    until_bens_turn(live, 0)


TURN: Final[tuple[Passing, ...]] = (
    trick,
    round_,
    stand_in,
    hand_back,
    take_back,
    return_to_seat,
    rematch,
    next_game,
)
SEAT: Final[tuple[Passing, ...]] = (stand_in, hand_back, return_to_seat, rematch, next_game)
PHASE: Final[tuple[Passing, ...]] = (rematch, next_game)
MEANT_FOR: Final[tuple[tuple[Person, Command, tuple[Passing, ...]], ...]] = (
    (BEN, commands.ChooseTrump(Suit.parse("H")), TURN),
    (BEN, commands.Bid(1), TURN),
    (BEN, commands.Play(Card("Z1")), TURN),
    (BEN, commands.AskUndo(), TURN),
    (BEN, commands.UseHint(), TURN),
    (ANN, commands.AnswerUndo(agree=True), TURN),
    (ANN, commands.AnswerRemoval(agree=True), TURN),
    (ANN, commands.LetBotPlay(1), TURN),
    (ANN, commands.Remove(1), SEAT),
    (ANN, commands.SeatBot(1, "steady"), SEAT),
    (ANN, commands.Swap((0, 1)), SEAT),
    (DAN, commands.Sit(1), SEAT),
    (BEN, commands.Stand(), SEAT),
    (BEN, commands.ChooseCharacter("otto"), SEAT),
    (DAN, commands.Sit(), PHASE),
    (ANN, commands.Readmit(0), PHASE),
    (BEN, commands.GiveNonce("a"), PHASE),
    (ANN, commands.Start(), PHASE),
    (ANN, commands.CallRematch(), PHASE),
    (ANN, commands.ShowMoment(1, 0), PHASE),
    (BEN, commands.AddNote(1, 0, "Well done"), PHASE),
    (BEN, commands.RemoveNote(0), PHASE),
    (BEN, commands.TakePart(1, "follow"), PHASE),
)


def test_the_precondition_of_each_command_is_known() -> None:
    assert {type(command) for _, command, _ in MEANT_FOR} == set(get_args(Command))


@pytest.mark.parametrize("passing", TURN)
@pytest.mark.parametrize(("by", "command", "meant_for"), MEANT_FOR)
def test_a_late_command_is_refused_and_changes_nothing(
    by: Person, command: Command, meant_for: tuple[Passing, ...], passing: Passing
) -> None:
    live = in_a_trick()
    decided_on = live.state.version
    passing(live)
    before = live.state
    if passing in meant_for:
        with pytest.raises(Overtaken):
            live.ask(by, command, version=decided_on)
        assert live.state == before
    else:
        assert not is_overtaken(live, by, command, version=decided_on)


@pytest.mark.parametrize(("by", "command", "meant_for"), MEANT_FOR)
def test_a_command_in_time_is_decided_by_its_rules_alone(
    by: Person, command: Command, meant_for: tuple[Passing, ...]
) -> None:
    for passing in meant_for:
        live = in_a_trick()
        passing(live)
        assert not is_overtaken(live, by, command, version=live.state.version)
        assert not is_overtaken(live, by, command, version=None)


def is_overtaken(live: LiveTable, by: Person, command: Command, *, version: int | None) -> bool:
    """Return whether a command is refused as overtaken; a table is left as it is."""
    copy = LiveTable(live.state, live.context)
    try:
        copy.ask(by, command, version=version)
    except Overtaken:
        return True
    except Refusal:
        return False
    return False


def test_a_command_from_the_future_is_refused() -> None:
    """As after a restore of an older store."""
    live = in_a_trick()
    with pytest.raises(Overtaken):
        live.ask(BEN, commands.AskUndo(), version=live.state.version + 1)


def test_news_that_concern_others_do_not_overtake_a_move() -> None:
    live = in_a_trick()
    decided_on = live.state.version
    live.run(StandIn(0), HandBack(0))
    live.ask(CLEO, commands.ChooseCharacter("otto"))
    live.ask(BEN, commands.UseHint())
    live.ask(BEN, a_move_of(live), version=decided_on)


def a_move_of(live: LiveTable) -> Command:
    """Return a card that Ben may play."""
    action = legal_actions_of(live.state, 1)[0]
    assert isinstance(action, PlayCard)
    return commands.Play(action.card)


def test_with_hidden_bids_the_bid_of_another_does_not_overtake_ones_own() -> None:
    options = Options(players=3, first_dealer=0, hand_sizes=(2,), bidding=Bidding.HIDDEN)
    live = new_live_table(options=options, is_playing=True)
    decided_on = live.state.version
    live.ask(CLEO, commands.Bid(0))
    live.ask(BEN, commands.Bid(0), version=decided_on)


def test_a_rest_does_not_overtake_a_move() -> None:
    live = in_a_trick()
    decided_on = live.state.version
    live.run(Resume())
    live.ask(BEN, a_move_of(live), version=decided_on)


def test_a_lead_is_overtaken_when_the_card_that_won_the_trick_before_is_taken_back() -> None:
    """The same seat is to act before and after, but in another trick."""
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    winner = last_in_a_trick_that_it_wins(live)
    decided_on = live.state.version
    person, other = (ANN, BEN) if winner == 0 else (BEN, ANN)
    live.ask(person, commands.AskUndo())
    live.ask(other, commands.AnswerUndo(agree=True))
    assert live.state.to_act == (winner,)
    with pytest.raises(Overtaken):
        live.ask(person, commands.UseHint(), version=decided_on)


def last_in_a_trick_that_it_wins(live: LiveTable) -> int:
    """Play games until a person has won a trick with its last card, and is to lead."""
    while True:
        if not live.state.to_act:
            rematch(live)
            live.ask(ANN, commands.Start())
        (before,) = live.state.to_act
        live.act()
        if before < 2 and live.state.to_act == (before,) and live.log[-1] == TrickWon(before):
            return before


def test_an_answer_is_meant_for_the_question_that_was_seen() -> None:
    live = in_a_trick()
    live.act()
    live.ask(BEN, commands.AskUndo())
    seen = live.state.version
    live.run(LapseUndo())
    with pytest.raises(Overtaken):
        live.ask(ANN, commands.AnswerUndo(agree=True), version=seen)
    with pytest.raises(NothingAsked):
        live.ask(ANN, commands.AnswerUndo(agree=True), version=live.state.version)
    live.ask(BEN, commands.AskUndo())
    with pytest.raises(Overtaken):
        live.ask(ANN, commands.AnswerUndo(agree=True), version=seen)
    again = live.state.version
    live.ask(CLEO, commands.AnswerUndo(agree=True), version=again)
    live.ask(ANN, commands.AnswerUndo(agree=True), version=again)
    assert live.state.to_act == (1,)


def test_an_answer_to_a_removal_is_meant_for_the_removal_that_was_seen() -> None:
    live = new_live_table(
        options=Options(players=4, hand_sizes=(2,)), seated=(ANN, BEN, CLEO, DAN), is_playing=True
    )
    live.ask(ANN, commands.Remove(1))
    seen = live.state.version
    live.run(LapseRemoval())
    live.ask(ANN, commands.Remove(2))
    with pytest.raises(Overtaken):
        live.ask(DAN, commands.AnswerRemoval(agree=True), version=seen)
    live.ask(DAN, commands.AnswerRemoval(agree=True), version=live.state.version)


def test_a_bot_is_not_let_play_for_a_person_who_has_come_and_gone_since() -> None:
    live = in_a_trick()
    decided_on = live.state.version
    live.run(StandIn(1), HandBack(1))
    with pytest.raises(Overtaken):
        live.ask(ANN, commands.LetBotPlay(1), gone=(1,), version=decided_on)
    with pytest.raises(TooSoonForBot):
        live.ask(ANN, commands.LetBotPlay(1), version=live.state.version)


def test_a_start_is_meant_for_one_gathering() -> None:
    live = new_live_table(options=OPTIONS)
    decided_on = live.state.version
    live.ask(CLEO, commands.Stand())
    live.ask(CLEO, commands.Sit())
    live.ask(ANN, commands.Start(), version=decided_on)
    rematch(live)
    with pytest.raises(Overtaken):
        live.ask(ANN, commands.Start(), version=decided_on)
