"""The course of a table: gathering, a game, its end, another game."""

import json
from dataclasses import replace

import pytest

from foretell.bots.bot import Bot
from foretell.bots.registry import UnknownBot, UnknownStyle
from foretell.errors import Refusal
from foretell.game.actions import MakeBid
from foretell.game.observation import Observation
from foretell.game.phases import Bidding, phase_of
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.events import BidView
from foretell.protocol.settings import TableSettings
from foretell.record import mixed_seed
from foretell.record.fair import commitment_of
from foretell.rules.options import Bidding as BiddingOption
from foretell.rules.options import Options
from foretell.rules.refusals import TooManyRounds
from foretell.server.table import moves, refusals
from foretell.server.table.decide import opening
from foretell.server.table.inner import BotActs, Resume, StandIn
from foretell.server.table.keeping import record_of
from foretell.server.table.state import BotSeat, Open, kind_of
from foretell.server.table.view import entries_for, legal_for
from tests.server.table.house import ANN, BEN, CLEO, THREE, new_means, new_place

ONE = "1"
HIDDEN = Options(players=3, first_dealer=0, hand_sizes=(2,), bidding=BiddingOption.HIDDEN)


def test_a_table_begins_with_a_promise_that_tells_nothing() -> None:
    place = new_place(seated=(ANN,))
    seed, salt = f"{1:064x}", f"{2:064x}"
    promise = place.log[-1]
    assert promise == said.ShuffleCommitted(1, commitment_of(seed, salt), seed, salt)
    (told,) = entries_for((promise,), 0, state=place.state, since=3)
    assert told == said.ShuffleCommitted(1, commitment_of(seed, salt))


def test_a_game_of_too_many_rounds_is_played_on_but_none_is_started() -> None:
    """R11.1: tables of earlier versions may have more."""
    old = Options.from_record({"players": 3, "hand_sizes": (1,) * 61})
    place = new_place(options=old)
    with pytest.raises(TooManyRounds):
        place.ask(ANN, asked.Start(ONE))
    place.add((said.GameStarted(1),))
    place.add(moves.settled_entries(place.state))
    place.play_out()
    assert len(place.state.game.state.scores) == 61  # type: ignore[union-attr]


def test_no_table_is_opened_with_a_bot_that_there_is_not() -> None:
    with pytest.raises(UnknownBot):
        opening(THREE, TableSettings(stand_in="nobody"), ANN, new_means())
    with pytest.raises(UnknownStyle):
        opening(THREE, TableSettings(stand_in="casual:proud"), ANN, new_means())


def test_a_level_with_a_style_stands_in_and_plays_to_the_end() -> None:
    settings = TableSettings(pace=0, stand_in="casual:bold")
    place = new_place(settings=settings, seated=(ANN, BEN), is_playing=True)
    assert place.state.seats[2] == BotSeat("casual:bold", "casual:bold")
    place.keep(StandIn(1))
    assert place.state.bot_for(1) == "casual:bold"
    place.play_out()
    header = json.loads(record_of(place.state, "T1").splitlines()[0])
    assert header["players"][2] == {"name": "casual:bold", "kind": "casual:bold"}


def test_a_game_starts_with_bots_on_open_seats_and_with_everybodys_nonces() -> None:
    place = new_place(seated=(ANN, BEN))
    with pytest.raises(refusals.NotSeated):
        place.ask(CLEO, asked.GiveNonce(ONE, "c"))
    place.ask(BEN, asked.GiveNonce(ONE, "b"))
    with pytest.raises(refusals.NonceStands):
        place.ask(BEN, asked.GiveNonce("2", "c"))
    with pytest.raises(refusals.NotHost):
        place.ask(BEN, asked.Start(ONE))
    entries = place.ask(ANN, asked.Start(ONE))
    assert entries[:2] == (said.Seated(2, "steady", "steady"), said.GameStarted(1))
    assert place.state.game is not None
    assert place.state.game.start.seed == mixed_seed(f"{1:064x}", {1: "b"})
    assert place.state.is_playing


def test_what_belongs_before_a_game_is_refused_in_one() -> None:
    place = new_place(is_playing=True)
    for command in (asked.Start(ONE), asked.GiveNonce(ONE, "a")):
        with pytest.raises(refusals.NotGathering):
            place.ask(ANN, command)
    with pytest.raises(refusals.NotOver):
        place.ask(ANN, asked.CallRematch(ONE))


