"""Games in short text, read line by line.

The cards follow from the seed, so reading plays the game again, and each line is compared with what
is printed of the game.
"""

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import takewhile, zip_longest
from typing import Final, cast

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.decide import first_event, next_event
from foretell.game.events import DealerDrawn, Dealt, Event
from foretell.game.evolve import evolve
from foretell.game.notation import NotationError, read_options
from foretell.game.state import State
from foretell.game.stream import check_seed
from foretell.record.checker import of_file
from foretell.record.game_text import UTC_OFFSET, deal_text, draw_text, header_text, round_text
from foretell.record.header import Header, Player, Record, Requirement
from foretell.record.lines import Lookahead, NumberedLine, numbered_lines
from foretell.record.refusals import BrokenOff, Fault, NotGameText, OtherWord, RecordFault
from foretell.record.text import clean, cleaned
from foretell.record.text_lines import TextLine, text_lines

_HEAD: Final = re.compile(
    r"wizard/1 (?P<options>[^ ]+) seed=(?P<seed>[^ ]+) first=(?P<first>draw|\d)"
    r" started=(?P<started>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?)Z id=(?P<id>.*)",
    re.ASCII | re.DOTALL,
)
_PLAYER: Final = re.compile(r"(?P<seat>\d) (?P<kind>[^ ]+) (?P<name>.+)", re.ASCII | re.DOTALL)
_CARD: Final = r"(?:[CDHS](?:[1-9]|1[0-3])|[ZN][1-4])"
_CHOSEN: Final = re.compile(r"[^=]+=(?P<suit>[CDHS])")
_BID: Final = re.compile(r"(?P<seat>\d)=(?P<bid>\d{1,3})", re.ASCII)
_TRICK: Final = re.compile(rf"(?P<leader>\d):(?P<cards>{_CARD}(?:\.{_CARD})*)", re.ASCII)
_TURNED, _HANDS, _DEAL_WORDS = 2, 3, 4
_NONE: Final = "none"


def read_game(text: str) -> Record:
    """Return the game in a text.

    Raises:
        RecordFault: when it is not such a text, breaks a rule, or has other cards than its seed
            deals.
    """
    lines = text_lines(numbered_lines(io.BytesIO(text.encode(errors="surrogatepass"))))
    items = list(_game(lines, None, complete=False))
    for fault in items:
        if isinstance(fault, Fault):
            raise RecordFault(fault.line, fault.refusal)
    if lines.next is not None:
        raise RecordFault(lines.next.number, NotGameText("end"))
    header, *events = items
    return Record(cast("Header", header), tuple(cast("list[Event]", events)))


def read_text_lines(
    numbered: Iterable[NumberedLine], require: Requirement | None, *, complete: bool
) -> Iterator[Header | Event | Fault]:
    """Yield headers, events and faults as ``read_lines`` does; a game has one fault at most."""
    lines = text_lines(numbered)
    while lines.next is not None:
        yield from _game(lines, require, complete=complete)


def _game(
    lines: Lookahead[TextLine], require: Requirement | None, *, complete: bool
) -> Iterator[Header | Event | Fault]:
    """Yield the header and the events of the next game up to its first fault, and that fault."""
    head = lines.take()
    if head is None:
        yield Fault(1, NotGameText("head"))
        return
    last = head.number
    try:
        header = _header(head, lines)
        yield header
        unmet = None if require is None else require(header)
        if unmet is not None:
            yield Fault(head.number, unmet)
        game = _Replay(header)
        while (line := lines.take_in_game()) is not None:
            last = line.number
            with _faults(line.number, "round"):
                events = game.follow(line.text, is_last=lines.game_ends)
            yield from events
    except RecordFault as fault:
        yield Fault(fault.line, fault.refusal)
        while lines.take_in_game() is not None:
            pass
    else:
        if complete and not game.state.winners:
            yield Fault(last, BrokenOff())


