"""The protocol between clients and servers, as typed messages.

``docs/protocol.md`` describes it for authors of clients.
"""
