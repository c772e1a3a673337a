"""Reasons of judged decisions never contradict each other, the counts, or the rules."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from foretell.analysis.appraisal import appraise
from foretell.bots.explain import Traces
from foretell.bots.explanation import Reason
from foretell.bots.registry import create
from foretell.game.actions import PlayCard, is_alike
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.testing import all_options
from tests.bots.explain.contradictions import Judged, contradictions

pytestmark = pytest.mark.compiled

GAMES: Final = 40
"""The possible games of a decision."""
HAND_SIZES: Final = ((3,), (5,), (2, 4), (8,), (6,))
OFTEN: Final = 0.4
"""The share of decisions that are judged."""


def decisions(seed: str) -> Iterator[Judged]:
    """Yield judged cards from games of bots over all options, without end."""
    choices = Random(seed)
    every = [one for sizes in HAND_SIZES for one in all_options(hand_sizes=(sizes,))]
    choices.shuffle(every)
    for number, options in enumerate(one for _ in iter(int, 1) for one in every):
        if max(options.schedule) > 60 // options.players:
            continue
        session = Session(options, f"{seed}{number:x}")
        bots = [create(choices.choice(("steady", "casual", "beginner")), "0") for _ in every[:6]]
        while session.to_act and session.state.round.number <= 2:
            seat = session.to_act[0]
            observation = session.observe(seat)
            action = bots[seat].act(observation)
            if isinstance(action, PlayCard) and choices.random() < OFTEN:
                yield from judged(observation, choices)
            session.act(action)


def judged(observation: SeatObservation, choices: Random) -> Iterator[Judged]:
    """Yield a decision judged with a card that is worse than the best, if there is one."""
    appraisal = appraise(observation, GAMES)
    best, search = appraisal.values[0], appraisal.search
    worse = [
        value
        for value in appraisal.values
        if value.behind > 0 and not is_alike(value.action, best.action)
    ]
    if not worse or search is None:
        return
    taken = choices.choice(worse)
    reasons, against = search.reasons(taken), search.against(taken)
    traces = search.traces(taken, best)
    yield Judged(observation, appraisal.values, taken, reasons, against, traces)


def findings(seed: str, number: int) -> list[str]:
    """Return the contradictions in a number of judged decisions."""
    found = []
    for place, one in zip(range(number), decisions(seed), strict=False):
        found += [f"{place}: {text}" for text in contradictions(one)]
    return found


def test_reasons_of_judged_decisions_do_not_contradict_each_other() -> None:
    assert findings("c", 200) == []


@pytest.mark.thorough
def test_reasons_of_many_judged_decisions_do_not_contradict_each_other() -> None:
    assert findings("d", 5000) == []


def test_the_checker_finds_each_kind_of_contradiction() -> None:
    """Reasons that are made wrong, one by one."""
    one = next(one for one in decisions("e") if one.need > 0 and _cause(one))
    cause = _cause(one)
    assert cause
    wrong = [
        replace(one, reasons=(*one.reasons, Reason("reason/none_needed", {}), _code("all_needed"))),
        replace(one, reasons=(cause,)),
        replace(one, against=(_with(cause, count=int(cause.fields["count"]) + 1),)),
        replace(one, against=(_with(cause, games=1 + len(one.traces.games)),)),
        replace(one, against=(_with(cause, card="Z4"), _with(cause, card="N4"))),
        replace(one, against=(_with(cause, game=-1),)),
        replace(one, against=(Reason("reason/against_chance", {"percent": 0, "better": 101}),)),
        replace(one, traces=Traces(one.traces.games, one.traces.moves[:, ::-1])),
    ]
    for changed in wrong:
        assert list(contradictions(changed))


def _cause(one: Judged) -> Reason | None:
    return next((reason for reason in one.against if "cause" in reason.code), None)


def _code(name: str) -> Reason:
    return Reason(f"reason/{name}", {"count": 1})


def _with(reason: Reason, **fields: int | str) -> Reason:
    return replace(reason, fields={**reason.fields, **fields})
