"""``python -m tests.web.cached_files``: ``foretell`` whose files a browser keeps for an hour.

A browser asks for each of some 200 modules again whenever it loads the page, as one might have
changed; here none does.
"""

import sys
from unittest.mock import patch

from foretell.server.http import responses
from foretell.terminal import main

if __name__ == "__main__":
    with patch.object(responses, "_UNTIL_CHANGED", "max-age=3600"):
        sys.exit(main(sys.argv[1:]))
