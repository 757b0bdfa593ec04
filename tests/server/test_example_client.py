"""The client of the documentation plays whole games by menus alone."""

import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.process import ServerProcess

FILE = Path(__file__).parents[2] / "docs" / "examples" / "client.py"
GAMES = 50


def client() -> Any:
    spec = importlib.util.spec_from_file_location("example_client", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_client_is_short() -> None:
    assert len(FILE.read_text().splitlines()) < 70


def test_the_example_client_plays_fifty_whole_games_against_bots(serve: Callable[..., ServerProcess]) -> None:
    server = serve(bot_most=10, bot_workers=2, message_rate=500, message_burst=500)
    play = client().play

    def game(n: int) -> Any:
        seated = server.open_table(seats=2 + n % 4, bots=1 + n % 4)
        return play(server.url, seated["token"], start=True), seated["table"]

    with ThreadPoolExecutor(10) as pool:
        played = list(pool.map(game, range(GAMES)))
    assert all(len(outcome["winners"]) == 1 for outcome, _ in played)
    for _, table in played[:5]:
        match = server.get(f"/api/tables/{table}").body["match"]
        assert server.get(f"/api/matches/{match}/record").status == 200
    assert "bot_illegal" not in server.log.read_text()


def test_the_example_client_runs_as_its_first_lines_say(server: ServerProcess) -> None:
    alone = subprocess.run([sys.executable, FILE, server.url], check=False, capture_output=True, text=True, timeout=60)
    assert "winners" in alone.stdout, alone.stderr
    host = server.open_table(name="Host", seats=2)
    command = [sys.executable, str(FILE), server.url, host["table"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guest:
        while len([c for c in server.get(f"/api/tables/{host['table']}").body["chairs"] if c.get("present")]) < 1:
            pass
        outcome = client().play(server.url, host["token"], start=True)
        said, _ = guest.communicate(timeout=60)
    assert json.loads(said.replace("'", '"'))["winners"] == outcome["winners"]
