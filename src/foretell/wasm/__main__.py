"""Makes the engine: ``python -m foretell.wasm``, which ``make wasm`` runs.

It writes the module ``engine.wasm`` and the versions that made it next to its host in Python, and
to the page's folder what the JavaScript around it has to agree with (``layout.js``,
``exports.d.ts``).
"""

import json
import os
import platform
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[1]
ENGINE: Final = _PACKAGE / "bots" / "engine"
PAGE: Final = _PACKAGE / "web" / "static" / "engine"
_CPU: Final = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
"""The environment of Numba, which it reads when it is imported; see ``module.GENERIC``."""


def main(engine: Path = ENGINE, page: Path = PAGE) -> None:
    """Write the engine, and what the page's JavaScript has to agree with, to folders."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(_CPU, NUMBA_CACHE_DIR=folder)
        _make(engine, page, Path(folder))


def _make(engine: Path, page: Path, scratch: Path) -> None:
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
    (scratch / "engine.o").write_bytes(object_file(EXPORTS))
    names = [*ARENA, *(export.name for export in EXPORTS)]
    link(scratch / "engine.o", scratch / "engine.wasm", names)
    (engine / "engine.wasm").write_bytes((scratch / "engine.wasm").read_bytes())
    (page / "layout.js").write_text(layout_module(), encoding="utf-8")
    (page / "exports.d.ts").write_text(exports_module(EXPORTS), encoding="utf-8")
    versions = {
        "python": platform.python_version(),
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
        "wasm-ld": linker_version(),
    }
    text = json.dumps(versions, indent=2) + "\n"
    (engine / "versions.json").write_text(text, encoding="utf-8")
    print(f"{engine / 'engine.wasm'}: {(engine / 'engine.wasm').stat().st_size} bytes")  # noqa: T201 - the size is what it reports


if __name__ == "__main__":
    main(*map(Path, 2 * sys.argv[1:]))  # one folder for everything
