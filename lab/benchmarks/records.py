"""Measure the writing of records: prints games per second of processor time, and the ratio.

    python lab/benchmarks/records.py                    # four players, standard rules
    python lab/benchmarks/records.py --games 2000       # slower, less noise
    python lab/benchmarks/records.py --preset one-suit --players 3

The same games of ``steady`` are written by the bot and by its compiled version in turns, so other
load on the machine slows both alike. Nothing here passes or fails, except that differing records
fail.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from statistics import median

from foretell.record import write_record
from foretell.rules.presets import PRESETS, preset_options
from foretell.terminal.simulate.batch import Batch
from foretell.terminal.simulate.compiled import write_games

_TURNS = 5
_PART = 256


def _by_the_bot(batch: Batch, numbers: Sequence[int]) -> tuple[bytes, ...]:
    return tuple(write_record(batch.record(number)).encode() for number in numbers)


def _rate(write: Callable[[], object], games: int) -> float:
    start = time.process_time()
    write()
    return games / (time.process_time() - start)


def main() -> None:
    """Print the rates."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games",
        type=int,
        default=1024,
        help="games of the compiled bot; the interpreted one plays 1 in 32 (default: 1024)",
    )
    parser.add_argument("--players", type=int, help="2 to 6 (default: those of the preset)")
    parser.add_argument(
        "--preset", choices=PRESETS, default="en", help="preset of the rules (default: en)"
    )
    arguments = parser.parse_args()
    players = {} if arguments.players is None else {"players": arguments.players}
    options = preset_options(arguments.preset, players)
    batch = Batch(options, ("steady",) * options.players, "2a", datetime.now(UTC))
    few = range(1, max(1, arguments.games // 32) + 1)
    assert write_games(batch, few) == _by_the_bot(batch, few), "the records differ"
    parts = [range(first, first + _PART) for first in range(1, arguments.games + 1, _PART)]
    bot, compiled = [], []
    for _ in range(_TURNS):
        bot.append(_rate(lambda: _by_the_bot(batch, few), len(few)))
        compiled.append(
            _rate(lambda: [write_games(batch, part) for part in parts], _PART * len(parts))
        )
    ratios = [fast / slow for fast, slow in zip(compiled, bot, strict=True)]
    print(f"bot:      {median(bot):8.1f} games/s  ({min(bot):.1f} to {max(bot):.1f})")
    print(
        f"compiled: {median(compiled):8.1f} games/s  ({min(compiled):.1f} to {max(compiled):.1f})"
    )
    print(f"ratio:    {median(ratios):8.1f}          ({min(ratios):.1f} to {max(ratios):.1f})")


if __name__ == "__main__":
    main()
