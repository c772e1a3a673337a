"""The client in the browser: static files, served as they are, and what a server adds to them."""

from foretell.web.files import Site, WebFile, load_site, web_file

__all__ = ["Site", "WebFile", "load_site", "web_file"]
