"""OpenTelemetry spans; they cost nothing unless the environment enables them.

A span contains no table code, person's id or name, card or bid: traces show where time goes, and
nothing about games.
"""

import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from foretell.errors import Refusal

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Span, Tracer

NAME: Final = "foretell"
"""The default name of the service, unless ``OTEL_SERVICE_NAME`` is set."""

NO_ROUTE: Final = "none"

_EXPORTER: Final = "OTEL_TRACES_EXPORTER"
_PROTOCOLS: Final = ("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL")
_ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
_HTTP: Final = "http/protobuf"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_OTHER: Final = "HTTP"
_NO_SPAN: Final = nullcontext[None]()

_tracer: "Tracer | None" = None


class MissingTracing(Refusal, code="server/no_tracing"):
    """Tracing is enabled, but the exporter is not installed."""

    extra: str
    """The optional dependency of this package that installs it."""


class UnknownTracing(Refusal, code="server/unknown_tracing"):
    """A variable asks for an unsupported exporter or protocol."""

    variable: str
    value: str


def span(
    name: str, *, parent: "Context | None" = None, **attributes: str | int
) -> "AbstractContextManager[Span | None]":
    """Return a span for a block, as a child of the current one.

    Args:
        name: the name of the operation.
        parent: the context of another task, from ``here``, to use as the parent.
        attributes: details; nothing confidential.
    """
    if _tracer is None:
        return _NO_SPAN
    return _tracer.start_as_current_span(
        name,
        context=parent,
        attributes={f"{NAME}.{key}": value for key, value in attributes.items()},
        record_exception=False,  # its text may be confidential
        set_status_on_exception=False,
    )


def request(method: str) -> "AbstractContextManager[Span | None]":
    """Return a span for serving a request; ``describe_request`` adds its route."""
    if _tracer is None:
        return _NO_SPAN
    from opentelemetry.trace import SpanKind

    return _tracer.start_as_current_span(
        method if method in METHODS else _OTHER,
        kind=SpanKind.SERVER,
        attributes={"http.request.method": method if method in METHODS else "_OTHER"},
        record_exception=False,
        set_status_on_exception=False,
    )


def route_of(scope: Mapping[str, Any]) -> str:
    """Return the pattern of the route that serves a request, ``NO_ROUTE`` if none does.

    The path itself may contain the code of a link or a table.
    """
    route: str = getattr(scope.get("endpoint"), "path", NO_ROUTE)
    return route


def describe_request(span: "Span | None", scope: Mapping[str, Any], status: int) -> None:
    """Set the status and the route of a request's span; never the path itself."""
    if span is None:
        return
    span.set_attribute("http.response.status_code", status)
    route = route_of(scope)
    if route != NO_ROUTE:
        span.set_attribute("http.route", route)
        method = scope["method"]
        span.update_name(f"{method if method in METHODS else _OTHER} {route}")


def here() -> "Context | None":
    """Return the current trace context, for another task; None if tracing is off."""
    if _tracer is None:
        return None
    from opentelemetry.context import get_current

    return get_current()


@contextmanager
def started(environ: Mapping[str, str]) -> Iterator[None]:
    """Trace for the duration of the block, if OpenTelemetry's own variables enable it.

    Raises:
        MissingTracing: when tracing is enabled but not installed.
        UnknownTracing: when the exporter or protocol is not supported.
    """
    kind = _wanted(environ)
    if kind is None:
        yield
        return
    if not all(map(_is_there, ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http"))):
        raise MissingTracing("otel")
    from opentelemetry.sdk.resources import SERVICE_NAME, Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    named = {} if "OTEL_SERVICE_NAME" in environ else {SERVICE_NAME: NAME}
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(_exporter(kind)))
    with traced_by(provider):
        yield


@contextmanager
def traced_by(provider: "TracerProvider") -> Iterator[None]:
    """Send all spans to a provider for the duration of the block, then shut it down."""
    global _tracer  # noqa: PLW0603 - the process has one
    _tracer = provider.get_tracer(NAME)
    try:
        yield
    finally:
        _tracer = None
        provider.shutdown()


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # its parent package is missing, too
        return False


def _wanted(environ: Mapping[str, str]) -> str | None:
    """Return the requested kind of exporter, None for none."""
    if environ.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return None
    has_endpoint = any(environ.get(name) for name in _ENDPOINTS)
    kind = environ.get(_EXPORTER) or ("otlp" if has_endpoint else "none")
    if kind not in {"otlp", "console", "none"}:
        raise UnknownTracing(_EXPORTER, kind)
    if kind == "none":
        return None
    for name in _PROTOCOLS:
        if kind == "otlp" and environ.get(name, _HTTP) != _HTTP:
            raise UnknownTracing(name, environ[name])
    return kind


def _exporter(kind: str) -> "SpanExporter":
    if kind == "console":
        from opentelemetry.sdk.trace.export import ConsoleSpanExporter

        return ConsoleSpanExporter(out=sys.stdout)
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

    return OTLPSpanExporter()
