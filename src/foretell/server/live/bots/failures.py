"""Failures of bots on a node: they are logged, counted and remembered here, and nowhere else."""

from collections.abc import Mapping
from types import MappingProxyType

import structlog

from foretell.bots.substitutes import Failure, Reason, substitute
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.server.clock import Seconds
from foretell.server.metrics import BOT_FAILING, BOT_SUBSTITUTED, bot_label
from foretell.server.throttled_log import Throttle

_log = structlog.get_logger()


class BotFailures:
    """The failures of a node's bots."""

    def __init__(self, seconds: Seconds) -> None:
        self._throttle = Throttle(seconds)
        self._failing: dict[str, Failure] = {}

    @property
    def failing(self) -> Mapping[str, Failure]:
        """The bots that failed when they were last asked, by name without style.

        A bot that only waited for a process in vain is not among them: it was not asked.
        """
        return MappingProxyType(self._failing)

    def substituted(
        self, bot: str, seed: str, observation: SeatObservation, failure: Failure
    ) -> Action:
        """Note that a bot did not decide, and return the decision of a substitute."""
        BOT_SUBSTITUTED.labels(bot_label(bot), failure.reason).inc()
        self.note(bot, failure)
        return substitute(seed, observation, failed=self.note)

    def note(self, bot: str, failure: Failure) -> None:
        """Log a failure, at most once a minute for each bot and cause, and remember it."""
        kind = bot.partition(":")[0]
        if failure.reason is not Reason.WAIT:
            self._failing[kind] = failure
            self._show(kind)
        if count := self._throttle.count(f"{kind} {failure.cause}"):
            _log.error(
                "a bot failed",
                bot=kind,
                reason=failure.reason.value,
                error=failure.error,
                detail=failure.detail,
                count=count,
            )

    def worked(self, bot: str) -> None:
        """Note that a bot decided."""
        kind = bot.partition(":")[0]
        if self._failing.pop(kind, None) is not None:
            self._show(kind)

    def _show(self, kind: str) -> None:
        """Update the metric of a bot, which those of other packages share."""
        label = bot_label(kind)
        BOT_FAILING.labels(label).set(sum(bot_label(bot) == label for bot in self._failing))

    def wrote(self, bot: str, text: str) -> None:
        """Log what a bot's process wrote to standard error although it answered."""
        kind = bot.partition(":")[0]
        if count := self._throttle.count(f"{kind} wrote"):
            _log.warning("a bot's process wrote", bot=kind, text=text, count=count)
