### Exploding Kittens. The five cats have names of our own.

## Cards

card-kitten = Exploding Kitten
    .short = K
    .about = Draw it and you explode, unless you defuse it.
    .spine = Kitten
    .line = Boom, unless you defuse it
card-defuse = Defuse
    .short = D
    .about = Saves you from an Exploding Kitten, which you then hide in the draw pile.
    .spine = Defuse
    .line = Survive a kitten, put it back
card-nope = Nope
    .short = N
    .about = Stops what somebody just played, or stops a Nope. Not a kitten, not a Defuse.
    .line = Stop any action, also a Nope
card-attack = Attack
    .short = A
    .about = Ends your turns without drawing; the next player takes two.
    .line = End your turns; the next player takes two
card-skip = Skip
    .short = S
    .about = Ends this turn without drawing.
    .line = End this turn, no draw
card-favor = Favor
    .short = F
    .about = Another player gives you a card of their choice.
    .line = Somebody gives you a card
card-shuffle = Shuffle
    .short = H
    .about = Puts the draw pile into a new order that nobody knows.
    .line = Mix the pile
card-see = See the Future
    .short = E
    .about = Shows you the top three cards of the draw pile, you alone.
    .spine = Future
    .line = Peek at the top three
card-cat1 = Toast Cat
    .short = T
    .about = Does nothing alone; play it in a combo.
    .line = Two alike steal a card
card-cat2 = Rice Ball Cat
    .short = R
    .about = Does nothing alone; play it in a combo.
    .line = Two alike steal a card
card-cat3 = Cactus Cat
    .short = C
    .about = Does nothing alone; play it in a combo.
    .line = Two alike steal a card
card-cat4 = Disco Cat
    .short = I
    .about = Does nothing alone; play it in a combo.
    .line = Two alike steal a card
card-cat5 = Pear Cat
    .short = P
    .about = Does nothing alone; play it in a combo.
    .line = Two alike steal a card

## Combos

combo-pair = a pair
combo-three = three of a kind
combo-five = five different

## What one can do: in a sentence (act-…), in a word or two (-label), before its details are chosen (-open)

act-play =
    { $card-key ->
        [card-attack] Attack: end your turns without drawing; the next player takes two.
        [card-skip] Skip: end this turn without drawing.
        [card-shuffle] Shuffle the draw pile.
        [card-see] See the Future: look at the top three cards of the draw pile.
       *[other] Play { $card }.
    }
act-play-label = Play a card
act-play-open = Play a single card.
act-attack-stacked = Attack: end your turns without drawing; the next player takes { $turns }.
act-attack-stacked-label = Attack
act-ask-favor = Favor: { $target } gives you a card of their choice.
act-ask-favor-label = Favor
act-ask-favor-open = Favor: somebody gives you a card of their choice.
act-pair = Play { $cards } and take a random card from { $target }.
act-pair-label = Pair
act-pair-open = Play two of a kind and take a random card from somebody.
act-three = Play { $cards } and ask { $target } for { $named }.
act-three-label = Three of a kind
act-three-open = Play three of a kind and ask somebody for a card that you name.
act-five = Play { $cards }; take { $wanted } from the discard pile.
act-five-label = Five different
act-five-open = Play five different cards and take one from the discard pile.
act-draw-card = Draw a card and end this turn.
act-draw-card-label = Draw
act-nope = Nope! Stop what was played last.
act-nope-label = Nope
act-pass = Leave it as it is.
act-pass-label = Pass
act-give = Give away { $card }.
act-give-label = Give
act-give-open = Give away a card of your choice.
act-defuse = Defuse the kitten.
act-defuse-label = Defuse
act-decline = Keep the Defuse and explode.
act-decline-label = Explode
act-decline-without = No Defuse. Explode.
act-decline-without-label = Explode
act-put-back =
    { $position ->
        [0] Put the kitten back on top of the draw pile.
        [one] Put the kitten back under one card.
       *[other] Put the kitten back under { $position } cards.
    }
