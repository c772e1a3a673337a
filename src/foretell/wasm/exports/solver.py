"""The solver of the last tricks."""

from foretell.bots.strongest import endgames
from foretell.bots.strongest.endgames import EndgameSolver
from foretell.cards import DECK_SIZE
from foretell.sim import layout as at
from foretell.sim.layout import SEATS
from foretell.sim.solver import points, scratch
from foretell.sim.solver.scratch import ALLOWED, MAX_EFFORT
from foretell.wasm.exporting import INT, INTS, NOTHING, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS


@exported(NOTHING, INTS, INTS, INT, INTS, INT, INTS, INT, INTS, INTS)
def solve_endgames(
    settings: Kind,
    positions: Kind,
    size: int,
    workspace: Kind,
    count: int,
    games: Kind,
    number: int,
    cards: Kind,
    totals: Kind,
) -> None:
    """Write the totals after each card in each game, when all seats play their best."""
    working = array(workspace, (scratch.SIZE,))
    working[ALLOWED] = MAX_EFFORT
    endgames.solve_endgames(
        array(settings, (SETTINGS,)),
        EndgameSolver(array(positions, (size,)), working),
        array(games, (count, at.WIDTH)),
        array(cards, (number,)),
        array(totals, (count, number, SEATS)),
    )


@exported(INT, INTS, INTS, INTS, INT, INTS, INTS, INT)
def solve_everyone(
    settings: Kind,
    state: Kind,
    positions: Kind,
    size: int,
    workspace: Kind,
    outcomes: Kind,
    asked: int,
) -> int:
    """Return the card played when every seat maximises its own points; see ``everyone``."""
    return points.everyone(
        array(settings, (SETTINGS,)),
        array(state, (at.WIDTH,)),
        array(positions, (size,)),
        array(workspace, (scratch.SIZE,)),
        array(outcomes, (DECK_SIZE, SEATS)),
        asked,
    )


@exported(INT, INTS, INTS, INT, INTS, INT, INTS, INTS, INT)
def solve_worst_case(
    settings: Kind,
    state: Kind,
    seat: int,
    positions: Kind,
    size: int,
    workspace: Kind,
    values: Kind,
    asked: int,
) -> int:
    """Return the points that a seat can guarantee; see ``worst_case``."""
    return points.worst_case(
        array(settings, (SETTINGS,)),
        array(state, (at.WIDTH,)),
        seat,
        array(positions, (size,)),
        array(workspace, (scratch.SIZE,)),
        array(values, (DECK_SIZE,)),
        asked,
    )
