"""Serves dist/ on this machine only, with the headers and the gzip that a real host should use."""

import argparse
import errno
import gzip
import hashlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple
from urllib.parse import urlsplit

DIST = Path(__file__).resolve().parent.parent / "dist"
HOST = "127.0.0.1"
USUAL_PORT = 8000
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
CSP = f"{POLICY}; frame-ancestors 'none'"
EMBEDDED = f"{POLICY}; frame-ancestors *"  # the policy for the only file that other pages may show in a frame
EMBED = "/embed.html"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
}
TEXT = TYPES.keys() - {".wasm", ".whl"}
WEIGHED = re.compile(r"([\w*-]+)(?:\s*;\s*q=([01](?:\.\d*)?))?", re.IGNORECASE)  # an item of an Accept-Encoding header
KEPT = 256  # the number of files in the cache, enough for several builds


class Content(NamedTuple):
    """A response body. Its tag is the hash of its bytes, so the tag is different with and without gzip."""

    body: bytes
    tag: str


class Handler(SimpleHTTPRequestHandler):
    """A handler for the files of one folder.

    It lists no folders, guesses no types, and serves new builds immediately.
    """

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_head(self) -> BytesIO | None:
        """Send everything that comes before the content of a reply to GET or HEAD.

        Return the content if it must follow.
        """
        found = self.translate_path(self.path)
        path = Path(f"{found}index.html" if found.endswith("/") else found)
        packed = path.suffix in TEXT and takes_gzip(self.headers.get("Accept-Encoding", ""))
        try:
            content = content_of(path, packed)
        except (OSError, ValueError):
            self.send_error(404, "File not found")
            return None
        known = content.tag in self.headers.get("If-None-Match", "")
        self.send_response(304 if known else 200)
        self.send_header("ETag", content.tag)
        if path.suffix in TEXT:
            self.send_header("Vary", "Accept-Encoding")
        if not known:
            self.describe(path, content, packed)
        self.end_headers()
        return None if known else BytesIO(content.body)

    def describe(self, path: Path, content: Content, packed: bool) -> None:
        """Send the headers that describe the content."""
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content.body)))
        if packed:
            self.send_header("Content-Encoding", "gzip")

    def end_headers(self) -> None:
        """Send the headers that every response has."""
        embedded = urlsplit(self.path).path.endswith(EMBED)
        self.send_header("Content-Security-Policy", EMBEDDED if embedded else CSP)
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Do nothing, because only errors are logged (by `log_error`)."""


def takes_gzip(accepted: str) -> bool:
    """Return whether a request's Accept-Encoding header allows gzip.

    If the header does not name gzip, what it says about * counts.
    """
    weights = {name.lower(): float(weight or 1) for name, weight in WEIGHED.findall(accepted)}
    return weights.get("gzip", weights.get("*", 0)) > 0


def content_of(path: Path, packed: bool) -> Content:
    """Return the current content of a file, with gzip if `packed`. Each version is read, compressed and hashed once."""
    told = path.stat()
    return read(path, packed, (told.st_mtime_ns, told.st_size, told.st_ino))


@lru_cache(maxsize=KEPT)
def read(path: Path, packed: bool, _version: tuple[int, int, int]) -> Content:
    """Return the content of a file. It is cached for each version of the file."""
    content = path.read_bytes()
    body = gzip.compress(content, mtime=0) if packed else content
    return Content(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


class Server(ThreadingHTTPServer):
    """A server with one thread for each connection."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report every error, unless it is only that the browser has closed the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server_on(port: int, folder: Path = DIST) -> Server:
    """Return a server on this port."""
    return Server((HOST, port), partial(Handler, directory=str(folder)))


def address(server: Server) -> str:
    """Return the address at which a server can be reached."""
    return f"http://{HOST}:{server.server_port}/"


@contextmanager
def serving(folder: Path = DIST) -> Iterator[str]:
    """Serve the folder on a free port while the block runs, and yield the address. Tests use this.

    Requests on open connections are answered even after the block. tests/e2e/host.py ends a server with its
    connections.
    """
    with server_on(0, folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


def wanted_server(port: int | None) -> Server:
    """Return a server on this port. If `port` is None, use the usual port or, if that is taken, a free one."""
    try:
        return server_on(USUAL_PORT if port is None else port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if port is not None:
            sys.exit(f"Port {port} is taken by another program.")
        return server_on(0)


def main() -> None:
    """Serve dist/ until Ctrl+C."""
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
