"""What is advised, line by line, to be read aloud."""

from collections.abc import Iterator

from foretell.bots.explanation import Explanation
from foretell.terminal.advise.page import percent_told
from foretell.terminal.advise.sentences import action_told, advised_told, apart, reason_told
from foretell.terminal.common.report.numbers import tenths
from foretell.terminal.common.view import View


def advice_lines(explanation: Explanation, view: View) -> Iterator[str]:
    """Yield what is advised and why, and then what each action promises, the best first."""
    words = view.words
    yield advised_told(explanation.action, view)
    for reason in explanation.reasons:
        yield reason_told(reason, view)
    for prospect in apart(explanation):
        values = {
            "action": action_told(prospect.action, view),
            "points": tenths(prospect.points, words),
            "margin": tenths(prospect.margin, words),
            "made": percent_told(prospect, view),
        }
        if prospect.behind == prospect.behind_margin == 0:
            yield words("advise-told", **values)
        else:
            behind = tenths(prospect.behind, words)
            margin = tenths(prospect.behind_margin, words)
            yield words("advise-told-behind", behind=behind, behind_margin=margin, **values)
    yield words("advise-games", count=explanation.worlds)
