"""The parts of a release and of its installation, as CycloneDX, for people who check each."""

import re
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement

from scripts.fonts import TEXT, TITLE
from scripts.vendor import PACKAGES

SPEC: Final = "1.6"
LICENCES: Final = {
    "@fluent/bundle": "Apache-2.0",
    "@fontsource-variable/grenze": "OFL-1.1",
    "@fontsource-variable/source-sans-3": "OFL-1.1",
    "@preact/signals": "MIT",
    "@preact/signals-core": "MIT",
    "htm": "Apache-2.0",
    "preact": "MIT",
}
"""The licences of what is copied into the package, by its name at npm."""
_PIN: Final = re.compile(
    r"^(\S+==[^\\]+?) \\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", re.MULTILINE
)


def contents(version: str, lock: str, wheel: str, seconds: int) -> dict[str, Any]:
    """Return the list: what the wheel has in it, and what its server is installed with.

    ``lock`` is the text of requirements/run.txt, ``wheel`` the SHA-256 of the wheel in hexadecimal,
    and ``seconds`` the time of the release since 1970.
    """
    own = f"pkg:pypi/foretell@{version}"
    copied, installed = [_copied(package) for package in copies()], list(_installed(lock))
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, f"{own}#{wheel}").urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(seconds, UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "foretell",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
                "hashes": [{"alg": "SHA-256", "content": wheel}],
                "components": copied,
            },
        },
        "components": installed,
        "dependencies": [
            {"ref": own, "dependsOn": [component["bom-ref"] for component in installed]}
        ],
    }


def copies() -> list[str]:
    """Return the packages of npm whose files are copied into the package: ``NAME@VERSION``."""
    return sorted([*PACKAGES, TEXT.package, TITLE.package])


def _copied(package: str) -> dict[str, Any]:
    name, _, version = package.rpartition("@")
    purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"id": LICENCES[name]}}],
    }


def _installed(lock: str) -> list[dict[str, Any]]:
    components = []
    for pin, hashes in _PIN.findall(lock):
        requirement = Requirement(pin)
        (version,) = (one.version for one in requirement.specifier)
        purl = f"pkg:pypi/{requirement.name}@{version}"
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": purl,
            "name": requirement.name,
            "version": version,
            "purl": purl,
            "externalReferences": [
                {
                    "type": "distribution",
                    "url": f"https://pypi.org/project/{requirement.name}/{version}/#files",
                    "hashes": [
                        {"alg": "SHA-256", "content": digest}
                        for digest in re.findall("sha256:([0-9a-f]{64})", hashes)
                    ],
                }
            ],
        }
        if requirement.marker is not None:
            component["scope"] = "optional"
            marker = {"name": "foretell:marker", "value": str(requirement.marker)}
            component["properties"] = [marker]
        components.append(component)
    return components


def lock_of(root: Path) -> str:
    """Return the lock of what ``foretell serve`` is installed with."""
    return (root / "requirements" / "run.txt").read_text("utf-8")
