"""Before the start the host changes the game and the number of chairs, and a code leads people to the table."""

from __future__ import annotations

import re
from typing import Any

from litfuse.server.tables import stored
from litfuse.server.tables.arranging import arranged, with_seats
from litfuse.server.tables.codes import CONSONANTS, VOWELS, Codes, code_of
from litfuse.server.tables.stored import Chair, StoredTable
from tests.server.client import Client, run
from tests.server.process import ServerProcess


def shown(server: ServerProcess, seated: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{seated['table']}").body
    return found


def holders(table: dict[str, Any]) -> list[str]:
    return [chair.get("holder", "open") for chair in table["chairs"]]


def test_the_host_changes_game_and_chairs_and_everybody_stays(server: ServerProcess) -> None:
    ann = server.open_table(seats=4)
    ben = server.join(ann["table"], "Ben")
    server.send_command(ann, "SetBot", chair=2, level="expert")
    assert server.send_command(ben, "Arrange", game="scape-goat").body["says"]["key"] == "only-the-host"
    assert server.send_command(ann, "Arrange", game="scape-goat", seats=6).status == 200
    table = shown(server, ann)
    assert (table["game"], holders(table)) == ("scape-goat", ["person", "person", "bot", "open", "open", "open"])
    assert (table["chairs"][2]["level"], table["bot"]) == ("collector", "random")
    assert "turn" in table["pace"]
    # As many chairs as before, as far as the game allows it.
    assert server.send_command(ann, "Arrange", game="bomb-busters").status == 200
    assert len(shown(server, ann)["chairs"]) == 5
    assert server.send_command(ann, "Arrange", seats=2).status == 200
    assert holders(shown(server, ann)) == ["person", "person"]


def test_an_impossible_arrangement_is_refused_and_changes_nothing(server: ServerProcess) -> None:
    ann = server.open_table(seats=3)
    server.join(ann["table"], "Ben", chair=2)
    before = shown(server, ann)
    assert server.send_command(ann, "Arrange", seats=2).body["says"] == {
        "key": "person-on-last-chairs",
        "args": {"name": "=Ben"},
    }
    assert server.send_command(ann, "Arrange", seats=7).body["says"]["key"] == "not-so-many-chairs"
    assert server.send_command(ann, "Arrange", game="chess").status == 409
    assert shown(server, ann) == before
    assert server.send_command(ann, "Start").status == 200
    assert server.send_command(ann, "Arrange", seats=4).body["says"]["key"] == "not-during-a-match"


def test_the_next_holder_of_a_chair_that_was_taken_away_is_no_former_one(server: ServerProcess) -> None:
    """Neither a person's old token nor a command about them reaches whoever sits there later."""
    ann = server.open_table(seats=3)
    ben = server.join(ann["table"], "Ben", chair=2)
    server.send_command(ann, "Kick", chair=2)
    server.send_command(ann, "Arrange", seats=2)
    server.send_command(ann, "Arrange", seats=3)
    cleo = server.join(ann["table"], "Cleo", chair=2)
    assert server.send_command(ben, "Sit", chair=1).status == 404
    assert server.send_command(ann, "Kick", chair=2, generation=1).body["says"]["key"] == "other-person-there"
    assert server.send_command(cleo, "Leave").status == 200


def test_a_table_keeps_what_it_won_in_each_game() -> None:
    doc = StoredTable(
        id="t",
        game="bomb-busters",
        config={"mission": 3},
        pace={},
        chairs=(Chair(holder="person", name="Ann", generation=1), Chair(), Chair()),
        bot="careful",
        deal=stored.new_deal(),
        tally={"won": 2},
        chosen=False,
        floor=4,
    )
    away = arranged(doc, "exploding-kittens", 5)
    assert (away.tally, away.last, away.bot, len(away.chairs)) == (None, None, "expert", 5)
    back = arranged(away, "bomb-busters", 3)
    assert (back.tally, back.config, back.chosen) == ({"won": 2}, {"mission": 3}, False)
    assert stored.DOCUMENT.decode(stored.DOCUMENT.encode(away)).shelf["bomb-busters"].tally == {"won": 2}
    assert with_seats(doc, 5).chairs[4].generation == 4


def test_a_match_can_follow_in_another_game(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await Client(server, server.open_table(seats=2, bots=1)).connect()
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None)
        await ann.command("CloseMatch", on=True)
        await ann.until(lambda: ann.table["phase"] == "lobby")
        assert (await ann.command("Arrange", game="scape-goat", seats=3))["type"] == "Ack"
        assert (await ann.command("SetBot", chair=2, level="random"))["type"] == "Ack"
        assert ann.table["match"] == ""
        await ann.command("Start")
        await ann.until(lambda: ann.table["phase"] == "playing" and ann.told["match"] == ann.table["match"])  # type: ignore[index]
        assert ann.table["game"] == "scape-goat"
        # Who comes back finds the match of the new game.
        again = await Client(server, {"token": ann.token}).connect()
        await again.until(lambda: again.told is not None)
        assert again.told["match"] == ann.table["match"]  # type: ignore[index]
        await ann.command("CloseMatch", on=True)

    run(test)


def test_a_code_leads_to_its_table(server: ServerProcess) -> None:
    ann = server.open_table()
    code = shown(server, ann)["code"]
    assert re.fullmatch(rf"(?:[{CONSONANTS}][{VOWELS}]){{2}}-(?:[{CONSONANTS}][{VOWELS}]){{2}}", code)
    for typed in (code, code.upper(), code.replace("-", ""), code.replace("-", "%20")):
        assert server.get(f"/api/codes/{typed}").body["id"] == ann["table"]
    assert server.get("/api/codes/zzzz").status == 404
    # Whoever guesses is stopped soon.
    assert {server.get("/api/codes/zzzz").status for _ in range(30)} == {404, 429}


def test_two_tables_never_share_a_code() -> None:
    codes = Codes()
    codes._tables[code_of("new").replace("-", "")] = "old"
    other = codes.take("new")
    assert other == code_of("new", 1)
    assert codes.find(other) == "new"
    assert codes.take("new") == other or codes.find(codes.take("new")) == "new"
    codes.release(other)
    assert codes.find(other) is None
