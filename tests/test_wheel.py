"""The wheel that `make dist` builds on a clean clone, on a machine with Python and make but no Node, works in an empty
environment: it serves the page and plays in the terminal."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from contextlib import suppress
from pathlib import Path

from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[1]
# Without the variables that could lead the installed package back to this checkout.
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LITFUSE", "VIRTUAL"))}
# Imports every module but those that need a test framework or are run by Alembic.
IMPORT_ALL = """
import importlib, pkgutil, litfuse
apart = ("litfuse.testing", "litfuse.server.storage.migrations")
for module in pkgutil.walk_packages(litfuse.__path__, "litfuse."):
    if not module.name.startswith(apart):
        importlib.import_module(module.name)
"""


class InstalledServer(ServerProcess):
    """A server that is started by the installed command."""

    def __init__(self, folder: Path, programs: Path) -> None:
        super().__init__(folder)
        self.programs = programs

    def command(self) -> list[str]:
        return [str(self.programs / "litfuse"), "serve", "--port", str(self.port)]


def cloned(folder: Path) -> Path:
    """The files of this checkout that are kept, and nothing that was installed or built."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    for name in subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def without_node(folder: Path) -> Path:
    """A folder with every program of this machine but Node and other Pythons."""
    folder.mkdir()
    (folder / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            if not program.name.startswith(("node", "npm", "npx", "corepack", "python", "pip")):
                with suppress(FileExistsError):
                    (folder / program.name).symlink_to(program)
    return folder


def built(folder: Path) -> Path:
    clone, programs = cloned(folder / "clone"), without_node(folder / "programs")
    env = {**{key: value for key, value in CLEAN.items() if key != "VENV"}, "PATH": str(programs)}
    assert shutil.which("node", path=env["PATH"]) is None
    done = subprocess.run(["make", "dist"], cwd=clone, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (clone / "dist").glob("*.whl")
    return wheel


def run(home: Path, program: str, *args: str, typed: str = "") -> str:
    """What the program of that environment prints. It must not fail."""
    argv = [str(home / "bin" / program), *args]
    done = subprocess.run(argv, input=typed, env=CLEAN, cwd=home, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed(wheel: Path, home: Path) -> Path:
    """Makes an environment that holds the wheel and what it needs, and nothing else."""
    venv.create(home, with_pip=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(home, "python", *pip, "--require-hashes", "-r", str(ROOT / "requirements" / "app.txt"))
    run(home, "python", *pip, "--no-deps", str(wheel))
    return home


# One test, because the environment takes longer than everything that it is needed for.
def test_an_installed_wheel_serves_the_page_and_plays_in_the_terminal(tmp_path: Path) -> None:
    wheel = built(tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if not name.startswith(("litfuse/", "litfuse-"))]
    assert any(name.endswith("licenses/LICENSE") for name in names)

    home = installed(wheel, tmp_path / "home")
    run(home, "python", "-m", "pip", "check")
    run(home, "python", "-c", IMPORT_ALL)

    played = run(home, "litfuse", "play", "exploding-kittens", "--seed", "5", "--lang", "en", typed="1\n" * 2000)
    assert "The end" in played

    server = InstalledServer(tmp_path / "data", home / "bin").start()
    try:
        page = server.get("/", Accept="text/html")
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', str(page.body))
        assert files
        assert {server.get(file).status for file in files} == {200}
        assert server.open_table(seats=2, bots=1)["table"]
    finally:
        server.end()
