"""The number of processes or threads of a command."""

from foretell.bots.cores import cores
from foretell.i18n import Words
from foretell.terminal.common.output import write_aside


def jobs_for(jobs: int | None, words: Words) -> int:
    """Return the number of processes to start: at most one per core, which is the default.

    More would take memory and slow the machine down, and nothing would be done sooner; a number
    above that is reduced, with a line on standard error.
    """
    most = cores()
    if jobs is None or jobs <= most:
        return jobs or most
    write_aside(words("commands-jobs-reduced", jobs=str(jobs), cores=most))
    return most
