"""The course of a game with real cards: its questions reproduce the game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.bots.runner import act_for, seat_bots
from foretell.cards import Card
from foretell.game.changed import changed
from foretell.game.observation import Observation, observation_of
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Options
from foretell.testing import options, seeds
from tests.terminal.advise.telling import a_reader, a_setup, answers, tell, told_of


@given(options(largest=3), seeds(), st.integers(0, 5))
@settings(max_examples=25)
def test_an_entered_game_equals_the_played_game(chosen: Options, seed: str, place: int) -> None:
    """With all options, and from every seat: each observation equals that at the table (R12)."""
    seat, session = place % chosen.players, Session(chosen, seed)
    bots, seen = seat_bots(["random"] * chosen.players, seed), []
    while session.to_act:
        actor, bot = session.to_act[0], bots[session.to_act[0]]
        assert bot is not None
        if actor == seat:
            seen.append(session.observe(seat))
        act_for(session, actor, bot)
    spelling = Spelling(a_reader(chosen, seat).names)
    heard = tell(a_setup(chosen, seat=seat), answers(session.events, chosen, seat), spelling)
    redacted = [redact_event(event, seat, chosen) for event in session.events]
    assert heard.events == told_of(redacted, chosen)
    drawn = session.state.draws
    assert [_with_draws(told, drawn) for told in heard.decisions] == seen


def _with_draws(told: Observation, draws: tuple[tuple[Card | None, ...], ...]) -> Observation:
    return observation_of(told.seat, changed(told.known, draws=draws))
