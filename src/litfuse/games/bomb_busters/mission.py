"""What a mission is made of: its recipe, and the parameters of its mechanisms."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from litfuse.kernel.records import Part

from .mechanisms.all import Spec
from .words import RED, REST, YELLOW, Character, Equipment

Many: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Seats: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=2, le=5)], ...], Meta(max_length=4)]
Highest: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Ban: TypeAlias = Annotated[tuple[Equipment, ...], Meta(max_length=18)]
Later: TypeAlias = Annotated[tuple[Equipment, ...], Meta(max_length=6)]
BanCharacters: TypeAlias = Annotated[tuple[Character, ...], Meta(max_length=4)]
Characters: TypeAlias = Literal["double", "choice", "shuffled", "crew", "unlimited", "none"]
Steps: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Cards: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Extra: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Limit: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
FirstTokens: TypeAlias = Literal["own", "random", "negative", "none"]
TokenKind: TypeAlias = Literal["value", "parity", "count"]
Liars: TypeAlias = Literal["nobody", "captain", "all"]
Mechanisms: TypeAlias = Annotated[tuple[Spec, ...], Meta(max_length=8)]


class Colour(Part):
    """The wires of one colour: `count` of them in play, out of `out_of` that are drawn and shown (BB-SETUP-08,
    BB-SETUP-09).
    """

    count: Many = 0
    out_of: Many = 0  # 0: as many as are in play
    lowest: Annotated[int, Meta(ge=1, le=11)] = 1  # drawn from these printed numbers
    highest: Annotated[int, Meta(ge=1, le=11)] = 11
    fixed: Annotated[tuple[Annotated[int, Meta(ge=1, le=11)], ...], Meta(max_length=11)] = ()  # not drawn: these
    predealt: bool = False  # one is dealt openly to each of the first stands before the deal (BB-C-47)
    predealt_after: Annotated[int, Meta(ge=0, le=5)] = 0  # how many stands, in dealing order, are left out first

    @property
    def shown(self) -> int:
        """How many wires are drawn and marked."""
        return len(self.fixed) or self.out_of or self.count

    def keys(self, value: int) -> tuple[int, ...]:
        """Returns the keys of all wires of this colour that may be drawn."""
        return tuple([10 * n + REST[value] for n in self.fixed or range(self.lowest, self.highest + 1)])

    @property
    def sure(self) -> bool:
        """Whether every wire that was shown is in play."""
        return self.shown == self.count


class Variant(Part):
    """Changes to a mission for certain numbers of players. Each field means the same as in Mission."""

    seats: Seats
    blue: Highest | None = None
    yellow: Colour | None = None
    red: Colour | None = None
    equipment: bool | None = None
    cards: Cards | None = None
    face_down: bool | None = None
    ban: Ban | None = None
    later: Later | None = None
    characters: Characters | None = None
    ban_characters: BanCharacters | None = None
    dial: Steps | None = None
    dial_extra: Extra | None = None
    dial_limit: Limit | None = None
    tokens: FirstTokens | None = None
    captain_tokens: FirstTokens | None = None
    token_kind: TokenKind | None = None
    shown_once: bool | None = None
    lies: Liars | None = None
    mechanisms: Mechanisms | None = None  # instead of the others

    @property
    def changes(self) -> dict[str, Any]:
        return {f: x for f in self.__struct_fields__ if f != "seats" and (x := getattr(self, f)) is not None}


class Mission(Part, kw_only=True, gc=True, dict=True):
    """A mission as content files and tables write it (BB-X-WIRES, GEAR, CHAR, DIAL, TOKSET, TOKKIND)."""

    # 0: a mission of the table's own, which has no number
    number: Annotated[int, Meta(ge=0, le=66, extra_json_schema={"readOnly": True})] = 0
    blue: Highest = 12  # numbers 1 to this
    yellow: Colour = Colour()
    red: Colour = Colour()
    equipment: bool = True
    cards: Cards | None = None  # number of equipment cards; None: one for each player
    face_down: bool = False  # the cards form a face-down pile (BB-X-GEAR)
    ban: Ban = ()
    later: Later = ()  # later cards that join the basic twelve
    characters: Characters = "double"
    ban_characters: BanCharacters = ()  # later characters that nobody may choose (BB-X-CHAR)
    dial: Steps | None = None  # None: one step for each player; 0: there is no dial
    dial_extra: Extra = 0  # steps beyond the one for each player
    dial_limit: Limit | None = None  # most steps left (BB-C-3); None: as at the beginning
    tokens: FirstTokens = "own"  # how first tokens are set
    captain_tokens: FirstTokens | None = None  # None: like the others
    token_kind: TokenKind = "value"  # what all info tokens say (BB-X-TOKKIND)
    shown_once: bool = False  # a token lies beside the stand, and its wire is shown until the next step (BB-X-MEMORY)
    lies: Liars = "nobody"  # whose tokens say what wires are not
    seats: Seats = (2, 3, 4, 5)
    variants: Annotated[tuple[Variant, ...], Meta(max_length=4)] = ()
    mechanisms: Mechanisms = ()

    @cached_property
    def kept(self) -> dict[str, tuple[Any, ...]]:
        """Values that the rules derive once from this mission and need in every step. Not part of the record."""
        return {}

    def at(self, seats: int) -> Mission:
        """Returns the mission with its variant for this number of players applied."""
        mission = replace(self, variants=())
        for v in self.variants:
            if seats in v.seats:
                mission = replace(mission, **v.changes)
        return mission

    def first_tokens(self, captain: bool) -> FirstTokens:
        """Returns how the Captain, or another player, sets first tokens."""
        return (self.captain_tokens or self.tokens) if captain else self.tokens

    @cached_property
    def plain_tokens(self) -> bool:
        """Whether everybody sets one true token at the beginning."""
        return self.tokens == "own" and self.captain_tokens is None and self.lies == "nobody"

    def lying(self, captain: bool) -> bool:
        """Returns whether tokens in the Captain's hand, or in another player's, say what wires are not."""
        return self.lies == "all" or (captain and self.lies == "captain")

    @property
    def has_dial(self) -> bool:
        return self.dial != 0

    def steps(self, seats: int) -> int:
        """Returns the number of steps on the dial at the beginning (BB-X-DIAL)."""
        return seats + self.dial_extra if self.dial is None else self.dial

    def cards_at(self, seats: int) -> int:
        """Returns the number of equipment cards that are laid out or lie face down."""
        return self.cards or seats

    def colour(self, value: int) -> Colour:
        return {YELLOW: self.yellow, RED: self.red}[value]
