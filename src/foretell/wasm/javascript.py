"""Constants and types of exports, for the module in JavaScript around the engine.

``layout.js`` and ``exports.d.ts`` are written from the Python side, so nothing is typed twice.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import Final

from numba import types

from foretell.bots.explain import FIELDS
from foretell.bots.explain.codes import HOWS
from foretell.bots.explain.rows import MOST_FIELDS, MOST_ROWS
from foretell.bots.explanation import Z_95
from foretell.bots.learned.bot import PREDICTION_ERROR
from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS
from foretell.bots.levels.parameters import BEGINNER, CASUAL, EXPERT, SEASONED, STYLE_BIAS
from foretell.bots.search import trials
from foretell.bots.search.bot import BASELINE, SEARCHER, Budget
from foretell.bots.search.rollouts import MOVES, NO_MOVE, OUTCOME, TRICKS
from foretell.bots.search.utility import ENDGAME_ROUNDS
from foretell.bots.strongest.bot import ANALYST, BEST_MOVES, QUICK_MOVES, STRONGEST
from foretell.bots.strongest.mixed import TEMPERATURE
from foretell.rules.bidding import NO_BID
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import information_set, layout
from foretell.sim.observation import HIDDEN_BID
from foretell.wasm.exporting import Export, Kind
from foretell.wasm.exports.positions import SETTINGS
from foretell.wasm.runtime import ARENA

_WIDTH: Final = 100
_HEAD: Final = "// Written by `make wasm` from the Python side; not to be edited.\n"


def _named(module: ModuleType, names: str) -> dict[str, int]:
    """Return some constants of a module by name."""
    return {name: getattr(module, name) for name in names.split()}


_CONSTANTS: Final[Mapping[str, tuple[str, Mapping[str, int | float]]]] = {
    "SETTINGS": (
        "The indices of a game's settings (`foretell.sim.layout`).",
        {**_named(layout, "ROUNDS HAND_SIZES"), "WIDTH": SETTINGS, "DRAWN": layout.DRAWN},
    ),
    "OPTIONS": ("The settings that hold an option, by its name.", layout.OPTIONS),
    "KNOWN": (
        "The indices of an information set (`foretell.sim.information_set`).",
        _named(
            information_set,
            "OBSERVER ROUND DEALER TURNED TRUMP SPENT TOTALS BIDS HANDS COUNT CARDS WIDTH UNKNOWN",
        ),
    ),
    "CODES": (
        "Codes for no card, no bid and no suit.",
        {
            "NO_BID": NO_BID,
            "HIDDEN_BID": HIDDEN_BID,
            "NO_CARD": NO_CARD,
            "NO_TRUMP": NO_TRUMP,
            "TRUMP_TO_CHOOSE": TRUMP_TO_CHOOSE,
        },
    ),
    "STATE": (
        "A game's state: its seats at most, its number of entries, where hands and totals begin.",
        _named(layout, "SEATS WIDTH HANDS TOTALS"),
    ),
    "OUTCOME": (
        "The outcome of a rollout: the totals, then the tricks of the seat to act, and its size.",
        {"TRICKS": TRICKS, "WIDTH": OUTCOME},
    ),
    "TRIALS": (
        "The indices of trials' progress, and of an estimate (`foretell.bots.search.trials`).",
        _named(
            trials,
            "START STOP RUNNING LEFT BEST DEFAULT TRIES_ALL PROGRESS FIRST_STAGE "
            "POINTS MAKES_BID MARGIN BEHIND BEHIND_MARGIN ESTIMATE",
        ),
    ),
    "NETWORK": (
        "The sizes of a network's input and output, and its error in comparing two actions.",
        {"WIDTH": WIDTH, "ACTIONS": ACTIONS, "ERROR": PREDICTION_ERROR},
    ),
    "SEARCH": (
        "Constants of the search (`foretell.bots.search`, `foretell.bots.strongest`).",
        {
            "Z_95": Z_95,
            "ENDGAME_ROUNDS": ENDGAME_ROUNDS,
            "QUICK_MOVES": QUICK_MOVES,
            "BEST_MOVES": BEST_MOVES,
            "TEMPERATURE": TEMPERATURE,
            "MOVES": MOVES,
            "NO_MOVE": NO_MOVE,
        },
    ),
    "REASONS": (
        "The sizes of the arrays of reasons.",
        {"ROWS": MOST_ROWS, "FIELDS": MOST_FIELDS},
    ),
}

_TABLES: Final[Mapping[str, tuple[str, Mapping[str, Mapping[str, float | None]]]]] = {
    "BUDGETS": (
        "The budgets of searches: games, worlds, actions tried per game, whether all are tried.",
        {
            name: {
                "games": budget.games,
                "worlds": budget.worlds,
                "actions": budget.actions,
                "tries_all": int(budget.tries_all),
            }
            for name, budget in (
                ("yardstick", BASELINE),
                ("searcher", SEARCHER),
                ("strongest", STRONGEST),
                ("analyst", ANALYST),
                ("expert", Budget(EXPERT.games, EXPERT.worlds)),
            )
        },
    ),
    "LEVELS": (
        "The parameters of the levels that decide by heuristics.",
        {
            name: {key: float(value) for key, value in level._asdict().items()}
            for name, level in (("beginner", BEGINNER), ("casual", CASUAL), ("seasoned", SEASONED))
        },
    ),
    "BID_NOISE": (
        "The largest noise in the bids of levels that search, and a style's shift, in tricks.",
        {"levels": {"expert": EXPERT.bid_noise, "master": 0.0}, "style": {"bias": STYLE_BIAS}},
    ),
}


def layout_module() -> str:
    """Return the text of ``layout.js``: the constants."""
    parts = [_HEAD.replace("not to be edited.", "not to be edited: the constants of the engine.")]
    for name, (about, values) in _CONSTANTS.items():
        parts.append(f"/** {about} */\n{_object(name, values)}")
    for name, (about, rows) in _TABLES.items():
        parts.append(f"/** {about} */\nexport const {name} = {{\n")
        for key, row in rows.items():
            cells = ", ".join(f"{part}: {_spelled(value)}" for part, value in row.items())
            parts.append(f"  {key}: {{ {cells} }},\n")
        parts.append("};\n")
    parts.append("/** The ways in which a card takes a trick, or fails to, by number. */\n")
    ways = "".join(f"  {json.dumps(how)},\n" for how in HOWS)
    parts.append(f"export const HOWS = /** @type {{const}} */ ([\n{ways}]);\n")
    parts.append("/** The reasons by number: the code, and the names of its fields. */\n")
    parts.append("export const CODED = /** @type {const} */ ([\n")
    for code, names in FIELDS.items():
        line = f"  [{json.dumps(code)}, {json.dumps(names)}],\n"
        if len(line) > _WIDTH:
            entries = "".join(f"    {json.dumps(name)},\n" for name in names)
            line = f"  [{json.dumps(code)}, [\n{entries}  ]],\n"
        parts.append(line)
    parts.append("]);\n")
    return "".join(parts)


def _object(name: str, values: Mapping[str, object]) -> str:
    """Return a constant, on one line if it fits."""
    pairs = [f"{key}: {value}" for key, value in values.items()]
    line = f"export const {name} = {{ {', '.join(pairs)} }};\n"
    if len(line) <= _WIDTH:
        return line
    return "".join((f"export const {name} = {{\n", *(f"  {pair},\n" for pair in pairs), "};\n"))


def exports_module(exports: Iterable[Export]) -> str:
    """Return the text of ``exports.d.ts``: the types of exports, whose arrays are addresses."""
    return "".join(
        (
            _HEAD,
            "\n/** The exports of engine.wasm; an address is a number of bytes. */\n",
            "export interface Exports extends WebAssembly.Exports {\n",
            "  readonly memory: WebAssembly.Memory;\n",
            *_arena(),
            *(_declared(export) for export in exports),
            "}\n",
        )
    )


def _arena() -> Iterator[str]:
    reserve, release = ARENA
    yield f"  /** The address of new memory; see `{release}`. */\n"
    yield f"  {reserve}(bytes: number): number;\n"
    yield "  /** Frees an address, and all memory that was reserved later. */\n"
    yield f"  {release}(address: number): void;\n"


def _declared(export: Export) -> str:
    about = (export.function.__doc__ or "").splitlines()[0].replace("``", "`")
    parameters = ", ".join(
        f"{name}: {_type(kind)}"
        for name, kind in zip(export.parameters, export.arguments, strict=True)
    )
    return f"  /** {about} */\n  {export.name}({parameters}): {_type(export.result)};\n"


def _type(kind: Kind) -> str:
    if kind == types.int64:
        return "bigint"
    return "void" if kind == types.void else "number"


def _spelled(value: float | None) -> str:
    return "null" if value is None else f"{value:g}"
