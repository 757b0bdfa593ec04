"""The application, put together: routes, files, and the guard around them. Sockets are handled elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import litfuse

from ..errors import NotFound
from ..limits import Buckets
from ..metrics import Gauges, registry_of
from ..nodes.neighbours import Neighbours
from ..tables.directory import TableDirectory
from . import api
from .guard import guarded
from .leading import App
from .static import Files


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    file = state.files.find("/index.html" if request.url.path == "/" else request.url.path)
    if file is None or request.url.path.startswith("/api/"):
        raise NotFound
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers={"etag": file.tag})
    data, headers = file.answer(request.headers.get("accept-encoding", ""))
    return Response(data, media_type=file.kind, headers=headers)


@get("/metrics", include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    if state.metrics is None:
        raise NotFound
    return Response(generate_latest(state.metrics), media_type=CONTENT_TYPE_LATEST)


def make_app(directory: TableDirectory, neighbours: Neighbours) -> App:
    settings = directory.settings

    def gauges() -> Gauges:
        here = neighbours
        return directory.gauges()._replace(pipes=len(here.pipes), piped=here.piped, unreached=here.unreached)

    state = State(
        {
            "directory": directory,
            "neighbours": neighbours,
            "public": api.PublicTables(directory),
            "files": Files(),
            "openings": Buckets(settings.tables_per_minute / 60, settings.tables_per_minute),
            "codes": Buckets(settings.codes_per_minute / 60, settings.codes_per_minute),
            "records": Buckets(settings.records_per_minute / 60, settings.records_per_minute),
            "checks": Buckets(*api.CHECKS),
            "reading": asyncio.Semaphore(1),
            "reviews": directory.reviews,
            "metrics": registry_of(directory.counts, gauges) if settings.metrics else None,
            "log": structlog.get_logger("litfuse.http"),
        }
    )
    app = Litestar(
        route_handlers=[*api.ROUTES, metrics, page],
        state=state,
        openapi_config=OpenAPIConfig(
            title="Litfuse",
            version=litfuse.__version__,
            # A separate path, because Litestar answers unknown paths below the document's with an HTML page.
            path="/api/openapi.json",
            # Only the document: the usual pages load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={Exception: api.problem},
        request_max_body_size=settings.message_bytes,
        logging_config=None,
    )

    return guarded(app, settings, directory.store.held, neighbours)
