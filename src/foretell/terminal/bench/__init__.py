"""``foretell bench``: the speed of the simulator."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from foretell.floors import Floor, need
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, card_names, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.output import console, write_aside, write_line
from foretell.terminal.common.parameters import option, switch
from foretell.terminal.common.values import names_among

if TYPE_CHECKING:
    from foretell.bench.figure import Figure


def _benchmarks() -> "Iterator[str]":
    need(Floor.SIM)
    from foretell.bench.suite import BENCHMARKS  # imports everything it measures

    return (benchmark.name for benchmark in BENCHMARKS)


@command("bench")
@option("--only", type=names_among("names", _benchmarks), help="bench-option-only")
@switch("--peers", help="bench-option-peers")
@json_option("bench-option-json")
@plain_option
@language_option
@pass_environment
def bench(
    environment: Environment,
    *,
    only: tuple[str, ...] | None,
    peers: bool,
    as_json: bool,
    plain: bool,
) -> None:
    """Run the benchmarks and print their figures."""
    import json

    from foretell.bench.figure import USUAL
    from foretell.bench.run import Run, check_unhampered
    from foretell.bench.suite import BENCHMARKS, OWN
    from foretell.sim.compile_notice import announced
    from foretell.terminal.bench.figures import page, page_lines
    from foretell.terminal.common.progress import counted

    words = environment.words()
    chosen = BENCHMARKS if peers else OWN
    if only is not None:
        by_name = {benchmark.name: benchmark for benchmark in BENCHMARKS}
        chosen = tuple(by_name[name] for name in only)

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
            continue  # not requested, and not available on this machine
        why = words.refusal(missing, card_names(words))
        write_aside(words("bench-left-out", name=benchmark.name, why=why))
    if plain and not as_json:
        for line in page_lines(run.figures, words):
            write_line(line)
    elif run.figures and not as_json:
        screen = console()
        screen.print(page(run.figures, words, screen.width))
