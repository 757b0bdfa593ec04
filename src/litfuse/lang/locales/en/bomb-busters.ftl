### Bomb Busters. Values are numbers or colours; a place like 2:3 is slot 3 of stand 2.

## Values

value-yellow = yellow
    .short = Y
value-red = red
    .short = R

## Equipment

equipment-unequal = Label ≠
    .about = Marks two neighbouring wires of yours that are different.
equipment-walkie = Walkie-Talkies
    .about = Swap a wire with a teammate, each without seeing the other’s.
equipment-triple = Triple Detector
    .about = In a Dual Cut, point at three wires of one stand.
equipment-post-it = Post-it
    .about = Sets an info token at one of your blue wires.
equipment-super = Super Detector
    .about = In a Dual Cut, point at all wires of one stand.
equipment-rewinder = Rewinder
    .about = Turns the dial back one step.
equipment-batteries = Emergency Batteries
    .about = Turns one or two used characters up again.
equipment-radar = General Radar
    .about = Asks every stand whether it has a number.
equipment-stabilizer = Stabilizer
    .about = Protects your Dual Cut of this turn: no step, no explosion.
equipment-ray = X or Y Ray
    .about = In a Dual Cut, call two values at once.
equipment-mug = Coffee Mug
    .about = Leaves your turn to somebody else.
equipment-equal = Label =
    .about = Marks two neighbouring wires of yours that are equal.
equipment-false-bottom = False Bottom
    .about = Brings two more cards once two yellow wires are cut.
equipment-single = Single Wire Label
    .about = Tells that a number stands only once on your stand.
equipment-drop = Emergency Drop
    .about = Turns all used equipment up again.
equipment-fast-pass = Fast Pass
    .about = Cut two equal wires of yours although others are left.
equipment-disintegrator = Disintegrator
    .about = Cuts all wires of a number drawn at random.
equipment-hook = Grappling Hook
    .about = Take a wire from a teammate into your hand.

## Characters, and what helps in a cut

character-none = no character
character-double = Double Detector
    .about = In a Dual Cut, point at two wires of one stand.
character-radar = Radar
    .about = Asks every stand whether it has a number.
character-walkie = Walkie-Talkies
    .about = Swap a wire with a teammate.
character-triple = Triple Detector
    .about = In a Dual Cut, point at three wires of one stand.
character-ray = X or Y Ray
    .about = In a Dual Cut, call two values at once.
helper-double = Double Detector
helper-own-triple = Triple Detector
helper-triple = Triple Detector
helper-super = Super Detector
helper-own-ray = X or Y Ray
helper-ray = X or Y Ray
source-card = the card
source-power = your character
stand-first = first stand
stand-second = second stand
stand-both = both stands

## What one can do: in a sentence (act-…), in a word or two (-label), before its details are chosen (-open)

act-pick-character = Take this character: { $character }.
act-pick-character-label = Choose a character
act-pick-character-open = Choose your character.
act-place-token = Set an info token at { $cell }.
act-place-token-label = Set a token
act-place-token-open = Set an info token at one of your blue wires.
act-place-false-token = Set a token at { $cell } that says: not { $number }.
act-place-false-token-label = Set a false token
act-place-false-token-open = Set a token at one of your wires with a number that the wire does not have.
act-name-missing = Lay tokens beside your stand: you have none of { $values }.
act-name-missing-label = Name what is missing
act-name-missing-open = Lay tokens beside your stand for values that you do not have.
act-dual-cut =
    { $call-own-key ->
        [none] Point at { $cell } and call { $call }.
       *[other] Point at { $cell } and call { $call }; if it is right, { $call-own } is cut too.
    }
act-dual-cut-label = Dual Cut
act-dual-cut-open = Dual Cut: point at a wire of a teammate and call a value that you hold.
act-helped-cut =
    { $calls-own-key ->
        [none] { $helpers }: point at { $cells } and call { $calls }.
       *[other] { $helpers }: point at { $cells } and call { $calls }. To be cut with it: { $calls-own }.
    }
act-helped-cut-label = Dual Cut with help
act-helped-cut-open = Dual Cut with this: { $with }.
act-solo-cut = Solo Cut: cut all that is left of { $value }.
act-solo-cut-label = Solo Cut
act-solo-cut-open = Solo Cut: cut all that is left of a value.
act-fast-pass = Fast Pass: cut { $cells }.
act-fast-pass-label = Fast Pass
act-fast-pass-open = Fast Pass: cut two equal wires of yours.
act-reveal-reds = Reveal your red wires.
act-reveal-reds-label = Reveal Reds
act-cut-together = Cut { $cells } at once and claim that they are what this mission asks for.
act-cut-together-label = Cut all at once
act-cut-together-open = Point at wires anywhere, yours included, and claim that they are what this mission asks for.
act-skip = Skip your turn.
act-skip-label = Skip
act-report-slip = { $seat } spoke against the rules of this mission.
act-report-slip-label = Report a slip
act-report-slip-open = Somebody spoke against the rules of this mission: say who.
act-use-stabilizer = Stabilizer: protect your Dual Cut of this turn.
act-use-stabilizer-label = Stabilizer
act-use-mug = Coffee Mug: do nothing this turn; { $seat } goes on.
act-use-mug-label = Coffee Mug
act-use-mug-open = Coffee Mug: do nothing this turn and name who goes on.
act-settle = Choose { $cell }.
act-settle-label = Choose a wire
act-settle-open = Choose which of your wires it is.
act-use-walkie =
    { $source-key ->
        [source-power] Your Walkie-Talkies: swap { $cell } with { $partner }.
       *[other] Walkie-Talkies: swap { $cell } with { $partner }.
    }
act-use-walkie-label = Walkie-Talkies
act-use-walkie-open = Walkie-Talkies: swap a wire with a teammate.
act-give-wire = Give away { $cell }.
act-give-wire-label = Give a wire
act-give-wire-open = Give one of your wires; you will get the one that was offered.
act-use-radar =
    { $source-key ->
        [source-power] Your Radar: who has a { $number }?
       *[other] General Radar: who has a { $number }?
    }
act-use-radar-label = Radar
act-use-radar-open = Radar: ask every stand for a number.
act-use-post-it = Post-it: set an info token at { $cell }.
act-use-post-it-label = Post-it
act-use-post-it-open = Post-it: set an info token at one of your blue wires.
act-use-false-post-it = Post-it: set a token at { $cell } that says: not { $number }.
act-use-false-post-it-label = Post-it
act-use-false-post-it-open = Post-it: set a token at one of your blue wires with a number that it does not have.
act-use-unequal = Label ≠: { $cell } and its right neighbour are different.
act-use-unequal-label = Label ≠
act-use-unequal-open = Label ≠: mark two neighbouring wires that are different.
act-use-equal = Label =: { $cell } and its right neighbour are equal.
act-use-equal-label = Label =
act-use-equal-open = Label =: mark two neighbouring wires that are equal.
act-use-rewinder = Rewinder: turn the dial back one step.
act-use-rewinder-label = Rewinder
act-use-batteries = Emergency Batteries: turn up the characters of { $seats }.
act-use-batteries-label = Emergency Batteries
act-use-batteries-open = Emergency Batteries: turn up one or two used characters.
act-use-single = Single Wire Label: the number of { $cell } is on its stand only once.
act-use-single-label = Single Wire Label
act-use-single-open = Single Wire Label: mark a wire whose number is on its stand only once.
act-use-hook = Grappling Hook: take { $cell }; it goes to this stand: { $stand }.
act-use-hook-label = Grappling Hook
act-use-hook-open = Grappling Hook: take a wire from a teammate.
act-lay-number = Lay the { $number } face down.
act-lay-number-label = Lay a number
act-lay-number-open = Lay one of your number cards face down: which value will be cut?
act-claim-turn = Take the next turn.
act-claim-turn-label = I cut next
act-name-next = { $seat } is next.
act-name-next-label = Name the next player
act-name-next-open = Nobody has claimed the turn: say who is next.
act-name-cutter = { $seat } must cut the number.
act-name-cutter-label = Name who cuts
act-name-cutter-open = Name who must cut the number that lies open.
act-turn-up-number = Turn up the next number.
act-turn-up-number-label = Turn up a number
act-turn-up-number-open = Turn up the next number, or give the turn away.
act-choose-stand = The wire goes to this stand: { $stand }.
act-choose-stand-label = Choose a stand
act-choose-stand-open = A wire comes to you: choose the stand it goes to.
act-cut-blind = Point at { $cell } and call { $value } with your turned wire { $own }.
act-cut-blind-label = Cut with a turned wire
act-cut-blind-open = Point at a wire of a teammate, tap your turned wire, and claim that both have this value.
act-solo-blind = Cut all that is left of { $value } with your turned wires { $turned }.
act-solo-blind-label = Solo Cut with turned wires
act-solo-blind-open = Tap your turned wires and claim that with those you see they are all that is left of a value.
act-confess-wire = Put a token at { $cell }.
act-confess-wire-label = Set a token
act-confess-wire-open = You do not have the number: put a token at one of your blue wires.
act-choose-token = Choose the token { $value }.
act-choose-token-label = Choose a token
act-choose-token-open = Choose an info token.
act-set-token = Set the token at { $cell }.
act-set-token-label = Set the token
act-set-token-open = Set the token at one of your wires of that value.
act-mark-received = Set the token of a received number at { $cell }.
act-mark-received-label = Set the token
act-mark-received-open = Set one token at one of your wires that has a number you received.
act-pass-received = Pass: no received number fits.
act-pass-received-label = No number fits
caution-together =
    { $colour ->
        [red] This ends the mission at once unless every one of these wires is red.
        [yellow] This ends the mission at once unless every one of these wires is yellow.
       *[blue] This ends the mission at once unless every one of these wires is a { $number }.
    }
caution-together-tokens = Unless every one of these wires is yellow, each gets its token and the dial moves a step. A red one among them ends the mission at once.
caution-blind = This ends the mission at once unless your turned wire has this value too.
caution-report-slip = The slip costs everybody a step of the dial.

## Phrases

say-suggest-card = Use { $card }?
say-suggest-card-label = Use equipment?
say-suggest-card-open = Suggest a card.
say-suggest-power = { $seat }, use your character?
say-suggest-power-label = Use your character?
say-suggest-power-open = Suggest that somebody use their character.
say-rule-reminder = Mind what the mission says!
say-rule-reminder-label = Mind the mission
say-your-turn = { $seat }, it is your turn.
say-your-turn-label = Your turn
say-your-turn-open = Tell somebody that it is their turn.
say-thinking = Wait, I am thinking.
say-thinking-label = Thinking
say-well-done = Well done!
say-well-done-label = Well done
say-need-oxygen = I need oxygen.
say-need-oxygen-label = I need oxygen

## What happened

note-was-dealt =
    { $captain-is ->
        [me] { $mission }. You are the Captain.
       *[other] { $mission }. { $captain } is the Captain.
    } { $dial ->
        [0] There is no dial.
        [one] One mistake and it is over.
       *[other] The dial has { $dial } steps.
    }
note-seated =
    { $captain-is ->
        [me] { $mission }. You are the Captain.
       *[other] { $mission }. { $captain } is the Captain.
    } The others choose their characters.
note-character-picked =
    { $seat-is ->
        [me] You take this character: { $character }.
       *[other] { $seat } takes this character: { $character }.
    }
note-token-drawn =
    { $seat-is ->
        [me] Your first token is a { $number }.
       *[other] The first token of { $seat } is a { $number }.
    }
note-passed-over =
    { $seat-is ->
        [me] You have no blue wire and set no token.
       *[other] { $seat } has no blue wire and sets no token.
    }
note-passed-over-more =
    { $seat-is ->
        [me] You have no other blue wire and set no second token.
       *[other] { $seat } has no other blue wire and sets no second token.
    }
note-passed-over-yellow =
    { $seat-is ->
        [me] You have only yellow wires and set no token.
       *[other] { $seat } has only yellow wires and sets no token.
    }
note-passed-over-yellow-more =
    { $seat-is ->
        [me] All your other wires are yellow: you set no second token.
       *[other] All other wires of { $seat } are yellow: no second token.
    }
note-passed-over-missing =
    { $seat-is ->
        [me] You have every other value: no further token.
       *[other] { $seat } has every other value: no further token.
    }
note-token-placed =
    { $owner-is ->
        [me] Your wire { $slot } has a token: { $value }.
       *[other] { $owner }’s wire { $slot } has a token: { $value }.
    }
note-token-placed-virtual =
    { $owner-is ->
        [me] No token is left; your wire { $slot } is known: { $value }.
       *[other] No token is left; { $owner }’s wire { $slot } is known: { $value }.
    }
note-token-placed-beside =
    { $owner-is ->
        [me] You have no { $value }: the token lies beside your stand.
       *[other] { $owner } has no { $value }: the token lies beside the stand.
    }
note-token-placed-once =
    { $owner-is ->
        [me] Your { $value } was shown once: its slot has to be remembered.
       *[other] A { $value } of { $owner } was shown once: its slot has to be remembered.
    }
note-token-placed-single =
    { $owner-is ->
        [me] The number of your wire { $slot } is on your stand only once.
       *[other] The number of { $owner }’s wire { $slot } is on that stand only once.
    }
note-token-placed-not =
    { $owner-is ->
        [me] Your wire { $slot } has a token: it is not { $value }.
       *[other] { $owner }’s wire { $slot } has a token: it is not { $value }.
    }
note-token-placed-not-virtual =
    { $owner-is ->
        [me] No token is left; your wire { $slot } is known not to be { $value }.
       *[other] No token is left; { $owner }’s wire { $slot } is known not to be { $value }.
    }
note-token-placed-even =
    { $owner-is ->
        [me] Your wire { $slot } has a token: an even number.
       *[other] { $owner }’s wire { $slot } has a token: an even number.
    }
note-token-placed-odd =
    { $owner-is ->
        [me] Your wire { $slot } has a token: an odd number.
       *[other] { $owner }’s wire { $slot } has a token: an odd number.
    }
note-token-placed-count =
    { $owner-is ->
        [me] Your wire { $slot } has a token: its number is on your stand { $count } ×.
       *[other] { $owner }’s wire { $slot } has a token: its number is on that stand { $count } ×.
    }
note-token-placed-beside-virtual =
    { $owner-is ->
        [me] You have no { $value }; no token is left, but everybody knows it.
       *[other] { $owner } has no { $value }; no token is left, but everybody knows it.
    }
note-token-withheld =
    { $owner-is ->
        [me] { $count ->
            [one] Your wire { $slots } gets no token: what it is stays secret.
           *[other] No token for your wires { $slots }: what they are stays secret.
        }
       *[other] { $count ->
            [one] { $owner }’s wire { $slots } gets no token: what it is stays secret.
           *[other] No token for { $owner }’s wires { $slots }: what they are stays secret.
        }
    }
