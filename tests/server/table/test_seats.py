"""Seats: who may take, leave, give and exchange them, and who is the host."""

import pytest

from foretell.bots.registry import UnknownBot, UnknownStyle
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.client import Command
from foretell.server.table import refusals
from foretell.server.table.inner import HandBack, StandIn
from foretell.server.table.rights import Person
from foretell.server.table.state import BotSeat, Human
from tests.server.table.house import ANN, BEN, CLEO, DAN, Place, new_place

ONE = "1"


def test_the_host_sits_first_and_others_take_the_first_open_seat_or_their_choice() -> None:
    place = new_place(seated=(ANN,))
    assert place.ask(BEN, asked.Sit(ONE, 2)) == (said.Seated(2, "Ben", "human", "id-Ben"),)
    assert place.ask(CLEO, asked.Sit(ONE)) == (said.Seated(1, "Cleo", "human", "id-Cleo"),)
    assert place.state.host == 0


@pytest.mark.parametrize(
    ("by", "command", "refusal"),
    [
        (ANN, asked.Sit(ONE, 2), refusals.AlreadySeated),
        (CLEO, asked.Sit(ONE, 1), refusals.SeatTaken),
        (CLEO, asked.Sit(ONE, 3), refusals.NoSuchSeat),
        (CLEO, asked.Stand(ONE), refusals.NotSeated),
        (BEN, asked.SeatBot(ONE, 2, "random"), refusals.NotHost),
        (CLEO, asked.SeatBot(ONE, 2, "random"), refusals.NotHost),
        (ANN, asked.SeatBot(ONE, 2, "nobody"), UnknownBot),
        (ANN, asked.SeatBot(ONE, 2, "steady:bold"), UnknownBot),
        (ANN, asked.SeatBot(ONE, 2, "expert"), UnknownBot),
        (ANN, asked.SeatBot(ONE, 2, "casual:proud"), UnknownStyle),
        (ANN, asked.SeatBot(ONE, 1, "random"), refusals.SeatTaken),
        (ANN, asked.SeatBot(ONE, 5, "random"), refusals.NoSuchSeat),
        (BEN, asked.Remove(ONE, 0), refusals.NotHost),
        (ANN, asked.Remove(ONE, 0), refusals.OwnSeat),
        (ANN, asked.Remove(ONE, 2), refusals.SeatOpen),
        (ANN, asked.Remove(ONE, 4), refusals.NoSuchSeat),
        (BEN, asked.Swap(ONE, (0, 1)), refusals.NotHost),
        (ANN, asked.Swap(ONE, (0, 3)), refusals.NoSuchSeat),
    ],
)
def test_what_is_not_theirs_to_ask_is_refused(
    by: Person, command: Command, refusal: type[Exception]
) -> None:
    place = new_place(seated=(ANN, BEN))
    with pytest.raises(refusal):
        place.ask(by, command)


def test_nobody_sits_at_a_full_table() -> None:
    with pytest.raises(refusals.TableFull):
        new_place().ask(DAN, asked.Sit(ONE))


def test_when_the_host_leaves_the_next_person_clockwise_is_the_host() -> None:
    place = new_place()
    place.ask(ANN, asked.Swap(ONE, (0, 1)))
    assert place.state.host == 1
    assert place.ask(ANN, asked.Stand(ONE)) == (said.Vacated(1, "self"), said.HostChanged(2))
    assert place.ask(CLEO, asked.Stand(ONE))[1] == said.HostChanged(0)
    assert place.ask(BEN, asked.Stand(ONE))[1] == said.HostChanged(None)
    assert place.ask(DAN, asked.Sit(ONE))[1] == said.HostChanged(0)


def test_the_host_gives_a_seat_to_a_bot_and_to_another_and_takes_it_away() -> None:
    place = new_place(seated=(ANN,))
    place.ask(ANN, asked.SeatBot(ONE, 1, "random"))
    place.ask(ANN, asked.SeatBot(ONE, 1, "steady"))
    assert place.state.seats[1] == BotSeat("steady", "steady")
    place.ask(ANN, asked.SeatBot(ONE, 1, "casual:bold"))
    assert place.state.seats[1] == BotSeat("casual:bold", "casual:bold")
    place.ask(ANN, asked.Remove(ONE, 1))
    assert place.state.first_open() == 1


def test_swapping_takes_along_the_host_and_what_was_given_for_the_shuffle() -> None:
    place = new_place()
    place.ask(ANN, asked.GiveNonce(ONE, "a"))
    place.ask(CLEO, asked.GiveNonce(ONE, "c"))
    place.ask(ANN, asked.Swap(ONE, (0, 1)))
    assert nonces(place) == {1: "a", 2: "c"}
    place.ask(CLEO, asked.Stand(ONE))
    assert nonces(place) == {1: "a"}
    place.ask(ANN, asked.Swap(ONE, (0, 2)))
    assert place.state.host == 1


def nonces(place: Place) -> dict[int, str]:
    """Return what was given for the shuffle."""
    assert place.state.shuffle is not None
    return dict(place.state.shuffle.nonces)


def test_a_game_goes_on_when_somebody_leaves_and_only_they_or_a_newcomer_sit_down_again() -> None:
    place = new_place(is_playing=True)
    place.ask(BEN, asked.Stand(ONE))
    place.ask(CLEO, asked.Stand(ONE))
    assert place.state.bot_for(1) == "steady"
    with pytest.raises(refusals.KnowsAnotherHand) as refused:
        place.ask(BEN, asked.Sit(ONE, 2))
    assert refused.value.seat == 1
    place.ask(BEN, asked.Sit(ONE))
    place.ask(DAN, asked.Sit(ONE))
    place.ask(DAN, asked.Stand(ONE))
    place.ask(CLEO, asked.Sit(ONE))
    place.ask(CLEO, asked.Stand(ONE))
    with pytest.raises(refusals.SeatTaken):
        place.ask(DAN, asked.Sit(ONE, 1))
    place.play_out()
    place.ask(DAN, asked.Sit(ONE))
    assert place.state.seat_of(DAN.id) == 2


def test_who_took_a_seat_in_a_game_cannot_take_another_one_of_it() -> None:
    place = new_place(is_playing=True)
    place.ask(BEN, asked.Stand(ONE))
    place.ask(DAN, asked.Sit(ONE))
    place.ask(DAN, asked.Stand(ONE))
    place.ask(CLEO, asked.Stand(ONE))
    with pytest.raises(refusals.KnowsAnotherHand):
        place.ask(DAN, asked.Sit(ONE, 2))


def test_in_a_game_the_host_removes_persons_but_no_bots_and_swaps_nobody() -> None:
    place = new_place(seated=(ANN, BEN), is_playing=True)
    place.keep(StandIn(1))
    assert place.ask(ANN, asked.Remove(ONE, 1)) == (said.Vacated(1, "host"),)
    place.ask(ANN, asked.SeatBot(ONE, 1, "random"))
    for command in (asked.Remove(ONE, 1), asked.Remove(ONE, 2), asked.Swap(ONE, (0, 1))):
        with pytest.raises(refusals.NotGathering):
            place.ask(ANN, command)
    with pytest.raises(refusals.SeatTaken):
        place.ask(ANN, asked.SeatBot(ONE, 1, "steady"))


def test_who_is_away_is_stood_in_for_until_they_are_back() -> None:
    place = new_place(is_playing=True)
    place.keep(StandIn(1))
    assert place.state.seats[1] == Human("id-Ben", "Ben", away=True, seated=4)
    assert place.state.bot_for(1) == "steady"
    place.keep(HandBack(1))
    assert place.state.bot_for(1) is None
