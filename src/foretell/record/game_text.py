"""A game as a short text that people can read, paste and mail, both ways.

``docs/notation.md`` specifies it. The cards follow from the seed, so reading plays the game again
and compares what is printed with it; a text that differs anywhere is refused.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import zip_longest
from typing import Final

from foretell.cards import Card, Suit, UnknownCard, UnknownSuit
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.events import (
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.notation import NotationError, options_text, read_options
from foretell.game.session import Session
from foretell.record.checker import of_file
from foretell.record.header import Header, Player, Record
from foretell.record.refusals import NotGameText, OtherWord, RecordFault
from foretell.record.text import clean, cleaned

SIGN: Final = "wizard/"
"""The beginning of every game."""
_HEAD: Final = re.compile(
    r"wizard/1 (?P<options>\S+) seed=(?P<seed>\S+) first=(?P<first>draw|\d)"
    r" started=(?P<started>\S+) id=(?P<id>.*)"
)
_PLAYER: Final = re.compile(r"(?P<seat>\d) (?P<kind>\S+) (?P<name>.+)")
_UTC: Final = "+00:00"
_NOTHING: Final = "-"
_NONE: Final = "none"


def game_text(record: Record) -> str:
    """Return a game as lines of text, without the proof of a fair shuffle."""
    return "".join(f"{line}\n" for line in _lines(record.header, record.events))


def read_game(text: str) -> Record:
    """Return the game in a text.

    Raises:
        RecordFault: when it is not such a text, breaks a rule, or has other cards than its seed
            deals.
    """
    games = list(_games(text))
    if len(games) > 1:
        raise RecordFault(games[1][0], NotGameText("end"))
    return _read(*games[0])


def read_games(text: str) -> Iterator[Record]:
    """Yield the games in a text, one after the other; blank lines may be between them.

    Raises:
        RecordFault: as for ``read_game``.
    """
    return (_read(*game) for game in _games(text))


def _games(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of each game, after the number of the first of them."""
    lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines()]
    starts = [at for at, line in enumerate(lines) if line.startswith(SIGN)]
    first = next((at for at, line in enumerate(lines) if line), 0)
    if first not in starts:
        raise RecordFault(first + 1, NotGameText("head"))
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        last = max(at for at in range(start, end) if lines[at])
        yield start + 1, lines[start : last + 1]


def _read(first: int, lines: Sequence[str]) -> Record:
    """Return the game in some lines, the first of which has a number."""
    header, session = _begin(first, lines)
    start = 1 + header.options.players
    for number, line in enumerate(lines[start:], first + start):
        with _faults(number, "round"):
            for action in _actions(line, header.options.players) if line[:1] == "r" else ():
                try:
                    session.act(action)
                except Refusal as refusal:
                    raise of_file(refusal, action.seat) from None
    rounds = sum(line[:1] == "r" for line in lines[start:])
    record = Record(header, _until(session.events, rounds))
    _compare(game_text(record).splitlines(), lines, first)
    return record


def _begin(first: int, lines: Sequence[str]) -> tuple[Header, Session]:
    """Return the header in the first lines, and the game that begins with it."""
    with _faults(first, "head"):
        head = _HEAD.fullmatch(lines[0])
        if head is None:
            raise NotGameText("head")
        dealer = None if head["first"] == "draw" else int(head["first"])
        options = read_options(head["options"], first_dealer=dealer)
        started = datetime.fromisoformat(head["started"].removesuffix("Z") + _UTC)
        session = Session(options, head["seed"])
    players = []
    for seat in range(options.players):
        with _faults(first + 1 + seat, "player"):
            players.append(_player(lines[1 + seat] if 1 + seat < len(lines) else "", seat))
    with _faults(first, "head"):
        return Header(head["id"], options, tuple(players), head["seed"], started), session


