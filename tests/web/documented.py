"""``python -m tests.web.documented``: ``foretell`` with the documentation that a variable names."""

import os
import sys
from pathlib import Path
from typing import Final
from unittest.mock import patch

from foretell.terminal import main
from foretell.web import files

ARCHIVE: Final = "FORETELL_TEST_DOCUMENTATION"
"""The variable with the path of the archive."""

if __name__ == "__main__":
    with patch.object(files, "DOCUMENTATION", Path(os.environ[ARCHIVE])):
        sys.exit(main(sys.argv[1:]))
