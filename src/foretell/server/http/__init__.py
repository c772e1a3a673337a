"""The HTTP interface of the server: its endpoints, and their protection."""
