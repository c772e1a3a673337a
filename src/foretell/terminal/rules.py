"""``foretell rules``: the rule book for the chosen options."""

from typing import Any

from foretell.rules.clauses import ALL_CLAUSES
from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import faces_option, json_option, language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.output import console, write_json, write_line
from foretell.terminal.common.parameters import Heading, argument
from foretell.terminal.common.refusals import NoSuchClause
from foretell.terminal.common.values import Value

_CLAUSE = Value(
    "clause",
    lambda typed, _: typed,
    known=lambda: (clause.removeprefix("R") for clause in ALL_CLAUSES),
)


@command("rules")
@argument("part", type=_CLAUSE, required=False, help="commands-argument-part", group=Heading.WHAT)
@json_option("commands-option-json-rules")
@faces_option
@plain_option
@language_option
@game_options
@pass_environment
def rules(
    environment: Environment,
    part: str | None,
    *,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
    choice: Chosen,
) -> None:
    """Print the rules of a table, or one part of them."""
    from foretell.i18n.rulebook import sections, title
    from foretell.rules.clauses import options_with
    from foretell.terminal.common.table.rulebook import lines, parts

    options, words = choice.options(), environment.words(choice.language)
    shown = faces or choice.faces
    clauses = parts(sections(words, options, shown), part or "")
    if not clauses and part is not None and not choice.flags:
        others = options_with("R" + part.strip().upper().removeprefix("R"))
        if others is not None:  # a clause of a variant that is not chosen
            options = others
            clauses = parts(sections(words, options, shown), part)
    if not clauses:
        raise NoSuchClause(str(part))
    if as_json:
        _write_json(title(words, options), options.to_json(), clauses)
        return
    heading = [title(words, options)] if part is None else []
    if plain:
        for line in (*heading, *lines(clauses)):
            write_line(line)
        return
    from rich.padding import Padding
    from rich.text import Text

    from foretell.terminal.common.table.rulebook_page import pages

    for line in heading:
        console().print(Padding(Text(line, "heading"), (0, 1)))
    console().print(pages(clauses))


def _write_json(title: str, options: dict[str, object], sections: tuple[Any, ...]) -> None:
    from dataclasses import asdict

    clauses = [asdict(section) for section in sections]
    write_json({"title": title, "options": options, "clauses": clauses})
