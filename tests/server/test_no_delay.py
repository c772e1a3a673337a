"""Small messages are sent at once."""

import socket

from foretell.server.serving import listening
from foretell.server.settings import Settings


def test_a_message_does_not_wait_for_the_one_before_it_to_be_acknowledged() -> None:
    with listening(Settings(port=0)) as listener:
        client = socket.create_connection(listener.getsockname())
        accepted, _ = listener.accept()
        with client, accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
