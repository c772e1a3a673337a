"""Live tables: one actor writes each table, and all connected clients see its events."""
