"""Makes the engine: ``python -m foretell.wasm``, which ``make wasm`` runs.

It writes to the page's folder ``engine/``: the module ``engine.wasm``, what the JavaScript around
it has to agree with (``layout.js``, ``exports.d.ts``), and the versions that made it.
"""

import json
import os
import platform
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).parents[1] / "web" / "static" / "engine"
_CPU: Final = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
"""The environment of Numba, which it reads when it is imported; see ``module.GENERIC``."""


def main(target: Path = TARGET) -> None:
    """Write the engine and what belongs to it to a folder."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(_CPU, NUMBA_CACHE_DIR=folder)
        _make(target, Path(folder))


def _make(target: Path, scratch: Path) -> None:
    warnings.filterwarnings("ignore", message="Cannot cache compiled function")
    import llvmlite
    import numba

    from foretell.wasm import exports
    from foretell.wasm.exporting import EXPORTS
    from foretell.wasm.javascript import exports_module, layout_module
    from foretell.wasm.linking import link, linker_version
    from foretell.wasm.module import object_file
    from foretell.wasm.runtime import ARENA

    assert exports.__all__  # importing them has declared them
    target.mkdir(exist_ok=True)
    (scratch / "engine.o").write_bytes(object_file(EXPORTS))
    names = [*ARENA, *(export.name for export in EXPORTS)]
    link(scratch / "engine.o", scratch / "engine.wasm", names)
    (target / "engine.wasm").write_bytes((scratch / "engine.wasm").read_bytes())
    (target / "layout.js").write_text(layout_module(), encoding="utf-8")
    (target / "exports.d.ts").write_text(exports_module(EXPORTS), encoding="utf-8")
    versions = {
        "python": platform.python_version(),
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
        "wasm-ld": linker_version(),
    }
    text = json.dumps(versions, indent=2) + "\n"
    (target / "versions.json").write_text(text, encoding="utf-8")
    print(f"{target / 'engine.wasm'}: {(target / 'engine.wasm').stat().st_size} bytes")  # noqa: T201


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
