"""A table as it is stored: its document, the changes to its chairs, and the one place that writes it.

The changes are pure functions from one document to the next.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import msgspec
from msgspec import field
from msgspec.structs import replace

from litfuse.bots.registry import FORMER
from litfuse.games.registry import find
from litfuse.kernel import fairness
from litfuse.kernel.campaign import PlayedMatch, Progress, after
from litfuse.kernel.campaign import progress_of as fold
from litfuse.kernel.codec import codec
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Outcome, Part

from ..errors import TableRefusal
from ..names import look_alike
from ..storage.documents import DocumentKind, Versioned
from ..tokens import person_on
from .remembered import Done, kept

Holder = Literal["open", "person", "bot"]
EARLIER: Final = 32  # how many former chairs of one person are remembered
# Names of bots, by chair: the same in every language, so that a record has the names under which they played.
BOT_NAMES: Final = ("Pepper", "Ginger", "Cumin", "Saffron", "Basil", "Clove", "Juniper", "Nutmeg")


class Chair(Part, kw_only=True):
    """`generation` goes up whenever the holder changes, so that tokens of former holders become worthless."""

    holder: Holder = "open"
    name: str = ""
    who: str = ""  # the person, as in the ticket; the same when they change chairs
    level: str = ""
    generation: int = 0
    muted: bool = False
    sealed: str = ""  # hash of this chair's part of the next deal
    nonce: str = ""  # the same part, opened
    standing: tuple[str, ...] = ()  # kinds of questions with a standing answer, for this match
    earlier: tuple[str, ...] = ()  # former chairs of this person, as authors of lines: `chair/generation`


class Deal(Part, kw_only=True):
    """The promise of the next match: its id and seed are settled before anybody's part is known."""

    match: str
    seed: str


class Stood(Part):
    """What the clocks showed at a pause after entry `seq`."""

    seq: int
    left: dict[str, int]


class PastMatch(Part):
    """The last match that the table has played to its end."""

    match: str
    config: Any
    outcome: Outcome
    seating: tuple[int, ...]  # the chair of each seat


class Practice(Part):
    """Where a practice match comes from: this match, after this step. It is not counted."""

    match: str
    step: int


class Shelved(Part, kw_only=True):
    """What the table keeps about a game while it plays another one."""

    config: Any
    pace: dict[str, int | None]
    chosen: bool
    last: PastMatch | None = None
    tally: Any = None


class StoredTable(Versioned, kw_only=True):
    """Everything about a table that survives a restart, except talk and the matches themselves."""

    id: str
    game: str
    config: Any
    pace: dict[str, int | None]
    chairs: tuple[Chair, ...]
    bot: str
    deal: Deal
    rev: int = 0
    public: bool = False
    host: int | None = None
    phase: Literal["lobby", "dealing", "playing"] = "lobby"
    next_config: Any = None  # config of the match that is being dealt
    number: int = 0  # how many matches were started
    match: str = ""  # the present or last match
    seating: tuple[int, ...] = ()  # the chair of each seat in it
    pausing: tuple[int, ...] = ()
    closing: tuple[int, ...] = ()
    hurrying: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()  # chairs that agree to odds for everyone; kept from match to match
    paused: bool = False
    stopped: bool = False
    stood: Stood | None = None
    chosen: bool = True  # the host has set the config since the last match
    last: PastMatch | None = None
    tally: Any = None  # what the game counts over all matches; its size does not grow with their number
    shelf: dict[str, Shelved] = field(default_factory=dict)  # by game: games that were played here before
    floor: int = 0  # no removed chair had a higher generation
    done: tuple[Done, ...] = ()
    practice: Practice | None = None  # the origin of the present or last match, if it was not dealt here

    @property
    def running(self) -> bool:
        return self.phase != "lobby"

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(n for n, chair in enumerate(self.chairs) if chair.holder == "person")

    @property
    def people(self) -> dict[str, int]:
        """The persons who sit here, and the chair of each."""
        chairs = {n: self.chairs[n] for n in self.persons}
        return {chair.who or person_on(n, chair.generation): n for n, chair in chairs.items()}

    @property
    def taken(self) -> tuple[int, ...]:
        return tuple(n for n, chair in enumerate(self.chairs) if chair.holder != "open")

    @property
    def standing(self) -> bool:
        """Whether anybody has a standing answer."""
        return any(chair.standing for chair in self.chairs)

    def holder(self, seat: int) -> Holder:
        """Returns the holder of the chair that has this seat in the match."""
        return self.chairs[self.seating[seat]].holder

    def seat_of(self, chair: int | None) -> int | None:
        """Returns the seat of a chair in the present or last match."""
        return self.seating.index(chair) if chair is not None and chair in self.seating else None


def progress_of(doc: StoredTable) -> Progress[Any] | None:
    """Returns what the table keeps about its matches, as the game knows it."""
    if doc.last is None:
        return None
    return Progress(_played(doc.game, doc.last), codec(find(doc.game)).tally.convert(doc.tally))


