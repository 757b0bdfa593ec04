"""npm for the page: with the Node of the machine if it is new enough, else with one from requirements/node.txt.

    python scripts/npm.py ci
    python scripts/npm.py run build

Uses the standard library only. The environment is passed on as it is: it may say how to reach a registry.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LOCK = ROOT / "requirements" / "node.txt"
OWN = Path(sys.executable).parent  # of the virtual environment
LEAST = {20: 19, 22: 12}  # minor versions that Vite needs; every line above 22 will do
MINUTES = 10


def will_do(node: str | None) -> bool:
    """Is this Node new enough to build the page, with an npm beside it?"""
    if node is None or not (Path(node).parent / ("npm.cmd" if os.name == "nt" else "npm")).exists():
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > max(LEAST) or minor >= LEAST.get(major, minor + 1)


def folder_of_node() -> Path:
    """Where a Node is that will do. It is installed into the virtual environment if there is none."""
    for node in (shutil.which("node"), shutil.which("node", path=str(OWN))):
        if node is not None and will_do(node):
            return Path(node).parent
    print(f"No Node that can build the page: installing {LOCK.relative_to(ROOT)} ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(LOCK)], check=True, timeout=60 * MINUTES)
    return OWN


def main(args: list[str]) -> int:
    folder = folder_of_node()
    environ = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = shutil.which("npm", path=str(folder)) or "npm"
    try:
        return subprocess.run([npm, *args], cwd=WEB, env=environ, timeout=60 * MINUTES).returncode
    except subprocess.TimeoutExpired:
        print(f"npm {' '.join(args)} took longer than {MINUTES} minutes", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
