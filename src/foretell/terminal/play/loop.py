"""The game loop: bots act, people are asked, every event is saved and shown."""

from collections.abc import Callable, Sequence
from enum import Enum

from foretell.bots import Bot
from foretell.bots.explanation import Explanation
from foretell.bots.runner import BotCrashed, BotErred, act_for, bot_seed
from foretell.bots.substitutes import substitute
from foretell.errors import Refusal
from foretell.floors import FloorMissing
from foretell.game.actions import Action, PlayCard, has_choice
from foretell.game.events import BidMade, CardPlayed, Event, RoundScored, TrickWon, TrumpChosen
from foretell.game.observation import Observation, SeatObservation
from foretell.game.refusals import NothingToTakeBack
from foretell.game.session import Session
from foretell.i18n.spelling import Spelling
from foretell.table.refusals import NothingToAdvise
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.hints import (
    asks_for_hint,
    hint_help,
    shown_by,
    strongest_advice,
)
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.prompts import answers, handing_over, obey, prompt
from foretell.terminal.common.table.reading import order_in, read
from foretell.terminal.common.table.screen import HintRounds, Reader, Screen
from foretell.terminal.play.hints import HintMarks
from foretell.terminal.play.hot_seat import HotSeat
from foretell.terminal.play.record_file import RecordFile


class _Turn(Enum):
    """The ending of a person's turn."""

    ACTED = "acted"
    TAKEN_BACK = "taken back"
    LEFT = "left"