def counted(doc: StoredTable, past: PastMatch) -> StoredTable:
    """Returns the table with one more match counted."""
    tally = after(find(doc.game), progress_of(doc), _played(doc.game, past)).tally
    return replace(doc, last=past, tally=msgspec.to_builtins(tally), chosen=False)


def _played(game: str, past: PastMatch) -> PlayedMatch[Any]:
    config = codec(find(game)).config.convert(msgspec.to_builtins(past.config))
    return PlayedMatch(config, past.outcome, past.seating)


def _with_seating(doc: dict[str, Any]) -> dict[str, Any]:
    """To version 2: a past match always says which chairs its seats had. Before that was stored, all chairs played."""
    everybody = list(range(len(doc["chairs"])))
    played = [{"seating": everybody, **past} for past in doc.get("played", ())]
    return {**doc, "played": played}


def _with_tally(doc: dict[str, Any]) -> dict[str, Any]:
    """To version 3: the last match and a tally instead of all matches (ADR 0014)."""
    played = [msgspec.convert(past, PastMatch) for past in doc.get("played", ())]
    rest = {name: value for name, value in doc.items() if name != "played"}
    if not played:
        return rest
    progress = fold(find(doc["game"]), [_played(doc["game"], past) for past in played])
    assert progress is not None
    tally = msgspec.to_builtins(progress.tally)
    return {**rest, "last": msgspec.to_builtins(played[-1]), "tally": tally, "chosen": False}


def _with_bots_names(doc: dict[str, Any]) -> dict[str, Any]:
    """To version 4: bots have names, and two levels have the names they have on the page."""
    chairs = [
        {**chair, "name": BOT_NAMES[n % len(BOT_NAMES)], "level": FORMER.get(chair["level"], chair["level"])}
        if chair.get("holder") == "bot"
        else chair
        for n, chair in enumerate(doc["chairs"])
    ]
    return {**doc, "chairs": chairs, "bot": FORMER.get(doc["bot"], doc["bot"])}


DOCUMENT = DocumentKind(StoredTable, (_with_seating, _with_tally, _with_bots_names))


def new_deal() -> Deal:
    return Deal(match=secrets.token_hex(16), seed=secrets.token_hex(32))


def commit_of(deal: Deal) -> str:
    return fairness.commitment(deal.match, bytes.fromhex(deal.seed))


def with_chair(table: StoredTable, number: int, chair: Chair) -> StoredTable:
    chairs = (*table.chairs[:number], chair, *table.chairs[number + 1 :])
    return replace(table, chairs=chairs)


def with_done(table: StoredTable, done: Done) -> StoredTable:
    """Returns the table with a command remembered, instead of an older one with the same key."""
    others = tuple(old for old in table.done if old.key != done.key)
    return replace(table, done=kept((*others, done), table.people))


def with_seated(table: StoredTable, number: int, done: Done) -> StoredTable:
    """Returns the table, which remembers who took this chair by this request."""
    chair = table.chairs[number]
    return with_done(table, replace(done, who=chair.who, chair=number, generation=chair.generation))


def _chair(table: StoredTable, number: int) -> Chair:
    if number >= len(table.chairs):
        raise TableRefusal("no-such-chair", chair=number + 1)
    return table.chairs[number]


def _person(table: StoredTable, number: int, generation: int) -> Chair:
    """Returns the chair of the person who is meant, so that a late command never affects the next holder."""
    chair = _chair(table, number)
    if chair.holder != "person":
        raise TableRefusal("no-person-there", chair=number + 1)
    if chair.generation != generation:
        raise TableRefusal("other-person-there", chair=number + 1)
    return chair


def joined(table: StoredTable, name: str, number: int | None) -> tuple[StoredTable, int]:
    """Puts a person on an open chair, the wished one or the first. The first person becomes the host."""
    if number is None:
        number = next((n for n, c in enumerate(table.chairs) if c.holder == "open"), None)
        if number is None:
            raise TableRefusal("table-full")
    old = _chair(table, number)
    if old.holder != "open":
        raise TableRefusal("chair-taken", chair=number + 1)
    check_name(table, name)
    person = Chair(holder="person", name=name, who=secrets.token_hex(8), generation=old.generation + 1)
    after = with_chair(table, number, person)
    return replace(after, host=number if after.host is None else after.host), number


def check_name(table: StoredTable, name: str) -> None:
    """Raises TableRefusal if this name could be taken for that of somebody who sits here."""
    taken = next((c.name for c in table.chairs if c.holder == "person" and look_alike(c.name, name)), None)
    if taken is not None:
        raise TableRefusal("name-taken", name=f"={taken}")


