"""Finds the Chromium for the tests of the page, or gets it: prints nothing but what a person has to type.

CHROMIUM=... names another one. As root on a Debian or Ubuntu it is installed; anywhere else one line says how.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

MINUTES = 10
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return shutil.which(wanted)
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for args in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *args], env=environ, timeout=60 * MINUTES, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    if found():
        return 0
    if "CHROMIUM" in os.environ:
        print(f"CHROMIUM={os.environ['CHROMIUM']}: there is no such program", file=sys.stderr)
        return 1
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the tests of the page ...", flush=True)
        try:
            install()
        except (OSError, subprocess.SubprocessError) as error:
            print(f"Chromium could not be installed: {error}", file=sys.stderr)
        if found():
            return 0
    how = "sudo apt-get install chromium" if apt else "make test CHROMIUM=/path/to/chromium"
    print(f"The tests of the page need Chromium. Type: {how}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
