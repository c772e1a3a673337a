"""Reports of many games: tables of figures and charts, drawn or in plain lines."""
