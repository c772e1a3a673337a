"""A person at a remote table: their screen and their requests."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from foretell.bots.explanation import Explanation
from foretell.errors import Refusal
from foretell.floors import Floor, FloorMissing, need
from foretell.game.actions import Action, PlayCard, has_choice
from foretell.game.events import Event
from foretell.game.hint import Hint
from foretell.game.observation import Observation, SeatObservation
from foretell.game.phases import ChoosingTrump
from foretell.i18n.spelling import Spelling, normalized
from foretell.table.commands import LetBotPlay
from foretell.table.events import GameStarted, RematchCalled, Swapped, TableEvent, TakenBack
from foretell.table.refusals import HintsForbidden, NothingToAdvise
from foretell.terminal.common.table.hints import asks_for_hint, hint_help, shown_by
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.prompts import answers, obey, prompt
from foretell.terminal.common.table.reading import order_in, read
from foretell.terminal.common.table.screen import Reader, Screen
from foretell.terminal.common.view import View, distinct
from foretell.terminal.join.news import label_of, seat_lines, table_news, waiting
from foretell.terminal.join.situation import BOT, GO, NO, YES, Intent, Request, Situation


class Guest:
    """Shows a remote table and parses typed input; it neither sends nor waits.

    Seat and players of the view come from the situation. ``make_way`` is called before anything
    is shown. The only legal card may be played without asking (``plays_forced``).
    """

    def __init__(
        self,
        situation: Situation,
        *,
        view: View,
        screen_for: Callable[[View], Screen],
        make_way: Callable[[], None] = lambda: None,
        plays_forced: bool = False,
    ) -> None:
        self._view = view
        self._screen_for = screen_for
        self._make_way = make_way
        self._plays_forced = plays_forced
        self._spelling = Spelling(view.names)
        self._shown: int | None = None
        """The number of events at which a turn was last shown, so that none is shown twice."""
        self._absent: frozenset[int] = frozenset()
        """The seats of people who are known to be away."""
        self._has_asked = False
        """Whether a move has been sent and not yet answered."""
        self._is_on_its_way = False
        """Whether the connection broke before it was answered."""
        self._hint_at: int | None = None
        """The number of events at which a hint was asked for; None if none is awaited."""
        self._shown_hint: tuple[SeatObservation, Hint] | None = None
        """The last decision on which advice was shown, and its values."""
        self.begin(situation)

    def begin(self, situation: Situation) -> None:
        """Show the standing of a table seen for the first time, or from a new seat."""
        self._now = situation
        self._shown, self._has_asked, self._hint_at = None, False, None
        events = situation.events or ()
        known = events[:-1] if situation.is_over else events
        self._reader = Reader(self._new_screen(), situation.options, known)
        if situation.events is None:
            self._gather()
        elif situation.is_over:
            self._tell(events[-1])
            self._say(waiting(situation, self._view))
        elif situation.may_act:
            self._screen.resume(self._observation)
            self._screen.take_up(self._observation)
        else:
            self._screen.look(self._observation)

    def happened(self, event: TableEvent, after: Situation) -> None:
        """Announce an event of the table; ``after`` is the table after it."""
        before, self._now = self._now, after
        self._has_asked = False
        self._reader.screen.hints = after.hints
        if (before.holders, before.knows_as) != (after.holders, after.knows_as):
            self._reader.screen = self._new_screen()
        for sentence in table_news(event, after, self._view):
            self._say(sentence)
        match event:
            case GameStarted():
                self._reader.begin_anew(())
                self._shown = None
            case TakenBack():
                self._reader.begin_anew(after.events or ())
                self._shown = None
            case RematchCalled() | Swapped() if after.events is None:
                self._gather()
        for played in (after.events or ())[self._reader.told :]:
            self._tell(played)
        has_ended = after.is_over and not before.is_over
        if has_ended or (after.events is None and before.host != after.host):
            self._say(waiting(after, self._view))

    def turn(self, situation: Situation) -> Intent | None:
        """Show the person's turn if it has come; return the move made without asking, if any."""
        self._now = situation
        self._tell_absent()
        events = situation.events or ()
        if not self._is_to_act or self._shown == len(events):
            return None
        choices = self._observation.legal_actions
        is_forced = len(choices) == 1 and isinstance(choices[0], PlayCard)
        if self._plays_forced and is_forced and not situation.is_played_for:
            self._has_asked = True
            return choices[0]
        self._shown = len(events)
        self._screen.turn(self._observation)
        if situation.clock is not None:
            minutes, seconds = divmod(situation.clock, 60)
            self.say("join-clock", time=f"{minutes}:{seconds:02}")
        return None

    def _tell_absent(self) -> None:
        """Announce who is away since the last time, and who is back before a bot stood in."""
        now, before = self._now, self._absent
        self._absent = frozenset(now.absent)
        for seat in sorted(self._absent - before):
            who = self._view.players[seat]
            soon, seconds = now.bot_in[seat], now.absent[seat]
            self.say("join-told-gone", who=who, seconds=seconds, soon=soon, bot=BOT)
        for seat in sorted(before - self._absent):
            holder = now.holders[seat]
            if now.events is not None and not (holder.is_away or holder.is_bot or holder.is_open):
                self.say("table-told-here-again", who=self._view.players[seat])

    @property
    def question(self) -> str:
        """The current prompt; empty if nothing is asked."""
        words, now = self._view.words, self._now
        if now.undo_asked or now.removal_asked:
            return words("join-ask-answer", yes=YES, no=NO)
        if self._is_to_act:
            return prompt(self._observation, self._view)
        if now.is_host and (now.events is None or now.is_over):
            return words("join-ask-start", go=GO, help=Order.HELP.value)
        return ""

    def hear(self, text: str) -> Intent | None:
        """React to typed input; return the intent to send to the table, if any."""
        intent = self._request(normalized(text).strip())
        if intent is not None:
            return intent
        if self._is_to_act and asks_for_hint(text, self._observation, self._spelling):
            return self._ask_hint()
        names_trump = self._is_to_act and isinstance(self._observation.phase, ChoosingTrump)
        match order_in(text, self._spelling.signs if names_trump else ()):
            case Order.QUIT:
                return Request.LEAVE
            case Order.UNDO:
                return Request.TAKE_BACK
            case Order.HELP:
                self._screen.help_with(self._keys())
            case Order.LOOK if self._now.events is None:
                self._gather()
            case Order() | ReadRules() as order:
                obey(order, self._screen, self._observation)
            case _:
                return self._move(text)
        return None

    @property
    def hint_due(self) -> SeatObservation | None:
        """The decision on which advice is due: a hint was asked for, and the round is marked."""
        now, observation = self._now, self._observation
        is_awaited = self._hint_at is not None and self._hint_at == len(now.events or ())
        is_marked = (now.seat, observation.known.round.number) in now.hints
        is_due = is_awaited and is_marked and self._is_to_act
        return observation if is_due and isinstance(observation, SeatObservation) else None

    def advise(self, decision: SeatObservation, explanation: Explanation) -> None:
        """Show the advice on a decision, unless it has been made meanwhile."""
        if self.hint_due == decision:
            self._hint_at = None
            self._shown_hint = decision, shown_by(explanation)
            self._screen.advise(explanation)
            self.say("table-hint-marked")

    @property
    def shown_hint(self) -> Hint | None:
        """The values that the person was shown of the decision that is to be made."""
        decision, hint = self._shown_hint or (None, None)
        return hint if decision == self._observation else None

    def refuse(self, code: str, fields: Mapping[str, object], clause: str = "") -> None:
        """Show the table's refusal of the last request."""
        self._has_asked, self._hint_at = False, None
        self._shown_hint = None  # an older server knows no hints in moves
        self._say(refusal_text(code, fields, self._view, clause))

    def hurry(self, seat: int, seconds: int) -> None:
        """Announce when others may let a bot play for a connected person who is to act."""
        if seat == self._now.seat:
            self.say("table-hurry-others", seconds=seconds)
        else:
            self.say("join-told-idle", who=self._view.players[seat], seconds=seconds, bot=BOT)

    def waits(self, intent: Intent) -> None:
        """Show that an intent waits for the connection; the person may still change their mind."""
        self._has_asked = False
        self.say("table-waiting", what=label_of(intent, self._view))
        self.say("join-waits-how", undo=Order.UNDO.value)

    def withdrawn(self, intent: Intent) -> None:
        """Show that an intent has been withdrawn before it was sent."""
        self._has_asked, self._hint_at = False, None
        self.say("join-withdrawn", what=label_of(intent, self._view))

    def sent(self, intent: Intent, *, is_line_down: bool = False) -> None:
        """Note that an intent can no longer be withdrawn; say so if it was not answered in time."""
        self._is_on_its_way = is_line_down
        self._has_asked |= isinstance(intent, Action)
        if is_line_down:
            self.say("table-waiting-sent", what=label_of(intent, self._view))

    def overtaken(self, command: str) -> None:
        """Show that the game moved on before a command of this type arrived."""
        self._has_asked, self._hint_at = False, None
        self.say("table-overtaken", what=command)

    def say(self, message: str, **values: object) -> None:
        """Show a message."""
        self._say(self._view.words(message, **values))

    @property
    def _screen(self) -> Screen:
        """The person's screen, with the input line out of the way."""
        self._make_way()
        return self._reader.screen

    @property
    def _observation(self) -> Observation:
        return self._reader.observation

    @property
    def _is_to_act(self) -> bool:
        return self._now.may_act and not self._has_asked

    def _request(self, typed: str) -> Request | LetBotPlay | None:
        now = self._now
        if typed == BOT and now.bot_in:
            return LetBotPlay(min(now.bot_in, key=now.bot_in.__getitem__))
        if typed in {YES, NO} and now.undo_asked:
            return Request.ALLOW_UNDO if typed == YES else Request.REFUSE_UNDO
        if typed in {YES, NO} and now.removal_asked:
            return Request.ALLOW_REMOVAL if typed == YES else Request.REFUSE_REMOVAL
        if typed == YES and now.is_played_for:
            return Request.PLAY_AGAIN
        if typed != GO or not (now.events is None or now.is_over):
            return None
        return Request.REMATCH if now.is_over else Request.START

    def _ask_hint(self) -> Request | None:
        """Ask for a hint; return the request to mark the round, if it is not marked yet."""
        now, number = self._now, self._observation.known.round.number
        if not now.gives_hints:
            self._say(self._view.refuse(HintsForbidden()))
            return None
        try:
            need(Floor.BOTS)
        except FloorMissing as refusal:
            self._say(self._view.refuse(refusal))
            return None
        if not has_choice(self._observation.legal_actions):
            self._say(self._view.refuse(NothingToAdvise()))
            return None
        moment = len(now.events or ())
        if self._hint_at == moment:
            return None
        self._hint_at = moment
        self.say("play-hint-asking")
        return None if (now.seat, number) in now.hints else Request.HINT

    def _move(self, text: str) -> Intent | None:
        if not self._is_to_act:
            self._say(self._not_now())
            return None
        meant = read(text, self._observation, self._spelling)
        if isinstance(meant, Refusal):
            self._say(self._view.refuse(meant))
            return None
        assert not isinstance(meant, Order | ReadRules), "orders have been obeyed already"
        self._has_asked = True
        return meant

    def _not_now(self) -> str:
        words, to_act = self._view.words, self._observation.to_act
        if self._has_asked and self._is_on_its_way:
            return words("table-on-its-way")
        if self._now.undo_waits:
            return words("table-undo-waits", who=self._view.named(self._now.undo_waits))
        if self._now.events is None or self._now.is_over or self._has_asked or not to_act:
            return words("table-nothing-to-do")
        return words("table-not-your-turn", who=self._view.named(to_act))

    def _keys(self) -> list[tuple[str, str]]:
        """Return each accepted input with its effect."""
        words = self._view.words
        is_playing = self._now.events is not None
        keys = dict(answers(self._observation, self._view)) if is_playing else {}
        if is_playing and self._now.gives_hints:
            keys.update([hint_help(self._observation, self._spelling, self._view)])
        keys[GO] = words("join-help-go")
        keys[f"{YES}, {NO}"] = words("join-help-answer")
        keys[BOT] = words("join-help-bot")
        keys[Order.UNDO.value] = words("join-help-undo")
        keys[Order.QUIT.value] = words("join-help-quit")
        return list(keys.items())

    def _gather(self) -> None:
        for line in seat_lines(self._now, self._view):
            self._say(line)
        self._say(waiting(self._now, self._view))

    def _new_screen(self) -> Screen:
        now = self._now
        names = distinct([holder.name for holder in now.holders])
        self._view = replace(self._view, players=names, seat=now.seat)
        screen = self._screen_for(replace(self._view, seat=now.knows_as))
        screen.hints = now.hints
        return screen

    def _tell(self, event: Event) -> None:
        self._make_way()
        self._reader.tell(event)

    def _say(self, text: str) -> None:
        self._screen.say(text)


def refusal_text(code: str, fields: Mapping[str, object], view: View, clause: str = "") -> str:
    """Return a server's refusal as a sentence; an unknown one by its code."""
    try:
        sentence = view.words.refused(code, fields, view.names, view.seated)
    except LookupError:
        return view.words("web-refusal-unknown", code=code)
    return f"{sentence} ({clause})" if clause else sentence
