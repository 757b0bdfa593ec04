### What every game and every program says. See voice.py for $x, $x-key and $x-is.
### Tone: a friend who has read the rules. Short, concrete, dry; facts first.

## Seats and lists

player = Player { $number }
list-and = { $head } and { $last }
list-several = { $count } × { $word }
none = nothing
yes = yes
no = no

## Answers that come too late, or are none

stale-answer = Too late: that question is no longer open. Nothing was changed.
not-an-action = That is not something you can do here: { $what }
bad-data = This does not fit, at { $path }: { $what }
rules-bug = Something is wrong in the program, not with you. The match stops here and its record is kept. ({ $what })

## Commands and one-line records

notation-bad =
    { $place-key ->
        [none] This line is nested too deeply to be read.
       *[other] I cannot read this from character { $place } on: { $line }
    }
notation-unknown = I do not know “{ $word }”. I know: { $known }
notation-too-many = That is too much for “{ $word }”. It takes: { $fields }

## Things that are not there

no-such-game = There is no game “{ $name }”. There are: { $known }
no-such-bot = There is no bot “{ $name }”. There are: { $known }
no-such-clock = This game has no clock “{ $kind }”. It has: { $known }
no-such-language = I do not speak “{ $name }”. I speak: { $known }
no-such-viewer = There is no viewer “{ $viewer }”: it can be a seat, “spectator” or, after the end, “all”.
no-such-seat =
    { $seats ->
        [one] There is no seat { $seat }: this table has one seat.
       *[other] There is no seat { $seat }: this table has { $seats } seats.
    }
no-such-place = There is no place { $place }: places count from 1.
no-such-step = There is no step { $step }: the last one is { $last }.

## Who may look

all-after-the-end = All cards are shown only when the match is over.
no-spectators = This table lets nobody watch before the end.

## Clocks

clock-never-off = This clock cannot be turned off: { $kind }.
clock-range =
    { $wanted ->
        [one] One second does not do for this clock: { $kind }. It takes { $least } to { $most } seconds.
       *[other] { $wanted } seconds do not do for this clock: { $kind }. It takes { $least } to { $most } seconds.
    }

## Matches in the program's hands

match-without-key = This match was read from its record: you can look at it, but not play on.
match-forgotten = The earlier steps of this match were not kept.

## The end without a result

closed = No result: { $reason }.
closed-agreed = everybody agreed to stop
closed-deserted = nobody was left at the table
closed-stopped = something went wrong in the program
note-match-closed =
    { $reason-key ->
        [agreed] Everybody agreed to stop. The match ends without a result.
        [deserted] Nobody is left at the table. The match ends without a result.
        [stopped] Something went wrong in the program. The match ends without a result.
       *[other] The match ends without a result.
    }

## Records: what is wrong with one

record-none = This file is not the record of a match.
record-too-long = This record has more than { $most } steps; that is more than I read here.
record-unfinished = This match was not played to its end. Only a finished match can be looked at here.
record-setup = The record begins with a table that the game does not know.
record-cut-off = The record breaks off in line { $line }.
record-version = This record has version { $version } of the format; I read version { $known }.
record-line = Line { $line } of the record does not fit: { $what }
record-form = Line { $line } of the record is not in its one proper spelling; it was changed.
record-seq = The steps of the record are not in order at step { $line }.
record-event = Step { $line } of the record tells of something that cannot have happened there.
record-outcome = The outcome in line { $line } is not the one that the record leads to.
record-digest = The record was changed after it was closed: its digest does not match.
record-commit = The seed is not the one that was promised before the deal.
record-nonce = The players’ own random numbers are not the ones that were promised before the deal.
record-seals = The seals in the record are not the ones that were shown before the deal: { $seats }.
record-seals-other = These seals belong to another match.
record-hex = The seed or a random number in the record is not written in hexadecimal digits.
record-rules = Line { $line } of the record does not follow from the rules.
record-illegal = The record holds a move that the rules do not allow: { $what }
record-draw-wrong = The draw “{ $label }” in line { $line } does not come from the seed.
record-practice = The positions that this practice match goes on from are not in order.
record-draw-missing = The record lacks the draw “{ $label }”.
record-draw-size = The draw “{ $label }” was recorded among { $recorded }, but the rules need one among { $needed }.
record-draw-value = The draw “{ $label }” cannot have had that result.

## Records: what was checked

verified-form =
    { $lines ->
        [one] One step, written as it should be.
       *[other] { $lines } steps, written as they should be.
    }
verified-seals = Every seal is the one that was shown before the first random number was opened.
verified-commit = The seed is the one that was promised before the deal.
verified-practice = Practice: the first { $steps } entries are those of the match { $match }, with its luck.
verified-draws =
    { $draws ->
        [0] There is no random draw to check.
        [one] The one random draw comes from that seed.
       *[other] All { $draws } random draws come from that seed.
    }
verified-events =
    { $steps ->
        [one] The rules lead to its one step.
       *[other] The rules lead to all of its { $steps } steps.
    }
unverified-nonce = { $seats } sealed a random number and did not open it: zeros stand for it, and the deal is not proven fair.
unverified-running = The match is still running, so its seed is secret: the draws cannot be checked yet.
unverified-rules = Recorded with rules { $recorded }, but these are rules { $here }: whether every step follows cannot be checked.

## Options of every table

option-spectators = Spectators
    .help = May others watch before the end? They see what lies open, never a hand.
option-stand-in = Stand-in for absent players
    .help = A bot plays for somebody who is away and let a clock run out. Without it, only the clocks decide.

## Bots: how each level thinks

level-random = Any legal answer, chosen blindly.

# The coach: the review of a finished match

coach-leave = Leave it alone.
coach-unknown-game = There is no coach for { $game }.
coach-running = This match is not over. It can be reviewed after its end.
coach-best = best
coach-same = no difference
coach-only = no choice
coach-said-best = Nothing better was found.
coach-said-same = No difference that is larger than the error.
coach-said-only = There was nothing to choose.
coach-said-cost = It cost { $cost } of 100 games.
coach-figure-hit = right { $percent } %
coach-figure-red = red { $percent } %
coach-figure-kitten = kitten { $percent } %
coach-knew-kitten = Kitten on top: { $percent } %.
coach-knew-goat = Am I the goat: { $percent } %, an estimate.
