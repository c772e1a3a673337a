"""Taking, leaving, giving and swapping seats, and the host."""

import pytest

from foretell.bots.registry import UnknownBot, UnknownStyle
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.characters import CHARACTERS
from foretell.table.commands import Command
from foretell.table.permissions import Person
from foretell.table.state import BotSeat, Human
from foretell.table.system_commands import HandBack, StandIn
from foretell.table.timers import Timer, next_timer
from tests.table.builders import ANN, BEN, CLEO, DAN, LiveTable, new_live_table


def test_the_host_sits_first_and_others_take_the_first_open_seat_or_their_choice() -> None:
    live = new_live_table(seated=(ANN,))
    assert live.ask(BEN, commands.Sit(2)) == (table_events.Seated(2, "Ben", "human", "id-Ben"),)
    assert live.ask(CLEO, commands.Sit()) == (table_events.Seated(1, "Cleo", "human", "id-Cleo"),)
    assert live.state.host == 0


@pytest.mark.parametrize(
    ("by", "command", "refusal"),
    [
        (ANN, commands.Sit(2), refusals.AlreadySeated),
        (CLEO, commands.Sit(1), refusals.SeatTaken),
        (CLEO, commands.Sit(3), refusals.NoSuchSeat),
        (CLEO, commands.Stand(), refusals.NotSeated),
        (BEN, commands.SeatBot(2, "random"), refusals.NotHost),
        (CLEO, commands.SeatBot(2, "random"), refusals.NotHost),
        (ANN, commands.SeatBot(2, "nobody"), UnknownBot),
        (ANN, commands.SeatBot(2, "steady:bold"), UnknownBot),
        (ANN, commands.SeatBot(2, "expert"), UnknownBot),
        (ANN, commands.SeatBot(2, "casual:proud"), UnknownStyle),
        (ANN, commands.SeatBot(1, "random"), refusals.SeatTaken),
        (ANN, commands.SeatBot(5, "random"), refusals.NoSuchSeat),
        (BEN, commands.Remove(0), refusals.NotHost),
        (ANN, commands.Remove(0), refusals.OwnSeat),
        (ANN, commands.Remove(2), refusals.SeatOpen),
        (ANN, commands.Remove(4), refusals.NoSuchSeat),
        (BEN, commands.Swap((0, 1)), refusals.NotHost),
        (ANN, commands.Swap((0, 3)), refusals.NoSuchSeat),
    ],
)
def test_commands_without_permission_are_refused(
    by: Person, command: Command, refusal: type[Exception]
) -> None:
    live = new_live_table(seated=(ANN, BEN))
    with pytest.raises(refusal):
        live.ask(by, command)


def test_nobody_sits_at_a_full_table() -> None:
    with pytest.raises(refusals.TableFull):
        new_live_table().ask(DAN, commands.Sit())


def test_when_the_host_leaves_the_next_person_clockwise_is_the_host() -> None:
    live = new_live_table()
    live.ask(ANN, commands.Swap((0, 1)))
    assert live.state.host == 1
    assert live.ask(ANN, commands.Stand()) == (
        table_events.Vacated(1, "self"),
        table_events.HostChanged(2),
    )
    assert live.ask(CLEO, commands.Stand())[1] == table_events.HostChanged(0)
    assert live.ask(BEN, commands.Stand())[1] == table_events.HostChanged(None)
    assert live.ask(DAN, commands.Sit())[1] == table_events.HostChanged(0)


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_host_who_leaves_hands_the_table_over_at_once_to_somebody_who_is_there(
    *, is_playing: bool
) -> None:
    live = new_live_table(is_playing=is_playing)
    changed = live.ask(ANN, commands.Stand(), gone=(1,))
    assert changed == (table_events.Vacated(0, "self"), table_events.HostChanged(2))
    assert live.ask(CLEO, commands.Stand(), gone=(1,))[1] == table_events.HostChanged(1), (
        "or to anybody"
    )


def test_the_host_gives_a_seat_to_a_bot_and_to_another_and_takes_it_away() -> None:
    live = new_live_table(seated=(ANN,))
    live.ask(ANN, commands.SeatBot(1, "random"))
    live.ask(ANN, commands.SeatBot(1, "steady"))
    assert live.state.seats[1] == BotSeat("steady", "steady")
    live.ask(ANN, commands.SeatBot(1, "casual:bold"))
    assert live.state.seats[1] == BotSeat("casual:bold", "casual:bold")
    live.ask(ANN, commands.Remove(1))
    assert live.state.first_open() == 1


def test_a_swap_moves_the_host_and_the_nonces() -> None:
    live = new_live_table()
    live.ask(ANN, commands.GiveNonce("a"))
    live.ask(CLEO, commands.GiveNonce("c"))
    live.ask(ANN, commands.Swap((0, 1)))
    assert nonces(live) == {1: "a", 2: "c"}
    live.ask(CLEO, commands.Stand())
    assert nonces(live) == {1: "a"}
    live.ask(ANN, commands.Swap((0, 2)))
    assert live.state.host == 1


