"""Prometheus: what is counted, timed and read, in the format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot import __version__
from bot.watch.meter import Fault, Outcome, Stage
from bot.watch.readings import Reading, Readings

# when each series began would double the size of the page, and nobody asks for it
disable_created_metrics()  # type: ignore[no-untyped-call]
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Prometheus(Collector):
    """A Meter, and the page of what it has heard."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._readings: Readings = ()
        for of_process in (ProcessCollector, GCCollector):
            of_process(registry=self._registry)
        self._registry.register(self)
        self._clicks = Counter("roundhouse_clicks", "Interactions by Discord's kind", ["kind"], registry=self._registry)
        self._stages = Histogram(
            "roundhouse_stage_seconds", "How long it takes", ["stage"], buckets=SECONDS, registry=self._registry
        )
        self._posts = Counter(
            "roundhouse_posts", "Attempts to post, by what was posted", ["kind", "outcome"], registry=self._registry
        )
        self._errors = Counter("roundhouse_errors", "What went wrong", ["kind"], registry=self._registry)
        self._lag = Histogram(
            "roundhouse_event_loop_lag_seconds",
            "By how much the event loop is late, once a second",
            buckets=SECONDS,
            registry=self._registry,
        )
        for stage in Stage:
            self._stages.labels(stage.value)
        for fault in Fault:
            self._errors.labels(fault.value)

    def clicked(self, kind: str) -> None:
        """See Meter."""
        self._clicks.labels(kind).inc()

    def took(self, stage: Stage, seconds: float) -> None:
        """See Meter."""
        self._stages.labels(stage.value).observe(seconds)

    def posted(self, kind: str, outcome: Outcome) -> None:
        """See Meter."""
        self._posts.labels(kind, outcome.value).inc()

    def failed(self, fault: Fault) -> None:
        """See Meter."""
        self._errors.labels(fault.value).inc()

    def lagged(self, seconds: float) -> None:
        """The event loop was late by this much."""
        self._lag.observe(max(0.0, seconds))

    def page(self, readings: Readings, accept: str) -> tuple[bytes, str]:
        """The page with what was just read, and its content type, in a form that the request accepts."""
        self._readings = readings
        encode, content_type = choose_encoder(accept)
        return encode(self._registry), content_type

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """What was just read."""
        version = Reading("info", "Always 1", {__version__: 1}, "version")
        for found in (*self._readings, version):
            family = GaugeMetricFamily(
                f"roundhouse_{found.name}", found.text, labels=[found.label] if found.label else []
            )
            for value, number in found.values.items():
                family.add_metric([value] if found.label else [], number)
            yield family
