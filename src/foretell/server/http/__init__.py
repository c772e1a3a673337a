"""Endpoints: what is asked of the server and answered over HTTP, and what protects it."""
