"""``foretell rules``: the rule book for just these options."""

from typing import Any

from typer import Context

from foretell.cli.options import Chosen, taking_options
from foretell.cli.setting import Setting
from foretell.cli.speech import LANG, PLAIN


@taking_options
def rules(
    ctx: Context,
    *,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
    **chosen: Any,
) -> None:
    """Print the rules of a table."""
    from foretell.cli.output import console, write_line
    from foretell.console.book import pages
    from foretell.i18n.rulebook import sections

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    options = choice.options()
    found = sections(setting.words(choice.language), options)
    if plain:
        for section in found:
            write_line(f"{section.clause} {section.title}. {section.text}")
    else:
        console().print(pages(found))
