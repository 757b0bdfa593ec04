"""A position of Bomb Busters as people type it.

A stand is a row of words, from its owner's left. For others: `?` a hidden wire, `?!3,7` one that is neither 3 nor 7,
`5` one with that token, `y` with a yellow token, `r` publicly red, `x5`, `xy4`, `xr9` cut ones. `=` and `#` (also `≠`)
between two wires are labels; at the end, `+7` says that an uncut 7 is somewhere on the stand, and `-7` that none is.
Own wires are written as they are: `5`, `y4`, `r9`, and `x5` if cut. Yellow may be `a` or `j`, as on Spanish and French
boards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from litfuse import inference as i
from litfuse.games.bomb_busters.knowledge.evidence import Position
from litfuse.games.bomb_busters.words import COPIES, NUMBERS, RED, YELLOW, Cell, Key, value_of
from litfuse.kernel.records import text

from ...errors import BadInput

OPEN = re.compile(r"x?(?:([1-9]|1[0-2])|([yajr])([1-9]|1[01]))", re.IGNORECASE)
HIDDEN = re.compile(r"\?(?:!(.+))?")
CLAIM = re.compile(r"([+-])(.+)")
EQUAL = {"=": True, "#": False, "≠": False, "!=": False}
LETTERS = {"y": YELLOW, "a": YELLOW, "j": YELLOW, "r": RED}
REST = {YELLOW: 1, RED: 5}
MOST_STANDS, MOST_WIRES = 5, 31


@dataclass
class TypedColour:
    """`3,8`: these numbers are in play; `1:3,8`: one of them is."""

    numbers: tuple[int, ...] = ()
    count: int = 0

    @classmethod
    def read(cls, said: str) -> TypedColour:
        count, given, numbers = said.rpartition(":")
        try:
            found = tuple(sorted(int(n) for n in numbers.split(",") if n.strip()))
            taken = int(count) if given else len(found)
        except ValueError as error:
            raise BadInput(text("cli-odds-bad-colour", said=f"={said}")) from error
        if len(set(found)) != len(found) or any(n not in range(1, 12) for n in found) or not 0 <= taken <= len(found):
            raise BadInput(text("cli-odds-bad-colour", said=f"={said}"))
        return cls(found, taken)


@dataclass
class TypedStand:
    """Another player's stand, as far as it was read."""

    values: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)  # what is said about each wire
    labels: list[tuple[int, bool]] = field(default_factory=list)  # slot of the left wire
    claims: list[int] = field(default_factory=list)  # values that are somewhere on it
    lacks: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Sketch:
    at: Position
    values: tuple[int, ...]  # values of the own uncut wires, without red
    solo: tuple[int, ...]  # values whose 2 or 4 remaining wires are all in the own hand
    hidden: tuple[tuple[Cell, ...], ...]  # hidden wires of each stand of the others
    sizes: tuple[int, ...]


def sketch(hands: Sequence[str], stands: Sequence[str], blue: int, yellow: str, red: str) -> Sketch:
    """Returns the position. Raises BadInput, with the word that cannot be read or what does not add up."""
    if not stands or len(stands) + len(hands) > MOST_STANDS:
        raise BadInput(text("cli-odds-stands", most=MOST_STANDS))
    if not 1 <= blue <= 12:
        raise BadInput(text("cli-odds-bad-blue", said=blue))
    colours = {YELLOW: TypedColour.read(yellow), RED: TypedColour.read(red)}
    count = {10 * n: COPIES for n in NUMBERS if n <= blue}
    count |= {10 * n + 1: 1 for n in colours[YELLOW].numbers} | {10 * n + 5: 1 for n in colours[RED].numbers}
    keys = tuple(sorted(count))
    hand: dict[int, int] = {}
    for word in (word for said in hands for word in said.split()):
        key = own(word, count)
        if count[key] == 0:
            raise BadInput(text("cli-odds-too-many", word=f"={word}"))
        count[key] -= 1
        if not word.lower().startswith("x"):
            hand[value_of(key)] = hand.get(value_of(key), 0) + 1
    rows = [row(said, keys) for said in stands]
    sizes = tuple(len(r.values) for r in rows)
    boxes = [(value, len(c.numbers) - c.count) for value, c in colours.items() if len(c.numbers) > c.count]
    unseen, free = sum(count.values()) - sum(size for _, size in boxes), sum(sizes)
    if unseen != free:
        raise BadInput(text("cli-odds-sum", unseen=unseen, places=free))
    kinds = {v: frozenset(k for k, key in enumerate(keys) if value_of(key) == v) for v in map(value_of, keys)}
    places = {(s, slot): i.Place(s, slot) for s, size in enumerate(sizes) for slot in range(size)}
    problem = i.Problem(tuple(count[k] for k in keys), tuple(map(value_of, keys)), (*sizes, *(n for _, n in boxes)))
    at = Position(problem, keys, kinds, places, {}, sizes, len(boxes))
    evidence: list[i.Evidence] = []
    for s, r in enumerate(rows):
        evidence += said_of(at, s, r)
    for n, (value, size) in enumerate(boxes, len(rows)):
        evidence += [i.Only(i.Place(n, slot), kinds[value]) for slot in range(size)]
    hidden = tuple(tuple((s, n) for n, (how, _) in enumerate(r.values) if how != "cut") for s, r in enumerate(rows))
    whole = Position(problem.given(*evidence), keys, kinds, places, {}, sizes, len(boxes))
    return Sketch(whole, tuple(sorted(set(hand) - {RED})), alone(hand, count, rows), hidden, sizes)


