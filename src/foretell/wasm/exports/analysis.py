"""Values of the positions of a round, for reviews."""

from foretell.analysis import values as value_kernels
from foretell.sim import layout
from foretell.sim.layout import SEATS
from foretell.wasm.exporting import INT, INTS, NOTHING, REALS, REALS32, Kind, array, exported
from foretell.wasm.exports.networks import evaluator_at
from foretell.wasm.exports.positions import SETTINGS


@exported(NOTHING, INTS, REALS32, INT, INT, INTS, INT, INTS, INTS, REALS)
def round_values(
    settings: Kind,
    network: Kind,
    hidden: int,
    last: int,
    start: Kind,
    number: int,
    actions: Kind,
    states: Kind,
    values: Kind,
) -> None:
    """Write the values of a round's positions; see ``foretell.analysis.values``."""
    value_kernels.round_values(
        array(settings, (SETTINGS,)),
        evaluator_at(network, hidden, last),
        array(start, (layout.WIDTH,)),
        array(actions, (number,)),
        array(states, (number, layout.WIDTH)),
        array(values, (number + 1, SEATS)),
    )
