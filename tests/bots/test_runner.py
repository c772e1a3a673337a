"""Bots at a table."""

from dataclasses import dataclass

import pytest

from foretell.bots.bot import Bot
from foretell.bots.registry import UnknownBot
from foretell.bots.runner import BotErred, act_for, bot_seed, play_on, play_out, seat_bots
from foretell.cards import Card
from foretell.game.actions import Action, MakeBid, PlayCard
from foretell.game.events import BidMade, TrumpChosen
from foretell.game.observation import SeatObservation
from foretell.game.refusals import BidFirst
from foretell.game.session import Session
from foretell.rules.options import Bidding, Options
from foretell.testing import dealt, make_bids

OPTIONS = Options(players=3, first_dealer=0, hand_sizes=(2, 3))


@dataclass
class Always:
    """A bot that always returns the same action."""

    action: object

    def act(self, observation: SeatObservation) -> Action:
        del observation
        return self.action  # type: ignore[return-value]  # some of these are no actions


def random_bots(session: Session, *without: int) -> tuple[Bot | None, ...]:
    players = session.state.options.players
    names = [None if seat in without else "random" for seat in range(players)]
    return seat_bots(names, "2a")


def test_bots_play_a_whole_game() -> None:
    session = Session(OPTIONS, "2a")
    bots = [bot for bot in random_bots(session) if bot is not None]
    assert play_out(session, bots) == session.outcome
    assert session.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    games = [Session(OPTIONS, "2a"), Session(OPTIONS, "2a")]
    for session in games:
        play_on(session, random_bots(session))
    assert games[0].events == games[1].events


def test_bots_act_until_a_seat_without_a_bot_is_to_act() -> None:
    session = Session(OPTIONS, "2a")
    before = session.events
    happened = play_on(session, random_bots(session, 0))
    assert session.to_act == (0,)
    assert session.events == before + happened
    assert [event.seat for event in happened if isinstance(event, BidMade)] == [1, 2]
    assert play_on(session, random_bots(session, 0)) == ()


def test_bots_bid_before_a_person_does_when_bids_are_hidden() -> None:
    """R9.1: players bid in any order."""
    options = Options(players=3, bidding=Bidding.HIDDEN, first_dealer=0)
    session = Session(options, "2a")
    play_on(session, random_bots(session, 1))
    assert session.to_act == (1,)
    assert session.state.round.has_bid == (True, False, True)


def test_a_bot_acts_once_for_a_seat() -> None:
    session = Session(OPTIONS, "2a")
    assert act_for(session, 1, Always(MakeBid(1, 2))) == (BidMade(1, 2),)


def test_a_seat_without_a_bot_name_stays_empty() -> None:
    first, second = seat_bots((None, "random"), "2a")
    assert first is None
    assert second is not None


def test_seating_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        seat_bots(("random", "nobody"), "2a")


def test_every_seat_of_every_game_has_its_own_seed() -> None:
    seeds = [bot_seed(game, seat) for game in ("1", "2", "12") for seat in range(6)]
    assert len(set(seeds)) == len(seeds)
    assert bot_seed("2a", 1) == bot_seed("2a", 1)


def test_an_illegal_action_of_a_bot_is_refused_with_name_seat_and_reason() -> None:
    session = dealt("C1 C2", "H5 H6", "Z1 D9", turned="D2")
    make_bids(session, 0, 0)
    state = session.state
    wanted = MakeBid(0, 7)
    with pytest.raises(BotErred) as erred:
        play_on(session, [Always(wanted), None, None])
    assert erred.value.data() == {
        "bot": "Always",
        "seat": 0,
        "action": "MakeBid(seat=0, bid=7)",
        "reason": "bid/out_of_range (R6.1): bid=7, hand_size=2",
    }
    assert session.state is state


def test_a_bot_that_plays_before_the_bidding_is_over_is_refused() -> None:
    session = dealt("C1", "H5", "Z1", turned="D2")
    with pytest.raises(BotErred) as erred:
        act_for(session, 1, Always(PlayCard(1, Card("H5"))))
    assert isinstance(erred.value.__cause__, BidFirst)


@pytest.mark.parametrize("action", [MakeBid(2, 0), None, "bid 0", 1])
def test_an_answer_that_is_no_action_of_the_seat_is_refused(action: object) -> None:
    """This includes a bid for another seat that could also bid now (R9.1)."""
    session = dealt("C1", "H5", "Z1", turned="D2", bidding="hidden")
    events = session.events
    with pytest.raises(BotErred) as erred:
        act_for(session, 1, Always(action))
    assert erred.value.action == repr(action)
    assert erred.value.reason == ""
    assert session.events == events


def test_a_bot_that_deals_chooses_trump() -> None:
    """R5.3."""
    session = dealt("C1", "H5", "Z1", turned="Z2", dealer=1)
    happened = play_on(session, random_bots(session))
    kinds = [type(event) for event in happened]
    assert kinds[:2] == [TrumpChosen, BidMade]
