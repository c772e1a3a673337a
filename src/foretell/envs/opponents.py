"""The players at the other seats of an environment for one seat."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.envs.actions import action_number
from foretell.envs.game import Game
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation, check_seat
from foretell.rules.options import Options

Opponent: TypeAlias = str | Callable[[SeatObservation], Action]
"""The name of a bot, or a function from an observation to a legal action."""


class Opponents:
    """The players at all seats but one.

    Args:
        options: of the games.
        seat: the seat without an opponent.
        who: one opponent for all seats, or a sequence with one for each, in order of the seats.

    Raises:
        IndexError: when there is no such seat.
        ValueError: for a sequence of another length.
    """

    def __init__(self, options: Options, seat: int, who: Opponent | Sequence[Opponent]) -> None:
        check_seat(seat, options.players)
        others = [other for other in range(options.players) if other != seat]
        each = [who] * len(others) if isinstance(who, str) or callable(who) else list(who)
        if len(each) != len(others):
            raise ValueError(f"opponents must be {len(others)}, one for each other seat")
        self._who = dict(zip(others, each, strict=True))
        self._players: dict[int, Callable[[SeatObservation], Action]] = {}

    def begin(self, seed: int) -> None:
        """Create the bots for the game of a seed, as ``foretell simulate`` does."""
        self._players = {
            seat: who if callable(who) else _act_of(create(who, bot_seed(f"{seed:x}", seat)))
            for seat, who in self._who.items()
        }

    def play_on(self, game: Game) -> None:
        """Let the opponents act until only the other seat is to act or the game is over.

        Raises:
            ValueError: when an opponent returns an illegal action.
        """
        while others := [seat for seat in game.to_act if seat in self._players]:
            seat = others[0]
            action = self._players[seat](game.session.observe(seat))
            if action.seat != seat or not game.act(seat, action_number(action)):
                raise ValueError(f"the opponent at seat {seat} chose {action!r}, which is illegal")


def _act_of(bot: Bot) -> Callable[[SeatObservation], Action]:
    return bot.act
