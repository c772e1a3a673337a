"""The files in deploy/ agree with the program and with each other; nothing is built or run."""

import re
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # has no types

from foretell.server.http.connections import Deadlines
from foretell.server.http.origin_policy import PROBED
from foretell.server.serving import END_WITHIN, PART_WITHIN
from foretell.server.settings import PARSERS, Settings, variable

DEPLOY = Path(__file__).parents[3] / "deploy"
ROOT = DEPLOY.parent
HOST = ROOT / "docs" / "host"
UNIT = DEPLOY / "foretell.service"
NODES = ("north", "south")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


def test_every_setting_named_in_deploy_and_in_the_guide_of_hosts_exists() -> None:
    known = {variable(setting) for setting in PARSERS}
    for file in (path for path in (*DEPLOY.rglob("*"), *HOST.iterdir()) if path.is_file()):
        named = set(re.findall(r"FORETELL_[A-Z_]+", file.read_text()))
        assert named <= known, (file.name, named - known)


def test_the_settings_of_the_nodes_are_valid() -> None:
    for node in NODES:
        told: dict[str, str] = COMPOSE["services"][node]["environment"]
        filled = {name: re.sub(r"\$\{\w+:\?[^}]*\}", "cards.example", told[name]) for name in told}
        settings = Settings.read({}, filled)
        assert settings.nats
        assert settings.metrics
        assert settings.is_secure
        subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
        assert [str(proxy) for proxy in settings.proxies] == [subnet]


def test_a_single_node_trusts_the_web_server_on_its_machine() -> None:
    told = re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE)
    settings = Settings.read({}, dict(told))
    assert [str(proxy) for proxy in settings.proxies] == ["127.0.0.1/32"]
    assert settings.host == "127.0.0.1"
    assert settings.proxy_header == "x-forwarded-for"


def test_both_nodes_are_configured_alike() -> None:
    services = COMPOSE["services"]
    assert services["north"] == services["south"]
    assert set(services) == {*NODES, "caddy", "nats", "postgres"}


def test_images_are_pinned_by_version() -> None:
    images = [service["image"] for service in COMPOSE["services"].values()]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    for image in set(images) - {"foretell:local"}:
        assert re.search(r":\d+\.\d+(\.\d+)?(-\w+)*(@sha256:[0-9a-f]{64})?$", image), image


def test_the_balancer_names_the_nodes_and_probes_their_readiness() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    port = re.search(r"FORETELL_PORT=(\d+)", DOCKERFILE)
    assert port is not None
    upstreams = " ".join(f"{node}:{port[1]}" for node in NODES)
    assert f"reverse_proxy {upstreams} {{" in caddy
    probed = re.findall(r"health_uri (\S+)", caddy)
    probed += re.findall(rf"127\.0\.0\.1:{port[1]}(/\w+)", DOCKERFILE)
    assert len(probed) == 2
    assert set(probed) <= PROBED


def test_the_balancer_closes_idle_connections_before_the_nodes_do() -> None:
    """Otherwise a request might be sent on a connection that is being closed."""
    (kept,) = re.findall(r"^\t*keepalive (\d+)s$", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE)
    assert float(kept) < Deadlines().idle


def test_a_node_is_given_enough_time_to_shut_down() -> None:
    needed = PART_WITHIN + END_WITHIN + 5
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]  # as ``configparser`` documents it
    unit.read(UNIT)
    assert float(unit["Service"]["TimeoutStopSec"]) >= needed
    for node in NODES:
        assert float(COMPOSE["services"][node]["stop_grace_period"].rstrip("s")) >= needed


def test_the_image_copies_files_that_exist_and_are_not_ignored() -> None:
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        for path in line.split():
            assert (ROOT / path).exists(), path
            assert f"!{path}\n" in let_in, path
    lock = (ROOT / "requirements" / "cluster.txt").read_text()
    assert "\nnats-py==" in lock
    assert "\nasyncpg==" in lock
    assert lock.count("--hash=sha256:") > 100


def test_every_service_limits_its_memory_processors_and_log() -> None:
    for name, service in COMPOSE["services"].items():
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name
        assert service["cpus"] > 0, name
        assert service["pids_limit"] > 0, name
        assert service["logging"]["driver"] == "json-file", name
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}, name


def test_nodes_are_not_superusers_and_every_password_is_required() -> None:
    services = COMPOSE["services"]
    database = services["postgres"]
    told = services["north"]["environment"]
    assert database["environment"]["POSTGRES_USER"] == "postgres"
    assert "://foretell:${DATABASE_PASSWORD:?" in told["FORETELL_STORE"]
    assert "://node:${NATS_PASSWORD:?" in told["FORETELL_NATS"]
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text()))
    page = (HOST / "nodes.md").read_text()
    made = re.search(r"for name in ([A-Z ]+); do", page)
    assert made is not None
    assert asked == {"DOMAIN", *(f"{name}_PASSWORD" for name in made[1].split())}


def test_every_file_mounted_into_a_service_exists() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert not source.startswith("./") or (DEPLOY / source).is_file(), volume