note-took-wire =
    { $seat-is ->
        [me] You take a wire and put it at { $slot }.
       *[other] { $seat } takes a wire and puts it at { $slot }.
    }
note-took-wire-own = You take a wire, { $value }, and put it at { $slot }.
note-took-wire-untold =
    { $seat-is ->
        [me] You take a wire and put it on stand { $stand }.
       *[other] { $seat } takes a wire and puts it on stand { $stand }. Nobody else knows where.
    }
note-counts-as-red = Wires of { $value } count as red in this mission.
note-claim-failed = { $seat } claimed that { $slots } are { $value }. Not all of them are.
note-turn-began =
    { $seat-is ->
        [me] Your turn. Steady hands.
       *[other] { $seat }’s turn.
    }
board-call-said =
    { $seat-is ->
        [me] You point
       *[other] { $seat } points
    } at { $owner-is ->
        [me] your
       *[other] { $owner }’s
    } { $count ->
        [one] wire
       *[other] wires
    } { $slots } and { $seat-is ->
        [me] call
       *[other] calls
    } { $values }{ $helpers-key ->
        [none] { "" }
       *[other] { " " }({ $helpers })
    }
note-call-made-hit = { board-call-said }: right!
note-call-made-miss = { board-call-said }: wrong.
note-call-made-red = { board-call-said }: red!
board-moment-call = { board-call-said }.
note-settle-asked =
    { $owner-is ->
        [me] { $hit-key ->
            [yes] Choose which of your wires is cut.
           *[no] Choose which of your wires gets the token.
        }
       *[other] { $hit-key ->
            [yes] { $owner } chooses which wire is cut.
           *[no] { $owner } chooses which wire gets the token.
        }
    }
note-token-stands =
    { $owner-is ->
        [me] You place no token: that wire has one.
       *[other] { $owner } places no token: the wire chosen has one.
    }
note-wires-cut-dual = Cut: { $values }.
note-wires-cut-solo =
    { $seat-is ->
        [me] You cut solo: { $values }.
       *[other] { $seat } cuts solo: { $values }.
    }
note-wires-cut-special =
    { $seat-is ->
        [me] You cut all at once: { $values }.
       *[other] { $seat } cuts all at once: { $values }.
    }
note-wires-cut-card = Cut by the card: { $values }.
note-wires-cut-reveal =
    { $seat-is ->
        [me] You have nothing but red and reveal it: { $values }.
       *[other] { $seat } has nothing but red and reveals it: { $values }.
    }
note-dial-moved =
    { $steps ->
        [1] The dial goes back one step.
       *[other] The dial moves.
    } { $left ->
        [0] It has reached the skull.
        [one] One step is left.
       *[other] { $left } steps are left.
    }
note-reds-seen =
    { $owner-is ->
        [me] The Stabilizer holds. Red, as everybody knows now: your { $slots }.
       *[other] The Stabilizer holds. Red, as everybody knows now: { $owner }’s { $slots }.
    }
note-card-ready = This card can be used now: { $card }.
note-card-used =
    { $seat-is ->
        [me] You use { $card }.
       *[other] { $seat } uses { $card }.
    }
note-power-used =
    { $seat-is ->
        [me] You use your character: { $character }.
       *[other] { $seat } uses their character: { $character }.
    }
note-cards-added = New equipment: { $cards }.
note-pile-turned-up = Cards of the pile are turned up and can be used: { $cards }.
note-pile-card-lost = The top card of the pile is put away, and nobody looks at it.
note-cards-turned-up = Can be used again: { $cards }.
note-disintegrated = The Disintegrator hits the { $number }.
note-recharged =
    { $seat-is ->
        [me] You turn up the characters of { $seats }.
       *[other] { $seat } turns up the characters of { $seats }.
    }
note-radar-answered =
    { $found-key ->
        [none] The Radar finds no { $number } anywhere.
       *[other] The Radar finds a { $number } here: { $found }.
    }
note-labelled-equal =
    { $seat-is ->
        [me] You mark your wires { $slots } as equal.
       *[other] { $seat } marks the wires { $slots } as equal.
    }
note-labelled-unequal =
    { $seat-is ->
        [me] You mark your wires { $slots } as different.
       *[other] { $seat } marks the wires { $slots } as different.
    }
note-swap-asked =
    { $user-is ->
        [me] You offer your wire { $slot } to { $partner }, who chooses one for you.
       *[other] { $partner-is ->
            [me] { $user } offers you the wire { $slot }. Choose one to give.
           *[other] { $user } offers the wire { $slot } to { $partner }, who chooses one in return.
        }
    }
note-places-moved-swap = Swapped: { $user } { $gave } is now { $partner } { $gave-now }, { $partner } { $got } is now { $user } { $got-now }.
note-places-moved-taken = Taken: { $partner } { $got } is now { $user } { $got-now }.
note-turn-named =
    { $target-is ->
        [me] { $seat } has a coffee. You go on.
       *[other] { $seat-is ->
            [me] You have a coffee. { $target } goes on.
           *[other] { $seat } has a coffee. { $target } goes on.
        }
    }
note-turn-skipped =
    { $seat-is ->
        [me] You skip your turn.
       *[other] { $seat } skips the turn.
    }
note-everybody-skipped = Everybody with wires has skipped in a row.
note-time-ran-out =
    { $seat-is ->
        [me] Time is up; the clock decided for you.
       *[other] Time is up; the clock decided for { $seat }.
    }
note-talk-restricted-no-number = No numbers from now on: whoever says one costs the table a step.
note-talk-restricted-mute = Everybody is mute from now on: one sign is left.
note-talk-restricted-mime = Not a word from now on: hands and faces only.
note-talk-restricted-no-more = You may talk again as before.
note-talk-slipped =
    { $seat-is ->
        [me] You wrote a number.
       *[other] { $seat } wrote a number.
    }
note-talk-slipped-reported =
    { $seat-is ->
        [me] You spoke against the rules of the mission, says { $by }.
       *[other] { $seat } spoke against the rules of the mission, says { $by }.
    }
note-mission-ended-defused = The bomb is defused. You all win!
note-mission-ended-explosion = Boom! The bomb explodes. You all lose.
note-mission-ended-dial = Boom! The dial is on the skull. You all lose.
note-mission-ended-stall = Nobody could go on. You all lose.
note-mission-ended-timer = Time is up. You all lose.
note-mission-ended-objective = The mission can no longer be fulfilled. You all lose.
note-row-laid = The numbers in their order: { $cards }.
note-row-went-on = The { $number } is done; the next number is free.
note-number-cards-dealt =
    { $hand-key ->
        [none] Everybody has number cards.
       *[other] Your number cards: { $hand }.
    }
note-lay-asked =
    { $seat-is ->
        [me] Lay a number card face down: which value will be cut?
       *[other] { $seat } lays a number card face down.
    }
note-number-card-laid =
    { $number-key ->
        [none] { $seat } has laid a number card.
       *[other] { $seat-is ->
            [me] You have laid the { $number }.
           *[other] { $seat } has laid the { $number }.
        }
    }
note-number-shown =
    { $hit-key ->
        [yes] { $layer } laid the { $number }: a step is lost.
       *[no] { $layer } laid the { $number }: nothing happens.
    }
note-number-card-taken =
    { $number-key ->
        [none] { $seat } takes the card.
       *[other] { $seat-is ->
            [me] You take the { $number }.
           *[other] { $seat } takes the { $number }.
        }
    }
note-numbers-discarded =
    { $seat-key ->
        [none] Number cards of finished values go: { $numbers }.
       *[other] { $seat-is ->
            [me] You discard number cards of finished values: { $numbers }.
           *[other] { $seat } discards number cards of finished values: { $numbers }.
        }
    }
note-number-card-drawn =
    { $number-key ->
        [none] { $seat } draws a number card.
       *[other] { $seat-is ->
            [me] You draw the { $number }.
           *[other] { $seat } draws the { $number }.
        }
    }
note-number-cards-returned =
    { $seat-is ->
        [me] You have no wires left; your number cards go under the deck.
       *[other] { $seat } has no wires left; the number cards go under the deck.
    }
note-numbers-over = One value is left: no more number cards.
note-goals-laid = Complete one of these numbers, and the dial goes back a step: { $cards }.
note-goal-met = The { $number } is complete, and its card is taken away.
note-goal-turned = The next number card is { $number }.
note-together-named = Wires of number { $number } are cut all four at once.
note-reward-deck-laid = { $count } number cards lie face down; the other { $out } are put away unseen.
note-reward-card-lost = The top number card is put away, and nobody looks at it.
note-reward-dealt =
    { $hand-key ->
        [none] The number cards are dealt face down.
       *[other] You received: { $hand }.
    }
note-reward-token-due = { $seat } received number { $number } and sets its token.
note-reward-passed = { $seat } received no number that fits.
note-goal-turned-none = The deck of number cards is empty.
note-tokens-given = Two yellow wires are cut: everybody gives the player on the left a token.
note-tokens-drawn = Two yellow wires are cut: these tokens are drawn: { $tokens }.
note-token-chosen = { $seat } chooses the token { $value } for { $to }.
note-token-due = { $seat } has wires of value { $value } without a token and sets it at one.
note-token-returned = All wires of { $seat } with value { $value } have a token: it goes back.
note-fuse-moved =
    { $steps ->
        [-1] The fuse goes back to { $space } of { $last }.
       *[other] The fuse burns on to { $space } of { $last }.
    }
note-turn-spent =
    { $left ->
        [one] One turn is left.
       *[other] { $left } turns are left.
    }
note-time-spent-up = The time for this mission is over.
note-reveal-claimed =
    { $seat-is ->
        [me] You take the turn to reveal your red wires.
       *[other] { $seat } takes the turn to reveal red wires.
    }
note-claims-ended =
    { $captain-is ->
        [me] Nobody claims the number: you name who cuts it.
       *[other] Nobody claims the number: { $captain } names who cuts it.
    }
note-cutter-self-has =
    { $target-is ->
        [me] You take the { $number } and must cut it.
       *[other] { $target } takes the { $number } and must cut it.
    }
note-cutter-self-lacks =
    { $target-is ->
        [me] You take the { $number } and have none.
       *[other] { $target } takes the { $number } and has none.
    }
note-nothing-confessed =
    { $seat-is ->
        [me] You have no blue wire to mark.
       *[other] { $seat } has no blue wire to mark.
    }
note-turn-claimed =
    { $seat-is ->
        [me] You take the next turn.
       *[other] { $seat } takes the next turn.
    }
note-claims-closed =
    { $captain-is ->
        [me] Nobody wants the turn. You name the next player.
       *[other] Nobody wants the turn. { $captain } names the next player.
    }
note-call-deck-laid = { $count } number cards lie face down.
note-call-deck-shuffled = The used number cards are shuffled: { $count } lie face down again.
note-number-called =
    { $seat-is ->
        [me] You turn up the { $number }.
       *[other] { $seat } turns up the { $number }.
    }
note-cutter-named-has =
    { $target-is ->
        [me] You are named and must cut the { $number }.
       *[other] { $target } is named and must cut the { $number }.
    }
note-cutter-named-lacks =
    { $target-is ->
        [me] You are named and have no { $number }.
       *[other] { $target } is named and has no { $number }.
    }
note-number-left = The number card { $number } is out of the game.

## How it ended

end-defused = The bomb is defused.
end-explosion = The bomb has exploded.
end-dial = Too many mistakes.
end-stall = Nobody could go on.
end-timer = Time was up.
end-objective = The mission was not fulfilled.
all-won = Not today.
all-lost = The bomb was faster.

## Why not

no-seats =
    { $seats ->
        [one] Nobody plays this alone: it takes { $least } to { $most } players.
       *[other] { $seats } players do not work: it takes { $least } to { $most }.
    }
no-not-asked = That is not what you are asked.
no-not-asked-turn = That is not what you are asked: cut wires, or use a card of your turn.
no-not-offered = That is not among the cards you may use now.
no-skip = You can cut something, so you cannot skip.
no-must-reveal = You have nothing but red wires: they are revealed.
no-not-red = You still have wires that are not red.
no-not-held = You hold no uncut wire of this value: { $value }.
no-call-red = Red cannot be called.
no-own-target = That wire is your own. Point at a wire of a teammate.
no-cut-target = There is no uncut wire at that place.
no-own-wire = The wire of your own that you name must be uncut and have the value called: { $value }.
no-own-wire-only = Choose a wire of your own.
no-own-wire-uncut = Choose an uncut wire of your own.
no-own-stand = Choose one of your own stands.
no-partner = Choose somebody else who still has wires.
no-not-all = { $left } wires of this value are left and you have { $mine } of them: { $value }. A Solo Cut needs all, 2 or 4.
no-solo-red = Red wires are never cut solo.
no-helpers = One cut takes at most one detector and one ray.
no-power-used = Your character cannot do this, or was used already.
no-one-target = With a ray alone, point at one wire.
no-one-stand = A detector points at wires of one stand.
no-whole-stand = The Super Detector points at all uncut wires of a stand.
no-so-many-targets = Point at exactly { $count } different wires of one stand.
no-so-many-values =
    { $count ->
        [one] Call exactly one value.
       *[other] Call exactly { $count } values.
    }
no-two-values = Call two different values.
no-yellow-detector = With a detector only numbers can be called.
no-two-equal = Choose two equal wires of your own, not red ones.
no-stabilizer-dual = You have used the Stabilizer: now only a Dual Cut will do.
no-stabilizer-no-dual = There is no Dual Cut that it could protect.
no-mug-target = Name somebody else who still has wires.
no-card-in-play = This card is not in play: { $card }.
no-card-used = This card was used already: { $card }.
no-card-locked = This card is still locked: { $card }. It needs { $cuts } cut wires of this value: { $value }.
no-card-offer = This card is used at any time, not as the action of a turn.
no-card-on-turn = That belongs to the turn of whoever is on turn.
no-rewinder = The dial cannot go back any further.
no-batteries = Choose one or two characters that were used.
no-batteries-nothing = No character was used yet.
no-radar-number = Ask for a number from 1 to 12.
no-post-it-blue = A Post-it goes to an uncut blue wire.
no-post-it-token = This wire has a token already.
no-post-it-lies = Your tokens say what a wire is not: name a number too.
no-post-it-true = Your Post-it tells the truth: name only the wire.
no-label-neighbours = Choose a wire that has a right neighbour on the same stand.
no-label-cut = At most one of the two wires may be cut.
no-label-equal = These two wires are not equal.
no-label-unequal = These two wires are equal.
no-single = The number of that wire stands more than once on its stand, or it is not blue.
no-give-own = Choose an uncut wire of your own to give.
no-swap-first = First give a wire: the swap waits for you.
no-settle-first = First choose one of the wires that were pointed at.
no-settle-pointed = That wire was not pointed at.
no-settle-match = That wire does not have the value called: { $values }.
no-settle-red = That wire is red and gets no token. Choose another one.
no-token-first = First set your token.
no-token-own = Set the token at a wire of your own.
no-token-blue = The first token goes to a blue wire.
no-token-left = All { $most } tokens of this number are set: { $number }. Choose another number.
no-token-drawn = Your token is a { $number }: set it at a wire of that number.
no-token-lies = Your tokens say what a wire is not: name a number with the wire.
no-token-true = Your token tells the truth: name only the wire.
no-false-wire = No false token goes to a wire like this: { $value }.
no-false-twice = Your two tokens go to different wires.
no-false-true = That would be true: the wire is a { $number }. Name another number.
no-false-number = A false token says a number from 1 to { $most }, not { $number }.
no-missing-first = First lay your tokens for values that you do not have.
no-missing-held = You have a wire of this value, or it is not in play: { $value }.
no-missing-count = Name exactly { $count } of the values that you do not have.
no-pick-first = First choose your character.
no-character-left = That character is not to be had.
no-sequence = The { $value } is not free yet: first comes the { $due }.
no-together = This mission cuts nothing all at once.
no-together-only =
    { $colour ->
        [red] Here red wires go all { $count } at once, and in no other way.
        [yellow] Here yellow wires go all { $count } at once, and in no other way.
       *[blue] Here wires of number { $number } go all { $count } at once, and in no other way.
    }