def alone(hand: dict[int, int], unseen: dict[Key, int], rows: Sequence[TypedStand]) -> tuple[int, ...]:
    """Returns values that a Solo Cut can cut: all other wires of the value are visibly cut (BB-SOLO-01)."""
    cut = [said[0] for r in rows for how, said in r.values if how == "cut"]
    left = {v: sum(n for key, n in unseen.items() if value_of(key) == v) for v in hand}
    gone = {v: sum(value_of(key) == v for key in cut) for v in hand}
    return tuple(v for v, n in sorted(hand.items()) if v != RED and n in (2, 4) and left[v] == gone[v])


def own(word: str, count: dict[Key, int]) -> Key:
    found = OPEN.fullmatch(word)
    if found is None:
        raise BadInput(text("cli-odds-bad-own", word=f"={word}"))
    return key_of(found, word, count)


def key_of(found: re.Match[str], word: str, known: Sequence[Key] | dict[Key, int]) -> Key:
    number, colour, printed = found.groups()
    key = 10 * int(number) if number else 10 * int(printed) + REST[LETTERS[colour.lower()]]
    if key not in known:
        raise BadInput(text("cli-odds-not-in-play", word=f"={word}"))
    return key


def row(said: str, keys: Sequence[Key]) -> TypedStand:
    found = TypedStand()
    values = set(map(value_of, keys))
    for word in said.split():
        if word in EQUAL:
            found.labels.append((len(found.values) - 1, EQUAL[word]))
        elif claim := CLAIM.fullmatch(word):
            (found.claims if claim[1] == "+" else found.lacks).extend(values_of(claim[2], word, values))
        elif hidden := HIDDEN.fullmatch(word):
            found.values.append(("not", values_of(hidden[1], word, values) if hidden[1] else ()))
        elif word.lower() in LETTERS:
            found.values.append(("is", values_of(word, word, values)))
        elif opened := OPEN.fullmatch(word):
            cut = word.lower().startswith("x")
            key = key_of(opened, word, keys)
            if not cut and key % 10:
                raise BadInput(text("cli-odds-bad-word", word=f"={word}"))
            found.values.append(("cut", (key,)) if cut else ("is", (value_of(key),)))
        else:
            raise BadInput(text("cli-odds-bad-word", word=f"={word}"))
    if not 1 <= len(found.values) <= MOST_WIRES:
        raise BadInput(text("cli-odds-empty", said=f"={said}", most=MOST_WIRES))
    if any(not 0 <= slot < len(found.values) - 1 for slot, _ in found.labels):
        raise BadInput(text("cli-odds-bad-label", said=f"={said}"))
    return found


def values_of(said: str, word: str, known: set[int]) -> tuple[int, ...]:
    """Reads values like `3,7,y`: numbers, and the letters of colours."""
    parts = [LETTERS.get(p.strip().lower(), int(p) if p.strip().isdecimal() else 0) for p in said.split(",")]
    if any(p not in known for p in parts):
        raise BadInput(text("cli-odds-not-in-play", word=f"={word}"))
    return tuple(parts)


def said_of(at: Position, stand: int, row: TypedStand) -> list[i.Evidence]:
    found: list[i.Evidence] = []
    for slot, (how, said) in enumerate(row.values):
        place = i.Place(stand, slot)
        if how == "cut":
            found.append(i.Only(place, frozenset((at.keys.index(said[0]),))))
        elif how == "is":
            found.append(i.Only(place, at.kinds_of(said)))
        elif said:
            found.append(i.Never((place,), at.kinds_of(said)))
    for slot, equal in row.labels:
        found.append((i.Equal if equal else i.Unequal)(i.Place(stand, slot), i.Place(stand, slot + 1)))
    uncut = [(stand, slot) for slot, (how, _) in enumerate(row.values) if how != "cut"]
    for value in row.claims:
        found += at.holding(uncut, (value,))
    if row.lacks:
        found.append(at.without(uncut, row.lacks))
    return found
