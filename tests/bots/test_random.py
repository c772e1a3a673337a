"""``random``: any legal action."""

from collections import Counter

from hypothesis import assume, given

from foretell.bots.random import RandomBot
from foretell.bots.runner import bot_seed, play_out
from foretell.game.actions import Action
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import dealt, seeds, sessions


@given(sessions(), seeds())
def test_random_acts_legally_and_reproducibly(session: Session, seed: str) -> None:
    assume(session.to_act)
    for seat in session.to_act:
        observation = session.observe(seat)
        action = RandomBot(seed).act(observation)
        assert action in observation.legal_actions
        assert action == RandomBot(seed).act(observation)


def test_random_chooses_all_legal_actions_equally_often() -> None:
    session = dealt("C1 C2 C3", "H5 H6 H7", "Z1 D9 S2", turned="D2")
    observation = session.observe(1)
    drawn: Counter[Action] = Counter(
        RandomBot(f"{seed:x}").act(observation) for seed in range(2000)
    )
    assert set(drawn) == set(observation.legal_actions)
    assert all(400 < count < 600 for count in drawn.values())


def test_random_does_not_repeat_its_bids_in_every_round() -> None:
    session = Session(Options(players=3, hand_sizes=(5,) * 12), "2a")
    bots = [RandomBot(bot_seed("2a", seat)) for seat in range(3)]
    play_out(session, bots)
    bids = [row.bids for row in session.state.scores]
    assert all(len(set(of_seat)) > 3 for of_seat in zip(*bids, strict=True))
