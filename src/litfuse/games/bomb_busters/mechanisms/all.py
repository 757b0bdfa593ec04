"""The one list of mechanisms: a new one gets a line in each union to which it adds a record, and nothing else here.

Everything except these records is found through its folder: `part_of(spec, "hooks")`. So this module imports no rules,
and config, actions, views and state can hold the unions without an import cycle.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, TypeAlias, get_args

from .blind_wires import words as blind_wires
from .carried_wires import words as carried_wires
from .challenge_cards import words as challenge_cards
from .claimed_numbers import words as claimed_numbers
from .claimed_turns import words as claimed_turns
from .constraint_cards import words as constraint_cards
from .countdown import words as countdown
from .covered_cards import words as covered_cards
from .fragile_player import words as fragile_player
from .late_wires import words as late_wires
from .map_walk import words as map_walk
from .named_cutter import words as named_cutter
from .number_gate import words as number_gate
from .number_goals import words as number_goals
from .number_line import words as number_line
from .number_targets import words as number_targets
from .oxygen import words as oxygen
from .passed_wires import words as passed_wires
from .red_number import words as red_number
from .restricted_talk import words as restricted_talk
from .reversed_turns import words as reversed_turns
from .script import words as script
from .secret_numbers import words as secret_numbers
from .sequence_gate import words as sequence_gate
from .simultaneous_cut import words as simultaneous_cut
from .timed_phases import words as timed_phases
from .tripwires import words as tripwires
from .unequipped_player import words as unequipped_player
from .unsorted_wires import words as unsorted_wires
from .untold_failures import words as untold_failures
from .walking_fuse import words as walking_fuse
from .weakest_link import words as weakest_link
from .yellow_tokens import words as yellow_tokens

# The parameters of a mission's mechanisms. Every mechanism has parameters, data and a panel.
Spec: TypeAlias = (
    sequence_gate.SequenceGate
    | timed_phases.TimedPhases  # before the next one, whose action it lends
    | simultaneous_cut.SimultaneousCut
    | secret_numbers.SecretNumbers
    | number_goals.NumberGoals
    | walking_fuse.WalkingFuse
    | countdown.Countdown
    | claimed_turns.ClaimedTurns
    | fragile_player.FragilePlayer
    | untold_failures.UntoldFailures
    | named_cutter.NamedCutter
    | unsorted_wires.UnsortedWires
    | blind_wires.BlindWires
    | late_wires.LateWires
    | red_number.RedNumber
    | unequipped_player.UnequippedPlayer
    | constraint_cards.ConstraintCards
    | yellow_tokens.YellowTokens
    | number_gate.NumberGate
    | covered_cards.CoveredCards
    | challenge_cards.ChallengeCards
    | number_targets.NumberTargets
    | script.Script
    | number_line.NumberLine
    | map_walk.MapWalk
    | restricted_talk.RestrictedTalk
    | claimed_numbers.ClaimedNumbers
    | oxygen.Oxygen
    | weakest_link.WeakestLink
    | tripwires.Tripwires
    | reversed_turns.ReversedTurns
    | passed_wires.PassedWires
    | carried_wires.CarriedWires
)
# Run-time data: one record for each mechanism in `State.extras`
Data: TypeAlias = (
    sequence_gate.Row
    | simultaneous_cut.Together
    | secret_numbers.Numbers
    | number_goals.Goals
    | walking_fuse.Burnt
    | countdown.TimeSpent
    | claimed_turns.Claims
    | fragile_player.Fragile
    | untold_failures.Untold
    | named_cutter.CallDeck
    | unsorted_wires.Unsorted
    | blind_wires.Blind
    | late_wires.LateState
    | red_number.RedCard
    | unequipped_player.Unequipped
    | constraint_cards.Constraints
    | yellow_tokens.TokenRow
    | number_gate.GateCards
    | covered_cards.Covers
    | challenge_cards.Challenges
    | number_targets.Targets
    | script.ScriptState
    | number_line.Line
    | map_walk.Walk
    | restricted_talk.Restricted
    | oxygen.Air
    | weakest_link.Roles
    | tripwires.Trips
    | reversed_turns.TurnOrder
    | passed_wires.Passing
    | timed_phases.PhaseState
    | carried_wires.Robot
)
# What a viewer sees of a mechanism
Panel: TypeAlias = (
    sequence_gate.SequencePanel
    | simultaneous_cut.TogetherPanel
    | secret_numbers.NumbersPanel
    | number_goals.GoalsPanel
    | walking_fuse.FusePanel
    | countdown.CountdownPanel
    | claimed_turns.ClaimsPanel
    | fragile_player.FragilePanel
    | untold_failures.UntoldPanel
    | named_cutter.CallPanel
    | unsorted_wires.UnsortedPanel
    | blind_wires.BlindPanel
    | late_wires.LatePanel
    | red_number.RedCardPanel
    | unequipped_player.UnequippedPanel
    | constraint_cards.ConstraintsPanel
    | yellow_tokens.TokenRowPanel
    | number_gate.GatePanel
    | covered_cards.CoversPanel
    | challenge_cards.ChallengesPanel
    | number_targets.TargetsPanel
    | script.ScriptPanel
    | number_line.LinePanel
    | map_walk.MapPanel
    | restricted_talk.RestrictedPanel
    | oxygen.OxygenPanel
    | weakest_link.RolesPanel
    | tripwires.TripsPanel
    | reversed_turns.TurnOrderPanel
    | passed_wires.PassingPanel
    | timed_phases.PhasesPanel
    | carried_wires.RobotPanel
)
# What a seat knows for certain of hidden data
Known: TypeAlias = (
    secret_numbers.NumbersKnown
    | named_cutter.CallKnown
    | claimed_numbers.ClaimedKnown
    | constraint_cards.ConstraintsKnown
    | challenge_cards.ChallengesKnown
    | simultaneous_cut.TogetherKnown
    | yellow_tokens.TokenRowKnown
    | number_gate.GateKnown
    | oxygen.AirKnown
    | weakest_link.RolesKnown
    | tripwires.TripKnown
    | timed_phases.PhasesKnown
)

Actions: TypeAlias = (
    sequence_gate.Actions
    | simultaneous_cut.Actions
    | secret_numbers.Actions
    | claimed_turns.Actions
    | named_cutter.Actions
    | blind_wires.Actions
    | late_wires.Actions
    | constraint_cards.Actions
    | challenge_cards.Actions
    | yellow_tokens.Actions
    | number_gate.Actions
    | number_line.Actions
    | map_walk.Actions
    | oxygen.Actions
    | weakest_link.Actions
    | tripwires.Actions
    | passed_wires.Actions
)
Facts: TypeAlias = secret_numbers.Facts | named_cutter.Facts | weakest_link.Facts | timed_phases.Facts
Notices: TypeAlias = (
    sequence_gate.Notices
    | secret_numbers.Notices
    | number_goals.Notices
    | walking_fuse.Notices
    | countdown.Notices
    | claimed_turns.Notices
    | claimed_numbers.Notices
    | named_cutter.Notices
    | constraint_cards.Notices
    | simultaneous_cut.Notices
    | yellow_tokens.Notices
    | number_gate.Notices
    | covered_cards.Notices
    | challenge_cards.Notices
    | number_targets.Notices
    | script.Notices
    | number_line.Notices
    | map_walk.Notices
    | oxygen.Notices
    | weakest_link.Notices
    | tripwires.Notices
    | reversed_turns.Notices
    | passed_wires.Notices
    | timed_phases.Notices
    | carried_wires.Notices
)

SPECS: Final[tuple[type, ...]] = get_args(Spec)


@cache
def part_of(record: type, file: str) -> ModuleType:
    """Returns the module of this name in the folder of the mechanism to which this record belongs."""
    return import_module(f"{record.__module__.rpartition('.')[0]}.{file}")