act-put-back-label = Put the kitten back
act-put-back-open = Put the kitten back wherever you like. Nobody else will know.

## Before one does it

caution-spends-defuse = This spends a Defuse, the card that saves you from a kitten.
caution-decline = You hold a Defuse. Without it you explode and are out.
caution-kitten-on-top = You have seen it: the top card is a kitten.

## What happened

note-was-dealt =
    { $viewer-is ->
        [me] Your cards: { $hand }. { $first-is ->
                [me] You begin.
               *[other] { $first } begins.
            }
       *[other] The cards are dealt. { $first } begins.
    }
note-played-play =
    { $seat-is ->
        [me] You played { $card }.
       *[other] { $seat } played { $card }.
    }
note-played-ask-favor =
    { $seat-is ->
        [me] You asked { $target } for a Favor.
       *[other] { $target-is ->
            [me] { $seat } asked you for a Favor.
           *[other] { $seat } asked { $target } for a Favor.
        }
    }
note-played-pair =
    { $seat-is ->
        [me] You played a pair ({ $cards }) to take a card from { $target }.
       *[other] { $target-is ->
            [me] { $seat } played a pair ({ $cards }) to take a card from you.
           *[other] { $seat } played a pair ({ $cards }) to take a card from { $target }.
        }
    }
note-played-three =
    { $seat-is ->
        [me] You played three of a kind ({ $cards }) and asked { $target } for { $named }.
       *[other] { $target-is ->
            [me] { $seat } played three of a kind ({ $cards }) and asked you for { $named }.
           *[other] { $seat } played three of a kind ({ $cards }) and asked { $target } for { $named }.
        }
    }
note-played-five =
    { $seat-is ->
        [me] You played five different cards ({ $cards }) to take { $wanted } from the discard pile.
       *[other] { $seat } played five different cards ({ $cards }) to take { $wanted } from the discard pile.
    }
note-noped =
    { $seat-is ->
        [me] You said Nope!
       *[other] { $seat } said Nope!
    } { $nopes ->
        [1] It is stopped for now.
        [3] It is stopped for now.
        [5] It is stopped for now.
       *[other] It works again, for now.
    }
note-passed =
    { $seat-is ->
        [me] You passed.
       *[other] { $seat } passed.
    }
note-window-closed =
    { $worked-key ->
        [yes] { $by-is ->
            [me] Nothing stops your play: { $play }.
           *[other] Nothing stops what { $by } played: { $play }.
        }
       *[no] { $by-is ->
            [me] Your play was stopped: { $play }.
           *[other] What { $by } played was stopped: { $play }.
        }
    }
note-pile-shuffled = The draw pile was shuffled.
note-looked-ahead =
    { $seat-is ->
        [me] { $count ->
            [one] You see the top card: { $cards }.
           *[other] You see the top { $count } cards, the first to be drawn first: { $cards }.
        }
       *[other] { $cards-key ->
            [none] { $count ->
                [one] { $seat } looked at the top card of the draw pile.
               *[other] { $seat } looked at the top { $count } cards of the draw pile.
            }
           *[other] { $count ->
                [one] { $seat } saw the top card: { $cards }.
               *[other] { $seat } saw the top { $count } cards: { $cards }.
            }
        }
    }
note-favor-asked =
    { $giver-is ->
        [me] { $taker } wants a card. Choose one to give.
       *[other] { $taker-is ->
            [me] { $giver } is choosing a card for you.
           *[other] { $giver } is choosing a card for { $taker }.
        }
    }
note-gave-card =
    { $giver-is ->
        [me] { $late-key ->
            [yes] Time is up. { $taker } got a random card from you: { $card }.
           *[no] You gave { $card } to { $taker }.
        }
       *[other] { $taker-is ->
            [me] { $late-key ->
                [yes] Time is up. You got a random card from { $giver }: { $card }.
               *[no] { $giver } gave you { $card }.
            }
           *[other] { $card-key ->
                [none] { $late-key ->
                    [yes] Time is up. { $giver } gave { $taker } a random card.
                   *[no] { $giver } gave { $taker } a card.
                }
               *[other] { $late-key ->
                    [yes] Time is up. { $giver } gave { $taker } a random card: { $card }.
                   *[no] { $giver } gave { $card } to { $taker }.
                }
            }
        }
    }
