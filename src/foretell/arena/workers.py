"""A worker pool on the cores of this machine: a process for each, one game at a time."""

from collections.abc import Generator, Iterable
from contextlib import closing

from foretell.arena.played import Played
from foretell.arena.refusals import WorkerLost
from foretell.arena.task import Task, WorkerPool, attempt
from foretell.bots.processes import TaskLost, spread
from foretell.errors import Refusal


def workers(jobs: int) -> WorkerPool:
    """Return a worker pool of processes on this machine.

    Args:
        jobs: the number of processes; each plays one game at a time, with one thread.
    """

    def pool(tasks: Iterable[Task]) -> Generator[Played, None, None]:
        try:
            with closing(spread(attempt, tasks, jobs=jobs)) as done:
                for _, played in done:
                    if isinstance(played, Refusal):
                        raise played
                    yield played
        except TaskLost as lost:
            raise WorkerLost(deal=lost.task.deal, bots=",".join(lost.task.bots)) from None

    return pool
