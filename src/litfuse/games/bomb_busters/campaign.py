"""The missions that a table has won and lost, and what it may play next (BB-SETUP-01, BB-END-07, BB-C-45)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from litfuse.kernel.campaign import Campaign, Chapter, Goal, PlayedMatch, Progress
from litfuse.kernel.records import Part, Seat, Text, text

from .config import Config
from .content import BOXES, MISSIONS, Box


class Tries(Part):
    """How often the table has won and lost one mission."""

    mission: int
    won: int = 0
    lost: int = 0


class Tally(Part):
    """The missions that the table has tried. Missions of its own are not counted."""

    tries: tuple[Tries, ...] = ()
    last: int = 0  # the last mission that was won

    def of(self, number: int) -> Tries:
        return next((t for t in self.tries if t.mission == number), Tries(number))

    def has_won(self, number: int) -> bool:
        return self.of(number).won > 0


NOTHING = Tally()


def counted(tally: Tally | None, played: PlayedMatch[Config]) -> Tally:
    tally = tally or NOTHING
    if played.config.custom is not None:
        return tally
    number = played.config.mission
    now = tally.of(number)
    others = [t for t in tally.tries if t.mission != number]
    if played.outcome.winners:
        return Tally((*others, replace(now, won=now.won + 1)), number)
    return Tally((*others, replace(now, lost=now.lost + 1)), tally.last)


def next_captain(chairs: tuple[int, ...], last: PlayedMatch[Config]) -> Seat:
    """Returns the chair left of the last Captain's; with a fixed Captain, that Captain's chair (BB-SETUP-02)."""
    config, seat = last.config, last.outcome.facts["captain"]
    if config.fixed_captain:
        first = last.chairs[seat if config.captain is None else config.captain]
    else:
        first = last.chairs[seat] + 1
    return next((s for s, chair in enumerate(chairs) if chair >= first), 0)


def is_open(box: Box, tally: Tally) -> bool:
    """Returns whether a box is open: from the start, by a win, or because the table has already played from it
    (BB-C-45).
    """
    tried = any(t.mission in box.missions for t in tally.tries)
    return not box.opener or tally.has_won(box.opener) or tried


def suggested(tally: Tally, numbers: Sequence[int]) -> int:
    """Returns the lowest unwon mission above the last one won, else the lowest unwon one (BB-SETUP-01).

    If all of these are won: the one after the last, else the lowest.
    """
    higher = [n for n in numbers if n > tally.last]
    in_order = (*higher, *numbers)
    return next((n for n in in_order if not tally.has_won(n)), in_order[0])


def fitting(numbers: Iterable[int], chairs: tuple[int, ...]) -> list[int]:
    """Returns the missions for this number of players (BB-C-46), or all if no mission is for so few."""
    found = list(numbers)
    return [n for n in found if len(chairs) in MISSIONS[n].seats] or found


def again(chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None) -> tuple[Config, ...]:
    """Returns the configurations to offer for the next match, the preferred one first (BB-SETUP-01, BB-END-05,
    BB-END-06).

    Preferred is what the host has set; else the same mission after a defeat, the suggested one after a success. All
    other open missions follow. A table that has played nothing may choose any mission.
    """
    if progress is None:
        first = chosen or Config()
        numbers = fitting(MISSIONS, chairs)
        tops = [first]
    else:
        last, tally = progress.last, progress.tally
        first = chosen or last.config
        if chosen is None or chosen.captain is None or chosen.captain >= len(chairs):
            first = replace(first, captain=next_captain(chairs, last))
        numbers = fitting((n for box in BOXES if is_open(box, tally) for n in box.missions), chairs)
        plain = replace(first, custom=None, mission=suggested(tally, numbers))
        possible = [first] if first.custom is not None or first.mission in numbers else []
        same = chosen is not None or not last.outcome.winners
        tops = [*possible, plain] if same else [plain, *possible]
    return tuple(dict.fromkeys((*tops, *[replace(first, custom=None, mission=n) for n in numbers])))


def campaign(chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None) -> Campaign:
    """Returns the boxes, with the missions that may be chosen; a table that has played nothing may choose any."""
    tally: Tally = NOTHING if progress is None else progress.tally
    configs = again(chairs, chosen, progress)
    places = {config.mission: place for place, config in reversed([*enumerate(configs)]) if config.custom is None}
    notes = () if progress is None else _captains(chairs, configs[0], progress.last)
    return Campaign(chapters=tuple([_chapter(box, tally, places) for box in BOXES]), notes=notes)


def _chapter(box: Box, tally: Tally, places: dict[int, int]) -> Chapter:
    goals = tuple(
        [
            Goal(
                number=n,
                name=Text(f"mission-{n}"),
                about=Text(f"mission-{n}.text"),
                won=tally.of(n).won,
                lost=tally.of(n).lost,
                choice=places.get(n),
            )
            for n in box.missions
        ]
    )
    opens = None if is_open(box, tally) else text("box-opens", mission=box.opener)
    return Chapter(name=Text(f"box-{box.name}"), goals=goals, opens=opens)


def _captains(chairs: tuple[int, ...], config: Config, last: PlayedMatch[Config]) -> tuple[Text, ...]:
    """Says who is the next Captain, and after whom (BB-SETUP-02)."""
    if config.custom is None and MISSIONS[config.mission].characters == "shuffled":
        return ()  # the dealt characters decide (BB-C-46)
    captain = f"@{config.captain}"
    before = last.chairs[last.outcome.facts["captain"]]
    if config.fixed_captain or before not in chairs:
        return (text("campaign-captain", captain=captain),)
    return (text("campaign-captain-after", captain=captain, last=f"@{chairs.index(before)}"),)
