"""``foretell bench``: how fast the simulator is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG, PLAIN
from foretell.terminal.common.parameters import option

if TYPE_CHECKING:
    from foretell.bench.figure import Benchmark, Figure

_GROUP: Final = "commands-group-what"


def bench(
    ctx: Context,
    *,
    only: Annotated[
        str | None,
        option("--only", help="bench-option-only", metavar="names", group=_GROUP),
    ] = None,
    peers: Annotated[bool, option("--peers", help="bench-option-peers", group=_GROUP)] = False,
    as_json: Annotated[bool, option("--json", help="bench-option-json", group=_GROUP)] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Measure, and print every figure."""
    import json

    from foretell.bench.figure import USUAL
    from foretell.bench.run import Run, check_unhampered
    from foretell.bench.suite import BENCHMARKS, OWN
    from foretell.rules.options import Edition
    from foretell.sim.compile_notice import announced
    from foretell.terminal.bench.figures import page, page_lines
    from foretell.terminal.common.environment import card_names
    from foretell.terminal.common.output import console, write_aside, write_line
    from foretell.terminal.common.progress import counted

    setting: Setting = ctx.obj
    words = setting.words()
    chosen = _named(only) if only is not None else BENCHMARKS if peers else OWN

    def tell(figure: "Figure") -> None:
        if as_json:
            write_line(json.dumps(figure.to_json()))

    check_unhampered()
    run = Run(chosen, USUAL, tell=tell)
    with announced(lambda: write_aside(words("bench-compiling"))):
        for _ in counted(run.steps(), run.total, words, quiet=plain, doing="bench-measuring"):
            pass
    for benchmark, missing in run.missing:
        if only is None and not benchmark.is_peer:
            continue  # nobody asked for what this machine does not have
        why = words.refusal(missing, card_names(words, Edition.CLASSIC))
        write_aside(words("bench-left-out", name=benchmark.name, why=why))
    if plain and not as_json:
        for line in page_lines(run.figures, words):
            write_line(line)
    elif run.figures and not as_json:
        screen = console()
        screen.print(page(run.figures, words, screen.width))


def _named(only: str) -> "Sequence[Benchmark]":
    """Return the figures of these names, parted by commas.

    Raises:
        NotAmong: when there is no figure of a name.
    """
    from foretell.bench.suite import BENCHMARKS
    from foretell.terminal.common.refusals import NotAmong

    known = {benchmark.name: benchmark for benchmark in BENCHMARKS}
    names = [name.strip() for name in only.split(",")]
    for name in names:
        if name not in known:
            raise NotAmong(flag="--only", value=name, known=tuple(known))
    return [known[name] for name in dict.fromkeys(names)]