def nonces(live: LiveTable) -> dict[int, str]:
    """Return the nonces given, by seat."""
    assert live.state.shuffle is not None
    return dict(live.state.shuffle.nonces)


def test_a_game_continues_when_somebody_leaves_and_only_they_or_a_newcomer_sit_down_again() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Stand())
    live.ask(CLEO, commands.Stand())
    assert live.state.bot_for(1) == "steady"
    with pytest.raises(refusals.KnowsAnotherHand) as refused:
        live.ask(BEN, commands.Sit(2))
    assert refused.value.seat == 1
    live.ask(BEN, commands.Sit())
    live.ask(DAN, commands.Sit())
    live.ask(DAN, commands.Stand())
    live.ask(CLEO, commands.Sit())
    live.ask(CLEO, commands.Stand())
    with pytest.raises(refusals.SeatTaken):
        live.ask(DAN, commands.Sit(1))
    live.play_out()
    live.ask(DAN, commands.Sit())
    assert live.state.seat_of(DAN.id) == 2


def test_a_player_who_left_a_seat_cannot_take_another_in_the_same_game() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit())
    live.ask(DAN, commands.Stand())
    live.ask(CLEO, commands.Stand())
    with pytest.raises(refusals.KnowsAnotherHand):
        live.ask(DAN, commands.Sit(2))


def test_in_a_game_the_host_removes_persons_but_no_bots_and_swaps_nobody() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    live.run(StandIn(1))
    gone = live.ask(ANN, commands.Remove(1), gone=(1,))
    assert gone == (table_events.Vacated(1, "host", barred=True),)
    live.ask(ANN, commands.SeatBot(1, "random"))
    for command in (commands.Remove(1), commands.Remove(2), commands.Swap((0, 1))):
        with pytest.raises(refusals.NotGathering):
            live.ask(ANN, command)
    with pytest.raises(refusals.SeatTaken):
        live.ask(ANN, commands.SeatBot(1, "steady"))


def test_a_bot_stands_in_for_an_absent_player_until_they_return() -> None:
    live = new_live_table(is_playing=True)
    live.run(StandIn(1))
    assert live.state.seats[1] == Human("id-Ben", "Ben", away=True, since=4)
    assert live.state.bot_for(1) == "steady"
    live.run(HandBack(1))
    assert live.state.bot_for(1) is None


def test_a_bot_stands_in_at_once_for_a_person_who_is_gone_if_another_player_says_so() -> None:
    live = new_live_table(is_playing=True)
    assert live.ask(CLEO, commands.LetBotPlay(1), gone={1}) == (table_events.StoodIn(1),)
    assert live.state.bot_for(1) == "steady"
    assert next_timer(live.state, {}) == Timer(0, HandBack(1)), "until they are back"


def test_no_bot_stands_in_for_a_person_who_is_there_nor_for_a_bot_nor_twice() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    for seat, gone in ((0, ()), (0, (1,)), (2, (2,))):
        with pytest.raises(refusals.NobodyAway) as refused:
            live.ask(BEN, commands.LetBotPlay(seat), gone=gone)
        assert refused.value.seat == seat
    live.ask(ANN, commands.LetBotPlay(1), gone=(1,))
    with pytest.raises(refusals.NobodyAway):
        live.ask(ANN, commands.LetBotPlay(1), gone=(1,))


def test_only_a_player_lets_a_bot_play_and_only_during_a_game() -> None:
    live = new_live_table(is_playing=True)
    with pytest.raises(refusals.NotSeated):
        live.ask(DAN, commands.LetBotPlay(1), gone=(1,))
    with pytest.raises(refusals.NotPlaying):
        new_live_table().ask(ANN, commands.LetBotPlay(1), gone=(1,))


def test_a_person_appears_as_the_character_they_chose_for_as_long_as_they_keep_the_seat() -> None:
    live = new_live_table()
    assert live.ask(BEN, commands.ChooseCharacter("otto")) == (
        table_events.CharacterChosen(1, "otto"),
    )
    live.ask(ANN, commands.Swap((1, 2)))
    live.ask(ANN, commands.Start())
    live.ask(BEN, commands.ChooseCharacter("leila"))
    held = live.state.seats[2]
    assert isinstance(held, Human)
    assert held.character == "leila"
    live.ask(BEN, commands.Stand())
    live.ask(BEN, commands.Sit())
    held = live.state.seats[2]
    assert isinstance(held, Human)
    assert held.character is None


def test_nobody_appears_as_a_character_that_there_is_not() -> None:
    with pytest.raises(refusals.UnknownCharacter) as refused:
        new_live_table().ask(BEN, commands.ChooseCharacter("nobody"))
    assert refused.value.known == CHARACTERS
