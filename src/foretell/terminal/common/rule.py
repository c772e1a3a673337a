"""A line across the screen with a title in it."""

from rich.text import Text


def rule(title: str, width: int) -> Text:
    """Return a title with a line before and behind it."""
    text = Text.assemble(("── ", "quiet"), (title, "heading"), " ")
    return text.append("─" * (width - text.cell_len), "quiet")
