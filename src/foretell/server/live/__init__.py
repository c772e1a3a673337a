"""Live tables: one actor writes each, and everybody who is connected is shown what happens."""
