"""The bot runner: bots act for their seats until a person is to act or the game is over."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, overload

from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.errors import Refusal
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.events import Event
from foretell.game.session import Outcome, Session
from foretell.game.stream import derive_seed


@dataclass(eq=False)
class BotErred(Refusal):
    """A bot returned an illegal action; the game is unchanged.

    >>> class Stubborn:
    ...     def act(self, observation):
    ...         return MakeBid(observation.seat, 99)
    >>> try:
    ...     act_for(Session.from_position(["C1", "H5", "Z1"], turned="D2"), 1, Stubborn())
    ... except BotErred as erred:
    ...     print(erred.action, erred.reason)
    MakeBid(seat=1, bid=99) bid/out_of_range (R6.1): bid=99, hand_size=1

    Attributes:
        bot: the name of its class.
        seat: its seat.
        action: the value it returned.
        reason: the refusal, or "" if the value is not an action of that seat.
    """

    code: ClassVar[str] = "bots/erred"

    bot: str
    seat: int
    action: str
    reason: str


@dataclass(eq=False)
class BotCrashed(Refusal):
    """A bot raised an exception; the game is unchanged.

    >>> class Lost:
    ...     def act(self, observation):
    ...         raise LookupError("lost")
    >>> try:
    ...     act_for(Session.from_position(["C1", "H5", "Z1"], turned="D2"), 1, Lost())
    ... except BotCrashed as crashed:
    ...     print(crashed.bot, crashed.seat, crashed.reason.partition(" (")[0])
    Lost 1 LookupError: lost

    Attributes:
        bot: the name of its class.
        seat: its seat.
        reason: the exception with its location; it is also the cause of this refusal.
    """

    code: ClassVar[str] = "bots/crashed"

    bot: str
    seat: int
    reason: str


def bot_seed(game_seed: str, seat: int) -> str:
    """Return the seed of the bot at a seat.

    It is derived from the game's seed, so that equal seeds give equal games; neither that seed nor
    any card can be inferred from it.
    """
    return derive_seed(game_seed, f"bot/{seat}")


@overload
def seat_bots(names: Sequence[str], game_seed: str) -> tuple[Bot, ...]: ...
@overload
def seat_bots(names: Sequence[str | None], game_seed: str) -> tuple[Bot | None, ...]: ...
def seat_bots(names: Sequence[str | None], game_seed: str) -> tuple[Bot | None, ...]:
    """Return a bot for each seat that has a name, None for the others.

    Raises:
        UnknownBot: when there is no bot with a name.
    """
    return tuple(
        None if name is None else create(name, bot_seed(game_seed, seat))
        for seat, name in enumerate(names)
    )


def play_on(session: Session, bots: Sequence[Bot | None]) -> tuple[Event, ...]:
    """Let the bots act until only seats without a bot are to act or the game is over.

    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> bots = seat_bots(["steady", "steady", None], game.seed)
    >>> play_on(game, bots)
    (BidMade(seat=1, bid=0),)
    >>> game.to_act
    (2,)

    Args:
        session: the game, which is modified.
        bots: one for each seat, None for seats without a bot.

    Returns:
        The events.

    Raises:
        BotErred, BotCrashed: as ``act_for``.
    """
    happened: list[Event] = []
    while True:
        for seat in session.to_act:
            bot = bots[seat]
            if bot is not None:
                happened += act_for(session, seat, bot)
                break
        else:
            return tuple(happened)


def play_out(session: Session, bots: Sequence[Bot]) -> Outcome:
    """Let the bots play a game to its end.

    >>> from foretell import Options
    >>> game = Session(Options(players=3, hand_sizes=(1, 2)), seed="2a")
    >>> bots = [create("steady", bot_seed("2a", seat)) for seat in range(3)]
    >>> play_out(game, bots) == game.outcome
    True

    Raises:
        BotErred, BotCrashed: as ``act_for``.
    """
    play_on(session, bots)
    assert session.outcome is not None
    return session.outcome


def act_for(session: Session, seat: int, bot: Bot) -> tuple[Event, ...]:
    """Let a bot act once for a seat that is to act, and return the events.

    Raises:
        BotErred: when it returns an illegal action.
        BotCrashed: when it raises an exception.
    """
    observation = session.observe(seat)
    try:
        action: object = bot.act(observation)
    except Exception as error:
        raise BotCrashed(type(bot).__name__, seat, _with_line(error)) from error
    if not isinstance(action, ChooseTrump | MakeBid | PlayCard) or action.seat != seat:
        raise BotErred(type(bot).__name__, seat, repr(action), reason="")
    try:
        return session.act(action)
    except Refusal as refusal:
        raise BotErred(type(bot).__name__, seat, repr(action), str(refusal)) from refusal


def _with_line(error: Exception) -> str:
    """Return an error with its file and line: ``ValueError: … (file.py:12)``."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    name = frame.filename.replace("\\", "/").rpartition("/")[2]
    return f"{''.join(traceback.format_exception_only(error)).strip()} ({name}:{frame.lineno})"
