"""Games of bots, one after the other, into a file of whole games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import BinaryIO

from foretell.bots.table import play_out, seat_bots
from foretell.console.view import distinct
from foretell.game.session import Session
from foretell.game.stream import derive_seed
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Options


@dataclass(frozen=True, slots=True)
class Batch:
    """Games that follow from one seed.

    Attributes:
        options: the options of all games.
        kinds: a bot's name per seat.
        seed: game number n, from 1, has the seed ``derive_seed(seed, "game/n")``.
        started: when the games were played.
    """

    options: Options
    kinds: Sequence[str]
    seed: str
    started: datetime

    def record(self, number: int) -> Record:
        """Play a game and return it.

        Raises:
            UnknownBot: when there is no bot of a name.
        """
        seed = derive_seed(self.seed, f"game/{number}")
        header = Header(
            id=f"{self.seed}-{number}",
            options=self.options,
            players=tuple(map(Player, distinct(self.kinds), self.kinds)),
            seed=seed,
            started=self.started,
        )
        session = Session(self.options, seed)
        play_out(session, [bot for bot in seat_bots(self.kinds, seed) if bot is not None])
        return Record(header, session.events)


def write_batch(batch: Batch, count: int, file: BinaryIO, *, is_own: bool) -> Iterator[int]:
    """Write so many games, and yield how many are written after each.

    Args:
        batch: the games.
        count: how many.
        file: open for writing, at its end.
        is_own: whether the file holds nothing else, so that a game that is interrupted while it is
            written can be cut off again.
    """
    good = 0
    for number in range(1, count + 1):
        lines = write_record(batch.record(number)).encode()
        try:
            file.write(lines)
        except BaseException:
            if is_own:
                file.seek(good)
                file.truncate()
            raise
        good += len(lines)
        yield number
