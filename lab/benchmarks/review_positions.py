"""The positions in which reviews are measured: decisions of whole games played by bots."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, cycle
from random import Random
from typing import Final, NamedTuple

from foretell import Options, Session
from foretell.bots.explanation import ActionValue
from foretell.bots.runner import seat_bots
from foretell.game.actions import Action, has_choice
from foretell.game.observation import SeatObservation
from foretell.game.stream import derive_seed

VARIANTS: Final[Mapping[str, Sequence[Options]]] = {
    "standard": [Options(players=players) for players in range(3, 7)],
    "one suit each": [Options(players=players, deal="one_suit") for players in (3, 4)],
    "clairvoyance": [Options(players=players, clairvoyance=True) for players in range(3, 7)],
    "two players": [Options(players=2, bidding="secret"), Options(players=2)],
    "hidden bids": [Options(players=players, bidding="hidden") for players in range(3, 7)],
    "secret bids": [Options(players=players, bidding="secret") for players in range(3, 7)],
    "no even bid": [Options(players=players, even_bid="not_leader") for players in range(3, 7)],
    "plus or minus one": [Options(players=players, even_bid="never") for players in range(3, 7)],
    "following a Wizard": [
        Options(players=players, follow_after_wizard=True) for players in range(3, 7)
    ],
    "last Wizard wins": [
        Options(players=players, winning_wizard="last") for players in range(3, 7)
    ],
}
"""Games of each variant, by the name of the variant."""
JUDGED: Final = ("learned", "steady", "seasoned", "expert")
"""The bots whose decisions are drawn, one at each table."""
OTHERS: Final = ("casual", "seasoned", "expert", "steady", "learned")
"""The bots at the other seats: in every other game all alike, otherwise mixed."""


class Decision(NamedTuple):
    """A decision of a game.

    Attributes:
        number: the number of the round in which it was made, from 0.
        observation: what its seat knew.
        action: the action taken.
    """

    number: int
    observation: SeatObservation
    action: Action


class Position(NamedTuple):
    """A decision of a variant, and what became of it.

    Attributes:
        variant: the name of the variant.
        bot: the bot that decided.
        decision: the decision.
        made: whether the bot made its bid.
    """

    variant: str
    bot: str
    decision: Decision
    made: bool


def played(options: Options, names: Sequence[str], seed: str) -> tuple[Session, list[Decision]]:
    """Return a game played by bots, and its decisions between actions that are not all alike."""
    session, decisions = Session(options, seed), []
    bots = seat_bots(names, seed)
    while session.to_act:
        seat = session.to_act[0]
        bot, observation = bots[seat], session.observe(seat)
        assert bot is not None
        action = bot.act(observation)
        if has_choice(observation.legal_actions):
            decisions.append(Decision(len(session.state.scores), observation, action))
        session.act(action)
    return session, decisions


def drawn(
    options: Options, seats: Sequence[Sequence[str]], seed: str, *, share: float, most: int
) -> Iterator[tuple[Session, Decision]]:
    """Yield decisions drawn at random.

    Args:
        options: the options of the games.
        seats: the bots at the seats, game by game, over and over.
        seed: hexadecimal digits.
        share: about the share of decisions that is drawn from each game.
        most: the number of decisions.
    """
    decisions_drawn = 0
    for game in count():
        game_seed = derive_seed(seed, f"review/{options.players}/{game}")
        session, decisions = played(options, seats[game % len(seats)], game_seed)
        choices = Random(game_seed)
        for decision in decisions:
            if choices.random() < share:
                decisions_drawn += 1
                yield session, decision
            if decisions_drawn == most:
                return


def positions(seed: str) -> Iterator[Position]:
    """Yield decisions of all variants, about as many of each, without end.

    Of each round at most one decision is drawn, so that their results are independent. It is one of
    a bot of ``JUDGED``.
    """
    games = {variant: cycle(options) for variant, options in VARIANTS.items()}
    yielded = dict.fromkeys(VARIANTS, 0)
    for number in count():
        variant = min(VARIANTS, key=yielded.__getitem__)
        for position in _positions(
            variant, next(games[variant]), derive_seed(seed, f"game/{number}")
        ):
            yielded[variant] += 1
            yield position


def _positions(variant: str, options: Options, seed: str) -> Iterator[Position]:
    choices = Random(seed)
    judged, seat = choices.choice(JUDGED), choices.randrange(options.players)
    mixed = [choices.choice(OTHERS) for _ in range(options.players)]
    names = mixed if choices.random() < 0.5 else [mixed[0]] * options.players
    names[seat] = judged
    session, decisions = played(options, names, seed)
    own = [one for one in decisions if one.action.seat == seat]
    for number, score in enumerate(session.state.scores):
        if in_round := [one for one in own if one.number == number]:
            made = score.bids[seat] == score.taken[seat]
            yield Position(variant, judged, choices.choice(in_round), made)


def valued(values: Sequence[ActionValue], action: Action) -> ActionValue:
    """Return the value of an action."""
    return next(one for one in values if one.action == action)
