"""A game at the table: bots act, the reader is asked, everything is kept and told."""

from collections.abc import Callable, Sequence
from enum import Enum

from foretell.bots import Bot
from foretell.bots.table import act_for
from foretell.console.keeper import Keeper
from foretell.console.orders import Order, ReadRules
from foretell.console.prompts import prompt
from foretell.console.reading import read
from foretell.console.screen import Screen
from foretell.errors import Refusal
from foretell.game.actions import PlayCard
from foretell.game.events import BidMade, CardPlayed, Event, TrickWon, TrumpChosen
from foretell.game.evolve import evolve
from foretell.game.observation import Observation
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State
from foretell.i18n.spelling import Spelling


class Ending(Enum):
    """How a sitting ended."""

    FINISHED = "finished"
    LEFT = "left"
    INTERRUPTED = "interrupted"


class Sitting:
    """One reader at the table of a game.

    Args:
        session: the game.
        bots: who acts for each seat; None for the reader's.
        seat: the reader's seat.
        screen: how the reader is shown the game.
        keeper: where it is kept, None when it is not; the events in it are told already.
        ask: shows a prompt and returns what was typed; raises ``EOFError`` when nothing more comes.
        pause: called before what somebody else does is told.
        plays_forced: whether the only card that may be played is played without asking.
    """

    def __init__(
        self,
        session: Session,
        bots: Sequence[Bot | None],
        *,
        seat: int,
        screen: Screen,
        keeper: Keeper | None,
        ask: Callable[[str], str],
        pause: Callable[[], None],
        plays_forced: bool = False,
    ) -> None:
        self._session = session
        self._bots = bots
        self._seat = seat
        self._screen = screen
        self._keeper = keeper
        self._ask = ask
        self._pause = pause
        self._plays_forced = plays_forced
        self._spelling = Spelling(screen.view.names)
        self._begin_anew(0 if keeper is None else keeper.kept)

    def play(self) -> Ending:
        """Play until the game is over or the reader leaves."""
        try:
            if self._told and self._session.to_act:
                self._screen.resume(self._observation)
            self._tell()
            while to_act := self._session.to_act:
                if self._seat not in to_act:
                    bot = self._bots[to_act[0]]
                    assert bot is not None
                    act_for(self._session, to_act[0], bot)
                elif not self._let_reader_act():
                    return Ending.LEFT
                self._tell()
        except EOFError:
            return Ending.LEFT
        except KeyboardInterrupt:
            return Ending.INTERRUPTED
        return Ending.FINISHED

    @property
    def _observation(self) -> Observation:
        """What the reader has been told, and nothing else."""
        return Observation(self._seat, self._known)

    def _begin_anew(self, told: int) -> None:
        """Take the first events of the game as told."""
        self._told = 0
        self._known = State.start(self._session.state.options, None)
        for event in self._session.events[:told]:
            self._learn(event)

    def _learn(self, event: Event) -> Event:
        redacted = redact_event(event, self._seat, self._session.state.options)
        self._known = evolve(self._known, redacted)
        self._told += 1
        return redacted

    def _tell(self) -> None:
        """Keep what is new, and then tell it."""
        new = self._session.events[self._told :]
        if self._keeper is not None:
            self._keeper.keep(new)
        for event in new:
            if self._is_anothers(event):
                self._pause()
            self._screen.tell(self._learn(event), self._observation)

    def _is_anothers(self, event: Event) -> bool:
        match event:
            case TrumpChosen(seat) | BidMade(seat) | CardPlayed(seat):
                return seat != self._seat
            case _:
                return isinstance(event, TrickWon)

    def _let_reader_act(self) -> bool:
        """Ask until the reader has acted; return False when they leave."""
        choices = self._observation.legal_actions
        if self._plays_forced and len(choices) == 1 and isinstance(choices[0], PlayCard):
            self._session.act(choices[0])
            return True
        self._screen.turn(self._observation)
        while True:
            observation = self._observation
            typed = self._ask(prompt(observation, self._screen.view))
            match read(typed, observation, self._spelling):
                case Order.QUIT:
                    return False
                case Order() as order:
                    self._obey(order)
                case ReadRules(part):
                    self._screen.rules(observation, part)
                case Refusal() as refusal:
                    self._refuse(refusal)
                case action:
                    try:
                        self._session.act(action)
                    except Refusal as refusal:
                        self._refuse(refusal)
                    else:
                        return True

    def _obey(self, order: Order) -> None:
        screen, observation = self._screen, self._observation
        match order:
            case Order.HELP:
                screen.help_with(observation)
            case Order.PAD:
                screen.pad(observation)
            case Order.TRICKS:
                screen.tricks(observation)
            case Order.UNDO:
                self._undo()
            case _:
                screen.look(observation)

    def _undo(self) -> None:
        try:
            self._session.undo(self._seat)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        count = len(self._session.events)
        if self._keeper is not None:
            self._keeper.take_back(count)
        self._begin_anew(count)
        self._screen.say(self._screen.view.words("play-taken-back"))
        self._screen.turn(self._observation)

    def _refuse(self, refusal: Refusal) -> None:
        self._screen.say(self._screen.view.refuse(refusal))