def test_what_belongs_in_a_game_is_refused_before_and_after() -> None:
    place = new_place()
    commands = (asked.Bid(ONE, 0), asked.Play(ONE, "C1"), asked.AskUndo(ONE))
    for _ in range(2):
        for command in commands:
            with pytest.raises(refusals.NotPlaying):
                place.ask(ANN, command)
        if place.state.game is None:
            place.ask(ANN, asked.Start(ONE))
            place.play_out()
    with pytest.raises(refusals.NotSeated):
        place.ask(replace(ANN, id="other"), commands[0])


def test_a_finished_game_is_revealed_and_followed_by_another_one() -> None:
    place = new_place(is_playing=True)
    with pytest.raises(refusals.NotOver):
        place.ask(ANN, asked.CallRematch(ONE))
    place.play_out()
    assert place.log[-1] == said.ShuffleRevealed(f"{1:064x}", f"{2:064x}")
    assert not place.state.is_playing
    with pytest.raises(refusals.NotHost):
        place.ask(BEN, asked.CallRematch(ONE))
    first, promise = place.ask(ANN, asked.CallRematch(ONE))
    assert first == said.RematchCalled()
    assert isinstance(promise, said.ShuffleCommitted)
    assert promise.game == 2
    place.ask(ANN, asked.Start(ONE))
    assert place.state.games == 2


def test_an_unknown_card_or_suit_is_refused() -> None:
    place = new_place(is_playing=True)
    for command in (asked.Play(ONE, "X1"), asked.ChooseTrump(ONE, "X")):
        with pytest.raises(Refusal, match="card/unknown"):
            place.ask(BEN, command)


def test_legal_is_told_to_the_seat_that_is_to_act_alone() -> None:
    place = new_place(is_playing=True)
    (seat,) = place.state.to_act
    legal = legal_for(place.state, seat)
    assert legal is not None
    assert legal.bids == (0, 1)
    assert legal_for(place.state, (seat + 1) % 3) is None
    assert legal_for(place.state, None) is None
    assert legal_for(new_place().state, 0) is None


class Meddler:
    """A bot that acts for its neighbour."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def act(self, observation: Observation) -> MakeBid:
        assert observation.seat is not None
        return MakeBid((observation.seat + 1) % 3, 2)


class Broken(Meddler):
    """A bot that does nothing that can be done."""

    def act(self, observation: Observation) -> MakeBid:
        raise RecursionError(observation.seat)


class Silent(Meddler):
    """A bot that does nothing at all."""

    def act(self, observation: Observation) -> MakeBid:  # type: ignore[return]
        observation.options  # noqa: B018


@pytest.mark.parametrize("bot", [Meddler, Broken, Silent])
def test_a_bot_that_errs_does_the_first_legal_thing_for_its_own_seat(
    bot: type[Meddler], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hidden bids more than one seat may bid at a time."""

    def create(_: str, seed: str) -> Bot:
        return bot(seed)

    monkeypatch.setattr(moves, "create", create)
    place = new_place(options=HIDDEN, is_playing=True)
    assert place.state.game is not None
    assert phase_of(place.state.game.state) == Bidding((1, 2, 0))
    assert place.keep(BotActs(1)) == (BidView(1, 0),)


def test_resuming_without_a_game_changes_nothing_but_what_is_counted() -> None:
    place = new_place()
    before = place.state
    place.keep(Resume())
    version, changes = before.version + 1, before.changes + 1
    assert place.state == replace(before, version=version, changes=changes)


def test_the_record_names_persons_bots_and_whoever_stands_in() -> None:
    place = new_place(seated=(ANN, BEN), is_playing=True)
    place.play_out()
    place.ask(BEN, asked.Stand(ONE))
    header = record_of(place.state, "T1").splitlines()[0]
    assert '"id":"T1-1"' in header
    assert '{"name":"Ann","kind":"human"}' in header
    assert header.count('{"name":"steady","kind":"steady"}') == 2
    assert kind_of(BotSeat("random", "random"), "steady") == "random"
    assert kind_of(Open(), "steady") == "steady"
