"""Spans of the server's work: correctly nested, and without secrets."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from foretell.game.session import Session
from foretell.protocol import client as messages
from foretell.rules.options import Options
from foretell.server import tracing
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import BotPool
from foretell.server.tracing import MissingTracing, UnknownTracing
from foretell.testing.memory_store import MemoryStore
from tests.server.http.local_server import local_server
from tests.server.inside import new_registry, opened, settle
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    """The exporter of all finished spans."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    with tracing.traced_by(provider):
        yield exporter


def finished(spans: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    """Return spans by their names, the last one of each."""
    return {span.name: span for span in spans.get_finished_spans()}


def is_within(inner: ReadableSpan, outer: ReadableSpan) -> bool:
    """Return whether a span is the direct child of another."""
    return inner.parent is not None and inner.parent == outer.context


@simulated
async def test_a_command_is_traced_from_its_arrival_to_its_broadcast(
    spans: InMemorySpanExporter,
) -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    await actor.ask(BEN, messages.Sit("1"))
    await settle()
    await registry.stop()
    found = finished(spans)
    assert found["command"].parent is None
    assert found["command"].attributes == {"foretell.kind": "Sit"}
    assert is_within(found["carry out"], found["command"])
    for name in ("decide", "commit", "broadcast"):
        assert is_within(found[name], found["carry out"])
    assert found["broadcast"].attributes == {"foretell.viewers": 0}


@simulated
async def test_system_commands_and_the_opening_of_a_table_are_traced(
    spans: InMemorySpanExporter,
) -> None:
    store = MemoryStore()
    registry = new_registry(store)
    _, actor = await opened(registry)
    await actor.ask(ANN, messages.Start("1"))
    await registry.stop()
    again = new_registry(store, node="n2")
    await again.start()
    (await again.access("T1")).arrive(ANN.id)
    await asyncio.sleep(1)
    await again.stop()
    kinds = [
        (span.attributes or {}).get("foretell.kind")
        for span in spans.get_finished_spans()
        if span.name == "table acts"
    ]
    assert kinds[:2] == ["Resume", "BotActs"]
    found = finished(spans)
    assert is_within(found["commit"], found["table acts"])
    assert found["fold"].attributes == {"foretell.rows": 2}


async def test_a_bots_thinking_is_traced(
    spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def decide(*_: object, **__: object) -> None:
        """Decide nothing."""

    monkeypatch.setattr(BotPool, "_decide", decide)
    pool = BotPool(BotBudget(1, lambda: 0.0), BotFailures(lambda: 0.0), workers=1)
    session = Session(Options(players=3), seed="1")
    view = session.observe(session.to_act[0])
    await pool.decide("strongest", "seed", view, payer="p")
    await pool.stop()
    assert finished(spans)["bot"].attributes == {"foretell.bot": "strongest"}


async def test_a_request_is_traced_by_its_route_without_secrets(
    spans: InMemorySpanExporter,
) -> None:
    codes = []
    async with local_server() as server:
        person = await server.person()
        codes.append(await server.table(person))
        stranger = server.client()
        assert (await stranger.get(f"/api/tables/{codes[0]}")).status_code == 200
        assert (await stranger.get("/api/tables/0000")).status_code == 404
        assert (await stranger.get("/nothing/of/the/kind")).status_code == 404
        assert (await stranger.request("BREW", "/api/tables")).status_code == 405
    found = finished(spans)
    assert found["GET /api/tables/{code}"].attributes == {
        "http.request.method": "GET",
        "http.route": "/api/tables/{code}",
        "http.response.status_code": 404,
    }
    other = found["HTTP /api/tables"].attributes or {}
    assert other["http.request.method"] == "_OTHER"
    assert other["http.response.status_code"] == 405
    told = "".join(f"{span.name} {span.attributes}" for span in spans.get_finished_spans())
    assert codes[0] not in told
    assert "/nothing" not in told


def test_the_message_of_an_error_is_not_traced(spans: InMemorySpanExporter) -> None:
    with pytest.raises(ValueError, match="hand"), tracing.span("outer"):
        raise ValueError("a hand of cards")
    (span,) = spans.get_finished_spans()
    assert span.events == ()
    assert span.status.description is None


def test_no_span_is_made_without_tracing() -> None:
    assert tracing.span("one") is tracing.span("another", rows=3) is tracing.request("GET")
    assert tracing.here() is None
    with tracing.request("GET") as span:
        tracing.describe_request(span, {}, 200)
    with tracing.started({}):
        assert tracing.here() is None


def test_opentelemetry_is_not_loaded_without_tracing() -> None:
    program = (
        "import sys, foretell.server.process; from foretell.server import tracing\n"
        "with tracing.started({'OTEL_TRACES_EXPORTER': 'none'}), tracing.span('x'): pass\n"
        "sys.exit(any(name.startswith('opentelemetry.sdk') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    ("environ", "is_on"),
    [
        ({"OTEL_TRACES_EXPORTER": "console"}, True),
        ({"OTEL_TRACES_EXPORTER": "otlp"}, True),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://127.0.0.1:9/v1/traces"}, True),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://x", "OTEL_TRACES_EXPORTER": "none"}, False),
        ({"OTEL_TRACES_EXPORTER": "otlp", "OTEL_SDK_DISABLED": "True"}, False),
        ({"OTEL_SERVICE_NAME": "x"}, False),
    ],
)
def test_the_standard_environment_variables_decide_whether_to_trace(
    environ: Mapping[str, str], *, is_on: bool
) -> None:
    with tracing.started(environ):
        assert (tracing.here() is not None) is is_on
    assert tracing.here() is None


def test_an_unknown_or_missing_exporter_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for environ in (
        {"OTEL_TRACES_EXPORTER": "zipkin"},
        {"OTEL_TRACES_EXPORTER": "otlp", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"},
    ):
        with pytest.raises(UnknownTracing) as unknown, tracing.started(environ):
            pass
        assert unknown.value.value in {"zipkin", "grpc"}
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk", None)
    monkeypatch.setattr(tracing, "find_spec", lambda _: None)
    with pytest.raises(MissingTracing), tracing.started({"OTEL_TRACES_EXPORTER": "console"}):
        pass


def test_spans_are_printed_by_the_console_exporter(capsys: pytest.CaptureFixture[str]) -> None:
    with tracing.started({"OTEL_TRACES_EXPORTER": "console"}), tracing.span("seen"):
        pass
    told = capsys.readouterr().out
    assert '"name": "seen"' in told
    assert '"service.name": "foretell"' in told


def test_spans_are_sent_to_the_endpoint_in_the_standard_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        Thread(target=collector.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{collector.server_port}"
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", url)
        monkeypatch.setenv("OTEL_SERVICE_NAME", "table-server")
        with tracing.started(os.environ), tracing.span("outer"), tracing.span("inner"):
            pass
        collector.shutdown()
    ((path, body),) = taken
    assert path == "/v1/traces"
    (sent,) = ExportTraceServiceRequest.FromString(body).resource_spans
    named = {one.key: one.value.string_value for one in sent.resource.attributes}
    assert named["service.name"] == "table-server"
    assert [span.name for span in sent.scope_spans[0].spans] == ["inner", "outer"]