class GameLoop:
    """The loop of a game for the people at one terminal.

    A single person is shown every event visible to them. Several people share a public screen;
    each acts on a private page.

    Args:
        session: the game.
        bots: the bot at each seat; None for a person's seat.
        screens: the screens of the people.
        hot_seat: the shared terminal; None for a single person.
        record_file: the file for the game, if any; its events have already been shown.
        ask: shows a prompt and returns the typed line; raises ``EOFError`` at the end of input.
        pause: called before another player's move is shown.
        plays_forced: whether the only legal card is played without asking.
        hints: the seats that used a hint in the game before, each with the round.
        advise: returns a bot's advice for a hint (default: the strongest bot's).
    """

    def __init__(
        self,
        session: Session,
        bots: Sequence[Bot | None],
        *,
        screens: Sequence[Screen],
        hot_seat: HotSeat | None = None,
        record_file: RecordFile | None,
        ask: Callable[[str], str],
        pause: Callable[[], None],
        plays_forced: bool = False,
        hints: HintRounds = (),
        advise: Callable[[SeatObservation], Explanation] = strongest_advice,
    ) -> None:
        events = session.events[: 0 if record_file is None else record_file.kept]
        readers = [Reader(screen, session.options, events) for screen in screens]
        self._people = {reader.seat: reader for reader in readers}
        self._hot_seat = hot_seat
        self._public = (
            readers[0] if hot_seat is None else Reader(hot_seat.screen, session.options, events)
        )
        """The reader of public events: the single person, or all people together."""
        self._holder: Reader | None = None
        """The person at a shared terminal whose hand was shown last in this round."""
        self._session = session
        self._bots = bots
        self._failed: set[str] = set()
        """Bots of which it was said that they failed."""
        self._record_file = record_file
        self._ask = ask
        self._pause = pause
        self._plays_forced = plays_forced
        self._spelling = Spelling(screens[0].view.names)
        shown_on = [reader.screen for reader in (self._public, *readers)]
        self._marks = HintMarks(shown_on, record_file, hints)
        self._advise = advise

    def play(self) -> Ending:
        """Play until the game is over or a person leaves."""
        try:
            self._resume()
            self._tell()
            while to_act := self._session.to_act:
                seat = self._next(to_act)
                bot = self._bots[seat]
                if bot is not None:
                    self._let_bot_act(seat, bot)
                else:
                    turn = self._let_act(self._people[seat])
                    if turn is _Turn.LEFT:
                        return Ending.LEFT
                    if turn is _Turn.TAKEN_BACK:
                        self._say("play-taken-back")
                self._tell()
        except EOFError:
            return Ending.LEFT
        except KeyboardInterrupt:
            return Ending.INTERRUPTED
        return Ending.FINISHED

    def _let_bot_act(self, seat: int, bot: Bot) -> None:
        """Let a bot act, or a substitute if it fails, which is said once for each bot."""
        try:
            act_for(self._session, seat, bot)
        except (BotErred, BotCrashed) as refusal:
            self._say_failed(f"bot {seat}", self._public.screen.view.refuse(refusal))
            seed = bot_seed(self._session.seed, seat)
            action = substitute(
                seed,
                self._session.observe(seat),
                failed=lambda name, failure: self._say_failed(name, f"{name}: {failure.cause}."),
            )
            self._session.act(action)

    def _say_failed(self, bot: str, why: str) -> None:
        if bot not in self._failed:
            self._failed.add(bot)
            screen = self._public.screen
            screen.say(screen.view.words("play-bot-failed", why=why))

    def _next(self, to_act: Sequence[int]) -> int:
        """Return the seat to act next: people before bots, the holder of the screen first."""
        people = self._people
        return min(to_act, key=lambda seat: (seat not in people, people.get(seat) != self._holder))

    def _resume(self) -> None:
        public = self._public
        if public.told and self._session.to_act:
            public.screen.resume(public.observation)
            if self._hot_seat is None:
                public.screen.take_up(public.observation)

    def _tell(self) -> None:
        """Save new events, then show them."""
        new = self._session.events[self._public.told :]
        if self._record_file is not None:
            self._record_file.keep(new, self._marks.before)
        for event in new:
            if self._is_anothers(event):
                self._pause()
            self._public.tell(event)
            if isinstance(event, RoundScored):
                self._holder = None

    def _is_anothers(self, event: Event) -> bool:
        match event:
            case TrumpChosen(seat) | BidMade(seat) | CardPlayed(seat):
                return seat != self._public.seat
            case _:
                return isinstance(event, TrickWon)

    def _let_act(self, person: Reader) -> _Turn:
        """Let a person act, on a private page if others share the terminal."""
        person.catch_up(self._session.events)
        forced = self._forced(person.observation)
        if forced is not None:
            self._session.act(forced)
            return _Turn.ACTED
        if self._hot_seat is None:
            return self._ask_action(person)
        if self._holder is not person:
            turn = self._hand_over(person)
            if turn is not None:
                return turn
        self._holder = person
        with self._hot_seat.page:
            person.screen.take_up(person.observation)
            return self._ask_action(person)

    def _forced(self, observation: Observation) -> Action | None:
        """Return the only legal card, if it is played without asking; else None."""
        choices = observation.legal_actions
        is_forced = self._plays_forced and len(choices) == 1 and isinstance(choices[0], PlayCard)
        return choices[0] if is_forced else None

    def _hand_over(self, person: Reader) -> _Turn | None:
        """Wait until a person confirms being alone at the screen; return None if they do."""
        self._holder = None
        while True:
            match order_in(self._ask(handing_over(person.screen.view))):
                case Order.LOOK:
                    return None
                case Order.QUIT:
                    return _Turn.LEFT
                case Order.UNDO:
                    last = last_to_act(self._session.events)
                    if self._takes_back(self._people.get(last), self._public):
                        return _Turn.TAKEN_BACK
                case Order() | ReadRules() as order:
                    obey(order, self._public.screen, self._public.observation)

    def _ask_action(self, person: Reader) -> _Turn:
        """Ask until a person has acted or left."""
        person.screen.turn(person.observation)
        while True:
            observation = person.observation
            typed = self._ask(prompt(observation, person.screen.view))
            if asks_for_hint(typed, observation, self._spelling):
                self._hint(person)
                continue
            match read(typed, observation, self._spelling):
                case Order.QUIT:
                    return _Turn.LEFT
                case Order.UNDO:
                    if self._takes_back(person, person):
                        return _Turn.TAKEN_BACK
                case Order.HELP:
                    self._help(person)
                case Order() | ReadRules() as order:
                    obey(order, person.screen, observation)
                case Refusal() as refusal:
                    _refuse(refusal, person)
                case action:
                    if self._acts(person, action):
                        return _Turn.ACTED

    def _acts(self, person: Reader, action: Action) -> bool:
        """Carry out a person's action; return whether that was possible."""
        try:
            self._session.act(action)
        except Refusal as refusal:
            _refuse(refusal, person)
            return False
        return True

    def _help(self, person: Reader) -> None:
        screen, observation = person.screen, person.observation
        hint = hint_help(observation, self._spelling, screen.view)
        screen.help_with((*answers(observation, screen.view), hint))

    def _hint(self, person: Reader) -> None:
        """Show a person a bot's advice, and mark the round."""
        screen, observation = person.screen, person.observation
        if not has_choice(observation.legal_actions):
            _refuse(NothingToAdvise(), person)
            return
        screen.say(screen.view.words("play-hint-asking"))
        assert isinstance(observation, SeatObservation)
        try:
            explanation = self._advise(observation)
        except FloorMissing as refusal:
            _refuse(refusal, person)
            return
        self._marks.add(observation.seat, observation.known.round.number)
        self._marks.show(len(self._session.events), shown_by(explanation))
        screen.advise(explanation)
        screen.say(screen.view.words("table-hint-marked"))

    def _takes_back(self, person: Reader | None, asking: Reader) -> bool:
        """Undo a person's last action; return whether that was possible."""
        try:
            if person is None or person.seat is None:
                raise NothingToTakeBack
            self._undo(person.seat)
        except Refusal as refusal:
            _refuse(refusal, asking)
            return False
        remaining = self._session.events
        if self._record_file is not None:
            self._record_file.take_back(len(remaining))
            self._marks.keep(self._session.state.round.number)
        for reader in (self._public, *self._people.values()):
            if reader.told > len(remaining):
                reader.begin_anew(remaining)
        return True

    def _undo(self, seat: int) -> None:
        """Go back to a seat's last decision: past forced cards and, with bots alone, their moves.

        Raises:
            NothingToTakeBack: when there is none; the game has not changed.
        """
        bots = range(len(self._bots)) if len(self._people) == 1 else ()
        trial, steps = self._session.copy(), 0
        while steps == 0 or self._forced(trial.observe(seat)) is not None:
            trial.undo(seat, bots=bots)
            steps += 1
        for _ in range(steps):
            self._session.undo(seat, bots=bots)

    def _say(self, message: str) -> None:
        self._public.screen.say(self._public.screen.view.words(message))


def last_to_act(events: Sequence[Event]) -> int | None:
    """Return the seat that acted last; None before the first action."""
    for event in reversed(events):
        if isinstance(event, TrumpChosen | BidMade | CardPlayed):
            return event.seat
    return None


def _refuse(refusal: Refusal, reader: Reader) -> None:
    reader.screen.say(reader.screen.view.refuse(refusal))
