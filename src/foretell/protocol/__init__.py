"""What clients and servers say to each other, as typed messages.

``docs/protocol.md`` tells it to those who write clients.
"""
