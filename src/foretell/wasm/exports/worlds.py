"""Worlds: hands that agree with an information set, sampled uniformly."""

from foretell.bots.sampling import worlds
from foretell.sim import information_set
from foretell.sim.layout import SEATS
from foretell.wasm.exporting import INT, INTS, NOTHING, WORD, Kind, array, exported
from foretell.wasm.exports.positions import SETTINGS


@exported(NOTHING, INTS, INTS, WORD, WORD, INT, INTS)
def sample_worlds(
    settings: Kind, known: Kind, seed: int, first: int, count: int, hands: Kind
) -> None:
    """Write worlds, ``int64[count, SEATS]``, as ``foretell.sim.worlds.Worlds.sample`` does."""
    worlds.sample_worlds(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        seed,
        first,
        array(hands, (count, SEATS)),
    )
