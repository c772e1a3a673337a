"""A client of a server's tables, for programs: session, connection, REST interface and bots."""
