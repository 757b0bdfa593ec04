"""A real Chromium, pages in it, and what a careful person would look at on each."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent.parent
PATIENCE_MS = 90_000  # a busy machine is slow, not wrong
REVIEWED_MS = 600_000  # a review gives way to everything else on the machine
expect.set_options(timeout=PATIENCE_MS)
SHOTS = Path(os.environ.get("LITFUSE_SHOTS", ROOT / "build" / "shots"))
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--no-sandbox",  # as root, in a container
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

CUT_OFF = """() => {
  const out = [];
  for (const word of document.querySelectorAll(".disc .kc__sp b, .future .kc__sp b, .hand-row .kc__sp b")) {
    const [it, spine] = [word.getBoundingClientRect(), word.parentElement.getBoundingClientRect()];
    const high = it.top < spine.top - 1 || it.bottom > spine.bottom + 1;
    if (high || it.left < spine.left - 1 || it.right > spine.right + 1) out.push(word.textContent);
  }
  const [strip, tray] = [document.querySelector(".say"), document.querySelector(".tray")];
  if (strip?.checkVisibility() && strip.getBoundingClientRect().bottom > tray.getBoundingClientRect().top + 1)
    out.push(strip.textContent);
  return out;
}"""


# What must stay where it is from one question to the next.
PLACES = """() => {
  const of = ["hand]", "part=dial]", "part=track]", "stand]", "part=go]"].map((s) => `[data-${s}`);
  const all = [".ticket", ".rail", ...of].flatMap((s) =>
    [...document.querySelectorAll(s)].map((e, i) => [`${s} ${i}`, e.getBoundingClientRect()]));
  return Object.fromEntries(all.map(([name, r]) => [name, [r.left, r.top, r.height].map(Math.round)]));
}"""


def chromium() -> str:
    """As `make test` finds it."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium: python scripts/chromium.py"
    return path


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


class Visitor:
    """One person's browser: a context of its own, and whatever its console complained of."""

    def __init__(self, browser: Browser, base: str, width: int = 1280, height: int = 800, **options: Any) -> None:
        self.base = base
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, **options)
        self.page: Page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        return page

    def turn_page(self) -> None:
        """A fresh page of the same browser: what it keeps is kept, what was staged is not."""
        self.page.close()
        self.page = self._new_page()

    def fits(self) -> bool:
        """Nothing sticks out, and a game needs no scrolling."""
        page = "document.documentElement"
        return bool(self.page.evaluate(f"() => {page}.scrollWidth <= innerWidth && {page}.scrollHeight <= innerHeight"))

    def wide_enough(self) -> bool:
        """Nothing sticks out to the side."""
        return bool(self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))

    def cut_off(self) -> list[str]:
        """Words on a piece that are longer than it, and what lies under the rail."""
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def places(self) -> dict[str, list[int]]:
        """Left, top and height of what has a place of its own."""
        found: dict[str, list[int]] = self.page.evaluate(PLACES)
        return found

    def scrolls(self) -> list[str]:
        """Parts of the question that stick out of it."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll(".ticket, .room")].filter((e) => e.scrollHeight > e.clientHeight + 1)
              .map((e) => e.textContent.trim().replace(/\\s+/g, " "))"""
        )
        return found

    def shot(self, name: str, full: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=full)

    def both_shots(self, name: str, full: bool = True) -> None:
        """The same in light and in dark."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            self.shot(f"{name}-{theme}", full)

    def faults(self) -> list[str]:
        """What axe finds, serious or worse. Run by the debugger, so that the page's own policy stays as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{v['id']}: {n['target']} {n.get('failureSummary', '')[:300]}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for n in v["nodes"][:4]
        ]

    def close(self) -> None:
        self.context.close()
