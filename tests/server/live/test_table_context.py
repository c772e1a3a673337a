"""The context that tables get from the server."""

import pytest
from structlog.testing import capture_logs

from foretell.bots import registry
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.table_context import table_context
from tests.bots.test_substitutes import SEEN, Meddling, Raising, Unmade


@pytest.mark.parametrize("bot", [Raising, Meddling, Unmade])
def test_steady_decides_for_a_failing_bot_of_the_event_loop_and_the_failure_is_logged_once(
    bot: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hidden bids more than one seat may bid at a time."""
    monkeypatch.setitem(registry.BUILT_IN, "casual", f"{bot.__module__}:{bot.__name__}")
    failures = BotFailures(lambda: 0.0)
    context = table_context(lambda: "0" * 64, ("casual",), failures)
    assert SEEN.seat is not None
    steady = create("steady", bot_seed("5eed", SEEN.seat)).act(SEEN)
    with capture_logs() as lines:
        for _ in range(3):
            assert context.bot_action("casual", "5eed", SEEN) == steady
    assert [(line["event"], line["bot"]) for line in lines] == [("a bot failed", "casual")]
    assert list(failures.failing) == ["casual"]
    monkeypatch.undo()
    context.bot_action("casual", "5eed", SEEN)
    assert not failures.failing
