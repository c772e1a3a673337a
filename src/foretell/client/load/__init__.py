"""Many simulated people at once, and what a server makes of them."""
