"""Failures of bots: what is logged and counted of them."""

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from foretell.bots.registry import BUILT_IN
from foretell.bots.substitutes import Failure, Reason
from foretell.server.live.bots.failures import BotFailures
from foretell.server.metrics import OTHER_BOT, bot_label
from tests.server.http.local_server import Time


def test_a_line_a_minute_is_logged_for_each_bot_and_cause_with_the_number_of_failures() -> None:
    time = Time()
    failures = BotFailures(time.seconds)
    with capture_logs() as lines:
        for _ in range(5):
            failures.note("strongest:50", Failure(Reason.RAISED, "OSError", "the end"))
        failures.note("strongest", Failure(Reason.RAISED, "KeyError"))
        failures.note("master", Failure(Reason.RAISED, "OSError"))
        time.pass_by(60)
        failures.note("strongest", Failure(Reason.RAISED, "OSError"))
    assert [(line["bot"], line["error"], line["count"]) for line in lines] == [
        ("strongest", "OSError", 1),
        ("strongest", "KeyError", 1),
        ("master", "OSError", 1),
        ("strongest", "OSError", 5),
    ]
    assert lines[0]["reason"] == "raised"
    assert lines[0]["detail"] == "the end"
    assert lines[0]["log_level"] == "error"


def test_a_metric_has_the_number_of_bots_that_fail_now() -> None:
    failures = BotFailures(lambda: 0.0)

    def failing(bot: str) -> float | None:
        return REGISTRY.get_sample_value("foretell_bot_failing", {"bot": bot})

    for bot in ("expert", "lucky", "master"):  # other tests have left their own
        failures.note(bot, Failure(Reason.CRASHED))
        failures.worked(bot)
    assert (failing("expert"), failing(OTHER_BOT)) == (0, 0)
    for bot in ("expert:bold", "lucky", "shrewd", "lucky"):
        failures.note(bot, Failure(Reason.CRASHED))
    failures.note("master", Failure(Reason.WAIT))
    assert (failing("expert"), failing(OTHER_BOT), failing("master")) == (1, 2, 0)
    for bot in ("expert", "shrewd", "lucky", "steady"):
        failures.worked(bot)
    assert (failing("expert"), failing(OTHER_BOT)) == (0, 0)


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("bot", [*BUILT_IN, OTHER_BOT])
def test_every_series_exists_before_the_first_failure_so_that_it_rises_by_it(
    bot: str, reason: Reason
) -> None:
    labels = {"bot": bot, "reason": reason.value}
    assert REGISTRY.get_sample_value("foretell_bot_substituted_total", labels) is not None


def test_bots_of_other_packages_share_a_label_and_styles_have_none() -> None:
    assert [bot_label(bot) for bot in ("master:bold", "strongest:50:win", "lucky", "")] == [
        "master",
        "strongest",
        OTHER_BOT,
        OTHER_BOT,
    ]
