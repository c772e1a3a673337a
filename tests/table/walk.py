"""Random walks: tables at which people do random things, step by step."""

from dataclasses import replace
from random import Random
from typing import assert_never

from foretell.errors import Refusal
from foretell.game import actions
from foretell.game.actions import Action
from foretell.game.hint import Hint, HintValue
from foretell.rules.options import Options
from foretell.table import commands
from foretell.table.characters import CHARACTERS
from foretell.table.commands import Command
from foretell.table.events import TableEvent
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.state import Game, Human, TableState
from foretell.table.system_commands import (
    BotActs,
    HandBack,
    LapseRemoval,
    LapseUndo,
    PassHost,
    Resume,
    StandIn,
    SystemCommand,
)
from tests.table.builders import LiveTable, new_live_table

A_HINT = Hint(70, (HintValue(0, 2000, 9_000, 150, 0, 0, (60, 10)),))


class Walk:
    """A table whose people come, go, play and remove one another at random.

    Args:
        options: the options of its games.
        chance: the random generator.
        people: the number of identities.
        clock: the table's clock settings, if any.
    """

    def __init__(
        self, options: Options, chance: Random, *, people: int, clock: ClockSettings | None = None
    ) -> None:
        self.people = tuple(Person(f"id-{number}", f"Name {number}") for number in range(people))
        seated = self.people[: options.players - chance.choice((0, 0, 1))]
        settings = TableSettings(pace=0, stand_in="random", clock=clock, silence=5)
        self.live: LiveTable = new_live_table(options=options, settings=settings, seated=seated)
        self._chance = chance

    @property
    def state(self) -> TableState:
        """The current state of the table."""
        return self.live.state

    @property
    def log(self) -> tuple[TableEvent, ...]:
        """All events so far."""
        return self.live.log

    def step(self) -> tuple[TableEvent, ...]:
        """Carry out a random command; return its events, none when it is refused."""
        chance = self._chance
        self.live.now += 1_000
        try:
            if chance.random() < 0.5:
                return self.live.run(self._system_command())
            person = chance.choice(self.people)
            return self.ask(person, self.wish(person))
        except Refusal:
            return ()

    def ask(
        self, person: Person, command: Command, *, version: int | None = None
    ) -> tuple[TableEvent, ...]:
        """Carry out a person's command while all others, or none, are gone; return its events.

        Raises:
            Refusal: when it is refused.
        """
        own = self.state.seat_of(person.id)
        are_gone = self._chance.random() < 0.5
        gone = {seat for seat in range(len(self.state.seats)) if are_gone and seat != own}
        return self.live.ask(person, command, gone=gone, version=version)

    def _system_command(self) -> SystemCommand:
        """Return a random system command."""
        state, chance = self.state, self._chance
        humans = [seat for seat, held in enumerate(state.seats) if isinstance(held, Human)]
        away = [seat for seat in humans if seat not in state.voters()]
        found: list[SystemCommand] = [Resume()]
        if state.is_playing:
            found += [BotActs(seat) for seat in state.to_act] * 20
            found += [
                BotActs(seat, silent=True) for seat in state.to_act if state.bot_for(seat) is None
            ]
            found += [StandIn(chance.choice(humans))] if state.voters() else []
            found += [HandBack(seat) for seat in away]
        found += [PassHost(humans[-1])] if state.host is not None and humans else []
        found += [LapseUndo()] * 3 if state.undo is not None else []
        found += [LapseRemoval()] * 3 if state.removal is not None else []
        return chance.choice(found)

    def wish(self, person: Person) -> Command:
        """Return a random command of a person, legal more often than not."""
        state, chance = self.state, self._chance
        own = state.seat_of(person.id)
        legal = legal_actions_of(state, own)
        if own is None:
            return commands.Sit(chance.choice((None, None, chance.randrange(len(state.seats)))))
        if state.removal is not None and own in state.removal.missing:
            return commands.AnswerRemoval(agree=chance.random() < 0.8)
        if state.undo is not None and own in state.undo.missing:
            return commands.AnswerUndo(agree=chance.random() < 0.8)
        if own == state.host and chance.random() < 0.7:
            return self._as_host()
        if legal and chance.random() < 0.1:
            return commands.UseHint()
        if legal and chance.random() < 0.7:
            move = move_of(chance.choice(legal))
            return replace(move, hint=A_HINT) if chance.random() < 0.1 else move
        if state.game is not None and state.game.is_over and chance.random() < 0.7:
            return self._about(state.game)
        if state.game is None and chance.random() < 0.5:
            return commands.GiveNonce(f"{chance.getrandbits(16):x}")
        if chance.random() < 0.1:
            bot = commands.LetBotPlay(chance.randrange(len(state.seats)))
            return chance.choice((bot, commands.ChooseCharacter(chance.choice(CHARACTERS))))
        return chance.choice((commands.Stand(), commands.AskUndo()))

    def _about(self, game: Game) -> Command:
        """Return a command about the review of a game that is over."""
        review = self.state.review
        if review is not None and review.notes and self._chance.random() < 0.3:
            return commands.RemoveNote(self._chance.choice(review.notes).number)
        if self._chance.random() < 0.3:
            return commands.TakePart(game.number, self._chance.choice(("follow", "apart", None)))
        return commands.AddNote(
            game.number, self._chance.randrange(len(game.events)), " Well  done "
        )

    def _as_host(self) -> Command:
        chance = self._chance
        if self.state.barred and chance.random() < 0.3:
            return commands.Readmit(chance.choice(self.state.barred).number)
        if self.state.game is None and chance.random() < 0.5:
            return commands.Start()
        game = self.state.game
        if game is not None and game.is_over:
            seat = chance.choice((None, chance.randrange(len(self.state.seats))))
            moment = commands.ShowMoment(game.number, chance.randrange(len(game.events)), seat)
            return chance.choice((commands.CallRematch(), moment, moment))
        seat, other = (chance.randrange(len(self.state.seats)) for _ in range(2))
        dice = chance.random()
        if dice < 0.1:
            return commands.SeatBot(seat, "random")
        if dice < 0.3 and self.state.game is None:
            return commands.Swap((seat, other))
        return commands.Remove(seat)


def move_of(action: Action) -> commands.Move:
    """Return the command for an action."""
    match action:
        case actions.ChooseTrump(suit=suit):
            return commands.ChooseTrump(suit)
        case actions.MakeBid(bid=bid):
            return commands.Bid(bid)
        case actions.PlayCard(card=card):
            return commands.Play(card)
        case _:
            assert_never(action)