no-together-done =
    { $colour ->
        [red] The red wires are cut already.
        [yellow] The yellow wires are cut already.
       *[blue] The wires of number { $number } are cut already.
    }
no-together-holder =
    { $colour ->
        [red] Only somebody who holds a red wire may do this.
        [yellow] Only somebody who holds a yellow wire may do this.
        [last] Only somebody whose uncut wires are all of number { $number } may do this.
       *[blue] Only somebody who holds a wire of number { $number } may do this.
    }
no-together-cells = Point at exactly { $count } different uncut wires.
no-received = Set the token at one of your wires without one that has a number you received. Pass only if none fits.
no-fragile-card = You may not use this card in this mission: { $card }.
no-counts-as-red = { $value } counts as red here: it cannot be called.
no-red-number-token = No token goes to a { $number }: it counts as red here.
no-unsorted-card = Cards and characters leave wires with an X alone.
no-unsorted-locked = A wire with an X is cut once all yellow wires are.
no-choose-stand = Choose one of your own stands for the wire.
no-blind = This mission has no turned wires.
no-blind-card = Cards, characters and tokens leave turned wires alone.
no-blind-owner = Only its owner can cut a turned wire here.
no-blind-named = Name your own turned wires.
no-blind-value = Call a value of which wires are left, but not red.
no-blind-target = Point at an uncut wire of a teammate.
no-blind-solo = With the wires you see, they must be all that is left of the value: two or four.
no-lay-first = First lay a number card.
no-number-held = You do not hold the { $number }.
no-claim-first = The turn has to be claimed first.
no-name-first = First you have to say who is next.
no-name-free = Name somebody who has wires and has not just played.
no-report = Say who spoke against the rules of the mission.
no-order-first = First you have to name who must cut the number.
no-cutter = Name somebody who still has wires.
no-cutter-radar = Name somebody whose stand said yes.
no-turn-up-first = First the number is turned up, unless you give the turn away.
no-confess = Put a token at one of your uncut blue wires that has none.
no-yellow-tokens = Only after two yellow wires: choose a token that lies there, and set it at a wire of yours with that value.
no-other-number = Only the { $number } may be cut now.
no-cutters-turn = It is not your turn: you only cut for it.

## Tables that cannot be

bad-captain = Seat { $captain } cannot be Captain: there are { $seats } seats.
bad-mission-number = There is no mission { $number } here. There are: { $known }.
bad-mission-seats = This mission is not for { $seats } players.
bad-own-number = A mission of your own has no number: leave { $number } out, or choose that mission.
bad-elsewhere = This mission is for { $seats } players too, and with so many it cannot be. Mend it for them, or leave { $seats } out of its seats.
bad-colour-fixed-range = These wires are named one by one, so lowest and highest change nothing: { $colour }.
bad-card-twice = This card stands there twice: { $card }.
bad-character-twice = This character is left out twice: { $character }.
bad-character-choice = Characters can be left out only where they are chosen.
bad-character-double = The Double Detector cannot be left out: everybody may choose it.
bad-later-banned = This card is to join and is left out at the same time: { $card }.
bad-card-yellow = This card needs yellow wires, and the mission has none: { $card }.
bad-ban-absent = This card is not among the cards, so it cannot be left out: { $card }.
bad-no-cards = There is no equipment, so nothing can be said about its cards.
bad-tokens-once = Wires can be shown once only where all tokens say a true value.
bad-captain-tokens = The Captain’s first tokens are as the others’: then leave it out.
bad-colour-fixed = A number stands twice among the wires of this colour: { $colour }.
bad-colour-count = How many of these wires are in play must be said with count: { $colour }.
bad-colour-fixed-of = { $fixed } wires are named and { $shown } are to be shown: { $colour }.
bad-colour-out-of = { $count } wires cannot be in play of { $shown } shown: { $colour }.
bad-colour-range = { $count } wires cannot be drawn from { $there }: { $colour }.
bad-predealt = { $count } wires cannot be given out first to { $stands } stands, and all must be sure: { $colour }.
bad-yellow-count = There can be 0, 2 or 4 yellow wires, not { $count }.
bad-few-wires = { $wires } wires are too few for { $stands } stands.
bad-cards-without-equipment = Without equipment there are no cards to count or to lay face down: leave out cards and face_down.
bad-few-cards = { $cards } cards of equipment are too few for { $seats } players.
bad-later-card = This card is among the twelve anyway: { $card }.
bad-mechanism-twice = This mechanism stands there twice: { $name }.
bad-mechanisms-clash = These two mechanisms cannot be in one mission: { $first } and { $second }.
bad-variant-empty = What is different with other numbers of players needs these numbers, and something that is different.
bad-variant-seats = Something is said to be different with { $seats } players, but the mission is not for so many.
bad-variant-twice = What is different with { $seats } players is said twice: { $field }.
bad-dial-extra = The dial begins at { $dial }, so nothing can be added to a step for each player.
bad-dial-limit = The dial cannot begin at { $start } if it never has more than { $limit } steps left.
bad-dial-none = A mission without a dial has no limit of the dial.
bad-tokens-lie = Tokens can lie only where they tell a value; here: { $kind }.
bad-tokens-lie-blue = Tokens can lie only where there are two numbers or more.
bad-first-tokens = This way to set first tokens needs tokens that tell a true value: { $mode }.
bad-numbers = { $needed } number cards are needed, but there are only { $blue } numbers.
bad-sequence = A row of { $cards } numbers does not fit into { $blue }.
bad-unequipped = There is no equipment in this mission that a player could do without.
bad-together = { $count } wires are to be cut at once, but { $there } are there.
bad-together-tokens = Tokens after a mistake are for yellow wires, and only where tokens tell the truth.
bad-together-number = Number { $number } is none that can be cut at once here.
bad-together-last = Only a number can be left for the end, in a mission without red wires.
bad-together-pile = A set that turns up cards needs a pile: equipment with face_down = true.
bad-together-received = Received numbers bring tokens for a number that is cut at once, where tokens tell values, are true and stay.
bad-yellow-tokens = Tokens for two yellow wires need two yellow wires.
bad-yellow-tokens-kind = Tokens for two yellow wires tell values, are true and stay.
bad-unsorted-locked = Wires with an X can wait for yellow wires only where there are some.
bad-unsorted-yellow = Wires with an X can wait for yellow wires only if they are blue themselves.
bad-unsorted-tokens = Tokens that count cannot be used beside wires with an X.
bad-apart-twice = Wires with an X and turned wires cannot be in one mission.
bad-blind-tokens = Beside turned wires, first tokens are the player’s own choice or none, and they tell the truth about a wire.
bad-blind-owner = Only one wire of the Captain can be turned so that nobody else may cut it.
bad-blind-few = There are too few wires to turn some of them round.
bad-late-count = Either a number of wires of any colour comes later, or all wires of a colour.
bad-late-many = If { $count } wires come later, too few are left to be dealt.
bad-late-colour = All wires of the colour have to be in the mission to come later: { $colour }.
bad-red-number = A number that counts as red needs another one beside it.
bad-red-number-cards = There are too few equipment cards to leave one out.
bad-red-number-tokens = Beside a number that counts as red, first tokens are the player’s own choice or none, and they tell the truth.
bad-goals = { $cards } number cards are to be laid, but there are only { $blue } numbers.
bad-goals-pile = Goals that pay with cards need a pile: equipment with face_down = true.
bad-goals-dial = Without a dial, number cards cannot pay a step of it.
bad-claims-mug = Where turns are claimed the Coffee Mug has to be left out: it names the next player.
bad-talk-twice = A mission restricts talk in one way only.
bad-call-yellow = Where numbers are called there can be no yellow wires.

## When the time is up

zero-pick = the Double Detector is taken.
zero-token = the token goes to the first wire that can have one.
zero-turn = the first cut that is possible is made.
zero-settle = the first wire that can be is chosen.
zero-swap = the first wire is given.
zero-prompt = the first answer is given.
zero-claim = the Captain names the next player.
zero-timer = the mission is lost.

## Talk

talk-phrases = During a mission there are only phrases, so that nobody tells about their wires.
talk-free = Not a word about your own wires, no hints, no guesses.
talk-no-number = No numbers aloud: whoever says one from 1 to 12 costs the table a step.
talk-no-number-free = A number from 1 to 12 costs the table a step, as a numeral or as a word in English, Spanish or French. Not a word about your own wires.
talk-mute = Mute: this sign is all that may be said.
talk-mime = Mime: hands and faces, no words.
talk-claims = Nobody speaks while a number may be claimed: the button is all there is.
slip-numbers = 1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten eleven twelve

## Missions

mission-own = A mission of your own
    .text = The table has put this mission together itself.
mission-1 = First cuts
    .text = Blue wires only, from 1 to 6. No equipment: learn to cut.
mission-2 = Two yellows
    .text = Blue from 1 to 8 and two yellow wires, which go together as a pair.
mission-3 = The first red
    .text = Blue from 1 to 10 and one red wire that nobody may hit. Now there is equipment.
mission-4 = The whole bomb
    .text = All blue wires from 1 to 12, two yellow and one red; four yellow for two players.
mission-5 = Two of three
    .text = Three yellow numbers are shown, but only two of these wires are there. One red; two for two players.
mission-6 = Four yellows
    .text = Four yellow wires, cut two by two or all at once, and one red; two red for two players.
mission-7 = Which red?
    .text = Two red numbers are shown and one of these wires is there; one of three for two players. No yellow.
mission-8 = The exam
    .text = One red of two shown and two yellows of three; for two players one red of three and four yellows.
mission-9 = Three numbers in order
    .text = Three number cards lie in a row. The second number may be called only when two wires of the first are cut, the third only after two of the second as well. Whoever has nothing else left when it is their turn blows up the bomb.
mission-10 = Fifteen minutes
    .text = The mission has to be over in fifteen minutes; with two players in twelve. There is no order of turns: whoever wants the next turn claims it, but nobody plays twice running, except with two players or when nobody else has wires. If nobody claims, the Captain names a player. Four yellow wires and one red.
mission-11 = One number is red
    .text = A number card is drawn: the four blue wires of that number count as red. They are not called, and whoever hits one blows up the bomb. Two yellow wires; four for two players.
mission-12 = Gear under double lock
    .text = A number card lies on each card of equipment. The card may be used when two wires of its own number are cut, and two of the number that covers it. Four yellow wires and one red; two red for two players.
mission-13 = All reds at once
    .text = Three red wires, one each for the first three players. They are not revealed but cut together: point at three wires anywhere and claim that they are red. A mistake is the end. First tokens are drawn at random.
mission-14 = The rookie must not slip
    .text = The character cards are shuffled, and chance decides who is Captain. If a Dual Cut of the Captain is wrong, the bomb explodes, and the Stabilizer does not help. Two red wires and two yellows of three shown; three red and four yellow for two players.
mission-15 = Hidden tools
    .text = Equipment lies face down, and nobody looks at it. A number card lies open: when the last wire of that number is cut, one equipment card is turned up and can be used at once, and the next number card is turned.
mission-16 = In order, to the last wire
    .text = As three numbers in order, but all four wires of a number must be cut before the next one may be called.
mission-17 = The liar at the table
    .text = The character cards are shuffled, and whoever becomes Captain is the Liar. Every token in the Liar’s hand tells what a wire is not: two at the start, and one of the number that was called after each wrong cut there. The Liar uses no equipment. Two red wires of three shown; three for two players.
mission-18 = Radar and named cutter
    .text = There are no first tokens and no equipment but a radar that is always on. On your turn a number is turned up and every stand answers whether it has it; you name one of those who said yes, and that player must cut it. Two red wires, three for two players.
mission-19 = Down into the cave
    .text = After turn 4, 10 and 16 a number card becomes the target: two wires of it must be cut within six turns, or the dial moves a step. Two players have two targets. One red wire, two yellow of three shown. A house variant: the original plays a sound.
mission-20 = One stray wire on each stand
    .text = The wire that was dealt last to each stand is not in order: it stands at the right end, with an X. Cards and characters leave it alone. Two red wires and two yellow; two red of three shown and four yellow for two players.
mission-21 = Even or odd
    .text = Info tokens tell only whether a number is even or odd, at the beginning and after every wrong cut. One red wire of two shown; two for two players.
mission-22 = What I do not have
    .text = Two first tokens each lie beside the stand: the whole hand has no wire of these values. When two yellow wires are cut, everybody gives the player on the left an info token, who sets it at a wire of that value, or beside the stand if there is none. Four yellow wires and one red; three red for two players.
mission-23 = Four at once for the tools
    .text = A number card is drawn: its four wires are not called but cut together. On your turn, point at all four, anywhere; a mistake is the end. Then seven equipment cards that lie face down are yours; until then one of them is put away each round. One red wire of three shown; two of three for two players.
mission-24 = How many of these?
    .text = An info token tells how often the number of its wire stands on that stand, cut wires counted, and not which number it is. Two red wires; three for two players.
mission-25 = No numbers aloud
    .text = Whoever says a number from 1 to 12 costs the table a step of the dial. In free text the table hears it by itself; what was said aloud anybody may report. Ready-made phrases are free. Two red wires; three for two players.
mission-26 = Flip a number, cut it
    .text = Twelve number cards lie open. Before you cut, turn one down whose number you hold, and cut that number; if the cut fails the card stays down. Whoever holds none of the open numbers skips. When all are down they are turned up again. Two red wires; three for two players.
