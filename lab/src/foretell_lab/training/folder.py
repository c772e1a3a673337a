"""``RunFolder``: the files of a training run."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from foretell.bots.learned.network import Network
from foretell_lab.training.refusals import OtherPlan

PLAN: Final = "plan.json"
CHECKPOINT: Final = "kept.pt"
LOG: Final = "log.jsonl"
WEIGHTS: Final = "weights.npz"
QUICK: Final = "quick.npz"
CURVE: Final = "curve.png"
"""The files: the plan, the checkpoint, a line for each epoch, both networks, the learning curve."""


@dataclass(frozen=True, slots=True)
class RunFolder:
    """The folder of a training run."""

    path: Path

    def keep_plan(self, plan: Mapping[str, object]) -> None:
        """Write the plan, unless the folder has it.

        Raises:
            OtherPlan: when it has another one.
        """
        path = self.path / PLAN
        if not path.exists():
            path.write_text(json.dumps(plan, indent=2) + "\n", "utf-8")
            return
        stored = json.loads(path.read_text("utf-8"))
        for field, value in plan.items():
            if stored.get(field) != value:
                raise OtherPlan(str(self.path), field, str(stored.get(field)), str(value))

    def log_lines(self) -> list[dict[str, Any]]:
        """Return the lines of the log, a mapping for each epoch."""
        path = self.path / LOG
        if not path.exists():
            return []
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    def log(self, values: Mapping[str, object]) -> None:
        """Add the line of an epoch."""
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(values) + "\n")

    def cut_log(self, step: int) -> None:
        """Drop the lines of epochs after the checkpoint."""
        path = self.path / LOG
        if path.exists():
            lines = path.read_text("utf-8").splitlines(keepends=True)
            text = "".join(line for line in lines if json.loads(line)["step"] <= step)
            path.write_text(text, "utf-8")

    def write_weights(self, name: str, network: Network) -> None:
        """Write a network in half precision, which plays as well as single precision."""
        halves = {part: values.astype(np.float16) for part, values in network._asdict().items()}

        def write(there: Path) -> None:
            with there.open("wb") as file:
                np.savez_compressed(file, **halves)

        self.replace(name, write)

    def replace(self, name: str, write: Callable[[Path], object]) -> None:
        """Write a temporary file, then move it into place, so that there is always a whole one."""
        path = self.path / name
        temporary = path.with_suffix(".new")
        write(temporary)
        temporary.replace(path)
