"""Serves dist/ on this machine only, with the headers that a real host should send."""

import argparse
import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

DIST = Path(__file__).resolve().parent.parent / "dist"
HOST = "127.0.0.1"
USUAL_PORT = 8000
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder: no listings, no guessing, a new build seen at once."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", CSP)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, path: Any) -> None:  # noqa: ARG002 (the base class calls it so)
        self.send_error(404, "File not found")

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Only errors are worth a line; log_error prints them."""


def server_on(port: int, folder: Path = DIST) -> ThreadingHTTPServer:
    return ThreadingHTTPServer((HOST, port), partial(Handler, directory=str(folder)))


def address(server: ThreadingHTTPServer) -> str:
    return f"http://{HOST}:{server.server_port}/"


@contextmanager
def serving(folder: Path = DIST) -> Iterator[str]:
    """For tests: serves the folder on a free port as long as the block runs, and gives the address."""
    with server_on(0, folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


def wanted_server(port: int | None) -> ThreadingHTTPServer:
    """On the port asked for; if none was asked for, on the usual one or, where that is taken, on a free one."""
    try:
        return server_on(USUAL_PORT if port is None else port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if port is not None:
            sys.exit(f"Port {port} is taken by another program.")
        return server_on(0)


def main() -> None:
    options = argparse.ArgumentParser(prog="npm start --", description=__doc__)
    options.add_argument("--port", type=int, help=f"default: {USUAL_PORT}, or a free one if that is taken")
    with wanted_server(options.parse_args().port) as server:
        print(f"Sudoku Workshop is at {address(server)} (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