mission-27 = No detectors today
    .text = Nobody has a character. When two yellow wires are cut, as many info tokens as there are players are drawn; everybody takes one and sets it at a wire of that value, or beside the stand if there is none. Four yellow wires and one red. With two players the Captain sets no first token.
mission-28 = Captain without tools
    .text = The Captain has no character and uses no equipment, and if a Dual Cut of the Captain is wrong, the bomb explodes. Four yellow wires and two red; three red for two players.
mission-29 = The neighbour guesses
    .text = Everybody has number cards. Before your turn the player on your right lays one face down; if you cut that number, the dial moves a step. Then the card is yours.
mission-30 = Race against the voice
    .text = A voice sets duties, each with its time. After a briefing and some free play a number card is turned up four times: two more wires of it in time, or the dial moves a step. Then twice more, without a word; whoever is on turn when time runs out tells whether they have a number. Then all wires of three numbers, and nothing else; then one player points at all yellow wires at once, and a mistake is the end; last everything that is not red. Who meets the fourth duty shows how many yellow wires each player has. Four yellow wires, one red of two shown. A house variant: prompts instead of the voice, and a sweep, a bonus and turns of our own.
mission-31 = A handicap for everyone
    .text = Everybody takes one of five constraint cards and obeys it. Whoever has no wire left that obeys the card turns it down for good. Two red wires of three shown. All but the Captain choose their characters.
mission-32 = Pranks
    .text = One constraint card binds everybody. At the beginning of every turn the Captain keeps it or has the next one turned up. Whoever cannot play skips. Two red wires, three for two players.
mission-33 = Even or odd again
    .text = As even or odd, with two red wires of three shown, three for two players. All but the Captain choose their characters.
mission-34 = Hidden weakest link
    .text = Characters and constraint cards A to E are dealt face down. Whoever has the Captain’s character is the weakest link: this player calls only what the own constraint card allows, and tells nobody. On their turn the others may guess player and card: right turns the characters up and ends the constraint, wrong costs a step. If the weakest link cannot play it costs two steps, and all these cards are gone. One red wire. For three players or more.
mission-36 = A row with two ends
    .text = Five number cards lie in a row. Only the one at the end that was chosen may be called, the others of the row wait; all other numbers are free. When two wires of it are cut it leaves, and whoever cut them chooses the next end. One red wire of three shown, two yellow; for two players two of three and four.
mission-35 = Strays wait for yellow
    .text = A blue wire with an X stands at the right end of each stand, not in order. Nobody can cut it before all four yellow wires are cut; whoever has nothing else but red skips, and the dial moves a step. Two red wires of three shown, three for two players. All but the Captain choose their characters.
mission-37 = The rule keeps changing
    .text = One constraint card binds everybody, and the next one comes whenever a number is complete. Whoever cannot play skips; if all skip, it costs a step and the next card comes. Two red wires, three for two players.
mission-38 = The Captain’s turned wire
    .text = One wire of the Captain is turned round: all others see it, the Captain does not, and only the Captain can cut it, by naming it in a cut. A mistake with it is the end. Whoever can call nothing but its value skips for a step. Two red wires, three for two players. All but the Captain choose their characters.
mission-39 = Four at once for knowledge
    .text = A number card is drawn: its four wires are not called but cut together. On your turn, point at all four, anywhere; a mistake is the end. Then eight other number cards are dealt face down, and everybody sets one true token for a number they received; until then one card is put away each round. There is no equipment, and first tokens are drawn at random. Four yellow wires and two red ones of three shown; three red for two players.
mission-40 = Counting again
    .text = Info tokens tell how often a number stands on the stand, and there are three red wires. With two players the Captain sets no first token.
mission-41 = Tripwires
    .text = Everybody has a yellow tripwire, for all to know; with five players all but the Captain. Nobody calls yellow: point at one wire of a teammate. A tripwire is cut and turns the dial back a step; a blue wire gets a token and costs one; a red one is the end. The dial begins one step before the explosion. Whoever has only yellow and red is passed over.
mission-42 = Acts by the clock
    .text = Every five turns another act begins. First turns go counter-clockwise. Then not a word: whoever speaks may be reported, a step each time. Then everybody passes one wire, chosen unseen, one seat to the left, all at once, with its tokens. Then a constraint card from A to E binds all until nobody can obey it; at last nothing is in force. Four yellow wires, one red of three shown. A house variant: the original plays a sound.
mission-43 = The robot’s load
    .text = A robot walks over the numbers from 1 to 12 and back, a space at the end of every turn, and carries hidden wires: five with two players, four with three or four, three with five. A right cut of the number it stands on brings you one of them, which you put on a stand in order, for all to see where. All of them have to be cut, too. Three red wires.
mission-44 = Shared air
    .text = Every cut takes oxygen from the reserve, right or wrong: one bottle for 1 to 4, two for 5 to 8, three for 9 to 12. All bottles come back when a new round begins. Whoever cannot or will not pay skips for a step of the dial; under the Stabilizer for nothing. One red wire of three shown.
mission-45 = First come, first cut
    .text = A number card lies open. Whoever claims it first and holds the number must cut it; a claim without the number costs a step, and then the Captain names who cuts. If nobody claims, or when the Captain does not want to wait, the Captain names a player too: one who lacks the number costs a step and sets an info token. With red wires alone one claims to reveal them. Nothing is said while a number may be claimed. Two red wires; three for two players.
mission-46 = Sevens come last
    .text = Wires of number 7 are not called but cut together: whoever has nothing else left when it is their turn points at all four, anywhere. A mistake is the end. Four yellow wires, 5.1 to 8.1, and no red. With two players the Captain sets no first token.
mission-47 = Sum or difference
    .text = Twelve number cards lie open. Before you cut, lay two of them away: you cut their sum or their difference, and they stay away even if the cut fails. Whoever cannot or will not skips for a step of the dial. When none is left all twelve come back. Two red wires of three shown; three for two players.
mission-48 = Three yellows at once
    .text = Three yellow wires, one each for the first three players. They are not called but cut together: point at three wires anywhere and claim that they are yellow. A mistake sets a token at each of them and costs a step; a red one among them is the end.
mission-49 = Pay a teammate
    .text = Everybody has bottles of oxygen. Before you cut a number, give a teammate of your choice that many of them: they are gone even if the cut fails. Whoever cannot or will not pay skips for a step of the dial. Whoever runs out of wires takes the bottles along. Two red wires, three for two players.
mission-50 = Nothing stays marked
    .text = A token lies beside the stand; which wire it is about is shown once, until the next step. After the first tokens no marker and no count of cut wires is on the board either. Two yellow wires and two red; four and three for two players.
mission-51 = Orders from the boss
    .text = On your turn a number is turned up and you name, without a word, who must cut it. Whoever is named and has it must cut it; whoever lacks it sets a token, and the dial moves a step. One red wire, two for two players; the dial has one step more. All but the Captain choose their characters.
mission-52 = Every token lies
    .text = Everybody sets two tokens, and each names a number that its wire has not. After a wrong cut the owner sets a token of the number that was called: the wire is not that. Three red wires.
mission-53 = The fuse burns
    .text = There is no dial but a fuse of twelve spaces. It burns on a space with every right cut and two with every wrong one, but a cut of the very number it has reached puts it back one. At the twelfth space the bomb explodes. Two red wires, three for two players. All but the Captain choose their characters.
mission-54 = Air and breaches
    .text = No red wire is dealt: all eleven lie face down. After every fifth turn, six times at most, the next player takes one unseen. A cut costs one to three of your own oxygen; a completed number brings everybody one. A house variant: the original plays a sound.
mission-55 = Challenges
    .text = The dial begins one step before the explosion. A challenge card for each player lies open: whoever fulfils one turns the dial back a step at the end of the turn. Two red wires; two of three shown for two players. All but the Captain choose their characters.
mission-56 = Turned wires for all
    .text = One wire of everybody is turned round: all see it but its owner, who cuts it only by naming it; a mistake with it is the end. Teammates may point at it, and each time the dial moves a step. Two red wires of three shown, three for two players. All but the Captain choose their characters.
mission-57 = Every finished number binds
    .text = A constraint card lies beside each number. When a number is complete, its card binds everybody until the next one. Whoever cannot play skips; if all skip, the bomb explodes. One red wire, two for two players.
mission-58 = Detectors without end
    .text = There are no info tokens at all: none at the start, none after a wrong cut. But everybody has a Double Detector that is never used up. Two red wires; three for two players.
mission-59 = The robot walks the numbers
    .text = The twelve number cards lie in a random line, and a robot stands on the 7, facing the longer side. You cut a number whose card lies under the robot or ahead of it; the robot walks there, and you may turn it round. Whoever holds no such number skips for a step of the dial, and the robot turns. Two red wires of three shown; three for two players. All but the Captain choose their characters.
mission-60 = More challenges
    .text = As in the first set of challenges: the dial begins one step before the explosion, and every challenge card that is fulfilled turns it back a step. Two red wires of three shown; three for two players. All but the Captain choose their characters.
mission-61 = Passing the handicaps round
    .text = Everybody obeys the constraint card before them. Whenever a round begins the Captain may pass all cards on by one place; with two or three players there are cards between players too. Anybody may put the own card away for a step of the dial and draw a spare one. Whoever cannot play skips; if all skip, the bomb explodes. One red wire, two for two players.
mission-62 = Finished numbers pay
    .text = The dial begins one step before the explosion. A number card for each player lies open: when the last wire of such a number is cut, the dial goes back a step.
mission-63 = One purse of air
    .text = All oxygen is in one purse, which the Captain begins with. Whoever cuts a number pays that many bottles, even if the cut fails, and the rest goes to the left. When a new round begins the Captain gets back what was paid. Whoever cannot pay skips for a step of the dial. Two red wires, three for two players.
mission-64 = Two turned wires each
    .text = As turned wires for all, but two of everybody are turned: the lower one stands at the left end of the hand, the higher one at the right end. One red wire, two for two players.
mission-65 = Hand me your number
    .text = The twelve number cards are dealt openly. You may cut only the numbers of your own cards, and at the end of your turn you give one of them to a teammate. Whoever holds no wire of an own card skips for a step of the dial. Three red wires; from three players on.
mission-66 = The way through the bunker
    .text = After each cut, right or wrong, a figure walks one cell over the map, in a direction whose card has the number called. On striped cells a right cut with the number of the ACTION card opens the door, shows the stairs, turns off the lasers or, at the control, reaches the goal. Saws cost a step of the dial. Yellow wires wait for the alarm and give two free steps. If no blue wire is left before the goal is reached, the mission is lost. Two yellow wires and two red. The short form ends at the skull: take it first with two players.

## The campaign of a table

box-training = Training
box-first = First box
box-second = Second box
box-third = Third box
box-fourth = Fourth box
box-last = Last box
campaign-goals =
    { $count ->
        [1] Mission { $from }
       *[other] Missions { $from }–{ $to }
    }
box-opens = after mission { $mission }
campaign-captain =
    { $captain-is ->
        [me] You are the next Captain.
       *[other] Next Captain: { $captain }
    }
campaign-captain-after =
    { $captain-is ->
        [me] You are the next Captain
       *[other] Next Captain: { $captain }
    }, { $last-is ->
        [me] after you.
       *[other] after { $last }.
    }

## What is played, and what comes next

table-plays =
    { $custom-key ->
        [none] Mission { $mission }: { $mission-name }
       *[other] { mission-own }
    }
    .again =
        { $custom-key ->
            [none] Mission { $mission } again
           *[other] Your own mission again
        }
    .next =
        { $custom-key ->
            [none] Next: mission { $mission }
           *[other] Next: your own mission
        }
    .set-up =
        { $custom-key ->
            [none] Set up mission { $mission }
           *[other] Set up your own mission
        }

## Clocks

clock-pick = choosing a character
clock-token = setting a token
clock-turn = the turn
clock-settle = choosing a wire for a detector
clock-swap = giving a wire
clock-prompt = other questions
clock-claim = claiming the turn
clock-timer = the mission
clock-cue = the next cue

## Options

option-mission = Mission
    .help = Which bomb you defuse.
    .each = { $value }: { $name }
option-custom = Mission of your own
    .help = A mission that you put together yourself, in place of a numbered one.
    .set = A mission of your own
option-captain = Captain
    .help = Who begins. Unless you say, it is drawn by lot.
    .none = drawn by lot
option-fixed-captain = The Captain stays
    .help = The same Captain in every mission, instead of the next one to the left.
option-history = Memory
    .help = How long the table shows what was called.
option-history-strict = this turn and the next, then one has to remember
option-history-open = always
option-chat = Talk
    .help = What may be said during a mission.
option-chat-phrases = phrases that give nothing away
option-chat-free = free text; you mind the rules yourselves
option-odds = Odds for everyone
    .help = In your turn you see how likely each wire is the number that you press, and how likely it is red. Everybody at the table has to want it, and the record says so.
option-timers = Missions against time
    .help = Whether their time runs by the clock, or is counted in turns.
option-timers-mission = as each mission has it
option-timers-wall = by the clock
option-timers-turns = in turns
option-short = Short missions
    .help = Play the short form of a mission that has one: in mission 66 the way ends at the skull.

## On the page: the board

board-keys = 1–9 call a value (0, -, = for 10, 11, 12; Y for yellow) | U use a card
board-slot = wire { $slot }
board-label-equal = equal to the next one
board-label-unequal = different from the next one
board-fresh = new
board-chosen = chosen
board-not-chosen = not chosen
board-dial =
    { $left ->
        [0] no step left
        [one] 1 step left
       *[other] { $left } steps left
    }
board-dial-of = of { $start }, then boom
board-stable = protected
board-track-label = Numbers, and how many of each are cut
board-track = { $number }: { $cut } of { $of } cut
board-track-out = { $number }: not in this mission
board-locked = locked
board-due = due
board-marker = { $wire }
board-equipment = Equipment
board-card-needs = cut { $count }×{ $value }
board-card-few = { $count }×{ $value }
board-card-ready = ready
board-card-used = used
board-card-on = in use
board-pile = face down
board-stand =
    { $stand ->
        [1] { $name }, left stand, { $count } wires
        [2] { $name }, right stand, { $count } wires
       *[0] { $name }, { $count } wires
    }
board-own-stand =
    { $stand ->
        [1] Your left stand, { $count } wires
        [2] Your right stand, { $count } wires
       *[0] Your stand, { $count } wires
    }
board-stand-of = { $name }
board-left-stand = left stand
board-right-stand = right stand
board-your-stand = your stand
board-you = You
board-left = { $count } left
board-frail = must not miss
board-number-cards =
    { $count ->
        [one] 1 number card
       *[other] { $count } number cards
    }
board-your-numbers = Your numbers
board-flag-yes = { $number }: yes
board-flag-no = { $number }: no
board-rail =
    { $captain ->
        [yes] Captain, { $count ->
            [one] 1 wire left
           *[other] { $count } wires left
        }
       *[no] { $count ->
            [one] 1 wire left
           *[other] { $count } wires left
        }
    }
