"""Download the page's third-party packages into ``web/static/vendor``, as published.

The page has no build step, so bare names in imports (``from "preact"``) become paths, and
references to source maps are dropped; nothing else changes. SHA256SUMS lists the resulting files.
The Fluent package has no licence file: LICENSE-fluent, the text it names, is not written here.
Needs npm.

    python -m scripts.vendor
"""

import hashlib
import re
from pathlib import Path

from scripts.npm import files_of

VENDOR = Path(__file__).parents[1] / "src/foretell/web/static/vendor"
PACKAGES = {
    "preact@11.2.0": {
        "dist/preact.mjs": "preact.js",
        "hooks/dist/hooks.mjs": "hooks.js",
        "LICENSE": "LICENSE-preact",
    },
    "@preact/signals-core@1.14.5": {
        "dist/signals-core.mjs": "signals-core.js",
        "LICENSE": "LICENSE-signals-core",
    },
    "@preact/signals@2.11.4": {"dist/signals.mjs": "signals.js", "LICENSE": "LICENSE-signals"},
    "htm@3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "LICENSE-htm"},
    "@fluent/bundle@0.19.1": {
        f"esm/{name}.js": f"fluent/{name}.js"
        for name in (
            "index", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types",
        )
    },
}  # fmt: skip
PATHS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


def main() -> None:
    """Download and rewrite the packages, and list their checksums."""
    for package, names in PACKAGES.items():
        for target, body in zip(names.values(), files_of(package, names), strict=True):
            place = VENDOR / target
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(_rewritten(body.decode()), encoding="utf-8")
    listed = sorted(
        path for path in VENDOR.rglob("*") if path.is_file() and path.name != "SHA256SUMS"
    )
    lines = (
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(VENDOR).as_posix()}\n"
        for path in listed
    )
    (VENDOR / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def _rewritten(text: str) -> str:
    text = re.sub(r"\n?//# sourceMappingURL=.*", "", text)
    return re.sub(r'(from\s*)"([^"./][^"]*)"', lambda name: f'{name[1]}"{PATHS[name[2]]}"', text)


if __name__ == "__main__":
    main()
