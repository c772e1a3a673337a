"""The solver of the last tricks."""

from foretell.cards import DECK_SIZE
from foretell.sim import layout
from foretell.sim.layout import SEATS
from foretell.sim.solver import points, scratch
from foretell.wasm.exporting import INT, INTS, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS


@exported(INT, INTS, INTS, INTS, INT, INTS, INTS, INT)
def solve_everyone(
    settings: Kind,
    state: Kind,
    positions: Kind,
    size: int,
    workspace: Kind,
    outcomes: Kind,
    detail: int,
) -> int:
    """Return the card played when every seat maximises its own points; see ``everyone``."""
    return points.everyone(
        array(settings, (SETTINGS,)),
        array(state, (layout.WIDTH,)),
        array(positions, (size,)),
        array(workspace, (scratch.SIZE,)),
        array(outcomes, (DECK_SIZE, SEATS)),
        detail,
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
    detail: int,
) -> int:
    """Return the points that a seat can guarantee; see ``worst_case``."""
    return points.worst_case(
        array(settings, (SETTINGS,)),
        array(state, (layout.WIDTH,)),
        seat,
        array(positions, (size,)),
        array(workspace, (scratch.SIZE,)),
        array(values, (DECK_SIZE,)),
        detail,
    )
