"""The browser client: static files, and the parts that the server generates."""

from foretell.web.documentation import Documentation, load_documentation
from foretell.web.files import Site, WebFile, load_site, web_file

__all__ = ["Documentation", "Site", "WebFile", "load_documentation", "load_site", "web_file"]
