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
from foretell.game.events import DealerDrawn, Dealt, Event
from foretell.game.notation import NotationError, read_options
from foretell.game.session import Session
from foretell.game.stream import check_seed
from foretell.record.checker import of_file
from foretell.record.game_text import (
    UTC_OFFSET,
    deal_text,
    draw_text,
    header_text,
    round_text,
)
from foretell.record.header import Header, Player, Record, Requirement
from foretell.record.lines import NumberedLine, numbered_lines
from foretell.record.refusals import BrokenOff, Fault, NotGameText, OtherWord, RecordFault
from foretell.record.text import clean, cleaned
from foretell.record.text_lines import TextLine, TextLines

_HEAD: Final = re.compile(
    r"wizard/1 (?P<options>\S+) seed=(?P<seed>\S+) first=(?P<first>draw|\d)"
    r" started=(?P<started>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?)Z id=(?P<id>.*)",
    re.ASCII | re.DOTALL,
)
_PLAYER: Final = re.compile(r"(?P<seat>\d) (?P<kind>[^ ]+) (?P<name>.+)", re.ASCII | re.DOTALL)
_CARD: Final = r"(?:[CDHS](?:[1-9]|1[0-3])|[ZN][1-4])"
_CHOSEN: Final = re.compile(r"[^=]+=(?P<suit>[CDHS])")
_BID: Final = re.compile(r"(?P<seat>\d)=(?P<bid>\d{1,3})", re.ASCII)
_TRICK: Final = re.compile(rf"(?P<leader>\d):(?P<cards>{_CARD}(?:\.{_CARD})*)", re.ASCII)
_DEAL_WORDS: Final = 4
_NONE: Final = "none"


def read_game(text: str) -> Record:
    """Return the game in a text.

    Raises:
        RecordFault: when it is not such a text, breaks a rule, or has other cards than its seed
            deals.
    """
    lines = TextLines(numbered_lines(io.BytesIO(text.encode(errors="surrogatepass"))))
    found = list(_game(lines, None, complete=False))
    for fault in found:
        if isinstance(fault, Fault):
            raise RecordFault(fault.line, fault.refusal)
    if lines.next is not None:
        raise RecordFault(lines.next.number, NotGameText("end"))
    header, *events = found
    return Record(cast("Header", header), tuple(cast("list[Event]", events)))


def read_text_lines(
    numbered: Iterable[NumberedLine], require: Requirement | None, *, complete: bool
) -> Iterator[Header | Event | Fault]:
    """Yield headers, events and faults as ``read_lines`` does; a game has one fault at most.

    Args:
        numbered: the lines, of which at least one is not blank.
        require: a requirement of every header, if any.
        complete: whether an unfinished game is a fault, reported on its last line.
    """
    lines = TextLines(numbered)
    while lines.next is not None:
        yield from _game(lines, require, complete=complete)


def _game(
    lines: TextLines, require: Requirement | None, *, complete: bool
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
        game = _Replay(Session(header.options, header.seed))
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
        if complete and not game.is_over:
            yield Fault(last, BrokenOff())


def _header(head: TextLine, lines: TextLines) -> Header:
    """Return the header in the first line and those of the players."""
    with _faults(head.number, "head"):
        found = _HEAD.fullmatch(head.text)
        if found is None:
            raise NotGameText("head")
        dealer = None if found["first"] == "draw" else int(found["first"])
        options = read_options(found["options"], first_dealer=dealer)
        started = datetime.fromisoformat(found["started"] + UTC_OFFSET)
        check_seed(found["seed"])
    players = []
    last = head.number
    for seat in range(options.players):
        line = lines.take_in_game()
        last = last + 1 if line is None else line.number
        with _faults(last, "player"):
            players.append(_player("" if line is None else line.text, seat))
    with _faults(head.number, "head"):
        header = Header(found["id"], options, tuple(players), found["seed"], started)
        _compare(head.text.split(), header_text(header))
    return header


class _Replay:
    """A game that is played again, line by line."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told = 0
        """The number of events that the lines so far have told."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._session.outcome is not None

    def follow(self, line: str, *, is_last: bool) -> tuple[Event, ...]:
        """Return the events of a line.

        Args:
            line: the draw or a round.
            is_last: whether the game may break off in it.

        Raises:
            Refusal: when it is no such line, breaks a rule, or differs from the game.
        """
        words, events = line.split(), self._events()
        told: tuple[Event, ...] = ()
        match events[:1]:
            case (DealerDrawn() as drawn,):
                told, printed = (drawn,), draw_text(drawn)
            case (Dealt(dealer=dealer) as dealt,):
                turned, _, suit = "".join(words[2:3]).partition("=")
                deal = [*words[:2], *([turned] if words[2:] else []), *words[3:_DEAL_WORDS]]
                _compare(deal, deal_text(dealt), may_break_off=is_last)
                if suit:
                    self._act(ChooseTrump(dealer, _suit(words[2])))
                for word in takewhile("=".__ne__, words[_DEAL_WORDS:]):
                    for action in _actions(word, self._session.state.options.players):
                        self._act(action)
                told = self._events()
                printed = round_text(told)
            case _:
                printed = ""
        _compare(words, printed, may_break_off=is_last)
        self._told += len(told)
        return told

    def _events(self) -> tuple[Event, ...]:
        """Return the events that no line has told, up to the next deal."""
        first, *rest = self._session.events[self._told :] or (None,)
        after = takewhile(lambda event: not isinstance(event, Dealt), rest)
        return () if first is None else (first, *after)

    def _act(self, action: Action) -> None:
        try:
            self._session.act(action)
        except Refusal as refusal:
            raise of_file(refusal, action.seat) from None


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
    found = _PLAYER.fullmatch(line)
    if found is None or int(found["seat"]) != seat:
        raise NotGameText("player")
    return Player(found["name"], found["kind"].replace("%20", " ").replace("%25", "%"))


def _suit(turned: str) -> Suit:
    found = _CHOSEN.fullmatch(turned)
    if found is None:
        raise NotGameText("round")
    return Suit.parse(found["suit"])


def _actions(word: str, players: int) -> Iterator[Action]:
    """Yield the actions of a bid or a trick."""
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
    for found, expected in zip_longest(words, printed.split(), fillvalue=_NONE):
        if found != expected and not (may_break_off and found == _NONE):
            raise OtherWord(clean(expected), clean(found))
