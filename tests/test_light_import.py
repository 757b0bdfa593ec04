"""What a program loads that plays or simulates with Litfuse as a library: no web server, no database, no command line,
and numpy only where odds are asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import litfuse

SOURCE = Path(litfuse.__file__).parents[1]
SCRIPT = """
import sys
before = set(sys.modules)

def loaded(what):
    new = [name.split(".") for name in set(sys.modules) - before]
    others = {top for top, *_ in new} - set(sys.stdlib_module_names) - {"litfuse", "__mp_main__"}
    rooms = {rest[0] for top, *rest in new if top == "litfuse" and rest}
    print(f"{what}: {' '.join(sorted(others))} | {' '.join(sorted(rooms))}")

import litfuse
loaded("import")

from litfuse.kernel.rng import Stream

for name, seats in (("exploding-kittens", 3), ("scape-goat", 4), ("bomb-busters", 4)):
    match, rng = litfuse.start(name, seats=seats, seed=7), Stream("choices")
    while not match.over:
        decision = next(iter(match.owed), None)
        match = match.play(decision, match.options(decision).sample(rng)) if decision else match.wait()
        match.frame(0), match.notices(1)
    loaded(name)

from litfuse.arena.results import Plan
from litfuse.arena.run import run
from litfuse.arena.summary import summary

for name, seats in (("exploding-kittens", 3), ("scape-goat", 4), ("bomb-busters", 4)):
    assert summary(run(Plan(name, ("random",) * seats, 2), jobs=0)).finished == 2
loaded("simulate random")
for name, bots in (("exploding-kittens", ("expert", "thinker")), ("scape-goat", ("detective", "collector", "random"))):
    assert summary(run(Plan(name, bots, 1), jobs=0)).finished == 1
loaded("simulate others")

match = litfuse.start("bomb-busters", seats=3)
match.game.resample(match.view(0), None, rng)
loaded("odds")
"""
EXPECTED = """\
import: msgspec typing_extensions | games inference kernel
exploding-kittens: msgspec typing_extensions | games inference kernel
scape-goat: msgspec typing_extensions | games inference kernel
bomb-busters: msgspec typing_extensions | games inference kernel
simulate random: msgspec typing_extensions | arena bots games inference kernel play
simulate others: msgspec typing_extensions | arena bots games inference kernel play
odds: msgspec numpy typing_extensions | arena bots games inference kernel play
"""


def test_a_library_user_loads_the_rules_and_what_they_ask_for() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == EXPECTED


def test_a_server_on_a_file_loads_no_driver_of_postgresql() -> None:
    script = "import litfuse.server.serve, sys; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], env=os.environ | {"PYTHONPATH": str(SOURCE)}).returncode == 0