note-stole-card =
    { $thief-is ->
        [me] You took { $card } from { $victim }.
       *[other] { $victim-is ->
            [me] { $thief } took { $card } from you.
           *[other] { $card-key ->
                [none] { $thief } took a card from { $victim }.
               *[other] { $thief } took { $card } from { $victim }.
            }
        }
    }
note-nothing-found =
    { $taker-is ->
        [me] Nothing to be had from { $victim }.
       *[other] { $victim-is ->
            [me] { $taker } got nothing from you.
           *[other] { $taker } got nothing from { $victim }.
        }
    }
note-recovered =
    { $seat-is ->
        [me] You took { $card } from the discard pile.
       *[other] { $seat } took { $card } from the discard pile.
    }
note-drew =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You drew { $card }.
           *[no] You drew { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Time is up. { $seat } drew a card.
               *[no] { $seat } drew a card.
            }
           *[other] { $late-key ->
                [yes] Time is up. { $seat } drew { $card }.
               *[no] { $seat } drew { $card }.
            }
        }
    }
note-kitten-drawn =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You drew an Exploding Kitten.
           *[no] You drew an Exploding Kitten.
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat } drew an Exploding Kitten.
           *[no] { $seat } drew an Exploding Kitten.
        }
    }
note-defused =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. Your Defuse played itself. You live.
           *[no] You defused it. You live.
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat }’s Defuse played itself.
           *[no] { $seat } defused it.
        }
    }
note-went-back =
    { $seat-is ->
        [me] { $place ->
            [0] { $late-key ->
                [yes] Time is up. The kitten went back, by chance, on top of the draw pile. Only you know.
               *[no] You put the kitten back on top of the draw pile. Only you know.
            }
            [one] { $late-key ->
                [yes] Time is up. The kitten went back, by chance, under one card. Only you know.
               *[no] You put the kitten back under one card. Only you know.
            }
           *[other] { $late-key ->
                [yes] Time is up. The kitten went back, by chance, under { $place } cards. Only you know.
               *[no] You put the kitten back under { $place } cards. Only you know.
            }
        }
       *[other] { $place-key ->
            [none] { $late-key ->
                [yes] Time is up. The kitten of { $seat } went back to a random place.
               *[no] { $seat } put the kitten back somewhere.
            }
           *[other] { $place ->
                [0] { $seat } put the kitten back on top of the draw pile.
                [one] { $seat } put the kitten back under one card.
               *[other] { $seat } put the kitten back under { $place } cards.
            }
        }
    }
note-exploded =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. Boom! You are out.
           *[no] Boom! You are out.
        }
       *[other] { $late-key ->
            [yes] Time is up. Boom! { $seat } explodes and is out.
           *[no] Boom! { $seat } explodes and is out.
        }
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }On the discard pile: { $hand }.
    }
note-gave-up =
    { $seat-is ->
        [me] You gave up.
       *[other] { $seat } gave up.
    } { $facing-key ->
        [yes] The kitten leaves the game too.
       *[no] One kitten leaves the game too.
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }On the discard pile: { $hand }.
    }
note-turn-began =
    { $seat-is ->
        [me] { $owed ->
            [1] Your turn. No pressure.
           *[other] Your turn. You have { $owed } to take.
        }
       *[other] { $owed ->
            [1] { $seat }’s turn.
           *[other] { $seat }’s turn, with { $owed } to take.
        }
    }
note-won =
    { $seat-is ->
        [me] You are the last one standing. You win.
       *[other] { $seat } is the last one standing and wins.
    }

## How it ended

won-last-living = Last one standing.

