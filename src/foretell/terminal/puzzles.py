"""``foretell puzzles``: puzzles found in self-play, written to a file."""

from contextlib import closing
from pathlib import Path

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import language_option, plain_option
from foretell.terminal.common.output import write_line
from foretell.terminal.common.parameters import option
from foretell.terminal.common.values import FILE, whole_number


@command("puzzles")
@option("--out", type=FILE, required=True, help="puzzles-option-out")
@option("--count", type=whole_number(1), default=100, help="puzzles-option-count")
@option("--jobs", type=whole_number(1), help="commands-option-jobs")
@plain_option
@language_option
@pass_environment
def puzzles(
    environment: Environment, *, out: Path, count: int, jobs: int | None, plain: bool
) -> None:
    """Find puzzles in self-play and write them to a file, or continue such a file."""
    from foretell.analysis.puzzles import continue_file
    from foretell.terminal.common.jobs import jobs_for
    from foretell.terminal.common.progress import counted

    number, words = 0, environment.words()
    out.touch()
    with (
        out.open("r+b") as file,
        closing(continue_file(file, jobs=jobs_for(jobs, words))) as numbers,
    ):
        for number in counted(numbers, count, words, quiet=plain, doing="puzzles-finding"):
            if number >= count:
                break
    write_line(words("puzzles-found", count=number, file=str(out)))
