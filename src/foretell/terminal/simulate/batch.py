"""A batch of games between bots, written one after the other to a file of whole games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import BinaryIO

from foretell.bots.runner import play_out, seat_bots
from foretell.game.session import Session
from foretell.game.stream import derive_seed
from foretell.record import Header, Player, Record
from foretell.rules.options import Options
from foretell.terminal.common.view import distinct


@dataclass(frozen=True, slots=True)
class Batch:
    """Games derived from one seed, with a bot's name per seat.

    Game number n, from 1, has the seed ``derive_seed(seed, "game/n")``.
    """

    options: Options
    kinds: Sequence[str]
    seed: str
    started: datetime

    def header(self, number: int) -> Header:
        """Return the header of a game."""
        return Header(
            id=f"{self.seed}-{number}",
            options=self.options,
            players=_players(tuple(self.kinds)),
            seed=derive_seed(self.seed, f"game/{number}"),
            started=self.started,
        )

    def record(self, number: int) -> Record:
        """Play a game and return it.

        Raises:
            UnknownBot: when a bot is unknown.
            BotErred, BotCrashed: when a bot fails.
        """
        header = self.header(number)
        session = Session(self.options, header.seed)
        play_out(session, seat_bots(self.kinds, header.seed))
        return Record(header, session.events)


@lru_cache(maxsize=1)  # all games of a batch have the same players
def _players(kinds: tuple[str, ...]) -> tuple[Player, ...]:
    return tuple(map(Player, distinct(kinds), kinds))


def write_batch(games: Iterator[bytes], file: BinaryIO, *, is_own: bool) -> Iterator[int]:
    """Write games, and yield the number written after each.

    Args:
        games: the lines of each game.
        file: the file, open for writing at its end.
        is_own: whether the file holds nothing else, so that a partly written game can be cut off
            after an interruption.
    """
    good = 0
    for number, lines in enumerate(games, 1):
        try:
            file.write(lines)
        except BaseException:
            if is_own:
                file.seek(good)
                file.truncate()
            raise
        good += len(lines)
        yield number