board-name = { $number } · { $name }
board-sub-yellow =
    { $sure ->
        [yes] yellow { $count }
       *[no] yellow { $count } of { $of }
    }
board-sub-red =
    { $sure ->
        [yes] red { $count }
       *[no] red { $count } of { $of }
    }
board-sub-blue = blue 1–{ $most }, nothing else
board-mission-yellow =
    { $count ->
        [one] Yellow: { $count } of { $of }, among { $numbers }
       *[other] Yellow: { $count } of { $of }, among { $numbers }
    }
board-mission-yellow-sure = Yellow: { $numbers }
board-mission-red =
    { $count ->
        [one] Red: { $count } of { $of }, among { $numbers }
       *[other] Red: { $count } of { $of }, among { $numbers }
    }
board-mission-red-sure = Red: { $numbers }
board-mission-rule = What the mission adds
board-strip-row = Cut { $need } × { $number } first.
board-strip-row-later = Then { $numbers }. All others are free.
board-strip-row-last = It is the last of the row.
board-strip-row-done = The row is done: everything is free.
board-strip-together =
    { $colour ->
        [red] { $count } red wires, all at once.
        [yellow] { $count } yellow, all at once.
       *[blue] All four wires of number { $number } at once.
    }
board-strip-together-more = Not one by one, and a mistake is the end.
board-strip-together-more-tokens = Not one by one, and a mistake costs a step and sets tokens.
board-strip-together-more-last = By a player who holds nothing else; a mistake is the end.
board-strip-together-more-cards = Then the pile is yours; it loses a card each round. A mistake is the end.
board-strip-together-more-received = Then { $deck } number cards bring tokens; one goes each round. A mistake is the end.
board-strip-together-received = You received { $numbers }.
board-strip-tokens-gift = Two yellow wires bring tokens.
board-strip-tokens-gift-more = Each player gives the left one a token.
board-strip-tokens-draft-more = Each player takes one of those drawn.
board-strip-tokens-row = Tokens to take: { $tokens }.
board-strip-tokens-done = The tokens are given out.
board-strip-together-done =
    { $colour ->
        [red] The red wires are cut.
        [yellow] The yellow wires are cut.
       *[blue] All wires of number { $number } are cut.
    }
board-strip-numbers = The neighbour guesses.
board-strip-numbers-laid =
    { $seat ->
        [me] You have laid a card.
       *[other] { $name } has laid a card.
    }
board-strip-numbers-more = If that number is cut, it costs a step.
board-strip-numbers-over = One value is left: no more number cards.
board-strip-goals =
    { $reward ->
        [card] Finish one: a card is free.
       *[step] Finish one: one step back.
    }
board-strip-goals-more =
    { $deck ->
        [0] No card is left below.
       *[other] { $deck } more below.
    }
board-strip-fuse = The fuse is at { $space } of { $last }.
board-strip-fuse-more = At the end of it the bomb goes off.
board-strip-turns =
    { $left ->
        [one] One turn left.
       *[other] { $left } turns left.
    }
board-strip-time = { $time } left.
board-strip-time-more = When the time is up, the mission is lost.
board-strip-claims = Whoever wants the turn takes it.
board-strip-claims-barred =
    { $seat ->
        [me] You have just played and wait once.
       *[other] { $name } has just played and waits once.
    }
board-strip-fragile =
    { $seat ->
        [me] You must not miss.
       *[other] { $name } must not miss.
    }
board-strip-fragile-more = A wrong cut there is the end.
board-strip-unequipped =
    { $seat ->
        [me] You use no equipment.
       *[other] { $name } uses no equipment.
    }
board-strip-unequipped-more = Others may still swap with that player or ask.
board-strip-untold = Mistakes tell nothing.
board-strip-untold-more = After a wrong cut there is no token.
board-strip-call = { $number } must be cut.
board-strip-call-who = Who does it is named now.
board-strip-call-yes = It is here: { $names }.
board-strip-call-must =
    { $seat ->
        [me] You must cut the { $number }.
       *[other] { $name } must cut the { $number }.
    }
board-strip-call-lacks =
    { $seat ->
        [me] You were named for the { $number } and have none.
       *[other] { $name } was named for the { $number } and has none.
    }
board-strip-call-none = A number is turned up each turn.
board-strip-call-deck = { $count } lie face down.
board-use-card = Use a card
board-use-line = Most at any time, by anyone, no consent needed. Each works once in the mission.
board-use = Use
board-not-now = not now
board-needs = cut { $count } × { $value } first
board-key-off = { $value }, not now
board-values = Values
board-ways = Other ways
board-ask-turn = Your cut
board-ask-settle = Which one is cut?
board-ask-mark = Which one is marked?
board-ask-swap = Give one wire back
board-ask-token = Your first token
board-ask-choice = Your choice
board-ask-claim = Who cuts next?
board-turn-line = Tap a wire of a teammate, or a value that you hold.
board-point =
    { $count ->
        [one] { $stand ->
            [1] { $name }, left stand, wire { $slots }.
            [2] { $name }, right stand, wire { $slots }.
           *[0] { $name }, wire { $slots }.
        }
       *[other] { $stand ->
            [1] { $name }, left stand, wires { $slots }.
            [2] { $name }, right stand, wires { $slots }.
           *[0] { $name }, wires { $slots }.
        }
    }
board-call =
    { $count ->
        [one] Call a value
       *[other] Call { $count } values
    }
board-called = You call { $values }. Now tap a wire of a teammate.
board-odds = Odds
board-odds-line = Tap a wire. Pencilled: the chance of { $values }, below it the risk of red.
board-odds-wire = { $hit } %, red { $red } %
board-point-several = Tap { $count } wires of one stand: { $chosen } of { $count }.
board-if-miss =
    { $left ->
        [one] wrong: the last step · red: boom
       *[other] wrong: token and a step · red: boom
    }
board-if-stable = The Stabilizer protects this cut.
board-if-fragile = You must not miss.
board-if-no-dial = Red: boom.
board-go-none = Call and cut
board-go-call = Call { $values } and cut
board-go-settle = Cut wire { $slot }
board-go-mark = Mark wire { $slot }
board-wire-button = Wire { $slot }
board-wire-small = a { $value }
board-solo = Solo { $value }
board-helper-double = 2 wires
board-helper-triple = 3 wires
board-helper-ray = 2 values
board-helper-radar = Radar
board-helper-walkie = Swap
board-settle-line = { $name } calls { $values } on your wires { $slots }. Nothing is said about the other ones.
board-swap-line = { $name } offers you a wire, face down. You cannot refuse.
board-wait-acting = They choose a wire and a value.
board-wait-picking = They choose a character.
board-wait-placing = They set their first token.
board-wait-settling = They choose a wire.
board-wait-settle = Which of the wires { $slots } it is. They are asked in any case, so the time tells nothing.
board-wait-swapping = They choose a wire to give back.
board-wait-prompt = The mission asks them something.
board-wait-window = Anybody may take the turn now.
board-stamp-won = Defused
board-stamp-lost = Boom

## On the page: the end

board-stands = Everybody’s wires
board-stands-line =
    { $called ->
        [0] Cut wires stand lower.
       *[other] Cut wires stand lower. A ring marks what was called last.
    }
board-wires-left =
    { $count ->
        [0] all cut
        [one] one wire left
       *[other] { $count } wires left
    }
board-aside = Set aside

## On the page: the rules by topic

rules-aim = What it is about
    .text =
        You defuse a bomb together. Every wire has to be cut, and everybody sees only their own wires. Nobody may hit a red one, and only so many mistakes are allowed. You all win or you all lose.
        The wires of each stand are sorted from left to right: that is what makes it possible to find out what the others have.
rules-turn = Your turn
    .text =
        In your turn you do one of three things. Dual Cut: point at a wire of a teammate and call a value that you hold too. Solo Cut: if all wires that are left of a value are yours, two or four, cut them all. Reveal Reds: if you have nothing but red wires, they are laid open, and that happens by itself.
        There is no passing.
rules-dual = Right and wrong
    .text =
        If the wire has the value you called, it is cut, and so is one of yours. If not, the dial moves one step towards the skull and the wire gets an info token with its true value. If it is red, the bomb explodes.
        You may say which of your equal wires is to be cut. Nobody learns of it if you are wrong.
rules-colours = Yellow and red
    .text =
        The number on a yellow or red wire only tells where it stands. All yellow wires are alike: call yellow. Red cannot be called.
        Markers show which yellow and red numbers are there. A question mark means that not all of the marked ones are.
rules-tokens = Tokens and labels
    .text =
        At the beginning everybody sets one info token at a blue wire of theirs. Info tokens tell the true value of a wire, a yellow one only that it is yellow. There are two of each; if they run out, the table still shows what it heard.
        A label tells whether two neighbouring wires are equal or different.
rules-detectors = Detectors
    .text =
        With a detector you point at several wires of one stand: two with the Double Detector of your character, three with the Triple, all with the Super. You call a number. If one of the wires has it, its owner cuts one; if none has, the dial moves and the owner sets a token at one that is not red. If all are red, the bomb explodes.
        Your character can be used once in a mission.
rules-equipment = Equipment
    .text =
        As many cards lie out as there are players. A card is locked until two blue wires of its number are cut; then anybody may use it, once. Most cards may be used at any time, also when it is not your turn. Detectors, ray, Stabilizer and Coffee Mug belong to your own turn.
rules-talk = What you may say
    .text =
        Not a word about your own wires, no hints, no guesses, nothing about what was known earlier. You may talk about tactics in general and recommend a card, but not where to use it. During a mission the table offers phrases instead of free text, unless you chose otherwise.
        What was called stays visible for this turn and the next; then you have to remember it.
rules-end = The end
    .text =
        You win when all wires are cut and the red ones revealed. You lose when somebody hits a red wire or the dial reaches the skull. Then the player to the left becomes Captain, and you try again.
rules-online = Clocks and absent players
    .text =
        Every question has a clock, which the table can set or turn off. When it runs out, the first answer that is legal is given. Who is away keeps the chair; if their time runs out meanwhile, a bot plays for them until they are back.

level-greedy = Calls what is likeliest by exact odds, whatever it risks.
level-careful = Exact odds, minds red wires and the dial, uses detectors and cards well, plays the end out in its head; takes nothing of you for granted.
level-partner = As careful, and reads your moves by conventions: of equal wires the leftmost unmarked one is cut or marked.
fact-captain = Seat of the Captain
fact-mission = Mission
fact-dial = Steps left on the dial
share-success = Missions won
share-lost-by-explosion = Lost by an explosion
share-lost-by-dial = Lost by the dial
share-lost-by-stall = Lost because nobody could go on
share-lost-by-timer = Lost because time was up
share-lost-by-objective = Lost because the mission was not fulfilled

## On the page: what the plain board calls things

field-mission = mission
field-captain = Captain
field-stands = stands
field-markers = yellow and red wires in play
field-dial = steps left on the dial
field-cuts = wires cut, by value
field-equipment = equipment
field-powers = characters
field-turn = on turn
field-stable = protected
field-labels = labels
field-skipped = skipped in a row
field-panels = what the mission adds
field-calls = what to call
field-owner = of
field-wires = wires
field-beside = tokens beside the stand
field-key = wire
field-cut = cut
field-tokens = tokens
field-red = red
field-value = value
field-says = says
field-virtual = only remembered
field-dated = out of date
field-cell = which wire
field-cells = which wires
field-equal = equal
field-sure = sure
field-name = card
field-usable = usable
field-used = used
field-character = character
field-seat = player
field-helpers = with
field-number = number
field-partner = partner
field-card = card
field-cards = numbers in order
field-at = done so far
field-need = cuts needed
field-colour = colour
field-cut-by = may be cut by
field-count = how many
field-done = done
field-sizes = cards in hand
field-deck = cards in the deck
field-out = cards discarded
field-layer = laid by
field-over = over
field-hand = your number cards
field-glimpse = wire shown until the next step
field-laid = your card that lies there
field-own = your wire to be cut
kind-sequence-panel = numbers in order
kind-together-panel = all at once
kind-numbers-panel = number cards
kind-goals-panel = numbers that pay
kind-fuse-panel = the fuse
kind-countdown-panel = the time for the mission
kind-claims-panel = turns are claimed
kind-fragile-panel = must not fail
kind-untold-panel = failures tell nothing
kind-unequipped-panel = uses no equipment
kind-call-panel = numbers to be cut
kind-token-row-panel = tokens for two yellow wires
kind-token-row = tokens for two yellow wires
kind-yellow-tokens = tokens for two yellow wires
kind-unsorted-panel = wires with an X
kind-blind-panel = turned wires
kind-late-panel = wires to come
kind-red-card-panel = a number that counts as red
kind-hidden = unknown
field-table = table
field-keys = all wires
field-aside = set aside
field-extras = of the mission
field-call = value to call
field-group = whose wires
field-stand = to which stand
field-source = by means of
field-seats = players
field-hidden-red = known to be red
field-shown-red = known to be red
field-mission-equipment = equipment cards
field-fragile-player-equipment = may use equipment
field-mission-cards = number of equipment cards
field-variant-cards = number of equipment cards
field-face-down = cards lie face down
field-reward = reward
field-refill = the next card is turned
is-reward-step = a step back on the dial
is-reward-card = a card of the pile
is-reward-cards = the pile of equipment
is-reward-tokens = tokens for number cards
is-reward-none = nothing
field-pile = equipment cards face down
field-off-hand = wires in nobody’s hand
field-apart = stands apart
field-turned = turned wires
field-due = the next player takes one
field-filed = wires taken
field-every = turns until the next one
field-most = wires at most
field-told = the slot is told
field-locked = not to be cut yet
field-which = which wire
field-mission-dial = steps on the dial
field-mission-tokens = first tokens
field-variant-dial = steps on the dial
field-dial-extra = steps beside one for each player
field-dial-limit = most steps left on the dial
field-variant-tokens = first tokens
field-variant-equipment = equipment cards
field-mission-number = number of the mission
field-blue = blue numbers up to
field-yellow = yellow
field-out-of = of so many shown
field-lowest = lowest number
field-highest = highest number
field-fixed = these numbers
field-predealt = one to each of the first stands
field-ban = cards left out
field-ban-characters = characters left out
field-later = more cards
field-characters = characters
field-captain-tokens = first tokens of the Captain
field-token-kind = tokens tell
field-shown-once = wires of tokens are shown only once
field-lies = tokens say what wires are not
field-values = values
field-variants = with other numbers of players
field-mechanisms = special rules
field-reach = how far apart
field-hands = number cards in hand
field-last = cards of the last player
field-secret-numbers-hand = number cards for each player
field-fuse-panel-last = the fuse burns up to
field-walking-fuse-last = the fuse burns up to
field-who = who
field-space = space
field-seconds = seconds
field-turns = turns
field-barred = may not claim
field-radar = the radar is always on
field-call-panel-yes = stands that have it
field-call-deck-yes = stands that have it
field-call-panel-used = cards used
field-call-deck-used = cards used
field-named = who must cut it
field-has = has it
field-call-panel-card = the number that lies open
field-how = how they come
field-row = tokens to take
field-waiting = still to choose
field-fired = given out
field-token-row-panel-value = token to be set
field-token-row-value = token to be set
is-how-gift = as gifts
is-how-draft = drawn
field-call-deck-card = the number that lies open
field-call-panel-deck = numbers in the deck
field-call-deck-deck = numbers in the deck
field-goals-panel-cards = numbers
field-goals-cards = numbers
field-number-goals-cards = number cards
field-sequence-gate-cards = numbers in the row
field-anybody-from = anybody may do it from so many players
field-failure = after a mistake
field-everything-deck = equipment cards not in play
field-numbers-laid = the card that lies face down
kind-shown = a known wire
kind-row = the row of numbers
kind-together = all at once
kind-numbers = number cards
kind-sequence-gate = numbers in order
kind-simultaneous-cut = all at once
kind-secret-numbers = the neighbour guesses
kind-number-goals = numbers that turn the dial back
kind-goals = numbers that turn the dial back
kind-walking-fuse = a fuse that burns
kind-burnt = the fuse
kind-countdown = against time
kind-time-spent = the time for the mission
kind-claimed-turns = turns are claimed
kind-claimed-numbers = numbers are claimed
kind-named-cutter = somebody is named to cut
kind-call-deck = numbers to be cut
kind-claims = turns are claimed
kind-fragile-player = a player who must not fail
kind-fragile = must not fail
kind-unequipped-player = a player without equipment
kind-unequipped = uses no equipment
kind-untold-failures = failures tell nothing
kind-untold = failures tell nothing
kind-unsorted-wires = wires with an X
kind-unsorted = wires with an X
kind-blind-wires = turned wires
kind-blind = turned wires
kind-late-wires = a wire to come
kind-late-state = wires to come
kind-red-number = a number that counts as red
kind-red-card = a number that counts as red
is-characters-double = everybody has a Double Detector
is-characters-choice = everybody chooses
is-characters-shuffled = the cards are shuffled and dealt
is-characters-crew = everybody but the Captain has a double detector
is-characters-unlimited = everybody has a double detector that is never used up
is-colour-red = red
is-who-captain = the Captain
is-says-is = has this value
is-says-has = was shown once
is-says-has-not = has no such wire
is-says-single = stands there only once
is-says-is-not = does not have this value
is-says-even = even
is-says-odd = odd
is-says-x1 = once on the stand
is-says-x2 = twice on the stand
is-says-x3 = three times on the stand
is-says-x4 = four times on the stand
is-tokens-own = everybody chooses
is-tokens-random = drawn by lot
is-tokens-negative = for what is missing
is-captain-tokens-own = the Captain chooses
is-captain-tokens-random = drawn by lot
is-captain-tokens-negative = for what is missing
is-token-kind-value = the value
is-token-kind-parity = even or odd
is-token-kind-count = how many on the stand
is-apart-stray = not in order
is-apart-turned = turned round
is-colour-any = any
is-colour-yellow = yellow
is-colour-blue = one number
is-which-last = the one dealt last
is-which-blue = a blue one
is-failure-explosion = an explosion
is-failure-tokens = tokens and a step
is-cut-by-all = all
is-cut-by-owner = the owner
is-who-all = all
is-lies-nobody = in nobody’s hand
is-lies-captain = in the Captain’s hand
is-lies-all = in every hand
none-own = the leftmost one

