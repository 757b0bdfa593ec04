"""The tokens are what the styles use, and nothing else."""

from __future__ import annotations

import re

from tests.web.browser import ROOT

SOURCES = ROOT / "web" / "src"


def test_every_token_is_used_somewhere() -> None:
    tokens = (SOURCES / "styles" / "tokens.css").read_text("utf-8")
    defined = set(re.findall(r"(--[\w-]+)\s*:", tokens))
    everything = "".join(
        path.read_text("utf-8") for path in SOURCES.rglob("*") if path.suffix in {".css", ".svelte", ".ts"}
    )
    used = set(re.findall(r"var\(\s*(--[\w-]+)", everything))
    assert len(defined) > 40
    assert sorted(defined - used) == []
