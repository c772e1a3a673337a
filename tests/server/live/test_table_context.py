"""The context that tables get from the server."""

from structlog.testing import capture_logs

from foretell.server.live.table_context import table_context


def test_a_bot_that_fails_is_logged_once_a_minute() -> None:
    context = table_context(lambda: "0" * 64, ("odd",))
    with capture_logs() as lines:
        for _ in range(3):
            context.bot_erred("odd", ValueError("wrong"))
    assert [(line["event"], line["bot"]) for line in lines] == [("a bot erred", "odd")]
