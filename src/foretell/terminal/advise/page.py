"""What is advised, as a page: a row for each action, and the reasons."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bots.explanation import ActionValue, Explanation
from foretell.game.actions import Action, ChooseTrump, PlayCard
from foretell.terminal.advise.sentences import action_told, advised_told, apart, reason_told
from foretell.terminal.common.report.numbers import tenths, within
from foretell.terminal.common.style import card_style, suit_style
from foretell.terminal.common.view import MINUS, View


def advice_page(explanation: Explanation, view: View) -> RenderableType:
    """Return what each action promises, the advised one first, and why that is advised."""
    words = view.words
    title = Text.assemble((advised_told(explanation.action, view), "heading"))
    games = Text(words("advise-games", count=explanation.worlds), "quiet")
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    grid.add_column(no_wrap=True, min_width=4)
    for heading in ("play-column-points", "advise-column-made", "advise-column-behind"):
        grid.add_column(words(heading), justify="right", no_wrap=True)
    for place, prospect in enumerate(apart(explanation)):
        grid.add_row(*_row(prospect, view), style="heading" if place == 0 else "")
    reasons = Table.grid(padding=(0, 1, 0, 0))
    for reason in explanation.reasons:
        reasons.add_row("·", reason_told(reason, view))
    return Group(
        "",
        Padding(title, (0, 0, 0, 1), expand=False),
        Padding(reasons, (0, 1, 0, 1), expand=False),
        "",
        Padding(grid, (0, 0, 0, 1), expand=False),
        Padding(games, (0, 0, 0, 1), expand=False),
        "",
    )


def behind_told(prospect: ActionValue, view: View) -> str:
    """Return how many points an action promises less than the best one; "" for that."""
    if prospect.behind == prospect.behind_margin == 0:
        return ""
    return f"{MINUS}{within(prospect.behind, prospect.behind_margin, view.words)}"


def percent_told(prospect: ActionValue, view: View) -> str:
    """Return how probably the bid is made."""
    return view.words("stats-percent", value=tenths(100 * prospect.makes_bid, view.words))


def _row(prospect: ActionValue, view: View) -> tuple[Text, str, str, str]:
    return (
        Text(action_told(prospect.action, view), _style(prospect.action, view)),
        within(prospect.points, prospect.margin, view.words),
        percent_told(prospect, view),
        behind_told(prospect, view),
    )


def _style(action: Action, view: View) -> str:
    match action:
        case PlayCard(card=card):
            return card_style(card, view.names.edition)
        case ChooseTrump(suit=suit):
            return suit_style(suit, view.names.edition)
        case _:
            return ""
