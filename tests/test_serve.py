"""The server of dist/: its headers, its types, and that it serves nothing but files."""

from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tools import serve


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("outside")
    (root / "secret.txt").write_text("secret")
    folder = root / "dist"
    (folder / "sub").mkdir(parents=True)
    for name in ("index.html", "sub/engine.mjs", "a.wasm", "a.whl", "a.webmanifest", "a.svg"):
        (folder / name).write_text("content")
    with serve.serving(folder) as address:
        yield address


class Answer(NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes


def get(site: str, path: str) -> Answer:
    """One request as it is written: no normalising of the path."""
    with closing(HTTPConnection(urlsplit(site).netloc, timeout=10)) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/sub/engine.mjs?v=1", "text/javascript; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/a.whl", "application/zip"),
        ("/a.webmanifest", "application/manifest+json"),
        ("/a.svg", "image/svg+xml"),
    ],
)
def test_a_file_comes_with_its_type(site: str, path: str, kind: str) -> None:
    answer = get(site, path)
    assert (answer.status, answer.headers["Content-Type"], answer.body) == (200, kind, b"content")


@pytest.mark.parametrize("path", ["/nothing", "/sub/", "/../secret.txt", "/%2e%2e/secret.txt", "/index.html/"])
def test_anything_else_is_not_found(site: str, path: str) -> None:
    answer = get(site, path)
    assert answer.status == 404
    assert b"secret" not in answer.body


@pytest.mark.parametrize("path", ["/", "/nothing"])
def test_every_answer_carries_the_policy(site: str, path: str) -> None:
    headers = get(site, path).headers
    assert headers["Content-Security-Policy"].startswith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';")
    assert "unsafe-inline" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_taken_port_is_said_and_the_usual_one_gives_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with serve.server_on(0, tmp_path) as taken:
        monkeypatch.setattr(serve, "USUAL_PORT", taken.server_port)
        with pytest.raises(SystemExit, match="is taken"):
            serve.wanted_server(taken.server_port)
        with serve.wanted_server(None) as other:
            assert other.server_port != taken.server_port
