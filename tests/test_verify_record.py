"""The verifier that needs no Litfuse agrees with Litfuse, and the example in the documentation is a true one."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.cli.errors import BAD_INPUT, OK, UNTRUE
from litfuse.games.registry import GAMES, find
from litfuse.kernel.archive import begin, header_of, read, verify, write
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.fairness import Seals, nonce_hash, seed_from
from litfuse.kernel.game import AnyGame
from litfuse.kernel.rng import Stream
from litfuse.lang import Voice
from tests.cli.typist import litfuse
from tests.kernel.test_archive import edit, forged, short_record

DOCS = Path(__file__).parent.parent / "docs"
SCRIPT = DOCS / "verify_record.py"
EXAMPLE = DOCS / "example-record.jsonl"
SEALS = DOCS / "example-seals.json"


def run(*args: str | Path) -> tuple[int, list[str]]:
    """On its own: isolated, so that nothing installed can be imported."""
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, *args], capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def played(game: AnyGame, seats: int, announced: Sequence[str] = ()) -> bytes:
    seed = seed_from(seats)
    nonces = [bytes([s]) * 16 for s in range(seats)]
    header = header_of(game, seats, game.types.config(), seed, "match é", nonces, ["é"] * seats, announced)
    match = begin(game, header, seed)
    rng = Stream(seats)
    while not match.over:
        decision = match.owed[0] if match.owed and rng.below("", 20) else None
        match = match.play(decision, match.options(decision).sample(rng)) if decision else match.wait()
    return write(header, match, seed)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_records_of_every_game_are_verified(name: str, tmp_path: Path) -> None:
    for seats in GAMES[name].seats:
        path = tmp_path / f"{seats}.jsonl"
        path.write_bytes(played(GAMES[name], seats))
        status, said = run(path)
        assert (status, [line[:4] for line in said]) == (0, ["ok  "] * 3 + ["note"] + ["ok  "] * 2)


@pytest.mark.parametrize("seals", [False, True])
def test_a_nonce_that_was_not_opened_gets_the_same_words_and_status_from_both_verifiers(
    tmp_path: Path, seals: bool
) -> None:
    game = GAMES[sorted(GAMES)[0]]
    seats = game.seats[0]
    announced = [nonce_hash(b"kept to oneself!"), *(nonce_hash(bytes([s]) * 16) for s in range(1, seats))]
    path = tmp_path / "unopened.jsonl"
    data = played(game, seats, announced)
    path.write_bytes(data)
    kept = seals_file(tmp_path, data) if seals else ()
    status, said = run(path, *kept)
    unproven = [line for line in said if line.startswith("?")]
    findings = [f for f in verify(read(data, find), data, seals_of(data) if seals else None) if not f.held]
    assert [f.says.key for f in findings] == ["unverified-nonce"]
    assert len(unproven) == 1
    assert unproven[0].endswith("  " + Voice("en").say(findings[0].says))
    assert status == UNTRUE == verify_command(path, *kept)


def test_both_verifiers_leave_a_running_match_open(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    path.write_bytes(EXAMPLE.read_bytes().rsplit(b"\n", 2)[0] + b"\n")
    status, said = run(path)
    assert said[-1].startswith("?")
    assert said[-1].endswith(Voice("en").word("unverified-running"))
    assert status == UNTRUE == verify_command(path)


def seals_of(data: bytes) -> Seals:
    """What an honest server showed before the deal."""
    header = read(data, find).header
    return Seals(match=header.match, commit=header.commit, seals=header.nonce_hashes)


def seals_file(folder: Path, data: bytes, **changes: Any) -> tuple[str, str]:
    path = folder / "seals.json"
    path.write_bytes(encode(replace(seals_of(data), **changes)))
    return "--seals", str(path)


def verify_command(*args: str | Path) -> int:
    return litfuse("verify", *map(str, args)).status


def test_both_verifiers_find_the_seals_that_were_kept_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(EXAMPLE.read_bytes())
    kept = seals_file(tmp_path, EXAMPLE.read_bytes())
    status, said = run(path, *kept)
    assert any(line.startswith("ok   seals") for line in said)
    ran = litfuse("verify", str(path), *kept)
    assert Voice("en").word("verified-seals") in " ".join(ran.out.split())
    assert status == OK == ran.status


@pytest.mark.parametrize(
    "changes",
    [
        {"match": "another"},
        {"commit": "00" * 32},
        {"seals": ("00" * 32,)},
        {"seals": ()},
        {"seals": (nonce_hash(b"drawn last, by a"), nonce_hash(b"changed server.."), "00" * 32)},
    ],
)
def test_both_verifiers_refuse_a_record_that_does_not_have_the_seals_that_were_kept(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(EXAMPLE.read_bytes())
    kept = seals_file(tmp_path, EXAMPLE.read_bytes(), **changes)
    data = EXAMPLE.read_bytes()
    with pytest.raises(BadRecord) as refused:
        verify(read(data, find), data, replace(seals_of(data), **changes))
    status, said = run(path, *kept)
    assert said[-1].startswith("BAD  seals: ")
    assert said[-1].removeprefix("BAD  seals: ") == Voice("en").say(refused.value.says)
    assert status == BAD_INPUT == verify_command(path, *kept)


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"match":1,"commit":"","seals":[]}'])
def test_a_file_without_seals_is_refused_by_both_verifiers(tmp_path: Path, data: bytes) -> None:
    record, seals = tmp_path / "record.jsonl", tmp_path / "seals.json"
    record.write_bytes(EXAMPLE.read_bytes())
    seals.write_bytes(data)
    assert run(record, "--seals", seals)[0] == BAD_INPUT == verify_command(record, "--seals", seals)


def test_the_example_is_verified_and_matches_the_documentation() -> None:
    assert run(EXAMPLE)[0] == 0
    shown = [line for line in (DOCS / "records.md").read_text().splitlines() if line.startswith('{"')]
    lines = EXAMPLE.read_text().splitlines()
    lines += SEALS.read_text().splitlines()
    assert len(shown) == 4
    assert all(line in lines for line in shown)
    assert run(EXAMPLE, "--seals", SEALS)[0] == OK == verify_command(EXAMPLE, "--seals", SEALS)


def changed(data: bytes, i: int) -> bytes:
    return data[:i] + bytes([data[i] ^ 1]) + data[i + 1 :]


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (changed(short_record(), 200), "digest"),
        (changed(short_record(), short_record().index(b'"got"') + 7), "digest"),
        (short_record()[:-1], "whole record"),
        (short_record()[:900], "whole record"),
        (b"", "whole record"),
        (b"\n\n", ""),
        (b"[]\n[]\n", ""),
        (b"\xff\xff\n{}\n", ""),
        (b"[" * 200_000 + b"\n{}\n", ""),
        (forged(edit(0, "litfuse", to=2)), "version 1"),
        (forged(edit(0, "header", "match", to="x")), "commitment"),
        (forged(edit(0, "header", "commit", to="00")), "commitment"),
        (forged(edit(0, "header", "nonces", 0, to="0a" * 16)), "nonces"),
        (forged(edit(0, "header", "nonces", 0, to="00")), "nonces"),
        (forged(edit(0, "header", "nonces", 0, to=7)), "no record"),
        (forged(edit(-1, "end", "seed", to="00" * 32)), "commitment"),
        (forged(edit(-1, "end", "seed", to="zz")), "hex"),
        (forged(edit(1, "draws", 0, "got", 0, to=1)), "draws"),
        (forged(edit(1, "draws", 0, "of", to=10**12)), "draws"),
        (forged(edit(4, "draws", 0, "of", to=0)), "draws"),
        (forged(edit(4, "draws", 0, "got", to=6)), "draws"),
        (forged(edit(3, "draws", 0, "label", to="late#2")), "label"),
        (forged(edit(2, "seq", to=7)), "out of place"),
    ],
)
def test_changed_records_are_rejected(data: bytes, word: str, tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(data)
    status, said = run(path)
    assert status == BAD_INPUT
    assert said[-1].startswith("BAD  ")
    assert word in said[-1]


def test_every_changed_byte_is_found_but_for_the_outcome() -> None:
    names: dict[str, Any] = {"__name__": "verify_record"}
    exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), names)
    data = short_record()
    assert [held for held, _ in names["check"](data)] == [True, True, True, "", True, True]
    end = json.loads(data.splitlines()[-1])["end"]
    last = data.rindex(b"\n", 0, -1) + 1
    places = [*range(last), *(data.rindex(end[f].encode()) + i for f in ("seed", "digest") for i in range(64))]
    for i in places:
        with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
            list(names["check"](changed(data, i)))


def test_the_script_imports_the_standard_library_only_and_prints_its_usage() -> None:
    lines = [line for line in SCRIPT.read_text().splitlines() if line.startswith(("import ", "from "))]
    assert lines == ["import hashlib", "import hmac", "import json", "import sys"]
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert (done.returncode, "RECORD" in done.stderr) == (BAD_INPUT, True)