## On the page: wires, places and cards on the plain board

mission-title = Mission { $number }: { $name }
wire-yellow = yellow { $number }
wire-red = red { $number }
wire-cut = cut
wire-hidden = unknown
wire-seen = { $wire } ({ $seen })
token-is = token { $value }
token-is-not = not { $value }
token-even = even
sign-even = even
token-odd = odd
sign-odd = odd
token-x1 = once on the stand
token-x2 = twice on the stand
token-x3 = three times on the stand
token-x4 = four times on the stand
token-has = has { $value }
token-has-not = has no { $value }
token-single = only once
token-dated = { $token }, before a wire moved
fragile-due =
    { $seat-is ->
        [me] If your Dual Cut fails, the bomb explodes. The Stabilizer does not help.
       *[other] If a Dual Cut of { $seat } fails, the bomb explodes. The Stabilizer does not help.
    }
unequipped-due =
    { $seat-is ->
        [me] You use no equipment.
       *[other] { $seat } uses no equipment.
    }
untold-due = A Dual Cut that fails tells nothing: no token is set.
wire-stray = not in order
wire-turned = turned round
unsorted-due = The wire with an X at the end of each stand is not in order. Cards and characters leave it alone.
unsorted-locked = The wire with an X at the end of each stand is not in order. It is cut once all yellow wires are.
blind-due = Turned wires: all but the owner see them. Name one in a cut; a mistake is the end.
late-due = { $turns ->
        [one] { $wires } wires lie in nobody’s hand. The next one comes after this turn.
       *[other] { $wires } wires lie in nobody’s hand. The next one comes in { $turns } turns.
    }
late-on-cue = { $wires ->
        [one] One more wire may come.
       *[other] { $wires } more wires may come.
    }
late-none = No wire comes any more.
red-card-due = Wires of { $number } count as red.
stand-own =
    { $stand ->
        [0] your stand
        [1] your first stand
       *[other] your second stand
    }
stand-of =
    { $stand ->
        [0] { $owner }
        [1] { $owner }, first stand
       *[other] { $owner }, second stand
    }
wires-own =
    { $count ->
        [one] your wire { $slots }
       *[other] your wires { $slots }
    }{ $stand ->
        [0] { "" }
        [1] { " " }on the first stand
       *[other] { " " }on the second stand
    }
wires-of =
    { $count ->
        [one] { $owner }’s wire { $slots }
       *[other] { $owner }’s wires { $slots }
    }{ $stand ->
        [0] { "" }
        [1] { " " }on the first stand
       *[other] { " " }on the second stand
    }
slot-second = { $slot } on the second stand
card-locked = locked until { $count } × { $value } are cut
card-ready = can be used
card-used = used
marker-unsure = perhaps { $wire }
label-equal = { $wires }: equal
label-unequal = { $wires }: different
cuts-of = { $value }: { $count } of { $of } cut
row-done = done
row-now = now, { $need } ×
row-later = later
dial-left = { $left } of { $start }
dial-none = no dial
beside-note = Wires count from the left. Struck through: cut. A disc: an info token.
together-due =
    { $colour ->
        [red] { $count } red wires, not cut yet
        [yellow] { $count } yellow, not cut yet
       *[blue] number { $number }, not cut yet
    }
together-done = cut

## The lesson

guide-sub = Three short missions
guide-title = Cut wires together. Say nothing about yours.
guide-line = You play for real, with three bots. I add one idea at a time.
guide-after = What comes next is only new trouble.
guide-part-cutting = Cutting
    .about = blue wires, calling, the dial
guide-part-yellow = Yellow
    .about = two wires without a number
guide-part-tools = Red and tools
    .about = what explodes, what helps
guide-result =
    { $won ->
        [0] lost
       *[other]
            { $mistakes ->
                [0] won, no mistake
                [one] won, one mistake
               *[other] won, { $mistakes } mistakes
            }
    }
guide-token = Tell them one
    .line = These are your wires. Choose one: its token shows everybody what it is.
    .help = Before the first cut everybody marks one blue wire with a token that shows its number.
guide-own = These are yours
    .line = Only you see your wires. They are sorted from left to right, and so are everybody’s.
    .help = Only you see your wires. Every stand is sorted from left to right.
guide-theirs = These are theirs
    .line = You do not see these. A token tells what its wire is; the order tells something about its neighbours.
    .help = You do not see other stands. A token tells what its wire is; the order tells something about its neighbours.
guide-point = Point at what you know
    .line = Wire { $slot } of { $owner } has a token: it is a { $value }. You hold a { $value } as well. Tap that wire.
    .help = On your turn, point at a wire of a teammate that you can name, and that you hold as well.
guide-call = Say a number you hold
    .line = Choose a wire, then a number that you hold. If you are right, both wires are cut. If not, the needle moves one step.
    .help = Call a number that you hold. If you are right, both wires are cut. If not, the wire gets a token and the needle moves one step.
guide-dial = That was a mistake
    .line = The needle has moved. At the skull the bomb goes off. A mistake also leaves a token, so it was not for nothing.
    .help = Every mistake moves the needle one step and leaves a token. At the skull the bomb goes off.
guide-pips = Four of each
    .line = Every number is there four times. The pips show how many of them are cut.
    .help = Every number is there four times. The pips on the track show how many of them are cut.
guide-solo = Nobody else has it
    .line = You hold all wires that are left of a number. Tap one of them and cut them alone: nothing can go wrong.
    .help = If you hold all wires that are left of a number, you cut them alone.
guide-markers = Yellow has no number
    .line = Two wires are yellow. The squares show where they stand in the order. To cut them you call “yellow”, so you must hold one.
    .help = To cut yellow wires, call “yellow” and hold one. The squares on the track show where they stand in the order.
guide-yellow = You hold a yellow one
    .line = Its printed number only says where it stands. Point at a wire that could be the other one, and call yellow.
    .help = The number printed on a yellow wire only says where it stands.
guide-red = One wire is red
    .line = Whoever points at it ends the game. The round marker shows where it stands in the order. Keep away from what could be it.
    .help = Whoever points at a red wire ends the game. The round markers on the track show where red wires stand.
guide-own-red = You hold the red one
    .line = Nobody may cut it. You show it when nothing else is left on your stand. You cannot say that you have it.
    .help = Red wires are shown when nothing else is left on a stand. Nobody may say who holds them.
guide-detector = Once in a mission
    .line = With your Double Detector you point at two wires of one stand and call one number. If either has it, it is a hit.
    .help = A Double Detector points at two wires of one stand. If either has the called number, it is a hit. Once in a mission.
guide-tool = A tool has opened
    .line = Two wires of its number are cut, so the card is ready. Anybody may use it, at any time, once.
    .help = A card opens when two wires of its number are cut. Anybody may use it, at any time, once.

## Constraint cards

constraint-a = only even numbers
    .sign = even
constraint-b = only odd numbers
    .sign = odd
constraint-c = only 1 to 6
    .sign = 1–6
constraint-d = only 7 to 12
    .sign = 7–12
constraint-e = only 4 to 9
    .sign = 4–9
constraint-f = no 4 to 9
constraint-g = no equipment and no character
constraint-h = no wire with a token, and no token after a failure
constraint-i = not the rightmost wire of a stand
constraint-j = not the leftmost wire of a stand
constraint-k = no Solo Cut
constraint-l = a failure costs two steps
act-take-constraint = Take the card: { $card }.
act-take-constraint-label = Take a constraint
act-take-constraint-open = Take one of the open cards. You must obey it.
act-keep-constraint = Keep the card.
act-keep-constraint-label = Keep the card
act-replace-constraint = Turn up the next card.
act-replace-constraint-label = Turn up the next card
act-shift-ring = Constraint cards: { $shift }.
act-shift-ring-label = Pass the cards on
act-shift-ring-open = Do all constraint cards go on by one place, and which way?
shift-none = leave them
shift-clockwise = clockwise
shift-counter-clockwise = counter-clockwise
act-take-spare = Put your constraint card away for a step of the dial and draw another one.
act-take-spare-label = Take a spare card (1 step)
act-guess-link = Guess: { $seat } is the weakest link and obeys the card: { $card }.
act-guess-link-label = Guess the weakest link
act-guess-link-open = Who is the weakest link, and which card does this player obey? A wrong guess costs a step.
caution-link-guess = A wrong guess costs a step of the dial; the last one loses the mission.
caution-spare = It costs the last step of the dial: the mission is lost.
note-constraint-taken = { $seat } takes a constraint: { $card }.
note-constraint-turned =
    { $card ->
        [none] No constraint is left.
       *[other] Everybody is bound: { $card }.
    }
note-constraint-kept = { $seat } keeps the constraint card.
note-constraints-paired = A constraint lies beside each number, from 1 on: { $cards }.
note-constraint-met = { $seat } can obey the card.
note-constraint-dropped = { $seat } cannot obey the card and turns it down.
note-ring-laid =
    { $between-key ->
        [none] Everybody gets a constraint card: { $own }.
       *[other] Everybody gets a constraint card: { $own }. Between them: { $between }.
    }
note-ring-shifted =
    { $shift-key ->
        [shift-none] { $seat } leaves the constraint cards where they are.
        [shift-clockwise] { $seat } passes all constraint cards on clockwise.
       *[other] { $seat } passes all constraint cards on counter-clockwise.
    }
note-spare-taken = { $seat } takes a spare card: { $card }.
note-roles-dealt =
    { $card-key ->
        [none] Characters and constraint cards are dealt face down.
       *[other] { $weakest-key ->
            [no] Your hidden cards: { $character }; { $card }. You need not obey the constraint: another player is the weakest link.
           *[yes] You are the weakest link, and nobody may know. Obey your constraint card: { $card }.
        }
    }
note-link-missed = { $seat } guesses that { $named } is the weakest link and obeys: { $card }. That is wrong.
note-link-found = { $seat } guesses right: { $named } is the weakest link and obeyed: { $card }. Characters are turned up, constraints go.
note-link-blocked = { $seat } is the weakest link and cannot obey: { $card }. All hidden cards go.
no-constraint = The constraint card forbids it: { $card }.
no-constraint-choice = Take one of the cards that lie open.
no-constraint-replace = First the Captain keeps the card or has the next one turned up.
no-constraint-shift = First the Captain passes the cards on, or leaves them.
no-spare = A spare constraint card is taken by its own button, while a turn is open, in a mission that has spare cards left.
no-link-guess = This mission has no weakest link to guess.
no-link-over = The weakest link is known, or the cards are gone.
no-link-self = You are the weakest link yourself. You may not guess.
no-link-twice = One guess in a turn.
no-link-named = Name another player, and one of the cards A to E.
bad-link-seats = A weakest link needs at least three players.
bad-link-characters = A weakest link is one of several characters: one for each player, or chosen.
bad-link-yellow = A weakest link needs a mission without yellow wires.
bad-constraint-yellow = Constraint cards need a mission without yellow wires.
bad-constraint-tokens = With constraint cards, info tokens tell values, are true and stay.
board-strip-constraint = All obey: { $card }.
board-strip-constraint-none = Nobody is bound now.
board-strip-constraint-own = Everybody obeys a card of their own.
board-strip-constraint-yours = Yours: { $card }.
board-strip-constraint-left = { $count } cards are left.
board-strip-constraint-ring = Everybody obeys the card before them.
board-strip-constraint-between = Between players: { $card }.
board-strip-constraint-spare = { $count } spare cards, a step each.
board-strip-roles-weakest = You are the weakest link. Tell nobody.
board-strip-roles-weakest-more = Obey: { $card }.
board-strip-roles = One player is the weakest link and obeys a hidden card.
board-strip-roles-more = Not you. Your cards: { $character }; { $card }.
board-strip-roles-found =
    { $seat ->
        [me] You were the weakest link.
       *[other] { $name } was the weakest link.
    }
