"""Names at a table: what is taken, and that nobody passes for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.errors import LitfuseError
from litfuse.server.errors import TableRefusal
from litfuse.server.names import clean_name, look_alike
from tests.server.client import Client, run
from tests.server.process import ServerProcess

ALIKE = {
    "case": ("Anna", "aNNA"),
    "full width": ("Anna", "Ａｎｎａ"),
    "bold": ("Anna", "𝐀𝐧𝐧𝐚"),
    "circled": ("Anna", "Ⓐⓝⓝⓐ"),
    "small capitals": ("Anna", "ᴀɴɴᴀ"),
    "letters that are signs": ("ANNA", "🅰🅽🅽🅰"),
    "flags": ("FR", "🇫🇷"),
    "a mark": ("Anna", "Annа̇".replace("а", "a")),
    "a mark inside": ("Rene", "René"),
    "marks in two orders": ("a\u0323\u0307", "a\u0307\u0323"),
    "a stroke": ("Lola", "Łola"),
    "a dotless letter": ("Iris", "ırıs"),
    "Cyrillic": ("Cop", "Сор"),
    "Cyrillic capitals": ("TAXEMAH", "ТАХЕМАН"),
    "Greek": ("NIKA", "ΝΙΚΑ"),
    "Greek, small": ("vav", "νaν".replace("a", "α")),
    "Armenian": ("hon", "հօո"),
    "Cherokee": ("PAT", "ᏢᎪᎢ"),
    "Lisu": ("DAN", "ꓓꓮꓠ"),
    "one and l": ("Lola1", "Lolal"),
    "I and l": ("Iris", "lris"),
    "nought and O": ("B0B", "BOB"),
    "spaces": ("Ann Lee", "AnnLee"),
    "another space": ("Ann Lee", "Ann\u2009Lee"),
    "rn and m": ("Amo", "Arno"),
    "ss": ("Weiß", "WEISS"),
    "final sigma": ("Νίκος", "ΝΙΚΟΣ"),
}


@pytest.mark.parametrize("pair", ALIKE.values(), ids=ALIKE.keys())
def test_names_that_look_alike_are_told_to_be_alike(pair: tuple[str, str]) -> None:
    one, other = (clean_name(name, 24) for name in pair)
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ali", "All"), ("Ana", "Ann"), ("Bob", "Bo"), ("李", "季"), ("Мила", "Мика"), ("🦊", "🐺")]
)
def test_names_that_differ_are_not(one: str, other: str) -> None:
    assert not look_alike(clean_name(one, 24), clean_name(other, 24))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("An\u200bna", "name-control"),  # zero width
        ("Anna\u200d", "name-control"),
        ("\u2066Anna\u2069", "name-control"),
        ("An\u00adna", "name-control"),  # a hyphen that shows nothing
        ("\ufeffAnna", "name-control"),
        ("An\tna", "name-control"),
        ("An\nna", "name-control"),
        ("Anna\x00", "name-control"),
        ("An\u3164na", "name-control"),  # a letter that shows nothing
        ("An\u2800na", "name-control"),
        ("An\u034fna", "name-control"),
        ("\ue000", "name-control"),
        ("\ud800", "name-control"),
        ("\U000e0041nna", "name-control"),
        ("", "name-empty"),
        (" \u3000\u00a0", "name-empty"),
        ("\u0301", "name-empty"),
        ("a" + "\u0301" * 5, "name-marks"),
        ("Ann\u0300\u0301\u0302\u0303a", "name-marks"),
        ("Аnna", "name-mixed"),  # one letter is Cyrillic
        ("Αnna", "name-mixed"),  # Greek
        ("a" * 25, "name-too-long"),
    ],
)
def test_invisible_or_ambiguous_characters_are_no_name(name: str, key: str) -> None:
    with pytest.raises(TableRefusal) as refused:
        clean_name(name, 24)
    assert refused.value.says.key == key


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Nguyễn", "Łukasz", "Ἀθηνᾶ", "Дмитрий", "عُمَر", "שָׁלוֹם", "สมชาย", "李小龙", "さくら Sakura", "❤️", "O’Neil-2"],
)
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    assert clean_name(name, 24) == unicodedata.normalize("NFC", name)


def test_spaces_are_single() -> None:
    assert clean_name("  Ann \u00a0\u3000 Lee ", 24) == "Ann Lee"


@given(st.text(max_size=200), st.text(max_size=200))
def test_no_text_crashes_it(one: str, other: str) -> None:
    try:
        kept = clean_name(one, 24)
    except LitfuseError:
        return
    assert clean_name(kept, 24) == kept
    assert look_alike(kept, kept)
    look_alike(kept, other)


def test_nobody_joins_or_watches_under_a_name_like_that_of_one_who_sits_there(server: ServerProcess) -> None:
    table = server.open_table(name="Copa", seats=4)["table"]
    for name in ("copa", "Сора", "Сора́", "C0PA", "Ｃｏｐａ"):
        for way in ("join", "watch"):
            reply = server.post(f"/api/tables/{table}/{way}", {"name": name})
            assert (reply.status, reply.body["says"]["key"]) == (409, "name-taken"), name
            assert reply.body["says"]["args"] == {"name": "=Copa"}
    for way in ("watch", "join"):
        assert server.post(f"/api/tables/{table}/{way}", {"name": "Co\u200bpa"}).body["says"]["key"] == "name-control"
        assert server.post(f"/api/tables/{table}/{way}", {"name": "Capo"}).status == 201


def watching(server: ServerProcess, table: str, name: str) -> Client:
    reply = server.post(f"/api/tables/{table}/watch", {"name": name})
    assert reply.status == 201
    return Client(server, reply.body)


def test_one_spectator_too_many_is_refused_and_pushes_nobody_out(serve: Callable[..., ServerProcess]) -> None:
    server = serve(watchers=2, seat_sockets=1)

    async def test() -> None:
        table = server.open_table()["table"]
        bob, cleo, dora = (watching(server, table, name) for name in ("Bob", "Cleo", "Dora"))
        await bob.connect()
        await cleo.connect()
        await dora.connect()
        assert dora.inbox == [{"type": "Bye", "says": {"key": "too-many-watchers"}}]
        assert (await bob.command("Say", body="still here"))["type"] == "Ack"
        await cleo.until(lambda: bool(cleo.lines))
        await bob.close()
        again = Client(server, {"token": dora.token})
        await again.connect()
        assert again.table

    run(test)


def test_a_spectators_own_sockets_make_room_for_each_other(serve: Callable[..., ServerProcess]) -> None:
    server = serve(watchers=3, seat_sockets=1)

    async def test() -> None:
        table = server.open_table()["table"]
        bob, cleo = watching(server, table, "Bob"), watching(server, table, "Cleo")
        await bob.connect()
        await cleo.connect()
        twice = await Client(server, {"token": bob.token}).connect()
        await bob.until(lambda: bob.inbox[-1]["type"] == "Bye")
        assert bob.inbox[-1]["says"] == {"key": "too-many-sockets"}
        assert not cleo.closed
        assert (await twice.command("Say", body="hello"))["type"] == "Ack"
        await cleo.until(lambda: bool(cleo.lines))

    run(test)
