"""Files of puzzles: rounds searched on all cores, in order, so that a file can be continued."""

from collections.abc import Generator
from contextlib import closing
from itertools import count
from typing import BinaryIO

from foretell.analysis.puzzles.finding import find_puzzle
from foretell.analysis.puzzles.puzzle import FORMAT, Puzzle, parse_puzzle, puzzle_text
from foretell.analysis.puzzles.refusals import NotPuzzles
from foretell.analysis.puzzles.rounds import round_of
from foretell.bots.processes import spread


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file.

    Raises:
        NotPuzzles: when it is not a file of puzzles.
    """
    first, *lines = text.splitlines() or [""]
    if first != FORMAT:
        raise NotPuzzles(first)
    return tuple(map(parse_puzzle, lines))


def continue_file(file: BinaryIO, *, jobs: int) -> Generator[int, None, None]:
    """Add puzzles to a file without end, and yield the number of puzzles in it after each round.

    The last round with a puzzle in the file is searched again, since it may have been interrupted;
    then those after it. So the file holds the same puzzles whether it was interrupted or not.

    Args:
        file: the file, open for reading and writing.
        jobs: the number of processes.

    Raises:
        NotPuzzles: when it is neither a file of puzzles nor empty.
    """
    file.seek(0)
    content = file.read()
    puzzles = (
        read_puzzles(content[: content.rfind(b"\n") + 1].decode(errors="replace"))
        if content
        else ()
    )
    start = round_of(puzzles[-1]) if puzzles else 0
    complete = [puzzle for puzzle in puzzles if round_of(puzzle) < start]
    lines = "".join(f"{line}\n" for line in (FORMAT, *map(puzzle_text, complete)))
    file.seek(0)
    file.truncate()
    file.write(lines.encode())
    number = len(complete)
    with closing(_in_order(start, jobs)) as rounds:
        for puzzle in rounds:
            if puzzle is not None:
                file.write(f"{puzzle_text(puzzle)}\n".encode())
                file.flush()
                number += 1
            yield number


def _in_order(start: int, jobs: int) -> Generator[Puzzle | None, None, None]:
    """Yield the puzzle of each round from one on."""
    if jobs == 1:
        yield from map(find_puzzle, count(start))
        return
    waiting: dict[int, Puzzle | None] = {}
    with closing(spread(find_puzzle, count(start), jobs=jobs)) as results:
        for number, puzzle in results:
            waiting[number] = puzzle
            while start in waiting:
                yield waiting.pop(start)
                start += 1
