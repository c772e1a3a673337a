"""No command is carried out in another moment than that for which its person decided it."""

from collections import Counter
from random import Random
from typing import assert_never

from foretell.errors import Refusal
from foretell.game.events import BidMade, CardPlayed, TrumpChosen
from foretell.game.legal import legal_actions
from foretell.table import commands
from foretell.table.commands import Command
from foretell.table.refusals import Overtaken
from foretell.table.state import Human, TableState
from foretell.testing.combinations import all_options
from tests.examples import IS_THOROUGH
from tests.table.walk import Walk

LONGEST_OUTAGE = 12
"""Steps of the table during an outage."""


OUTAGES = 10_000 if IS_THOROUGH else 3_000
EACH = 100
"""Outages at one table."""


def test_no_command_is_carried_out_in_another_moment() -> None:
    results = Counter[str]()
    for seed in range(OUTAGES // EACH):
        results += outages(f"outage/{seed}", times=EACH)
    assert min(results["done"], results["overtaken"]) > OUTAGES / 10, results


def outages(seed: str, *, times: int) -> Counter[str]:
    """Have commands arrive after outages; return how many were carried out, overtaken, refused.

    A person decides, the table moves on at random, and the command arrives.
    """
    results, chance = Counter[str](), Random(seed)
    options = chance.choice(list(all_options(hand_sizes=((1, 2, 3),))))
    walk = Walk(options, chance, people=options.players + 2)
    while results.total() < times:
        person = chance.choice(walk.people)
        command, version = walk.wish(person), walk.state.version
        decided_in = moment(walk.state, command, walk.state.seat_of(person.id))
        for _ in range(chance.randint(0, LONGEST_OUTAGE)):
            walk.step()
        before = walk.state
        try:
            walk.ask(person, command, version=version)
        except Refusal as refusal:
            assert walk.state is before
            results["overtaken" if isinstance(refusal, Overtaken) else "refused"] += 1
        else:
            done_in = moment(before, command, before.seat_of(person.id))
            assert done_in == decided_in, f"{seed}: {command}, decided at {version}"
            results["done"] += 1
    return results


def moment(state: TableState, command: Command, seat: int | None) -> object:
    """Return all on the table that a person looks at when they decide a command."""
    match command:
        case commands.ChooseTrump() | commands.Bid() | commands.Play() | commands.UseHint():
            return turn(state, seat)
        case commands.AskUndo():
            return last_action(state, seat), holders(state, (seat,))
        case commands.AnswerUndo():
            return state.undo is not None and (state.undo.seat, state.undo.number)
        case commands.AnswerRemoval():
            removal = state.removal
            return removal is not None and (removal.target, removal.number)
        case commands.LetBotPlay(seat=other):
            return turn(state, other)
        case (
            commands.SeatBot(seat=other)
            | commands.Remove(seat=other)
            | commands.Sit(seat=int(other))
        ):
            return phase(state), holders(state, (other,))
        case commands.Swap(seats=seats):
            return phase(state), holders(state, seats)
        case commands.Stand() | commands.ChooseCharacter():
            return phase(state), holders(state, (seat,))
        case (
            commands.Sit()
            | commands.Readmit()
            | commands.GiveNonce()
            | commands.Start()
            | commands.CallRematch()
            | commands.ShowMoment()
            | commands.AddNote()
            | commands.RemoveNote()
            | commands.TakePart()
        ):
            return phase(state)
        case _:
            assert_never(command)


def phase(state: TableState) -> object:
    return state.phase, state.games


def holders(state: TableState, seats: tuple[int | None, ...]) -> object:
    """Return the holders of seats, and whether a bot acts for them; characters do not matter."""
    return [
        (held.person, held.away, held.since) if isinstance(held, Human) else type(held)
        for held in (state.seats[seat] for seat in seats if seat is not None)
    ]


def turn(state: TableState, seat: int | None) -> object:
    """Return the decision that a seat is to make, and the cards on which it depends."""
    game = state.game
    if game is None or seat is None or seat not in game.to_act:
        return phase(state), holders(state, (seat,))
    of_round = game.state.round
    return (
        phase(state),
        holders(state, (seat,)),
        (of_round.number, len(of_round.tricks), of_round.trick, of_round.hands[seat]),
        legal_actions(game.state, seat),
    )


def last_action(state: TableState, seat: int | None) -> object:
    """Return the last action of a seat, and how many actions of it came before."""
    if state.game is None:
        return phase(state)
    actions = [
        event
        for event in state.game.events
        if isinstance(event, BidMade | CardPlayed | TrumpChosen) and event.seat == seat
    ]
    return state.games, len(actions), actions[-1:]
