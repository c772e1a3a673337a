"""Examples of every command, for its help page, the manual page and the documentation."""

from collections.abc import Mapping
from typing import Final

EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("foretell play", "foretell help play", "foretell serve --open"),
    "play": (
        "foretell play --players 3 --bots seasoned",
        "foretell play --name Ann --name Bob --record game.jsonl",
        "foretell play --resume game.jsonl",
    ),
    "join": (
        "foretell join https://wizard.example/t/7K2M9QX4 --name Ann",
        "foretell join 7K2M-9QX4 --server http://192.168.1.20:8000",
    ),
    "advise": (
        "foretell advise --players 4",
        'foretell advise --seat 1 --dealer 0 --turned h9 --hand "z" --players 3',
    ),
    "review": (
        "foretell review games.jsonl --game 1 --seat 0",
        "foretell review games.jsonl --game 1 --html review.html",
    ),
    "show": ("foretell show games.jsonl --game 1 --round 2", "foretell show games.jsonl --as text"),
    "check": ("foretell check games.jsonl", "foretell check games.jsonl --json"),
    "rules": ("foretell rules 7.3", "foretell rules --preset one-suit --lang fr"),
    "bots": ("foretell bots", "foretell bots --compile strongest"),
    "completion": (
        "foretell completion bash",
        "foretell completion fish > ~/.config/fish/completions/foretell.fish",
    ),
    "simulate": (
        "foretell simulate --games 3 --seed 2a --out games.jsonl",
        "foretell simulate --games 9 --bots steady,random --out duel.jsonl",
        "foretell simulate --games 1000 --rows rounds --out rounds.parquet",
    ),
    "stats": (
        "foretell stats --players 3 --games 2000",
        "foretell stats --preset hidden-bid --out charts",
    ),
    "tournament": (
        "foretell tournament --alone steady --others random --deals 5",
        "foretell tournament --pool steady,random --deals 3 --resume results.jsonl",
    ),
    "rate": ("foretell rate results.jsonl",),
    "train": (
        "foretell train --out network --steps 200",
        "foretell train --out network --start best --players 4",
    ),
    "puzzles": ("foretell puzzles --out puzzles.jsonl --count 20",),
    "bench": ("foretell bench --only random_games_4p", "foretell bench --peers"),
    "serve": (
        "foretell serve --open",
        "foretell serve --host 0.0.0.0 --store tables.db",
        "foretell serve --public-url https://wizard.example --proxies 127.0.0.1",
    ),
    "admin": ("foretell admin list --store tables.db", "foretell help admin backup"),
    "admin list": ("foretell admin list", "foretell admin list --store tables.db"),
    "admin export": (
        "foretell admin export 7K2M9QX4 --out games",
        "foretell admin export --all --out games",
    ),
    "admin backup": ("foretell admin backup tables-monday.db",),
    "admin verify": ("foretell admin verify --store tables.db",),
    "admin restore": ("foretell admin restore tables-monday.db",),
    "admin expire": ("foretell admin expire",),
    "admin forget": ("foretell admin forget Ann",),
    "loadtest": (
        "foretell loadtest --people 30 --tables 10 --seconds 20",
        "foretell loadtest --url http://127.0.0.1:8000",
    ),
}
"""Command lines by the words of the command; "" is the program itself."""
