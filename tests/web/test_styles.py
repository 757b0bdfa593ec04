"""The tokens are what the styles and the drawings use, and nothing else."""

from __future__ import annotations

import re

from tests.web.browser import ROOT

SOURCES = ROOT / "web" / "src"
KINDS = {".css", ".svelte", ".ts", ".svg"}
EVERYTHING = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*") if path.suffix in KINDS)


def test_every_design_token_is_used() -> None:
    tokens = (SOURCES / "styles" / "tokens.css").read_text("utf-8")
    defined = set(re.findall(r"(--[\w-]+)\s*:", tokens))
    used = set(re.findall(r"var\(\s*(--[\w-]+)", EVERYTHING))
    assert len(defined) > 40
    assert sorted(defined - used) == []


def test_every_variable_that_is_used_without_a_fallback_is_defined() -> None:
    """A drawing whose colour is not defined is black, and no other test sees it."""
    defined = set(re.findall(r"(--[\w-]+)\s*[:=]", EVERYTHING))
    used = set(re.findall(r"var\(\s*(--[\w-]+)\s*\)", EVERYTHING))
    assert len(used) > 40
    assert sorted(used - defined) == []