## Why not

no-seats =
    { $seats ->
        [one] Nobody plays this alone: it takes { $least } to { $most } players.
       *[other] { $seats } players do not work: it takes { $least } to { $most }.
    }
no-nope-held = You hold no Nope. You can pass.
no-pass-own = The topmost card is your own, so there is nothing to pass. You may nope it, or wait for the others.
no-window-open = Not now: a play is waiting for Nopes. You can nope or pass.
no-card-held = You do not hold this card: { $card }.
no-give-first = First give a card; the Favor waits for you.
no-defuse-held = You hold no Defuse.
no-kitten-first = Not now: a kitten is waiting. Defuse it or explode.
no-place =
    { $most ->
        [0] The draw pile is empty: the only place is 0.
       *[other] There is no such place: choose from 0, on top, to { $most }, at the bottom.
    }
no-place-first = First put the kitten back: choose from 0, on top, to { $most }, at the bottom.
no-not-asked = That is not what you are asked: play cards, or draw to end the turn.
no-favor-target = A Favor needs somebody to ask: choose a player with cards.
no-cat-alone = A cat does nothing alone: { $card }. Play a pair, three of a kind or five different.
no-card-alone = This card is not played on its own: { $card }.
no-no-target = Nobody else has a card to take.
no-target =
    { $target-is ->
        [me] You cannot choose yourself. Choose somebody else who has cards.
       *[other] { $target } cannot be chosen. Choose somebody else who is alive and has cards.
    }
no-combos =
    { $combos-key ->
        [combos-first-game] This table plays pairs of cats and no other combos.
       *[other] This table plays without combos.
    }
no-pair-kind = A pair is two cards of the same kind.
no-three-kind = This takes three cards of the same kind.
no-five-kinds = This takes five cards that are all different.
no-name-kitten = Nobody holds a kitten, so you cannot ask for one. Name another card.
no-kitten-combo = A kitten is never in a hand or on the discard pile, so it is never part of a combo.
no-five-wanted = You cannot take this from the discard pile: { $card }. Choose a card that lies there.
no-cards-held =
    { $needed ->
        [one] You do not hold this card: { $card }.
       *[other] You do not hold { $needed } of these: { $card }.
    }
no-nope-window = There is nothing to nope: wait until somebody plays something.
no-defuse-kitten = A Defuse is played on a kitten you drew, or in a combo.

## When the time is up

zero-turn = a card is drawn.
zero-nope-works = the play works.
zero-nope-stopped = the play stays stopped.
zero-give = a random card is given.
zero-kitten = a Defuse plays itself; without one, boom.
zero-place = the kitten goes back to a random place.

## Clocks

clock-turn = your turn
clock-nope = saying Nope
clock-give = giving a card
clock-kitten = facing a kitten
clock-place = putting a kitten back
clock-pause = the pause after a kitten

## Options

option-stacking = Attacks add up
    .help = Whoever is attacked and attacks in turn hands on the turns still owed and two more.
option-combos = Combos
    .help = Which sets of cards may be played together.
option-combos-full = all: two, three or five, of any kind
option-combos-first-game = first game: pairs of cats only
option-combos-none = none, so cats are good for nothing
option-instant-five = Five different at once
    .help = Five different cards take effect at once and cannot be noped.
option-dead-hand = Hand of a dead player
    .help = Where the cards of somebody who explodes go.
option-dead-hand-withdrawn = out of the game, unseen
option-dead-hand-discarded = onto the discard pile, face up
option-opening = Opening hand
    .help = How many cards each player begins with, beside a Defuse.
option-opening-4 = 4 and a Defuse
option-opening-7 = 7 and a Defuse
option-defuse = Defuse
    .help = May one keep a Defuse and explode?
option-defuse-asked = whoever draws a kitten is asked
option-defuse-automatic = plays itself
option-take-back = Take back one of the five
    .help = Five different cards may take one of themselves from the discard pile.
