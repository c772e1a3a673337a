"""The dialogue with a person who plays with real cards: questions, answers and advice."""

from collections.abc import Callable, Iterator
from typing import Final, assert_never

from foretell.bots.explanation import Explanation
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.changed import changed
from foretell.game.events import GameFinished
from foretell.game.observation import SeatObservation, observation_of
from foretell.game.state import State
from foretell.terminal.advise.card_names import spelling_of
from foretell.terminal.advise.card_questions import AskCards
from foretell.terminal.advise.course import GameSetup, course
from foretell.terminal.advise.move_questions import AskTrump
from foretell.terminal.advise.question import Happened, Question, Standing, Table
from foretell.terminal.advise.refusals import NothingToUndo
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.prompts import rules_key
from foretell.terminal.common.table.reading import order_in
from foretell.terminal.common.table.screen import Screen

_ORDERS: Final = {
    Order.HELP: "play-help-help",
    Order.UNDO: "advise-help-undo",
    Order.TRICKS: "play-help-tricks",
    Order.PAD: "play-help-pad",
    Order.QUIT: "advise-help-quit",
}


class Dialogue:
    """The dialogue of one game with real cards: asks for its moves and advises the reader.

    Args:
        setup: the setup of the game.
        open_screen: opens the screen of a table; called again once the players are known.
        advise: returns a bot's advice.
        ask: shows a prompt and returns the typed line; raises ``EOFError`` at the end of input.
    """

    def __init__(
        self,
        setup: GameSetup,
        *,
        open_screen: Callable[[Table], Screen],
        advise: Callable[[SeatObservation], Explanation],
        ask: Callable[[str], str],
    ) -> None:
        self._setup = setup
        self._open_screen = open_screen
        self._advise = advise
        self._ask = ask
        self._answers: list[object] = []
        self._waiting: list[str] = []
        self._restart()

    def say(self, text: str) -> None:
        """Show a sentence to the person."""
        self._screen.say(text)

    def go_on(self) -> Ending:
        """Ask until the game is over or the person leaves."""
        try:
            while self._question is not None:
                if not self._settle(self._question):
                    return Ending.LEFT
        except EOFError:
            return Ending.LEFT
        except KeyboardInterrupt:
            return Ending.INTERRUPTED
        return Ending.FINISHED

    def _restart(self) -> None:
        """Restart the course and replay the answers that remain."""
        self._take_seats(self._setup.table)
        self._course = course(self._setup)
        self._first_round = 1
        self._question: Question[object] | None = None
        self._advised: Explanation | None = None
        self._advance(None, aloud=False)
        for answer in self._answers:
            self._advance(answer, aloud=False)

    def _take_seats(self, table: Table) -> None:
        self._screen = self._open_screen(table)
        self._view = self._screen.view
        self._spelling = spelling_of(self._view.names)
        self._seen = observation_of(table.seat, State.start(table.options, None))

    def _advance(self, answer: object, *, aloud: bool) -> None:
        """Send an answer, and apply what follows from it, up to the next question."""
        self._question, self._advised = None, None
        try:
            step = self._course.send(answer)
            while not isinstance(step, Question):
                match step:
                    case Table():
                        self._take_seats(step)
                    case Standing(first_round, known):
                        self._first_round = first_round
                        self._seen = observation_of(self._setup.seat, known)
                    case Happened():
                        self._learn(step, aloud=aloud)
                step = next(self._course)
        except StopIteration:
            return
        self._question = step

    def _learn(self, step: Happened, *, aloud: bool) -> None:
        self._seen = step.after
        if aloud:
            is_end = isinstance(step.event, GameFinished)
            self._screen.tell(step.event, self._entered() if is_end else step.after)

    @property
    def _is_dealt(self) -> bool:
        """Whether a deal has been entered, so there is a table to show."""
        return self._seen.known.round.number > 0

    def _entered(self) -> SeatObservation:
        """Return the observation without the scores of rounds that were not entered."""
        return rounds_entered(self._seen, self._first_round)

    def _settle(self, question: Question[object]) -> bool:
        """Ask until a question is answered or an order carried out; return False on leaving."""
        if question.own is not None and not self._waiting and self._advised is None:
            self._screen.turn(question.own)
            self._advised = self._advise(question.own)
            self._screen.advise(self._advised)
        if self._waiting:
            self._take(question, self._waiting.pop(0))
            return True
        action = None if self._advised is None else self._advised.action
        typed = self._ask(question.prompt(self._view, action))
        match order_in(typed, self._spelling.signs if isinstance(question, AskTrump) else ()):
            case Order.QUIT:
                return False
            case Order.LOOK if action is not None:
                self._answer(_value(action))
            case Order.LOOK if not question.may_be_empty:
                self._look(question)
            case Order() as order if order is not Order.LOOK:
                self._obey(order, question)
            case ReadRules(part):
                self._screen.rules(self._seen, part)
            case _:
                self._hear(question, typed)
        return True

    def _hear(self, question: Question[object], typed: str) -> None:
        """Parse the typed text, which may answer several questions."""
        if isinstance(question, AskCards):
            self._hear_cards(question, typed)
            return
        try:
            first, *self._waiting = question.parts(typed, self._spelling)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self._take(question, first)

    def _hear_cards(self, question: AskCards, typed: str) -> None:
        """Accept the possible cards of a list, and print a refusal for each of the others."""
        cards, refusals = question.sift(typed, self._spelling)
        for refusal in refusals:
            self._refuse(refusal)
        if cards:
            self._answer(cards)

    def _take(self, question: Question[object], text: str) -> None:
        try:
            answer = question.read(text, self._spelling)
        except Refusal as refusal:
            self._refuse(refusal)
            if self._waiting:
                rest = ", ".join((text, *self._waiting))
                self.say(self._view.words("advise-not-noted", rest=rest))
                self._waiting = []
        else:
            self._answer(answer)

    def _answer(self, answer: object) -> None:
        self._answers.append(answer)
        self._advance(answer, aloud=True)

    def _refuse(self, refusal: Refusal) -> None:
        self.say(self._view.refuse(refusal))

    def _look(self, question: Question[object]) -> None:
        if self._is_dealt:
            self._screen.look(self._seen)
        else:
            self._obey(Order.HELP, question)

    def _obey(self, order: Order, question: Question[object]) -> None:
        match order:
            case Order.HELP:
                self._screen.help_with(self._help(question))
            case Order.PAD:
                self._screen.pad(self._entered())
            case Order.TRICKS:
                self._screen.tricks(self._seen)
            case _:
                self._undo()

    def _help(self, question: Question[object]) -> Iterator[tuple[str, str]]:
        words = self._view.words
        yield from question.help(self._view)
        if question.own is not None:
            yield words("play-key-enter"), words("advise-help-enter")
        elif not question.may_be_empty and self._is_dealt:
            yield words("play-key-enter"), words("play-help-look")
        for order, message in _ORDERS.items():
            yield order.value, words(message)
        key = rules_key(self._view, asks_for_suit=isinstance(question, AskTrump))
        yield key, words("play-help-rules")

    def _undo(self) -> None:
        if not self._answers:
            self._refuse(NothingToUndo())
            return
        self._answers.pop()
        self._restart()
        self.say(self._view.words("play-taken-back"))


def _value(action: Action) -> object:
    """Return the suit, bid or card of an action: the answer to the question for it."""
    match action:
        case ChooseTrump(suit=suit):
            return suit
        case MakeBid(bid=bid):
            return bid
        case PlayCard(card=card):
            return card
        case _:
            assert_never(action)


def rounds_entered(observation: SeatObservation, first: int) -> SeatObservation:
    """Return the observation with its score pad cut to start at round ``first``.

    One row above it holds the totals before that round, unless it is the first of the game. The
    current round, if any, stays the last.
    """
    state = observation.known
    scores = state.scores[max(first - 2, 0) :]
    if len(state.scores) < state.round.number:
        return observation_of(observation.seat, changed(state, scores=scores))
    over = changed(state.round, number=len(scores))
    return observation_of(observation.seat, changed(state, scores=scores, round=over))
