"""The server of dist/: its headers and types, compressed text, and that it serves only files."""

import gzip
import os
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tools import serve

PACKED = ("index.html", "sub/engine.mjs", "a.js", "a.css", "a.json", "a.js.map", "a.svg", "a.webmanifest")
PLAIN = ("a.wasm", "a.whl", "a.json.gz", "a.png")
FILES = (*PACKED, *PLAIN)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("outside")
    (root / "secret.txt").write_text("secret")
    folder = root / "dist"
    (folder / "sub").mkdir(parents=True)
    for name in FILES:
        (folder / name).write_text("content")
    with serve.serving(folder) as address:
        yield address


class Answer(NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes


def get(site: str, path: str, method: str = "GET", **headers: str) -> Answer:
    """Send one request without normalising the path. Headers are given as accept_encoding and the like."""
    with closing(HTTPConnection(urlsplit(site).netloc, timeout=10)) as connection:
        connection.request(method, path, headers={name.replace("_", "-"): told for name, told in headers.items()})
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
        ("/a.js.map", "application/json"),
    ],
)
def test_a_file_comes_with_its_type(site: str, path: str, kind: str) -> None:
    answer = get(site, path)
    assert (answer.status, answer.headers["Content-Type"], answer.body) == (200, kind, b"content")


@pytest.mark.parametrize("path", ["/nothing", "/sub", "/sub/", "/../secret.txt", "/%2e%2e/secret.txt", "/index.html/"])
def test_anything_else_is_not_found(site: str, path: str) -> None:
    answer = get(site, path)
    assert answer.status == 404
    assert b"secret" not in answer.body


@pytest.mark.parametrize("path", ["/", "/nothing"])
def test_every_answer_carries_the_policy(site: str, path: str) -> None:
    headers = get(site, path).headers
    assert headers["Content-Security-Policy"].startswith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';")
    assert "unsafe-inline" not in headers["Content-Security-Policy"]
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "framed"),
    [
        ("/", "'none'"),
        ("/index.html", "'none'"),
        ("/embed.html", "*"),
        ("/sub/embed.html?a=1", "*"),
        ("/embed.js", "'none'"),
    ],
)
def test_only_the_board_for_other_pages_may_be_framed(site: str, path: str, framed: str) -> None:
    assert get(site, path).headers["Content-Security-Policy"].endswith(f"; frame-ancestors {framed}")


@pytest.mark.parametrize("name", PACKED)
def test_text_is_packed_for_who_takes_it(site: str, name: str) -> None:
    answer = get(site, f"/{name}", accept_encoding="gzip, deflate, br")
    assert (answer.headers["Content-Encoding"], answer.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(answer.body) == b"content"
    assert int(answer.headers["Content-Length"]) == len(answer.body)


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_no_text_is_sent_as_it_is(site: str, name: str) -> None:
    answer = get(site, f"/{name}", accept_encoding="gzip")
    assert (answer.body, answer.headers["Content-Encoding"], answer.headers["Vary"]) == (b"content", None, None)


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("GZIP;q=0.5, br", True),
        ("br, *", True),
        ("deflate , gzip ; q=0.001", True),
        ("", False),
        ("br, deflate", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("x-gzip-not", False),
    ],
)
def test_a_packing_is_used_only_where_it_is_wanted(site: str, accepted: str, packed: bool) -> None:
    answer = get(site, "/", accept_encoding=accepted)
    assert answer.headers["Content-Encoding"] == ("gzip" if packed else None)
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert (answer.body == b"content") is not packed


@pytest.mark.parametrize("accepted", ["gzip", ""])
@pytest.mark.parametrize("path", ["/", "/a.wasm", "/nothing"])
def test_head_tells_what_get_would_send(site: str, path: str, accepted: str) -> None:
    whole, head = (get(site, path, method, accept_encoding=accepted) for method in ("GET", "HEAD"))
    assert (head.status, head.body) == (whole.status, b"")
    for name in ("Content-Type", "Content-Length", "Content-Encoding", "ETag", "Vary"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("path", ["/a.css", "/a.wasm"])
def test_what_a_browser_has_is_not_sent_again(site: str, path: str) -> None:
    first = get(site, path, accept_encoding="gzip")
    again = get(site, path, accept_encoding="gzip", if_none_match=f'"other", W/{first.headers["ETag"]}')
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert again.headers["Vary"] == first.headers["Vary"]
    assert get(site, path, accept_encoding="gzip", if_none_match='"other"').status == 200


def test_each_packing_has_a_tag_of_its_own(site: str) -> None:
    packed, plain = (get(site, "/", accept_encoding=accepted).headers["ETag"] for accepted in ("gzip", ""))
    assert packed != plain
    assert get(site, "/", if_none_match=packed).body == b"content"


def test_a_file_is_packed_once_and_a_new_one_seen_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bytes] = []
    compress = gzip.compress

    def noted(content: bytes, mtime: float) -> bytes:
        packed.append(content)
        return compress(content, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", noted)
    page = tmp_path / "index.html"
    page.write_text("old")
    with serve.serving(tmp_path) as site:
        tags = [get(site, "/", accept_encoding="gzip").headers["ETag"] for _ in range(3)]
        fresh = tmp_path / "index.new"
        fresh.write_text("new")
        os.utime(fresh, ns=(page.stat().st_atime_ns, page.stat().st_mtime_ns))  # the same length and time
        fresh.replace(page)
        answer = get(site, "/", accept_encoding="gzip", if_none_match=tags[0])
    assert len(set(tags)) == 1
    assert gzip.decompress(answer.body) == b"new"
    assert packed == [b"old", b"new"]


def test_a_taken_port_is_said_and_the_usual_one_gives_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with serve.server_on(0, tmp_path) as taken:
        monkeypatch.setattr(serve, "USUAL_PORT", taken.server_port)
        with pytest.raises(SystemExit, match="is taken"):
            serve.wanted_server(taken.server_port)
        with serve.wanted_server(None) as other:
            assert other.server_port != taken.server_port


@pytest.mark.parametrize(("error", "told"), [(ConnectionResetError(), False), (ValueError("broken"), True)])
def test_a_browser_that_goes_away_is_no_error(
    error: Exception, told: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serve.server_on(0, tmp_path) as server:
        try:
            raise error
        except Exception:  # as in the server's threads
            server.handle_error(None, None)
    assert ("Traceback" in capsys.readouterr().err) == told