option-notepad = Notepad
    .help = Shows everybody what they know for certain from what they have seen.

## Bots: how each level thinks

level-expert = Plays by rules of thumb on exact odds of the pile and what it knows of the hands.
level-thinker = Plays each answer out in dozens of worlds that could be true, and takes the one that wins most.

## On the page: the board

board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-kittens =
    { $count ->
        [one] 1 kitten
       *[other] { $count } kittens
    }
board-top-risk = top card: { $percent } %
board-discard = discard
board-browse =
    { $count ->
        [0] The discard pile is empty
        [one] Discard pile, 1 card: look through it
       *[other] Discard pile, { $count } cards: look through it
    }
board-discard-title = The discard pile
board-discard-line = Open to everybody. Five different cards can take one from here.
board-discard-order = From the top
board-times = × { $count }
board-hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-your-hand = Your hand
board-card-label =
    { $state ->
        [can] card { $number } of { $of }, can be played
        [cannot] card { $number } of { $of }, not now
       *[other] card { $number } of { $of }
    }
board-no-cards = No cards

board-exploded = exploded
board-deciding = deciding
board-played = played { $play }
board-played-nope = played Nope
board-passed = let it stand
board-giving = choosing a card
board-facing = faces a kitten
board-placing = hides the kitten
board-on-turn = on turn
board-owes = { $turns } turns to take
board-won = still standing

board-cancelled =
    { $nopes ->
        [one] Cancelled · 1 Nope
       *[other] Cancelled · { $nopes } Nopes
    }
board-works = Works · { $nopes } Nopes
board-worked = it worked
board-stopped = stopped
board-kitten = Kitten!
board-defused = defused
board-boom = Boom
board-future = The top of the pile, for you alone
board-next = next

board-ask-turn =
    { $owed ->
        [one] Your turn. No pressure.
       *[other] Your turn. { $owed } to take.
    }
board-turn-line = Pick cards to play, or draw to end the turn.
board-draw = Draw a card
board-draw-line =
    { $owed ->
        [one] ends your turn
       *[other] ends one of { $owed } turns
    }
board-combos = Combos you can play
board-ways = Ways to use it
board-set = { $what }: { $card }
board-play-it = Play it
board-from-whom = From whom?
board-which-named = Which card do you ask for?
board-which-wanted = Which card do you take?
board-ask-nope = Nope?
board-ask-nope-nope = Nope the Nope?
# What a play does if nothing more stops it; stands after a colon or a comma, or begins a sentence.
board-does-attack =
    { $by-is ->
        [me] your Attack gives { $next } { $turns ->
                [2] two
               *[other] { $turns }
            } turns
       *[other] { $next-is ->
            [me] { $by } attacks: you take { $turns ->
                [2] two
               *[other] { $turns }
            } turns
           *[other] { $by } attacks: { $next } takes { $turns ->
                [2] two
               *[other] { $turns }
            } turns
        }
    }
board-does-skip =
    { $by-is ->
        [me] you end this turn without drawing
       *[other] { $by } ends this turn without drawing
    }
board-does-shuffle =
    { $by-is ->
        [me] you shuffle the pile
       *[other] { $by } shuffles the pile
    }
board-does-see =
    { $by-is ->
        [me] you look at the top three cards
       *[other] { $by } looks at the top three cards
    }
board-does-favor =
    { $by-is ->
        [me] { $target } gives you a card of their choice
       *[other] { $target-is ->
            [me] you give { $by } a card of your choice
           *[other] { $target } gives { $by } a card
        }
    }
board-does-pair =
    { $by-is ->
        [me] you take a random card from { $target }
       *[other] { $target-is ->
            [me] { $by } takes a random card from you
           *[other] { $by } takes a random card from { $target }
        }
    }
board-does-three =
    { $by-is ->
        [me] you take this card from { $target }, if it is there: { $named }
       *[other] { $target-is ->
            [me] { $by } takes this card from you, if you have it: { $named }
           *[other] { $by } takes this card from { $target }, if it is there: { $named }
        }
    }