@contextmanager
def _faults(line: int, form: str) -> Iterator[None]:
    """Turn what goes wrong in a line into its fault; the line has one of the forms."""
    try:
        yield
    except NotationError as error:
        cause = error.__cause__
        refusal = cause if isinstance(cause, Refusal) else NotGameText(form)
        raise RecordFault(line, cleaned(refusal)) from None
    except (UnknownCard, UnknownSuit):
        raise RecordFault(line, NotGameText(form)) from None
    except Refusal as refusal:
        raise RecordFault(line, cleaned(refusal)) from None
    except ValueError:
        raise RecordFault(line, NotGameText(form)) from None


def _lines(header: Header, events: Sequence[Event]) -> Iterator[str]:
    first = header.options.first_dealer
    yield (
        f"wizard/1 {options_text(header.options)} seed={header.seed}"
        f" first={'draw' if first is None else first}"
        f" started={header.started.isoformat().removesuffix(_UTC)}Z id={header.id}"
    )
    for seat, player in enumerate(header.players):
        yield f"{seat} {player.kind} {player.name}"
    for event in events:
        if isinstance(event, DealerDrawn):
            yield " ".join(["draw", *map(_cards, event.draws)])
    starts = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield " ".join(_round(events[start:end]))


def _round(events: Sequence[Event]) -> Iterator[str]:
    """Yield the parts of the line of a round: the deal, bids, tricks, points."""
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    chosen = "".join(f"={one.suit.letter}" for one in events if isinstance(one, TrumpChosen))
    yield f"r{dealt.round}"
    yield f"d{dealt.dealer}"
    yield _NOTHING if dealt.turned is None else f"{dealt.turned}{chosen}"
    yield "/".join(_cards(hand or ()) for hand in dealt.hands)
    trick: list[CardPlayed] = []
    for event in events:
        match event:
            case BidMade(seat, bid):
                yield f"{seat}={bid}"
            case CardPlayed():
                trick.append(event)
            case TrickWon():
                yield _trick(trick)
                trick = []
            case RoundScored(points=points):
                yield f"= {','.join(map(str, points))}"
            case _:
                pass
    if trick:
        yield _trick(trick)


def _trick(played: Sequence[CardPlayed]) -> str:
    return f"{played[0].seat}:{_cards([one.card for one in played])}"


def _cards(cards: Sequence[Card | None]) -> str:
    return ".".join(_NOTHING if card is None else str(card) for card in cards)


def _player(line: str, seat: int) -> Player:
    found = _PLAYER.fullmatch(line)
    if found is None or int(found["seat"]) != seat:
        raise NotGameText("player")
    return Player(found["name"], found["kind"])


def _actions(line: str, players: int) -> Iterator[Action]:
    """Yield the actions of a round.

    Raises:
        NotGameText: when the line has another form.
        UnknownCard, UnknownSuit, ValueError: when a part of it has.
    """
    words = line.split()
    if len(words) < len(("r1", "d0", "H7", "hands")):
        raise NotGameText("round")
    _, dealer, turned, _, *moves = words
    if "=" in turned:
        yield ChooseTrump(int(dealer[1:]), Suit.parse(turned.partition("=")[2]))
    for move in moves:
        if move == "=":
            return
        if "=" in move:
            seat, _, bid = move.partition("=")
            yield MakeBid(int(seat), int(bid))
            continue
        leader, _, cards = move.partition(":")
        for place, card in enumerate(cards.split(".")):
            yield PlayCard((int(leader) + place) % players, Card(card))


def _until(events: Sequence[Event], rounds: int) -> tuple[Event, ...]:
    """Return the events up to the end of some rounds, without the next deal."""
    starts = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
    return tuple(events[: starts[rounds]] if rounds < len(starts) else events)


def _compare(printed: Sequence[str], lines: Sequence[str], first: int) -> None:
    """Refuse a text in which a word differs from what is printed of the game."""
    for number, pair in enumerate(zip_longest(lines, printed, fillvalue=""), first):
        if pair[0] != pair[1]:
            words = zip_longest(*map(str.split, pair), fillvalue=_NONE)
            found, expected = next((one, other) for one, other in words if one != other)
            raise RecordFault(number, OtherWord(clean(expected), clean(found)))
