"""The program: its commands, and ``--version``."""

from typing import Annotated

from typer import Context, Exit, Option, Typer, echo

from foretell import __version__
from foretell.cli.admin import admin
from foretell.cli.advise import advise
from foretell.cli.bench import bench
from foretell.cli.check import check
from foretell.cli.grammar import Command, Group
from foretell.cli.join import join
from foretell.cli.loadtest import loadtest
from foretell.cli.play import play
from foretell.cli.rate import rate
from foretell.cli.rules import rules
from foretell.cli.serve import serve
from foretell.cli.show import show
from foretell.cli.simulate import simulate
from foretell.cli.speech import LANG
from foretell.cli.stats import stats
from foretell.cli.tournament import tournament
from foretell.cli.train import train

app = Typer(
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _command in (
    *(play, join, advise, simulate, check, show, rules, stats, tournament, rate, train),
    *(bench, serve, loadtest),
):
    app.command(cls=Command, help=f"commands-{_command.__name__}")(_command)
app.add_typer(admin, name="admin", cls=Group, help="commands-admin")


@app.callback(invoke_without_command=True, help="commands-foretell")
def foretell(
    ctx: Context,
    *,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
    version: Annotated[
        bool, Option("--version", "-V", help="commands-option-version", is_eager=True)
    ] = False,
) -> None:
    """Say which version this is, or what there is to do when no command is given."""
    if version:
        echo(f"foretell {__version__}")
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())
    else:
        return
    raise Exit