board-does-five =
    { $by-is ->
        [me] you take from the discard pile: { $wanted }
       *[other] { $by } takes from the discard pile: { $wanted }
    }
board-nope-line-stopped = Cancelled for now. With one more Nope, { $effect }.
board-nope = Nope!
board-nope-mine = Nope it yourself
board-nopes-held =
    { $count ->
        [0] you hold none
        [one] your only one
       *[other] you hold { $count }
    }
board-nope-own = The topmost card is yours. The others decide.
board-yours-lies = On the table
board-pass = Let it stand
board-passes = { $passed } of { $of } let it stand
board-ask-give = A card for { $name }
board-give-line = Choose a card of your hand. Only the two of you will know it.
board-give = Give { $card }
board-give-none = Choose a card
board-ask-kitten = An Exploding Kitten
board-kitten-line = You hold a Defuse. It saves you, and the kitten goes back into the pile.
board-kitten-line-none = You hold no Defuse. It was nice having you.
board-kitten-of = { $name } drew a kitten
board-ask-place = Hide the kitten
board-place = Cards above the kitten
board-place-none = Choose a place
board-place-number = Cards above it, 0 to { $most }
board-under =
    { $count ->
        [0] on top
        [one] under one card
       *[other] under { $count } cards
    }
board-top = Top
board-bottom = Bottom
board-hide = Hide it there
board-over = It is over
board-wait-turn = They may play cards, then they draw.
board-wait-window = Nope, or let it stand: all are asked alike.
board-wait-giving = A Favor is a Favor: they choose the card.
board-wait-facing = A Defuse, or boom.
board-wait-placing = The kitten goes back to a place that only they know.
board-you-watch = You are out and watch from the clouds.
board-keys = N Nope | P let it stand | R draw a card | Esc take back | ← from card to card | Enter pick

known-top = The top card is a kitten
    .is = { $percent } %
known-defuses = Defuses not seen yet
    .is = { $count }
known-coming = The next safe cards
    .is = { $cards }
known-held = { $seat } holds
    .is = { $cards }

board-reveal = Who held what
board-pile-left =
    { $count ->
        [one] One card was left
       *[other] { $count } cards were left
    }
board-pile-left-line = The draw pile, from the top.
board-pile-order = Draw pile, from the top

## On the page: the rules by topic

rules-aim = What it is about
    .text =
        Everybody draws cards until somebody draws an Exploding Kitten. Who draws one is out, unless they defuse it. The last one alive wins.
        There is always one kitten fewer in the pile than there are players, so somebody survives.
rules-turn = Your turn
    .text =
        Play as many cards as you like, one after the other, or none at all. Then draw one card from the pile: that ends your turn.
        If you were attacked you take two turns, and in each of them you may play cards first.
rules-cards = The cards
    .text =
        Skip ends this turn without drawing. Attack ends all your turns without drawing, and the next player takes two. Shuffle mixes the draw pile. See the Future shows you, and only you, the top three cards.
        Favor: you choose a player with cards, who gives you one of their own choice. Cats do nothing alone; they are for combos. Every card you play goes face up onto the discard pile, whether it works or not.
rules-nope = Nope
    .text =
        A Nope stops what somebody just played, and a Nope on a Nope lets it work again. You can play it at any time, also when it is not your turn, as long as the window is open. It stops neither a kitten nor a Defuse.
        Everybody is asked, whether or not they hold a Nope, so nobody learns anything from the waiting. When all let it stand, or the time is up, the play counts as it then lies there. Each Nope opens a new window with the full time.
rules-attack = Attack and turns owed
    .text =
        Attack hands two turns to the next player. Who is attacked and attacks in turn hands on two turns, not more, and is done; a table can choose that the turns add up instead. A Skip ends only one of the turns owed.
rules-combos = Combos
    .text =
        Two of a kind: take a random card from another player. Three of a kind: name a card; if the other has it, you get it. Five different cards: take any card from the discard pile.
        Any kind works, not only cats. Combos can be noped like everything else.
