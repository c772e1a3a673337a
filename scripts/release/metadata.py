"""The metadata of what was built, checked as an index would."""

import re
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from packaging.metadata import Metadata
from packaging.utils import parse_sdist_filename, parse_wheel_filename

_LEAD: Final = re.compile(r"\]\((?!https?://|#)([^)\s]+)")


def read_metadata(built: Path) -> bytes:
    """Return the metadata of a wheel or an sdist."""
    if built.suffix == ".whl":
        with zipfile.ZipFile(built) as archive:
            names = archive.namelist()
            return archive.read(
                next(name for name in names if name.endswith(".dist-info/METADATA"))
            )
    with tarfile.open(built) as archive:
        top = built.name.removesuffix(".tar.gz")
        member = archive.extractfile(f"{top}/PKG-INFO")
        assert member is not None
        return member.read()


def faults(built: list[Path]) -> list[str]:
    """Return the faults in the metadata of sdist and wheel; none if they may be uploaded."""
    texts = {path: read_metadata(path) for path in built}
    if len(set(texts.values())) != 1:
        return ["the sdist and the wheel have different metadata"]
    wrong = []
    try:
        metadata = Metadata.from_email(next(iter(texts.values())), validate=True)
    except ExceptionGroup as group:
        return [str(one) for one in group.exceptions]
    for path in built:
        is_wheel = path.suffix == ".whl"
        name, version, *_ = (parse_wheel_filename if is_wheel else parse_sdist_filename)(path.name)
        if (name, version) != (metadata.name, metadata.version):
            wrong.append(f"{path.name} is not {metadata.name} {metadata.version}")
    if metadata.description_content_type != "text/markdown":
        wrong.append("the long description is no Markdown")
    leads = _LEAD.findall(re.sub(r"(?ms)^```.*?^```$", "", metadata.description or ""))
    wrong += [f"the long description has a relative link: {lead}" for lead in leads]
    wrong += [
        f"the metadata have no {field}"
        for field in ("summary", "license_expression", "requires_python", "classifiers")
        if not getattr(metadata, field)
    ]
    return wrong