board-strip-roles-found-more = Characters are turned up, nobody is bound.
board-strip-roles-gone-more = All hidden cards are gone.
board-strip-constraint-pairs = Complete numbers bind everybody.
field-change = when it changes
is-change-never = never
is-change-captain = the Captain decides
is-change-completion = when a number is complete
is-change-pairs = by the number that is complete
is-change-ring = the ring goes on each round
kind-constraint-cards = constraint cards
kind-constraints = constraint cards
kind-constraints-panel = constraint cards
kind-weakest-link = hidden weakest link
kind-roles = hidden weakest link
kind-roles-panel = hidden weakest link
field-status = how it stands
is-status-hidden = hidden
is-status-found = found
is-status-gone = gone
field-roles-panel-deck = characters face down
field-weakest = you are it
field-roles-panel-card = your constraint card
field-link = the weakest link
field-shown = card of the weakest link
field-roles-panel-guessed = turn of the last guess
field-roles-guessed = turn of the last guess
field-roles-characters = characters face down
field-roles-cards = constraint cards face down
field-constraints-panel-own = own cards
field-constraints-own = own cards
field-constraints-panel-card = the card of all
field-constraints-card = the card of all
field-constraints-panel-left = cards left
field-constraints-left = cards left
field-constraints-panel-pairs = beside the numbers
field-constraints-panel-between = between players
field-constraints-between = between players
field-shift = which way
field-constraints-pairs = beside the numbers

## Challenge cards

act-cut-as-red = Cut { $cell } as red.
act-cut-as-red-label = Cut a red wire
act-cut-as-red-open = Cut a wire of a teammate as red. If it is not, the bomb explodes.
caution-cut-as-red = If this wire is not red, the bomb explodes.
no-challenge-red-here = In this mission nobody cuts a single wire as red.
no-challenge-red = No open challenge asks for a red wire.
no-challenge-red-cell = Point at an uncut wire of a teammate.
challenge-1 = A wire of a teammate is cut as red
challenge-2 = Four even cuts in a row
challenge-3 = A stand with wires in pairs only
challenge-4 = The first three completed add up to 18
challenge-5 = Two Solo Cuts in a row
challenge-6 = Five wires of a stand without neighbours
challenge-7 = Three cuts, each one higher or each one lower
challenge-8 = These two numbers are the first completed
challenge-9 = A stand with odd wires only, six or more
challenge-10 = A stand with both ends uncut and seven cut between
challenge-3-about = Every group of uncut wires is two wires wide, and there are at least two groups.
challenge-6-about = Both neighbours are cut; at an end there is only one.
challenge-9-about = Yellow and red wires do not count. It is said when it is so.
note-challenges-laid =
    { $count ->
        [one] A challenge card lies open.
       *[other] { $count } challenge cards lie open.
    }
note-challenge-met = Challenge met: { $card }.
bad-challenges-dial = Without a dial, challenges cannot pay a step of it.
bad-challenges-colours = With challenges at most { $most } yellow and red wires are shown.
bad-challenges-blue = Challenges need two numbers or more.
board-strip-challenges =
    { $open ->
        [0] All challenges are met.
       *[other] { $met } of { $all } challenges.
    }
board-strip-challenges-more = Each turns the dial back a step.
board-challenges = Challenges
board-challenges-show = Show the challenges
board-challenge-progress = { $have } of { $need }
board-challenge-met = done: one step back
board-challenge-lost = can no longer be done
kind-challenge-cards = challenges
kind-challenges = challenges
kind-challenges-panel = challenges
field-challenge-cards-cards = how many
field-challenge-cards-odd = odd wires that the card about them asks for
field-challenges-panel-open = open
field-challenges-panel-met = met
field-challenges-panel-numbers = first two
field-challenges-panel-row = cut in a row
field-challenges-panel-done = completed
field-challenges-open = open
field-challenges-met = met
field-challenges-numbers = first two
field-challenges-row = cut in a row
field-challenges-done = completed

## Number cards that gate values

field-open-challenge-have = fulfilled so far
field-open-challenge-need = needed
field-lost = can no longer be done
field-alone = alone
act-choose-end = The number at { $end } comes next.
act-choose-end-label = Choose an end
act-choose-end-open = Which end of the row comes next? The others of the row have to wait.
end-left = the left end
end-right = the right end
note-row-shortened = The { $number } is done and leaves the row.
note-end-chosen =
    { $seat-is ->
        [me] You chose an end of the row: the { $number } comes next.
       *[other] { $seat } chooses an end of the row: the { $number } comes next.
    }
note-end-chosen-last = The { $number } is the last of the row and comes next.
no-end = First choose an end of the row.
board-strip-row-others = { $numbers } have to wait. All others are free.
board-strip-row-end = Which end of the row comes next?
field-choose-end-end = end
field-ends = ends
row-waits = waits
act-use-number = Turn the { $number } down and cut it.
act-use-number-label = Turn a number down
act-use-number-open = Turn a number card down: you cut its number in this turn.
act-use-pair = Lay { $cards } away and cut { $number }.
act-use-pair-label = Lay two numbers away
act-use-pair-open = Lay two number cards away: you cut their sum or difference.
act-hand-number = { $seat } gets the { $number }.
act-hand-number-label = Hand a number over
act-hand-number-open = Give one of your number cards to a teammate.
note-gate-laid = Twelve number cards lie open: they say what may be cut.
note-gate-laid-own = The number cards are dealt openly: everybody cuts the numbers of the own ones.
note-gate-used =
    { $seat-is ->
        [me] You turn the { $number } down and must cut it.
       *[other] { $seat } turns the { $number } down and must cut it.
    }
note-gate-used-pair =
    { $seat-is ->
        [me] You lay { $low } and { $high } away and must cut { $number }.
       *[other] { $seat } lays { $low } and { $high } away and must cut { $number }.
    }
note-gate-reset = All number cards that are left are turned up again.
note-gate-finished = The number card { $number } is done.
note-number-handed =
    { $seat-is ->
        [me] You give the { $number } to { $target }.
       *[other]
        { $target-is ->
            [me] { $seat } gives you the { $number }.
           *[other] { $seat } gives the { $number } to { $target }.
        }
    }
no-gate = This mission has no such number cards.
no-gate-value = No number card allows the { $value } now.
no-gate-yellow = No number card allows that now.
no-gate-first = First use number cards for the value that you cut.
no-gate-used = You have used number cards in this turn already.
no-gate-card = Turn down a card that is open and whose number you hold.
no-gate-pair = Lay away two open cards whose sum or difference you hold.
no-gate-hand = First hand one of your number cards over.
bad-gate-yellow = Number cards that gate values need a mission without yellow wires.
board-strip-gate-one = Turn a number down, then cut it.
board-strip-gate-pair = Cut the sum or the difference of two.
board-strip-gate-own = Cut only the numbers of your own cards.
board-strip-gate-now = Now { $number } is cut.
board-strip-gate-yours = Yours: { $numbers }
kind-number-gate = numbers that may be cut
kind-gate-cards = number cards
kind-gate-panel = numbers that may be cut
field-up = open
field-down = turned down
field-gate-panel-number = must be cut now
field-gate-cards-number = must be cut now
field-number-gate-cards = which cards
field-gate-panel-used = used last
field-gate-cards-used = used last
field-gate-panel-own = own cards
field-gate-cards-own = own cards
field-gate-panel-cards = which cards
is-cards-one = one of the table
is-cards-pair = two of the table
is-cards-own = own ones
note-covers-laid = A number card covers each card of equipment.
note-cover-lifted = The { $number } is lifted from this card: { $card }.
no-covered = The { $number } still covers this card: { $card }.
bad-covers = To cover { $cards } cards needs equipment that lies open, and as many numbers: here are { $blue }.
board-strip-covers = Two cuts lift a cover.
board-strip-covers-none = All equipment is uncovered.
board-strip-talk-no-number = No numbers aloud.
board-strip-talk-no-number-more = A number costs the table a step.
board-strip-talk-mute = Mute.
board-strip-talk-mute-more = One sign only.
board-strip-talk-mime = Mime.
board-strip-talk-mime-more = Hands and faces, no words.
kind-covered-cards = covered equipment
kind-restricted-talk = talk is restricted
kind-restricted = talk is restricted
kind-restricted-panel = talk is restricted
field-mode = how
is-mode-no-number = numbers are dear
is-mode-mute = one sign only
is-mode-mime = no words
kind-covers = covers
kind-covers-panel = covers
field-covers-panel-covers = covers
field-covers-covers = covers
field-cover-card = on
field-cover-number = number
note-cue-due = The clock has run out: the cue comes at the end of this turn.
note-cue-came =
    { $left ->
        [0] The last cue: { $act }.
       *[other] Cue: { $act }. More to come: { $left }.
    }
note-script-ended = No more cues come.
note-target-turned = The new target is { $number }.
note-target-turned-none = No number card is left for a target.
note-target-met = Target { $number } is met.
note-target-missed = Target { $number } is missed and costs a step.
script-nothing = what is in force ends
bad-cue = The script calls { $name }: this mission does not have it, or it takes no cue.
bad-uncalled = { $name } waits for a cue: the mission needs a script that calls it.
bad-targets-dial = Without a dial a missed target costs nothing.
zero-cue = the cue comes at the end of the turn.
board-strip-target =
    { $left ->
        [0] Target { $number } is met.
        [one] Target { $number }: one more wire, else a step.
       *[other] Target { $number }: { $left } wires, else a step.
    }
board-strip-cue-now = Now: { $act }.
board-strip-cue-quiet = Nothing is in force.
board-strip-cue-turns =
    { $turns ->
        [one] After this turn: { $act }.
       *[other] In { $turns } turns: { $act }.
    }
board-strip-cue-time = In { $time }: { $act }.
board-strip-cue-due = After this turn: { $act }.
board-strip-cue-none = No more cues come.
kind-number-targets = a new target
kind-targets = target numbers
kind-targets-panel = target numbers
kind-script = a script of cues
kind-script-state = cues
kind-script-panel = cues
field-number-targets-need = cuts it needs
field-targets-target = target
field-targets-deck = deck
field-targets-out = over
field-targets-panel-target = target
field-targets-panel-need = cuts it needs
field-targets-panel-deck = cards in the deck
field-targets-panel-out = over
field-script-cues = cues
field-cue-turns = turns
field-cue-seconds = seconds
field-cue-calls = what it calls
field-cue-times = times
field-script-panel-left = cues to come
field-script-panel-turns = turns until the next
field-script-panel-due = comes at the end of this turn
field-script-state-done = cues that came
field-script-state-turns = turns since
field-script-state-due = comes at the end of this turn
field-script-state-over = over
act-keep-direction = The robot goes on facing this way.
act-keep-direction-label = Do not turn the robot
act-turn-round = The robot turns round.
act-turn-round-label = Turn the robot
note-line-laid = The number cards lie in a line. The robot stands on the { $number }.
note-marker-walked = The robot walks to the { $number }.
note-marker-turned = The robot turns round.
note-line-card-done = The { $number } is done: its card is turned down.
no-line-number = Only numbers of the line are cut here.
no-line-behind = The { $value } lies behind the robot.
no-line-done = The card of the { $value } is turned down already.
no-turn-marker = First say whether the robot turns round.
bad-line-yellow = A line of number cards needs a mission without yellow wires.
bad-line-start = The robot is to stand on the { $start }, but there are only { $blue } numbers.
bad-line-ray = With a line of number cards there is no X or Y Ray, neither as a card nor as a character.
board-strip-line =
    { $count ->
        [0] The robot is on { $number }: no open number is under it or ahead.
       *[other] The robot is on { $number }. You may cut { $numbers }.
    }
board-strip-line-none = The robot has no line yet.
line-card =
    { $state ->
        [here] robot, facing right
        [here-left] robot, facing left
        [ahead] may be cut
        [behind] behind the robot
       *[done] done
    }
kind-number-line = numbers in a line
kind-line = numbers in a line
kind-line-panel = numbers in a line
field-number-line-start = the robot begins on
field-line-cards = numbers
field-line-at = where the robot stands
field-line-right = it faces right
field-line-down = done
field-line-panel-cards = numbers
field-line-panel-at = where the robot stands
field-line-panel-right = it faces right
field-line-panel-down = done

## A figure on a map

direction-north = north
direction-south = south
direction-east = east
direction-west = west
act-walk-on = Go { $direction }.
act-walk-on-label = Take a step
act-walk-on-open = Choose where the figure goes.
note-walk-laid = These cards lie north, south, east and west, and the last is ACTION: { $cards }.
note-figure-moved =
    { $saw-key ->
        [yes] { $seat-is ->
            [me] You lead the figure { $direction }, into a saw.
           *[other] { $seat } leads the figure { $direction }, into a saw.
        }
       *[no] { $seat-is ->
            [me] You lead the figure { $direction }.
           *[other] { $seat } leads the figure { $direction }.
        }
    }
note-figure-stayed = The figure stays where it is.
note-action-done =
    { $what ->
        [key] The key is found: the door is open.
        [skull] The skull shows the stairs: the figure stands on the other floor.
        [alarm] The alarm is set off: the lasers are out.
       *[control] The control is switched: the goal is reached.
    }
no-way = Choose a direction whose card has the number, where nothing is in the way.
no-map-yellow = Yellow wires may be called once the map says so.
bad-map-shape = The map is no rectangle: it has rows of cells with a gap between two, and a line with the gaps between two rows.
bad-map-cell = The map has no cell with this sign: { $what }.
bad-map-gap = The map has no gap with this sign: { $what }.
bad-map-twice = The map has one cell of this kind at most: { $what }.
bad-map-start = The front of the map needs a cell where the figure starts.
bad-map-goal = No way on the map leads to its goal: { $what }.
map-start = start
map-stairs = stairs
map-saw = saw
striped-key = key
striped-skull = skull
striped-alarm = alarm
striped-control = control
map-action = ACTION
map-front = front
map-back = back
board-strip-map =
    { $floor ->
        [1] Back, row { $row }, place { $column }.
       *[other] Front, row { $row }, place { $column }.
    }