def _header(head: TextLine, lines: Lookahead[TextLine]) -> Header:
    """Return the header in the first line and those of the players."""
    with _faults(head.number, "head"):
        match = _HEAD.fullmatch(head.text)
        if match is None:
            raise NotGameText("head")
        dealer = None if match["first"] == "draw" else int(match["first"])
        options = read_options(match["options"], first_dealer=dealer)
        started = datetime.fromisoformat(match["started"] + UTC_OFFSET)
        check_seed(match["seed"])
    players = []
    last = head.number
    for seat in range(options.players):
        line = lines.take_in_game()
        last = last + 1 if line is None else line.number
        with _faults(last, "player"):
            players.append(_player("" if line is None else line.text, seat))
    with _faults(head.number, "head"):
        header = Header(match["id"], options, tuple(players), match["seed"], started)
        _compare(head.text.split(), header_text(header))
    return header


class _Replay:
    """A game that is played again, line by line."""

    def __init__(self, header: Header) -> None:
        self.state = State.start(header.options, header.seed)

    def follow(self, line: str, *, is_last: bool) -> list[Event]:
        """Return the events of a line: the draw or a round; the game may break off in the last.

        Raises:
            Refusal: when it is no such line, breaks a rule, or differs from the game.
        """
        words, events, printed = line.split(), list[Event](), ""
        match next_event(self.state):
            case DealerDrawn() as drawn:
                events, printed = self._take(drawn), draw_text(drawn)
            case Dealt() as dealt:
                events = self._round(dealt, words, is_last=is_last)
                printed = round_text(events)
            case _:
                pass
        _compare(words, printed, may_break_off=is_last)
        return events

    def _round(self, dealt: Dealt, words: Sequence[str], *, is_last: bool) -> list[Event]:
        """Return the events of a round: the deal, and the actions in its words."""
        deal = list(words[:_DEAL_WORDS])
        if len(deal) > _TURNED:
            deal[_TURNED] = deal[_TURNED].partition("=")[0]
        _compare(deal, deal_text(dealt), may_break_off=is_last)
        events = self._take(dealt)
        for action in _actions(words, dealt, len(dealt.hands)):
            try:
                event = first_event(self.state, action)
            except Refusal as refusal:
                raise of_file(refusal, action.seat) from None
            events += self._take(event)
            if len(self.state.scores) == dealt.round:
                break
        return events

    def _take(self, event: Event) -> list[Event]:
        """Return an event and what follows by itself, up to the next deal."""
        events = [event]
        self.state = evolve(self.state, event)
        while (due := next_event(self.state)) is not None and not isinstance(due, Dealt):
            events.append(due)
            self.state = evolve(self.state, due)
        return events


@contextmanager
def _faults(line: int, form: str) -> Iterator[None]:
    """Turn what goes wrong in a line into its fault; the line has one of the forms."""
    try:
        yield
    except NotationError as error:
        cause = error.__cause__
        refusal = cause if isinstance(cause, Refusal) else NotGameText(form)
        raise RecordFault(line, cleaned(refusal)) from None
    except Refusal as refusal:
        raise RecordFault(line, cleaned(refusal)) from None
    except ValueError:
        raise RecordFault(line, NotGameText(form)) from None


def _player(line: str, seat: int) -> Player:
    match = _PLAYER.fullmatch(line)
    if match is None or int(match["seat"]) != seat:
        raise NotGameText("player")
    return Player(match["name"], match["kind"].replace("%20", " ").replace("%25", "%"))


def _actions(words: Sequence[str], dealt: Dealt, players: int) -> Iterator[Action]:
    """Yield the actions in the words of a round: the suit of a turned Wizard, bids, tricks."""
    for word in words[_TURNED:_HANDS]:
        if chosen := _CHOSEN.fullmatch(word):
            yield ChooseTrump(dealt.dealer, Suit.parse(chosen["suit"]))
    for word in takewhile("=".__ne__, words[_DEAL_WORDS:]):
        if bid := _BID.fullmatch(word):
            yield MakeBid(int(bid["seat"]), int(bid["bid"]))
        elif trick := _TRICK.fullmatch(word):
            for place, card in enumerate(trick["cards"].split(".")):
                yield PlayCard((int(trick["leader"]) + place) % players, Card(card))
        else:
            raise NotGameText("round")


def _compare(words: Sequence[str], printed: str, *, may_break_off: bool = False) -> None:
    """Refuse words that differ from what is printed of the game.

    Raises:
        OtherWord: with the first word that differs.
    """
    for word, expected in zip_longest(words, printed.split(), fillvalue=_NONE):
        if word != expected and not (may_break_off and word == _NONE):
            raise OtherWord(clean(expected), clean(word))
