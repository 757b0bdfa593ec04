"""Checks whether a table's options and its mission can be played."""

from __future__ import annotations

from functools import lru_cache

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import Refusal, text

from .config import SEATS, Config
from .content import EQUIPMENT, MISSIONS
from .mechanisms.base import SINGLE, having, hooks_of
from .mission import Colour, Mission, Variant
from .plans import plan_of
from .setup import pool_of
from .state import owners_of
from .words import COPIES, YELLOW, Character

YELLOWS = (0, 2, 4)  # yellow wires are cut in pairs, or by one holder as 2 or 4 (BB-YEL-06)


def bad(rule: str, key: str, **args: int | str) -> BadConfig:
    return BadConfig(Refusal(rule, text(f"bad-{key}", **args)))


def mission_of(config: Config, seats: int) -> Mission:
    """Returns the mission of this table for this number of players. Raises BadConfig if it cannot be played."""
    if seats not in SEATS:
        raise BadConfig(Refusal("BB-GEN-02", text("no-seats", seats=seats, least=SEATS[0], most=SEATS[-1])))
    if config.captain is not None and config.captain >= seats:
        raise bad("BB-SETUP-02", "captain", captain=config.captain + 1, seats=seats)
    if config.custom is not None:
        return own(config.custom, seats)
    if config.mission not in MISSIONS:
        known = ", ".join(map(str, MISSIONS))
        raise bad("BB-SETUP-01", "mission-number", number=config.mission, known=f"={known}")
    return numbered(config.mission, seats)


def own(mission: Mission, seats: int) -> Mission:
    """Checks a mission of the table's own and returns it for this number of players.

    It must be valid for every number of players that it names, so that its author learns of a mistake at once and not
    when the first table of another size begins (BB-C-1).
    """
    if mission.number:
        raise bad("BB-SETUP-01", "own-number", number=mission.number)
    here = checked(mission, seats)
    for others in mission.seats:
        try:
            checked(mission, others)
        except BadConfig as error:
            raise bad(error.rule, "elsewhere", seats=others) from error
    return here


@lru_cache(maxsize=512)
def numbered(number: int, seats: int) -> Mission:
    return checked(MISSIONS[number], seats)


def checked(mission: Mission, seats: int) -> Mission:
    if seats not in mission.seats:
        raise bad("BB-C-46", "mission-seats", seats=seats)
    check_gear(mission)
    if mission.variants:
        check_variants(mission)
    here = mission.at(seats)
    check(here, seats)
    return here


def check_variants(mission: Mission) -> None:
    """Checks that each variant changes something for numbers of players of the mission, and that no two overlap."""
    said: set[tuple[int, str]] = set()
    for variant in mission.variants:
        if not variant.seats or not variant.changes:
            raise bad("BB-C-1", "variant-empty")
        for seats in variant.seats:
            if seats not in mission.seats:
                raise bad("BB-C-1", "variant-seats", seats=seats)
            for field in variant.changes:
                if (seats, field) in said:
                    raise bad("BB-C-1", "variant-twice", seats=seats, field=f"={field}")
                said.add((seats, field))


def check_dial(mission: Mission, seats: int) -> None:
    start = mission.steps(seats)
    if mission.dial is not None and mission.dial_extra:
        raise bad("BB-X-DIAL", "dial-extra", dial=mission.dial)
    if mission.dial_limit is not None and mission.dial_limit < max(start, 1):
        raise bad("BB-X-DIAL", "dial-limit", limit=mission.dial_limit, start=start)
    if mission.dial_limit is not None and not mission.has_dial:
        raise bad("BB-X-DIAL", "dial-none")


def check_tokens(mission: Mission) -> None:
    modes = [(captain, mission.first_tokens(captain)) for captain in (True, False)]
    if mission.tokens == mission.captain_tokens:
        raise bad("BB-X-TOKSET", "captain-tokens")
    if mission.lies != "nobody":
        if mission.token_kind != "value":
            raise bad("BB-X-TOKKIND", "tokens-lie", kind=f"is-token-kind-{mission.token_kind}")
        if mission.blue < 2:
            raise bad("BB-X-TOKKIND", "tokens-lie-blue")
    if mission.shown_once and (mission.token_kind != "value" or mission.lies != "nobody"):
        raise bad("BB-X-MEMORY", "tokens-once")
    for captain, mode in modes:
        if mode in ("random", "negative") and (mission.lying(captain) or mission.token_kind != "value"):
            raise bad("BB-X-TOKSET", "first-tokens", mode=f"is-tokens-{mode}")


def check_content() -> None:
    """Checks that the missions of the content files can be played with every number of players that they name."""
    for number, mission in MISSIONS.items():
        for seats in mission.seats:
            numbered(number, seats)