board-strip-map-over = The goal is reached.
board-strip-map-goal = Goal: { $goal }.
board-strip-map-waits = { $what }: a right cut with { $card }.
board-strip-map-ways = Ways: { $ways }.
board-map =
    { $floor ->
        [1] Map, back. The figure is in row { $row }, place { $column }.
       *[other] Map, front. The figure is in row { $row }, place { $column }.
    }
board-map-cell = row { $row }, place { $column }: { $what }
board-map-card = { $way }: { $card }
board-map-yellow = Yellow waits for: { $what }
kind-map-walk = walk over a map
kind-walk = walk over a map
kind-map-panel = walk over a map
field-direction = direction
field-front = map, front
    .help = Cells with a gap between two: h start, . floor, k key, d skull, s stairs, x saw, a alarm, c control. Gaps: space, | or - wall, + door, : lasers. Between two rows of cells stands a line with their gaps.
field-back = map, back
field-goal = goal
field-map-panel-spot = where the figure is
field-walk-spot = where the figure is
field-map-panel-cards = cards north, south, east, west, ACTION
field-walk-cards = cards north, south, east, west, ACTION
field-waits = has to be done here
field-map-panel-ways = ways
field-map-panel-yellow = yellow waits for
field-went = last steps
field-walk-turn = turn of these steps
field-floor = side of the map
field-spot-row = row
field-column = place in the row
is-goal-control = the control
is-goal-skull = the skull
act-cut-tripwire = { $cell } is a tripwire.
act-cut-tripwire-label = Cut a tripwire
act-cut-tripwire-open = Point at a wire of a teammate as a tripwire. A wrong one costs a step, a red one is the end.
note-tripwire-pointed =
    { $seat-is ->
        [me] You point at wire { $slot } of { $owner } as a tripwire.
       *[other] { $owner-is ->
            [me] { $seat } points at your wire { $slot } as a tripwire.
           *[other] { $seat } points at wire { $slot } of { $owner } as a tripwire.
        }
    }
no-trip-called = Yellow is not called here: point at a tripwire.
no-trip-here = This mission has no tripwires.
no-trip-left = All tripwires are cut.
no-trip-blue = You need an uncut blue wire to point at a tripwire.
no-trip-target = Point at an uncut wire of a teammate.
bad-trips = Tripwires need yellow wires, and tokens that tell the truth and stay.
bad-predealt-after = Stands to leave out need wires of this colour that are dealt first: { $colour }.
board-strip-trips =
    { $left ->
        [0] All tripwires are cut.
        [one] One tripwire is left.
       *[other] { $left } tripwires are left.
    }
board-strip-trips-more = Point at one alone: right is a step back, wrong a step on.
kind-tripwires = tripwires
kind-trips = tripwires
kind-trips-panel = tripwires
field-trips-panel-left = left
field-predealt-after = after so many stands
field-cut-tripwire-cell = wire
note-robot-walked = The robot walks to { $number }.
bad-robot-late = Wires come either with the robot or later by themselves, not both.
bad-robot-numbers = The robot needs two numbers to walk over, and no yellow wires.
board-strip-robot = The robot is on { $number }, next on { $then }.
board-strip-robot-more =
    { $wires ->
        [0] It carries nothing any more.
        [one] Cut a { $number } now and take its last wire.
       *[other] Cut a { $number } now and take one of its { $wires } wires.
    }
board-robot =
    { $way ->
        [down] robot, will walk down
       *[up] robot, will walk up
    }
kind-carried-wires = a robot with wires
kind-robot = the robot
kind-robot-panel = the robot
field-carried-wires-wires = it carries, with 2, 3, 4 and 5 players
field-robot-space = where the robot stands
field-robot-up = it walks up
field-robot-panel-space = where the robot stands
field-robot-panel-then = next space
field-robot-panel-wires = wires that it carries

## Turns that go the other way, and wires that are passed on

act-pass-wire = Pass on { $cell }.
act-pass-wire-label = Pass a wire on
act-pass-wire-open = Choose the wire that you pass one seat to the left. Nobody sees it before all have chosen.
note-turns-reversed = Turns go counter-clockwise from now on.
note-turns-clockwise = Turns go clockwise again.
note-passing-began = Everybody chooses a wire to pass one seat to the left.
note-wire-picked =
    { $seat-is ->
        [me] You have chosen a wire to pass on.
       *[other] { $seat } has chosen a wire to pass on.
    }
note-wire-picked-own = You pass on { $slot }.
note-stand-picked =
    { $seat-is ->
        [me] The wire that comes to you goes to stand { $stand }.
       *[other] The wire that comes to { $seat } goes to stand { $stand }.
    }
note-wires-passed = Everybody has passed a wire on: { $cells } are now { $now }, in this order.
no-pass-wire = Choose one of your own uncut wires to pass on.
bad-passed-apart = Wires that are not in order cannot be passed on: leave out unsorted and turned wires.
bad-constraint-cue = A script calls constraint cards only if they change on cue.
board-strip-reversed = Turns go counter-clockwise.
board-strip-clockwise = Turns go clockwise.
board-strip-passing = Everybody chooses a wire to pass to the left.
board-strip-passing-yours = You have chosen yours.
board-strip-passing-later = On cue everybody passes a wire to the left.
board-strip-talk-free = You may talk.
kind-reversed-turns = turns go counter-clockwise
kind-turn-order = the way of the turns
kind-turn-order-panel = the way of the turns
kind-passed-wires = everybody passes a wire on
kind-passing = wires on their way
kind-passing-panel = wires on their way
field-turn-order-reversed = counter-clockwise
field-turn-order-panel-reversed = counter-clockwise
field-passing-picks = wires chosen
field-passing-stands = stands chosen
field-passing-panel-picked = have chosen
field-passing-panel-wire = your wire
field-pass-wire-cell = wire
field-restricted-panel-on = now
is-change-cue = on the cue of a script

## Duties against the clock

zero-phase = The time of this duty is up.
clock-phase = the duty
note-phase-wait = Listen: nobody can act yet.
note-phase-free = Free play: there is no duty.
note-phase-pair = The duty: two more wires of { $numbers }.
note-phase-lock = The duty: all wires of { $numbers }, and no others.
note-phase-sweep = The duty: point at all yellow wires at once.
note-phase-clear = The duty: cut everything that is not red.
note-phase-met = The duty is met.
note-phase-missed-nothing = The time is up.
note-phase-missed-step = The duty is missed and costs a step.
note-phase-missed-answer = The duty is missed: the player on turn answers for a number.
note-phase-missed-defeat = The time is up, and the mission is lost.
note-number-answered-yes =
    { $seat-is ->
        [me] You say that you have a { $number }.
       *[other] { $seat } has a { $number }.
    }
note-number-answered-no =
    { $seat-is ->
        [me] You say that you have no { $number }.
       *[other] { $seat } has no { $number }.
    }
note-yellows-told = Yellow wires: { $counts }.
note-cut-again =
    { $seat-is ->
        [me] You may cut the { $number } once more.
       *[other] { $seat } may cut the { $number } once more.
    }
no-phase-again = You may only cut the { $number } once more, or skip.
no-phase-lock = Only these numbers are called now: { $numbers }.
no-phase-sweep = Now all yellow wires are pointed at, at once.
no-phase-card = This card cannot be used in this phase.
no-phase-not-yet = Yellow wires are not pointed at in this phase.
bad-phases-order = Only the first phase can be one of waiting, and the last one is to cut everything that is not red.
bad-phases-dial = Without a dial a missed duty costs no step.
bad-phases-wires = Phases with duties need wires that are all in hands and cut in the usual way.
board-strip-phase-wait = Listen: nobody can act yet.
board-strip-phase-free = Free play.
board-strip-phase-pair =
    { $left ->
        [one] Cut one more wire of { $numbers }.
       *[other] Cut { $left } wires of { $numbers }.
    }
board-strip-phase-lock = Only { $numbers }, all of them.
board-strip-phase-sweep = Point at all yellow wires at once.
board-strip-phase-clear = Cut everything that is not red.
board-strip-phase-again =
    { $seat ->
        [me] You may cut the { $number } once more.
       *[other] { $name } may cut the { $number } once more.
    }
board-strip-phase-turns =
    { $turns ->
        [one] One turn left.
       *[other] { $turns } turns left.
    }
board-strip-phase-time = { $time } left.
board-strip-phase-missed-step = Else a step.
board-strip-phase-missed-answer = Else an answer for a number.
board-strip-phase-missed-defeat = Else the mission is lost.
board-yellows =
    { $count ->
        [0] No yellow wire
        [one] One yellow wire
       *[other] { $count } yellow wires
    }
board-ask-briefing = Listen
board-wait-briefing = The voice speaks: nobody can act yet.
kind-timed-phases = duties in time
kind-phase-state = phases
kind-phases-panel = phases
field-timed-phases-phases = phases
field-phase-duty = duty
field-phase-seconds = seconds
field-phase-turns = turns
field-phase-missed = if it is missed
field-phase-met = if it is met
field-phase-mime = without a word
is-duty-wait = wait
is-duty-free = none
is-duty-pair = two wires of a number
is-duty-lock = three numbers
is-duty-sweep = all yellow wires at once
is-duty-clear = everything that is not red
is-missed-nothing = nothing
is-missed-step = a step
is-missed-answer = an answer for a number
is-missed-defeat = the mission is lost
is-met-nothing = nothing
is-met-yellows = yellow wires are counted
is-met-again = one more cut
field-phase-state-at = phase
field-phase-state-turns = turns in it
field-phase-state-cards = numbers
field-phase-state-base = cut before
field-phase-state-deck = deck
field-phase-state-out = discards
field-phase-state-yellows = yellow wires are known
field-phase-state-again = once more
field-phase-state-late = too late
field-phases-panel-at = phase
field-phases-panel-duty = duty
field-phases-panel-cards = numbers
field-phases-panel-turns = turns left
field-phases-panel-deck = cards in the deck
field-phases-panel-out = discards
field-phases-panel-yellows = yellow wires
field-phases-panel-again = once more

## Oxygen

act-give-oxygen = { $seat } gets the oxygen for the { $number }.
act-give-oxygen-label = Give oxygen
act-give-oxygen-open = Pay a teammate for a value, then cut it.
note-oxygen-filled = The reserve holds { $count } bottles of oxygen.
note-oxygen-dealt = Everybody has { $count } bottles of oxygen.
note-oxygen-purse =
    { $seat-is ->
        [me] You have the purse with { $count } bottles of oxygen.
       *[other] { $seat } has the purse with { $count } bottles of oxygen.
    }
note-oxygen-taken =
    { $seat-is ->
        [me] You take { $count ->
            [one] a bottle
           *[other] { $count } bottles
        } from the reserve.
       *[other] { $seat } takes { $count ->
            [one] a bottle
           *[other] { $count } bottles
        } from the reserve.
    }
note-oxygen-given =
    { $seat-is ->
        [me] You give { $target } { $count ->
            [one] a bottle
           *[other] { $count } bottles
        } and must cut { $number }.
       *[other]
        { $target-is ->
            [me] { $seat } gives you { $count ->
                [one] a bottle
               *[other] { $count } bottles
            } and must cut { $number }.
           *[other] { $seat } gives { $target } { $count ->
                [one] a bottle
               *[other] { $count } bottles
            } and must cut { $number }.
        }
    }
note-oxygen-paid =
    { $seat-is ->
        [me] You pay { $count ->
            [one] a bottle
           *[other] { $count } bottles
        }.
       *[other] { $seat } pays { $count ->
            [one] a bottle
           *[other] { $count } bottles
        }.
    }
note-oxygen-back = All bottles are back in the reserve.
note-oxygen-refund = A number is complete: { $count ->
        [one] one player gets a bottle
       *[other] { $count } players get a bottle each
    }.
note-oxygen-passed =
    { $target-is ->
        [me] The purse goes to you, with { $count ->
            [one] one bottle
           *[other] { $count } bottles
        }.
       *[other] The purse goes to { $target }, with { $count ->
            [one] one bottle
           *[other] { $count } bottles
        }.
    }
note-oxygen-collected =
    { $target-is ->
        [me] You take the whole reserve: { $count ->
            [one] one bottle
           *[other] { $count } bottles
        }.
       *[other] { $target } takes the whole reserve: { $count ->
            [one] one bottle
           *[other] { $count } bottles
        }.
    }
note-oxygen-gone =
    { $seat-is ->
        [me] Your oxygen leaves the game.
       *[other] The oxygen of { $seat } leaves the game.
    }
no-oxygen = { $value } costs { $needs ->
        [one] one bottle
       *[other] { $needs } bottles
    }, there { $there ->
        [0] is none
        [one] is one
       *[other] are { $there }
    }.
no-oxygen-other = You have paid for the { $number }, not for the { $value }.
no-oxygen-first = First give a teammate the oxygen for the value that you cut.
no-oxygen-twice = You have paid for a cut already.
no-oxygen-alone = No teammate has wires left: your cuts cost nothing.
no-oxygen-give = Pay for a number that you hold, to a teammate with wires.
no-oxygen-here = In this mission nobody pays a teammate.
bad-oxygen-yellow = Oxygen needs a mission without yellow wires.
bad-oxygen-supply = There are only { $supply } bottles, not { $count }.
bad-oxygen-useless = Bottles come back only into own stocks, and only equipment spares a skip.
bad-oxygen-special = Nothing says what the cuts cost that this mission adds.
board-strip-oxygen-reserve = Reserve { $left } of { $full }.
board-strip-oxygen-reserve-more = Back to { $full } at the Captain.
board-strip-oxygen-teammate = Each cut is paid to a teammate.
board-strip-oxygen-own = Each cut is paid out of your own bottles.
board-strip-oxygen-own-more = In the reserve: { $left }.
board-strip-oxygen-purse = The purse goes left after each turn.
board-strip-oxygen-purse-more = Paid so far: { $left }. The Captain gets it back.
board-strip-oxygen-yours = You have { $count }.
board-strip-oxygen-now = Now { $number } is cut: it is paid for.
board-oxygen-costs = costs { $cost }
board-oxygen-needs = costs { $cost }, there { $there ->
        [0] is none
        [one] is one
       *[other] are { $there }
    }
board-oxygen-stock = oxygen: { $count }
board-oxygen-purse = purse
kind-oxygen = oxygen
kind-air = oxygen
kind-oxygen-panel = oxygen
field-flow = goes
field-price = costs
field-reserve = reserve
field-stock = bottles with 2, 3, 4 and 5 players
field-stocks = bottles
field-refund = bottles come back
field-skip = may skip
field-spared = skipping under the Stabilizer is free
field-oxygen-panel-value = must be cut now
field-air-value = must be cut now
field-give-oxygen-number = number
field-give-oxygen-seat = to
is-flow-reserve = out of the reserve
is-flow-teammate = to a teammate
is-flow-own = out of the own stock
is-flow-purse = out of one purse
is-price-depth = one to three
is-price-value = its number
