"""The phases of a table: gathering, a game, its end, another game."""

from dataclasses import replace

import pytest

from foretell.bots.registry import UnknownBot, UnknownStyle
from foretell.cards import Card
from foretell.game.actions import MakeBid
from foretell.rules.options import Bidding as BiddingOption
from foretell.rules.options import Options
from foretell.rules.refusals import TooManyRounds
from foretell.table import commands as table_commands
from foretell.table import events as table_events
from foretell.table import moves, refusals
from foretell.table.decide import opening
from foretell.table.decision import Decision
from foretell.table.fair_shuffle import commitment_of, mixed_seed
from foretell.table.permissions import legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.settings import TableSettings
from foretell.table.state import HUMAN, BotSeat, Human, Open, kind_of
from foretell.table.system_commands import Resume, StandIn
from tests.table.builders import ANN, BEN, CLEO, THREE, new_context, new_live_table

HIDDEN = Options(players=3, first_dealer=0, hand_sizes=(2,), bidding=BiddingOption.HIDDEN)


def test_a_new_table_publishes_a_commitment_and_keeps_its_secrets() -> None:
    live = new_live_table(seated=(ANN,))
    seed, salt = f"{1:064x}", f"{2:064x}"
    promise = live.log[-1]
    assert promise == table_events.ShuffleCommitted(1, commitment_of(seed, salt), seed, salt)
    (redacted,) = redact_events((promise,), 0, state=live.state, since=3)
    assert redacted == table_events.ShuffleCommitted(1, commitment_of(seed, salt))


def test_a_game_of_too_many_rounds_is_finished_but_not_started() -> None:
    """R11.1: tables of earlier versions may have more."""
    old = Options.from_record({"players": 3, "hand_sizes": (1,) * 61})
    live = new_live_table(options=old)
    with pytest.raises(TooManyRounds):
        live.ask(ANN, table_commands.Start())
    live.add(Decision((table_events.GameStarted(1),)))
    live.add(moves.settled(live.state))
    live.play_out()
    assert len(live.state.game.state.scores) == 61  # type: ignore[union-attr]  # a game is being played


def test_opening_a_table_with_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        opening(THREE, TableSettings(stand_in="nobody"), ANN, new_context())
    with pytest.raises(UnknownStyle):
        opening(THREE, TableSettings(stand_in="casual:proud"), ANN, new_context())


def test_a_level_with_a_style_stands_in_and_plays_to_the_end() -> None:
    settings = TableSettings(pace=0, stand_in="casual:bold")
    live = new_live_table(settings=settings, seated=(ANN, BEN), is_playing=True)
    assert live.state.seats[2] == BotSeat("casual:bold", "casual:bold")
    live.run(StandIn(1))
    assert live.state.bot_for(1) == "casual:bold"
    live.play_out()
    assert live.state.game is not None
    assert live.state.game.is_over


def test_a_game_starts_with_bots_on_open_seats_and_with_everybodys_nonces() -> None:
    live = new_live_table(seated=(ANN, BEN))
    with pytest.raises(refusals.NotSeated):
        live.ask(CLEO, table_commands.GiveNonce("c"))
    live.ask(BEN, table_commands.GiveNonce("b"))
    with pytest.raises(refusals.NonceStands):
        live.ask(BEN, table_commands.GiveNonce("c"))
    with pytest.raises(refusals.NotHost):
        live.ask(BEN, table_commands.Start())
    events = live.ask(ANN, table_commands.Start())
    assert events[:2] == (table_events.Seated(2, "steady", "steady"), table_events.GameStarted(1))
    assert live.state.game is not None
    assert live.state.game.start.seed == mixed_seed(f"{1:064x}", {1: "b"})
    assert live.state.is_playing


def test_commands_for_before_and_after_a_game_are_refused_during_it() -> None:
    live = new_live_table(is_playing=True)
    for command in (table_commands.Start(), table_commands.GiveNonce("a")):
        with pytest.raises(refusals.NotGathering):
            live.ask(ANN, command)
    with pytest.raises(refusals.NotOver):
        live.ask(ANN, table_commands.CallRematch())


def test_commands_for_a_game_are_refused_before_and_after_it() -> None:
    live = new_live_table()
    commands = (table_commands.Bid(0), table_commands.Play(Card("C1")), table_commands.AskUndo())
    for _ in range(2):
        for command in commands:
            with pytest.raises(refusals.NotPlaying):
                live.ask(ANN, command)
        if live.state.game is None:
            live.ask(ANN, table_commands.Start())
            live.play_out()
    with pytest.raises(refusals.NotSeated):
        live.ask(replace(ANN, id="other"), commands[0])


def test_a_finished_game_is_revealed_and_followed_by_another_one() -> None:
    live = new_live_table(is_playing=True)
    with pytest.raises(refusals.NotOver):
        live.ask(ANN, table_commands.CallRematch())
    live.play_out()
    assert live.log[-1] == table_events.ShuffleRevealed(f"{1:064x}", f"{2:064x}")
    assert not live.state.is_playing
    with pytest.raises(refusals.NotHost):
        live.ask(BEN, table_commands.CallRematch())
    first, promise = live.ask(ANN, table_commands.CallRematch())
    assert first == table_events.RematchCalled()
    assert isinstance(promise, table_events.ShuffleCommitted)
    assert promise.game == 2
    live.ask(ANN, table_commands.Start())
    assert live.state.games == 2


def test_only_the_seat_that_is_to_act_has_legal_actions() -> None:
    live = new_live_table(is_playing=True)
    (seat,) = live.state.to_act
    assert legal_actions_of(live.state, seat) == (MakeBid(seat, 0), MakeBid(seat, 1))
    assert legal_actions_of(live.state, (seat + 1) % 3) == ()
    assert legal_actions_of(live.state, None) == ()
    assert legal_actions_of(new_live_table().state, 0) == ()


def test_resuming_without_a_game_changes_only_the_version() -> None:
    live = new_live_table()
    before = live.state
    live.run(Resume())
    version, changes = before.version + 1, before.changes + 1
    assert live.state == replace(before, version=version, changes=changes)


def test_the_kind_of_a_seat_is_human_its_bot_or_the_stand_in_of_an_open_one() -> None:
    assert kind_of(Human("id", "Ann"), "steady") == HUMAN
    assert kind_of(BotSeat("random", "random"), "steady") == "random"
    assert kind_of(Open(), "steady") == "steady"
