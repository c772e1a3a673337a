"""The browser client: static files, and the parts that the server generates."""

from foretell.web.files import Site, WebFile, load_site, web_file

__all__ = ["Site", "WebFile", "load_site", "web_file"]
