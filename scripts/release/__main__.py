"""Build a release into ``dist/`` and check it; nothing is signed or uploaded.

    python -m scripts.release                  # make release-check
    python -m scripts.release --tag v1.2.3     # and ask for all that publishing needs

Sdist and wheel are built twice and have to be equal, byte for byte; their metadata are checked as
an index would, their parts listed as CycloneDX and validated. SHA256SUMS has the checksums.
Obstacles to publishing are printed; with ``--tag`` they are errors.
"""

import argparse
import hashlib
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from scripts.published import Project
from scripts.release.build import artifacts, build, different, epoch
from scripts.release.contents import contents, lock_of
from scripts.release.metadata import faults
from scripts.release.ready import checksums, obstacles

ROOT: Final = Path(__file__).parents[2]
REPORT: Final = Path("build", "report.pdf")


def main(words: Sequence[str], root: Path) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m scripts.release")
    parser.add_argument("--tag", help="the tag of the release: fail on all that it lacks")
    tag: str | None = parser.parse_args(words).tag
    for needed in (*artifacts(root), str(REPORT)):
        if not (root / needed).exists():
            print(f"{needed} is missing: make docs report")
            return 1
    project, dist, seconds = Project.read(root), root / "dist", epoch(root)
    shutil.rmtree(dist, ignore_errors=True)
    built = build(root, dist, seconds)
    wrong = [f"{name} differs when it is built again" for name in different(root, built, seconds)]
    wrong += faults(built)

    wheel = next(path for path in built if path.suffix == ".whl")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    parts = json.dumps(contents(project.version, lock_of(root), digest, int(seconds)), indent=2)
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(parts)
    wrong += [f"the list of parts is not valid: {error}"] if error else []
    listed = dist / f"foretell-{project.version}.cdx.json"
    listed.write_text(parts + "\n", "utf-8")
    report = dist / f"foretell-report-{project.version}.pdf"
    shutil.copy(root / REPORT, report)
    sums = checksums(sorted((*built, listed, report)))
    (dist / "SHA256SUMS").write_text(sums, "utf-8")
    print(sums, end="")

    missing = obstacles(root, project, tag)
    if tag is not None:
        wrong += missing
    elif missing:
        print("\nStill needed to publish:", *missing, sep="\n  ")
    for one in wrong:
        print(one, file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:], ROOT))
