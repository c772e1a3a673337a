"""The protocol between clients and servers, as typed messages.

``docs/build/protocol.md`` describes it for authors of clients.
"""