rules-kitten = Kittens and Defuse
    .text =
        When you draw a kitten it lies open and you are asked: play a Defuse, or explode. With a Defuse you live, and you put the kitten back into the pile wherever you like, in secret. Nobody is told how deep.
        Who explodes is out. Their hand leaves the game unseen, unless the table chose to lay it on the discard pile.
rules-end = The end
    .text =
        The last one alive wins. After the end all hands and the pile are shown, and everybody can check that the deal was honest.
rules-online = Clocks and absent players
    .text =
        Every question has a clock, which the table can set or turn off. When a turn runs out, a card is drawn for you. When a Nope window runs out, the play counts as it lies. When a kitten is not answered, a Defuse plays itself.
        Who loses the line keeps the chair. If their time runs out meanwhile, a bot plays for them until they are back.

## On the page: what the plain board calls things

field-hand = your hand
field-sizes = cards in hands, by seat
field-pile = cards in the draw pile
field-kittens = kittens in it
field-discard = discard pile, top last
field-out = out of the game
field-living = alive
field-dead = dead
field-turn = on turn
field-owed = turns to take
field-attacked = attacked
field-ask = asked now
field-seen = cards looked at
field-top = top of the pile, from the top
field-place = place of the kitten
field-last = just before
field-play = play
field-by = by
field-waiting = still asked
field-nopers = said Nope
field-stopped = stopped by Nope
field-nopes = Nopes
field-worked = it worked
field-empty = found nothing
field-late = by the clock
field-giver = gives
field-taker = gets
field-winner = winner
field-card = card
field-cards = cards
field-target = from
field-named = card asked for
field-wanted = card taken
field-position = cards above the kitten
field-hands = hands
field-table = table
kind-window = waiting for Nopes
kind-giving = a Favor
kind-facing = a kitten
kind-pausing = a pause after a kitten
kind-placing = the kitten goes back
kind-over = the end
kind-pair = a pair
kind-three = three of a kind
kind-five = five different
kind-ask-favor = a Favor
kind-turn = a turn
kind-play = cards played

## The lesson

guide-sub = One short game
guide-title = Draw, and do not explode.
guide-line = You play for real, with two bots. I explain one thing at a time, when it comes up.
guide-after = What comes next is only worse luck.
guide-part-first = A first game
    .about = cards, Nopes, kittens
guide-result =
    { $won ->
        [0] you exploded
       *[other] won, { $left } cards left in the pile
    }
guide-hand = These are yours
    .line = Only you see them. One is a Defuse: it saves you from one kitten, so keep it.
    .help = Only you see your hand. It starts with one Defuse, which saves you from one kitten.
guide-turn = Play, or do not
    .line = On your turn you play as many cards as you like, or none. A turn ends when you draw.
    .help = On your turn you play as many cards as you like, or none. A turn ends when you draw.
guide-pair = Two of a kind
    .line = You hold two equal cards. Played together they take a card from somebody’s hand, whatever stands on them.
    .help = Two equal cards, played together, take a card from somebody’s hand, whatever stands on them.
guide-draw = Somewhere in there
    .line = The kittens lie in this pile. Play a card first if you like, then draw.
    .help = The kittens lie in the pile. Whoever draws one and has no Defuse is out.
guide-nope = Nope?
    .line = Somebody has played a card. A Nope stops it, and another Nope brings it back. Or let it happen. There is no clock here.
    .help = A Nope stops what somebody plays. A Nope on a Nope brings it back. Kittens and Defuses cannot be stopped.
guide-kitten = That is a kitten
    .line = You drew it. Your Defuse stops it; without one you are out.
    .help = A Defuse stops a kitten that you drew. Without one you are out.
guide-place = Put it back
    .line = Hide the kitten in the pile, wherever you like. Nobody sees where.
    .help = A defused kitten goes back into the pile, wherever you like. Nobody else sees where.
