"""``foretell rules``: the rule book for just these options."""

from typing import Annotated, Any, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import FACES, LANG, PLAIN
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import argument, option

_GROUP: Final = "commands-group-what"


@taking_options
def rules(
    ctx: Context,
    part: Annotated[
        str | None,
        argument(
            help="commands-argument-part",
            metavar="clause",
            group=_GROUP,
        ),
    ] = None,
    *,
    as_json: Annotated[
        bool, option("--json", help="commands-option-json-rules", group=_GROUP)
    ] = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Print the rules of a table, or a part of them."""
    from foretell.i18n.rulebook import sections, title
    from foretell.rules.clauses import options_with
    from foretell.terminal.common.flags import faces_of
    from foretell.terminal.common.output import write_line
    from foretell.terminal.common.refusals import NoSuchClause
    from foretell.terminal.common.table.rulebook import lines, parts

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    options, words = choice.options(), setting.words(choice.language)
    shown = faces_of(faces, choice.faces)
    found = parts(sections(words, options, shown), part or "")
    if not found and part is not None and not choice.flags:
        others = options_with("R" + part.strip().upper().removeprefix("R"))
        if others is not None:  # the clause of a variant, without that variant
            options = others
            found = parts(sections(words, options, shown), part)
    if not found:
        raise NoSuchClause(str(part))
    if as_json:
        _write_json(title(words, options), options.to_json(), found)
        return
    heading = [title(words, options)] if part is None else []
    if plain:
        for line in (*heading, *lines(found)):
            write_line(line)
        return
    from rich.padding import Padding
    from rich.text import Text

    from foretell.terminal.common.output import console
    from foretell.terminal.common.table.rulebook_page import pages

    for line in heading:
        console().print(Padding(Text(line, "heading"), (0, 1)))
    console().print(pages(found))


def _write_json(title: str, options: dict[str, object], found: tuple[Any, ...]) -> None:
    import json
    from dataclasses import asdict

    from foretell.terminal.common.output import write_line

    clauses = [asdict(section) for section in found]
    book = {"title": title, "options": options, "clauses": clauses}
    write_line(json.dumps(book, ensure_ascii=False))
