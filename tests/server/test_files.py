"""The files of the page on the wire."""

from __future__ import annotations

import gzip
from pathlib import Path

from litfuse.server.http.static import Files


def files(folder: Path) -> Files:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>page</p>" * 100)
    (folder / "assets" / "a-1234.js").write_text("let a = 1;" * 100)
    (folder / "assets" / "b.woff2").write_bytes(bytes(range(256)))
    return Files(folder)


def test_compressible_files_are_sent_gzipped_to_clients_that_accept_it(tmp_path: Path) -> None:
    file = files(tmp_path).find("/assets/a-1234.js")
    assert file is not None
    data, headers = file.answer("gzip, br")
    assert gzip.decompress(data) == file.data
    assert headers["content-encoding"] == "gzip"
    plain, headers = file.answer("")
    assert plain == file.data
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding"


def test_incompressible_files_are_sent_unchanged(tmp_path: Path) -> None:
    file = files(tmp_path).find("/assets/b.woff2")
    assert file is not None
    assert file.answer("gzip") == (file.data, {"etag": file.tag, "cache-control": file.cached})


def test_hashed_names_are_kept_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    found = files(tmp_path)
    asset, page = found.find("/assets/a-1234.js"), found.find("/table/abc")
    assert asset is not None
    assert page is not None
    assert "immutable" in asset.cached
    assert page.cached == "no-cache"
    assert page is found.find("/index.html")
    assert found.find("/assets/gone.js") is None
