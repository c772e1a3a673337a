"""The dashboard and alerts: every metric that they name exists, with the labels they use."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # has no types
from prometheus_client import REGISTRY

import foretell.server.metrics  # noqa: F401 - registers the server's metrics

MONITORING = Path(__file__).parents[3] / "deploy" / "monitoring"
FOREIGN = {"up": {"instance", "job"}}
"""Series that Prometheus itself adds, with their labels."""
GIVEN = {"instance", "job"}
"""Labels that Prometheus adds to every series."""
WORDS = {"and", "by", "histogram_quantile", "increase", "le", "or", "predict_linear", "rate", "sum"}


def known() -> dict[str, set[str]]:
    """Return the labels of each series that a server exposes, by its name."""
    names = {name: set(labels) for name, labels in FOREIGN.items()}
    for metric in REGISTRY.collect():
        collector = REGISTRY._names_to_collectors.get(metric.name)
        labels = {*GIVEN, *getattr(collector, "_labelnames", ())}
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
        for end in ends.get(metric.type, ("",)):
            names[metric.name + end] = labels | ({"le"} if end == "_bucket" else set())
    return names


def expressions() -> Iterator[str]:
    """Yield every query, with its variables filled in."""
    rules: dict[str, Any] = yaml.safe_load((MONITORING / "alerts.yaml").read_text())
    for group in rules["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    for panel in dashboard()["panels"]:
        for target in panel.get("targets", ()):
            yield target["expr"].replace("$instance", ".*").replace("$__rate_interval", "5m")


def dashboard() -> dict[str, Any]:
    """Return the dashboard."""
    made: dict[str, Any] = json.loads((MONITORING / "dashboard.json").read_text())
    return made


@pytest.mark.parametrize("expression", sorted(set(expressions())))
def test_every_query_names_existing_metrics_and_labels(expression: str) -> None:
    names = known()
    without_texts = re.sub(r'"[^"]*"', '""', expression)
    labels = set(re.findall(r"(\w+)(?:=~|!=|!~|=)", without_texts))
    for listed in re.findall(r"by \(([^)]*)\)", without_texts):
        labels |= {one.strip() for one in listed.split(",")}
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|by \([^)]*\)", "", without_texts)
    named = set(re.findall(r"\b[a-z_]\w*", bare)) - WORDS
    named -= {"e9"}
    assert named
    assert named <= names.keys()
    allowed = set[str]().union(*(names[name] for name in named))
    assert labels <= allowed


def test_the_dashboard_shows_every_metric_of_a_server() -> None:
    shown = " ".join(expressions())
    for name in known():
        if name.startswith("foretell_") and not name.endswith(("_sum", "_count", "_bucket")):
            assert re.search(rf"\b{name}\b", shown), name
        if name.startswith("foretell_") and name.endswith("_bucket"):
            assert re.search(rf"\b{name.removesuffix('_bucket')}_(bucket|sum|count)\b", shown), name


def test_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        at = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    numbers = [panel["id"] for panel in dashboard()["panels"]]
    assert len(numbers) == len(set(numbers))


def test_every_alert_has_a_summary_and_a_severity() -> None:
    rules: dict[str, Any] = yaml.safe_load((MONITORING / "alerts.yaml").read_text())
    for group in rules["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in {"page", "ticket"}
            assert rule["annotations"]["summary"].endswith(".")


def test_prometheus_scrapes_the_nodes_metrics_port() -> None:
    settings: dict[str, Any] = yaml.safe_load((MONITORING / "prometheus.yaml").read_text())
    compose: dict[str, Any] = yaml.safe_load((MONITORING.parent / "compose.yaml").read_text())
    (job,) = settings["scrape_configs"]
    told = compose["services"]["north"]["environment"]["FORETELL_METRICS"].rpartition(":")[2]
    assert job["static_configs"][0]["targets"] == [f"{node}:{told}" for node in ("north", "south")]
    assert all((MONITORING / file).exists() for file in settings["rule_files"])


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not installed")
@pytest.mark.parametrize(
    "words",
    [
        ("check", "rules", "alerts.yaml"),
        ("check", "config", "prometheus.yaml"),
        ("test", "rules", "alerts_test.yaml"),
    ],
)
def test_prometheus_accepts_the_rules_and_their_tests_pass(words: tuple[str, ...]) -> None:
    done = subprocess.run(["promtool", *words], cwd=MONITORING, capture_output=True, text=True)  # noqa: S607, PLW1510 - found in PATH, and judged below
    assert done.returncode == 0, done.stdout + done.stderr
