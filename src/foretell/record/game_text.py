"""A game as a short text that people can read, paste and mail, both ways.

``docs/notation.md`` specifies it. The cards follow from the seed, so reading plays the game again
and compares what is printed with it; a text that differs anywhere is refused.
"""

import re
from collections.abc import Iterator, Sequence
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
from foretell.record.header import Header, Player, Record

_HEAD: Final = re.compile(
    r"wizard/1 (?P<options>\S+) seed=(?P<seed>\S+) first=(?P<first>draw|\d)"
    r" started=(?P<started>\S+) id=(?P<id>.*)"
)
_PLAYER: Final = re.compile(r"(?P<seat>\d) (?P<kind>\S+) (?P<name>.+)")
_UTC: Final = "+00:00"
_NOTHING: Final = "-"


def game_text(record: Record) -> str:
    """Return a game as lines of text, without the proof of a fair shuffle."""
    return "".join(f"{line}\n" for line in _lines(record.header, record.events))


def read_game(text: str) -> Record:
    """Return the game in a text.

    Raises:
        NotationError: when it is not such a text, breaks a rule, or has other cards than its seed
            deals. The part names the line.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise NotationError("line 1", lines[0] if lines else "", "wizard/1 OPTIONS seed=… first=…")
    first = None if head["first"] == "draw" else int(head["first"])
    options = read_options(head["options"], first_dealer=first)
    rounds = 1 + options.players
    try:
        started = datetime.fromisoformat(head["started"].removesuffix("Z") + _UTC)
        players = tuple(_player(line, seat) for seat, line in enumerate(lines[1:rounds]))
        header = Header(head["id"], options, players, head["seed"], started)
        session = Session(options, head["seed"])
    except (Refusal, ValueError) as error:
        raise NotationError("header", lines[0], f"a header ({error})") from error
    for number, line in enumerate(lines[rounds:], rounds + 1):
        for action in _actions(line, number, options.players) if line[:1] == "r" else ():
            try:
                session.act(action)
            except Refusal as refusal:
                found = f"what the rules allow ({refusal})"
                raise NotationError(f"line {number}", str(action), found) from refusal
    record = Record(header, _until(session.events, sum(line[:1] == "r" for line in lines[rounds:])))
    _compare(game_text(record).splitlines(), lines)
    return record


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
        raise NotationError("players", line, f"{seat} KIND NAME")
    return Player(found["name"], found["kind"])


def _actions(line: str, number: int, players: int) -> Iterator[Action]:
    """Yield the actions of a round."""
    part = f"line {number}"
    words = line.split()
    if len(words) < len(("r1", "d0", "H7", "hands")):
        raise NotationError(part, line, "rROUND dDEALER TURNED HANDS, bids and tricks")
    _, dealer, turned, _, *moves = words
    try:
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
    except (UnknownCard, UnknownSuit, ValueError) as error:
        raise NotationError(part, line, f"SEAT=BID or LEADER:CARD.CARD ({error})") from error


def _until(events: Sequence[Event], rounds: int) -> tuple[Event, ...]:
    """Return the events up to the end of some rounds, without the next deal."""
    starts = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
    return tuple(events[: starts[rounds]] if rounds < len(starts) else events)


def _compare(printed: Sequence[str], lines: Sequence[str]) -> None:
    """Refuse a text in which a line differs from what is printed of the game."""
    for number, (line, expected) in enumerate(zip_longest(lines, printed, fillvalue=""), 1):
        if line != expected:
            raise NotationError(f"line {number}", line, expected or "nothing more")