def check(mission: Mission, seats: int) -> None:
    """Checks whether a mission can be played by so many players."""
    for name, colour in (("yellow", mission.yellow), ("red", mission.red)):
        check_colour(name, colour, len(owners_of(seats, 0)))
    plan = plan_of(mission.mechanisms, seats)
    if mission.yellow.count not in YELLOWS and plan.together != YELLOW and not plan.one_by_one:
        raise bad("BB-YEL-06", "yellow-count", count=mission.yellow.count)
    wires = COPIES * mission.blue + mission.yellow.count + mission.red.count
    stands = len(owners_of(seats, 0))
    if wires < stands:
        raise bad("BB-SETUP-13", "few-wires", wires=wires, stands=stands)
    check_dial(mission, seats)
    if mission.equipment:
        check_cards(mission)
    check_tokens(mission)
    check_characters(mission)
    cards = len(pool_of(mission))
    if not mission.equipment and (mission.cards or mission.face_down):
        raise bad("BB-X-GEAR", "cards-without-equipment")
    if mission.equipment and cards < mission.cards_at(seats):
        raise bad("BB-SETUP-18", "few-cards", cards=cards, seats=seats)
    for hooks in hooks_of(mission):
        refusal = hooks.check(mission, seats)
        if refusal is not None:
            raise BadConfig(refusal)
    if plan.turned and plan.strays != "none":
        raise bad("BB-C-23", "apart-twice")
    kinds = [type(spec) for spec in mission.mechanisms]
    twice = next((k for k in kinds if kinds.count(k) > 1), None)
    if twice is not None:
        raise bad("BB-C-41", "mechanism-twice", name=f"={twice.__name__}")
    for hook in SINGLE:
        names = [type(h.spec).__name__ for h in having(mission, hook)]
        if len(names) > 1:
            raise bad("BB-C-41", "mechanisms-clash", first=f"={names[0]}", second=f"={names[1]}")


def check_cards(mission: Mission) -> None:
    """Checks that each card the mission names makes a difference."""
    for names in (mission.ban, mission.later):
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise bad("BB-C-33", "card-twice", card=f"equipment-{twice}")
    for name in mission.later:
        if not EQUIPMENT[name].later:
            raise bad("BB-EQG-13", "later-card", card=f"equipment-{name}")
        if name in mission.ban:
            raise bad("BB-C-33", "later-banned", card=f"equipment-{name}")
        if EQUIPMENT[name].value == YELLOW and not mission.yellow.count:
            raise bad("BB-C-30", "card-yellow", card=f"equipment-{name}")
    for name in mission.ban:
        if EQUIPMENT[name].later and name not in mission.later:
            raise bad("BB-C-33", "ban-absent", card=f"equipment-{name}")


def check_characters(mission: Mission) -> None:
    """Checks that the mission bans only characters that could be chosen, each of them once."""
    banned = mission.ban_characters
    twice = next((name for name in banned if banned.count(name) > 1), None)
    if twice is not None:
        raise bad("BB-X-CHAR", "character-twice", character=f"character-{twice}")
    if banned and mission.characters != "choice":
        raise bad("BB-X-CHAR", "character-choice")
    if Character.DOUBLE in banned:
        raise bad("BB-X-CHAR", "character-double")


def check_gear(mission: Mission) -> None:
    """Checks that nothing is said about cards if there are none, in the mission or in a variant without cards."""
    parts: tuple[Mission | Variant, ...] = (mission, *mission.variants)
    for part in parts:
        if part.equipment is False and (part.ban or part.later):
            raise bad("BB-C-33", "no-cards")


def check_colour(name: str, colour: Colour, stands: int) -> None:
    there = colour.highest - colour.lowest + 1
    if not colour.count and colour != Colour():
        raise bad("BB-X-WIRES", "colour-count", colour=f"value-{name}")
    if len(set(colour.fixed)) != len(colour.fixed):
        raise bad("BB-X-WIRES", "colour-fixed", colour=f"value-{name}")
    if colour.fixed and (colour.lowest, colour.highest) != (Colour().lowest, Colour().highest):
        raise bad("BB-X-WIRES", "colour-fixed-range", colour=f"value-{name}")
    if colour.fixed and colour.out_of not in (0, len(colour.fixed)):
        fixed, shown = len(colour.fixed), colour.out_of
        raise bad("BB-X-WIRES", "colour-fixed-of", colour=f"value-{name}", fixed=fixed, shown=shown)
    if colour.count > colour.shown:
        raise bad("BB-SETUP-09", "colour-out-of", colour=f"value-{name}", count=colour.count, shown=colour.shown)
    if not colour.fixed and colour.shown > max(there, 0):
        raise bad("BB-SETUP-08", "colour-range", colour=f"value-{name}", count=colour.shown, there=max(there, 0))
    if colour.predealt_after and not colour.predealt:
        raise bad("BB-C-47", "predealt-after", colour=f"value-{name}")
    if colour.predealt and (colour.count + colour.predealt_after > stands or not colour.sure):
        raise bad("BB-C-47", "predealt", colour=f"value-{name}", count=colour.count, stands=stands)


check_content()