def moved(table: StoredTable, number: int, to: int) -> StoredTable:
    """Moves a person to another chair before the start; host rights go along."""
    _only_in_lobby(table)
    if _chair(table, to).holder != "open":
        raise TableRefusal("chair-taken", chair=to + 1)
    person = table.chairs[number]
    who = person.who or person_on(number, person.generation)
    after = _vacated(table, number)
    earlier = (*person.earlier, person_on(number, person.generation))[-EARLIER:]
    there = replace(person, who=who, generation=table.chairs[to].generation + 1, earlier=earlier)
    after = with_chair(after, to, there)
    agreed = tuple(sorted(to if n == number else n for n in table.agreed))
    return replace(after, host=to if table.host == number else table.host, agreed=agreed)


def with_bot(table: StoredTable, number: int, level: str) -> StoredTable:
    """Puts a bot on an open chair, or removes it if the level is empty."""
    _only_in_lobby(table)
    holder = _chair(table, number).holder
    if holder == "person":
        raise TableRefusal("chair-taken", chair=number + 1)
    if not level:
        return _vacated(table, number)
    return with_chair(table, number, bot_on(number, level, table.chairs[number].generation + 1))


def bot_on(number: int, level: str, generation: int) -> Chair:
    """Returns a chair with a bot of this level."""
    return Chair(holder="bot", name=BOT_NAMES[number % len(BOT_NAMES)], level=level, generation=generation)


def left(table: StoredTable, number: int, generation: int) -> StoredTable:
    """Removes a person, by their own wish or not. In a match the table's bot gets the chair for good.

    Their part stays in a deal that is under way, opened or not. Otherwise a host could choose among deals by who
    leaves.
    """
    person = _person(table, number, generation)
    if table.running and number in table.seating:
        bot = bot_on(number, table.bot, person.generation + 1)
        after = with_chair(table, number, replace(bot, sealed=person.sealed, nonce=person.nonce))
    else:
        after = _vacated(table, number)
    if table.host == number:
        after = replace(after, host=next(iter(after.persons), None))
    return replace(
        after,
        pausing=tuple(n for n in after.pausing if n != number),
        closing=tuple(n for n in after.closing if n != number),
        hurrying=tuple(n for n in after.hurrying if n != number),
        agreed=tuple(n for n in after.agreed if n != number),
    )


def handed_over(table: StoredTable, to: int, generation: int) -> StoredTable:
    _person(table, to, generation)
    return replace(table, host=to)


def muted(table: StoredTable, number: int, generation: int, on: bool) -> StoredTable:
    return with_chair(table, number, replace(_person(table, number, generation), muted=on))


def agreeing(chairs: tuple[int, ...], number: int, on: bool) -> tuple[int, ...]:
    return tuple(sorted({*chairs, number} if on else {*chairs} - {number}))


def with_odds(table: StoredTable, wanted: bool, by: int) -> StoredTable:
    """Returns the table after somebody changed whether all are shown odds. They agree; the others must say so."""
    had = bool(table.agreed) and wants_odds(table.config)
    return replace(table, agreed=() if not wanted else table.agreed if had else (by,))


def wants_odds(config: Any) -> bool:
    """Returns whether everybody is shown odds in a match with this config."""
    return bool(config.get("odds") if isinstance(config, dict) else getattr(config, "odds", False))


def sealed(table: StoredTable, number: int, match: str, digest: str) -> StoredTable:
    """Takes a chair's sealed part of the deal, before the table begins."""
    if table.phase != "lobby" or match != table.deal.match:
        raise TableRefusal("deal-gone")
    return with_chair(table, number, replace(table.chairs[number], sealed=digest))


def opened(table: StoredTable, number: int, match: str, nonce: str) -> StoredTable:
    """Takes a chair's opened part, when all parts are in and can no longer be chosen."""
    chair = table.chairs[number]
    if table.phase != "dealing" or match != table.deal.match or not chair.sealed:
        raise TableRefusal("deal-gone")
    if fairness.nonce_hash(bytes.fromhex(nonce)) != chair.sealed:
        raise TableRefusal("deal-other-nonce")
    return with_chair(table, number, replace(chair, nonce=nonce))


def afresh(table: StoredTable) -> StoredTable:
    """Returns the table with a new promise, and nothing left of the last match except who sits where."""
    chairs = tuple(replace(chair, sealed="", nonce="", standing=()) for chair in table.chairs)
    return replace(
        table,
        phase="lobby",
        chairs=chairs,
        deal=new_deal(),
        next_config=None,
        pausing=(),
        closing=(),
        hurrying=(),
        paused=False,
        stopped=False,
        stood=None,
    )


def ended(table: StoredTable, match: AnyMatch) -> StoredTable:
    """Returns the table after its match: chairs stay, a new promise is made.

    A match that was closed is not counted, nor is practice.
    """
    if match.closed is None and match.outcome is not None and table.practice is None:
        table = counted(table, PastMatch(table.match, match.config, match.outcome, table.seating))
    return afresh(table)


def _vacated(table: StoredTable, number: int) -> StoredTable:
    return with_chair(table, number, Chair(generation=table.chairs[number].generation + 1))


def _only_in_lobby(table: StoredTable) -> None:
    if table.phase != "lobby":
        raise TableRefusal("not-during-a-match")
