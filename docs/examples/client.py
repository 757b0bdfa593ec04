"""Plays any game on a Litfuse server by its menus alone: no rules in here. Needs `pip install websockets`.
python client.py http://127.0.0.1:8000           opens a table against two bots
python client.py http://127.0.0.1:8000 TABLE     sits down at a table and waits for its start
"""

import json
import random
import sys
import uuid
from itertools import islice
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body):
    request = Request(url, json.dumps({**body, "id": uuid.uuid4().hex}).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def choose(menu):
    """Any answer will do: one form of the menu, and for each of its fields one value, or as many as it takes."""
    form = random.choice(menu)
    action = {"type": form["type"]}
    for field, pick in form.get("picks", {}).items():
        pick = menu[pick["same"]]["picks"][field] if "same" in pick else pick
        values, sizes = iter(pick["of"]), pick.get("groups", [1] * len(pick["of"]))
        groups = random.sample([list(islice(values, size)) for size in sizes], pick.get("take", 1))
        some = [random.choice(group) for group in groups] + pick.get("also", [])
        action[field] = some if "take" in pick else some[0]
    return action


def play(server, token, start=False):
    """One match from beginning to end; gives its outcome."""
    with connect(server.replace("http", "ws", 1) + "/api/socket", compression=None) as socket:
        socket.send(json.dumps({"type": "Hello", "version": 2, "token": token}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] in ("Refused", "Failed", "Bye"):
                raise RuntimeError(message["says"]["key"])
            if message["type"] == "Ping":
                socket.send('{"type":"Pong"}')
            if message["type"] == "TableState" and start:
                socket.send(json.dumps({"type": "Start", "id": "start", "match": message["table"]["deal"]["match"]}))
                start = False
            if message["type"] != "Told":
                continue  # chairs, chat, acknowledgements
            frame = message["told"]["frame"]
            if "outcome" in frame:
                return frame["outcome"]
            asked = [f"{q['seat']}.{q['kind']}.{q['number']}" for q in frame.get("open", []) if q.get("owed", True)]
            mine = next((q for q in asked if q in frame.get("menus", {})), None)
            if mine is not None:
                answer = {"match": message["match"], "decision": mine, "action": choose(frame["menus"][mine])}
                socket.send(json.dumps({"type": "Play", "id": uuid.uuid4().hex, **answer}))


if __name__ == "__main__":
    table = sys.argv[2] if len(sys.argv) > 2 else None
    new = {"game": "exploding-kittens", "name": "Menu", "seats": 3, "bots": ["random", "random"]}
    path, body = (f"/{table}/join", {"name": "Menu"}) if table else ("", new)
    print(play(sys.argv[1], post(f"{sys.argv[1]}/api/tables{path}", body)["token"], start=table is None))
