### Scape Goat. Cards are named by the colours they show.

## Colours

colour-b = blue
colour-r = red
colour-y = yellow
colour-g = green
colour-o = orange
colour-p = purple

# Letters of the six colours, of gray and of the joker, on the terminal’s board and in what is typed there.
letters = B R Y G O P X J
# The same on the shapes of the page: one letter where all six differ, else two.
shape-letters = B R Y G O P X J

## Evidence cards

card-b = blue
card-r = red
card-y = yellow
card-g = green
card-o = orange
card-p = purple
card-br = blue-red
card-yg = yellow-green
card-by = blue-yellow
card-go = green-orange
card-ro = red-orange
card-rp = red-purple
card-op = orange-purple
card-x = gray
card-j = joker
# A face as the object of a sentence, with its article: “take green”.
the-card = { $card }

## Places

place-prep = Prepare
    .about = Take one of the two preparation tokens. With the second one this place turns into Frame/Steal.
place-frame = Frame/Steal
    .about = With a token you begin a frame attempt: everybody reveals a card. Without one you steal a token.
place-spy = Spy
    .about = Look at another player’s hand. Nobody else sees it.
place-trade = Trade
    .about = You and another player choose a card in secret and exchange them.
place-stash = Stash
    .about = Take one of the three hidden cards, then put a card back into its place.
place-cops = Cops
    .about = Ends the game at once. The goat wins alone.

## What one can do: in a sentence (act-…), in a word or two (-label), before its details are chosen (-open)

act-move =
    { $place-key ->
        [place-spy] Go to Spy: look at another player’s hand.
        [place-trade] Go to Trade: exchange a card with another player.
        [place-stash] Go to the Stash: take a hidden card and put one back.
       *[other] Go to { $place }.
    }
act-move-label = Go
act-move-open = Go to another place.
act-move-prep = Go to Prepare: take a preparation token.
act-move-prep-label = Prepare
act-move-frame = Go to Frame/Steal: everybody reveals a card.
act-move-frame-label = Frame
act-move-steal = Go to Frame/Steal: take somebody’s preparation token.
act-move-steal-label = Steal
act-move-cops = Go to the cops. The game ends and the goat wins.
act-move-cops-label = Cops
act-spy = Look at the hand of { $target }.
act-spy-label = Spy
act-spy-open = Look at somebody’s hand.
act-trade-with = Trade a card with { $target }.
act-trade-with-label = Trade
act-trade-with-open = Trade a card with somebody.
act-trade-card = Give this card in the trade: { $card }.
act-trade-card-label = Give
act-trade-card-open = Choose the card that you give in the trade.
act-stash-take = Take the hidden card { $slot } of the stash.
act-stash-take-label = Take from the stash
act-stash-take-open = Take one of the three hidden cards of the stash: 1, 2 or 3.
act-stash-return = Put this card into the stash: { $card }.
act-stash-return-label = Put into the stash
act-stash-return-open = Put a card of your hand into the empty slot. It may be the one you just took.
act-steal = Take a preparation token from { $target }.
act-steal-label = Steal
act-steal-open = Take a preparation token from somebody who has one.
act-frame-card = Reveal this card: { $card }.
act-frame-card-label = Reveal
act-frame-card-open = Choose the card that you will reveal.
act-swap =
    { $own-key ->
        [none] Swap evidence: put down { $card } and take { $up }.
       *[other] Swap evidence: put down { $card }, which shows your own colour, and take { $up }.
    }
act-swap-label = Swap
act-swap-open =
    { $own-key ->
        [none] Swap evidence: put down a card and take { $up }.
       *[other] Swap evidence: put down a card that shows your own colour, { $own }, and take { $up }.
    }
act-cops = Go to the cops now, out of turn. The game ends and the goat wins.
act-cops-label = Cops
act-cops-order =
    { $on-key ->
        [yes] Hidden order on: go to the cops at your next chance. Nobody sees it.
       *[no] Hidden order off: stay. Nobody sees it.
    }
act-cops-order-label = Hidden order
act-cops-order-open = The hidden order to go to the cops at your next chance: on or off. Nobody sees it.

## What one can say: claims, never checked

say-hold = I hold this card: { $card }.
say-hold-label = I hold
say-hold-open = I hold a certain card.
say-lack =
    { $colour-key ->
        [colour-b] I hold nothing blue.
        [colour-r] I hold nothing red.
        [colour-y] I hold nothing yellow.
        [colour-g] I hold nothing green.
        [colour-o] I hold nothing orange.
        [colour-p] I hold nothing purple.
       *[other] I hold nothing of this colour: { $colour }.
    }
say-lack-label = I hold none of
say-lack-open = I hold nothing of a certain colour.
say-suspect = My suspect is { $colour }.
say-suspect-label = My suspect
say-suspect-open = My suspect is a certain colour.
say-frame = Let us frame { $colour }!
say-frame-label = Let us frame
say-frame-open = Let us frame a certain colour.
say-trade = { $seat }, trade me something { $colour }!
say-trade-label = Trade with me
say-trade-open = I want to trade for a certain colour with somebody.

## Before one does it

caution-cops = This ends the game at once. The goat wins alone, and everybody else loses: right only if the goat is you.
caution-order = At your next chance this ends the game; if you have the chance just now, at once. The goat wins alone.

## What happened

note-seal-published = The decoder is locked. Its seal lies open; the key comes after the end.
note-was-dealt =
    { $viewer-is ->
        [me] Dice: white { $white }, black { $black }. Your mat points at a suspect: { $suspect }. Your cards: { $hand }. { $first-is ->
                [me] You begin.
               *[other] { $first } begins.
            }
       *[other] The cards are dealt. Dice: white { $white }, black { $black }. { $first } begins.
    }
note-pause-ended = The pause is over.
note-moved =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You were sent to { $turned-key ->
                [yes] Frame/Steal
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] You went to the cops.
                [place-stash] You went to the Stash.
               *[other] You went to { $turned-key ->
                    [yes] Frame/Steal
                   *[no] { $place }
                }.
            }
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat } was sent to { $turned-key ->
                [yes] Frame/Steal
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] { $seat } went to the cops.
                [place-stash] { $seat } went to the Stash.
               *[other] { $seat } went to { $turned-key ->
                    [yes] Frame/Steal
                   *[no] { $place }
                }.
            }
        }
    }
note-prepared =
    { $seat-is ->
        [me] You took a preparation token.
       *[other] { $seat } took a preparation token.
    } { $left ->
        [0] Both are taken: the place is now Frame/Steal.
       *[other] One is left.
    }
note-stolen =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You took a preparation token from { $victim }, by chance.
           *[no] You took a preparation token from { $victim }.
        }
       *[other] { $victim-is ->
            [me] { $late-key ->
                [yes] Time is up. { $seat } took a preparation token from you, by chance.
               *[no] { $seat } took a preparation token from you.
            }
           *[other] { $late-key ->
                [yes] Time is up. { $seat } took a preparation token from { $victim }, by chance.
               *[no] { $seat } took a preparation token from { $victim }.
            }
        }
    }
note-spied-on =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. By chance you see the hand of { $target }: { $hand }.
           *[no] You see the hand of { $target }: { $hand }.
        }
       *[other] { $target-is ->
            [me] { $late-key ->
                [yes] Time is up. { $seat } looked, by chance, at your hand.
               *[no] { $seat } looked at your hand.
            }
           *[other] { $late-key ->
                [yes] Time is up. { $seat } looked, by chance, at the hand of { $target }.
               *[no] { $seat } looked at the hand of { $target }.
            }{ $hand-key ->
                [none] { "" }
               *[other] { " " }It was: { $hand }.
            }
        }
    }
note-trade-opened =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You trade, by chance, with { $partner }. Both choose a card.
           *[no] You trade with { $partner }. Both choose a card.
        }
       *[other] { $partner-is ->
            [me] { $late-key ->
                [yes] Time is up. { $seat } trades, by chance, with you. Choose a card.
               *[no] { $seat } trades with you. Choose a card.
            }
           *[other] { $late-key ->
                [yes] Time is up. { $seat } trades, by chance, with { $partner }.
               *[no] { $seat } trades with { $partner }.
            }
        }
    }
note-frame-opened =
    { $seat-is ->
        [me] You begin a frame attempt. Everybody chooses a card.
       *[other] { $seat } begins a frame attempt. Everybody chooses a card.
    }
note-choice-made =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. A card was chosen for you: { $card }.
           *[no] You chose { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Time is up. A card was chosen for { $seat }.
               *[no] { $seat } has chosen.
            }
           *[other] { $late-key ->
                [yes] Time is up. A card was chosen for { $seat }: { $card }.
               *[no] { $seat } chose { $card }.
            }
        }
    }
note-choice-changed =
    { $seat-is ->
        [me] You changed your mind: { $card }. Nobody saw it.
       *[other] { $seat } chose again, unseen: { $card }.
    }
note-trade-made =
    { $seat-is ->
        [me] You gave { $gave } to { $partner } and got { $got }.
       *[other] { $partner-is ->
            [me] You gave { $got } to { $seat } and got { $gave }.
           *[other] { $gave-key ->
                [none] { $seat } and { $partner } exchanged a card.
               *[other] { $seat } gave { $gave } to { $partner } and got { $got }.
            }
        }
    }
note-took-from-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. By chance you took the hidden card { $slot }: { $card }.
           *[no] You took the hidden card { $slot }: { $card }.
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat } took, by chance, the hidden card { $slot }
           *[no] { $seat } took the hidden card { $slot }
        }{ $card-key ->
            [none] .
           *[other] : { $card }.
        }
    }
note-put-into-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. A card of your hand went to slot { $slot }: { $card }.
           *[no] You put a card into slot { $slot }: { $card }.
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat } put, by chance, a card into slot { $slot }
           *[no] { $seat } put a card into slot { $slot }
        }{ $card-key ->
            [none] .
           *[other] : { $card }.
        }
    }
note-cards-revealed =
    One, two, three. Revealed: { $cards }. { $framed-key ->
        [none] No colour holds: nobody is framed.
       *[other] { $framed-is ->
            [me] You are framed!
           *[other] { $framed } is framed!
        }
    }
note-swapped =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Time is up. You put down { $down } and took { $up }.
           *[no] You put down { $down } and took { $up }.
        }
       *[other] { $late-key ->
            [yes] Time is up. { $seat } put down { $down } and took { $up }.
           *[no] { $seat } put down { $down } and took { $up }.
        }
    }
note-turn-began =
    { $seat-is ->
        [me] Your turn.
       *[other] { $seat }’s turn.
    }
note-order-changed =
    { $seat-is ->
        [me] { $on-key ->
            [yes] Your hidden order is on: at your next chance you go to the cops.
           *[no] Your hidden order is off.
        }
       *[other] { $on-key ->
            [yes] { $seat } set the hidden order to go to the cops.
           *[no] { $seat } has no hidden order any more.
        }
    }
note-cops-called =
    { $seat-is ->
        [me] You went to the cops, out of turn.
       *[other] { $seat } went to the cops, out of turn.
    }
note-ended =
    { $goat-is ->
        [me] The goat was you.
       *[other] The goat was { $goat }.
    } { $reason-key ->
        [framed] { $framed-is ->
                [me] You were framed.
               *[other] { $framed } was framed.
            } Victory for { $winners }.
        [cops] The goat wins alone, whoever called the cops.
       *[cap] That was the last turn of this table: nobody wins.
    }

## How it ended

won-framed-goat = { $goat } was framed, and was the goat.
won-framed-innocent = { $framed } was framed, but the goat was { $goat }.
won-cops = { $by } went to the cops. The goat was { $goat }.
won-cap = No more turns: nobody wins. The goat was { $goat }.

## Why not

no-seats =
    { $seats ->
        [one] Nobody plays this alone: it takes { $least } to { $most } players.
       *[other] { $seats } players do not work: it takes { $least } to { $most }.
    }
no-colours = These colours do not work. Each of these must stand there once: { $colours }.
no-not-asked = That is not the question now.
no-move-same = You stand there already: { $place }. Choose another place.
no-target =
    { $target-is ->
        [me] You cannot choose yourself. Choose another player.
       *[other] { $target } cannot be chosen. Choose another player.
    }
no-steal-target =
    { $target-is ->
        [me] You cannot steal from yourself. Choose somebody who has a token.
       *[other] { $target } has no preparation token. Choose somebody who has one.
    }
no-card-held = You do not hold this card: { $card }.
no-own-colour-first = You hold a card with your own colour, { $colour }: you must put down one of these.

## When the time is up

zero-pause = the player on turn may move.
zero-move = the token goes to Spy, Trade or Stash, by chance.
zero-spy = somebody’s hand is looked at, by chance.
zero-trade = the partner is chosen by chance.
zero-choose = whoever has not chosen gives a random card.
zero-stash = one of the three hidden cards is taken, by chance.
zero-stash-return = a random card goes into the slot.
zero-steal = somebody’s token is taken, by chance.
zero-swap = a random card of those allowed is put down.

## Clocks

clock-turn = each question of a turn
clock-choose = choosing a card for a trade or a frame
clock-pause = the pause before a turn (six players)

## Options

option-swap-after-frame = Evidence swap after a failed frame
    .help = Who began a frame attempt that failed still swaps a card before the turn passes.
option-whispers = Whispers
    .help = May players whisper? All see who whispers to whom, only those two read it.
option-nudges = Nudges
    .help = May players nudge each other? Only the nudged one notices.
option-decoder = Decoder
    .help = How everybody learns a suspect. With a mat of one’s own the whole grid can be checked after the end.
option-decoder-table = own mat on the screen
option-decoder-direct = told directly, without mats
option-cops-chance = Chance of six players
    .help = How long the player opposite may go to the cops out of turn. Six players only.
option-cops-chance-start = until the move
option-cops-chance-turn = nearly the whole turn
option-middle = Places in the middle
    .help = The order of Spy, Trade and Stash in the row.
option-middle-fixed = Spy, Trade, Stash
option-middle-random = random
option-starting = First places
    .help = Who stands where at the start. Whoever stands on Prepare first begins.
option-starting-random = random
option-starting-seats = clockwise, from a random seat
option-turn-cap = Last turn
    .help = After so many turns the game ends and nobody wins. 0: never.
option-colours = Colours of the seats
    .help = Who plays which colour, seat by seat. Empty: drawn at random.

## Bots: how each level thinks

level-collector = Collects what frames its suspect, and goes to the cops when it feels framed.
level-detective = Weighs “me or my suspect” by everything it saw, tracks every card and bluffs when it must.

## On the page: the rules by topic

rules-aim = What it is about
    .text =
        You all pulled a job together, and one of you is to take the blame: the scapegoat. Nobody knows who it is, not even the goat.
        Everybody is secretly told a suspect. All innocents are told the same colour, the goat’s. The goat is told another one. So either your suspect is the goat, or you are.
        The gang wins if it frames the goat together. The goat wins by going to the cops in time, or if an innocent is framed.
rules-turn = Your turn
    .text =
        Go to another place, do what it says, then swap evidence: put down a card face up where you stand and take the one that lay there. All three must be done.
        If you hold cards with your own colour you must put down one of those. So what people put down says something about what they hold.
rules-places = The places
    .text =
        Spy: look at another player’s hand. Trade: you and another player exchange a card, chosen in secret. Stash: take one of three hidden cards and put a card back in its place.
        Prepare: take one of two preparation tokens. When both are taken the place becomes Frame/Steal: with a token you begin a frame attempt there, without one you take somebody’s token.
        Cops: ends the game.
rules-frame = Framing
    .text =
        Everybody chooses a card in secret, and all are turned over together. If everybody except the owner of a colour shows that colour, its owner is framed and the game is over.
        Two-coloured cards count for both colours, the joker for all, gray for none. If it fails, everybody takes the card back, and all have seen it.
        Until the last one has chosen you may change your card, and nobody notices.
rules-cops = The cops
    .text =
        In your own turn you can go to the cops instead of anywhere else. The game is over at once and the goat wins, whoever went. So go only if you think that the goat is you.
        With six players you may also go at the start of the turn of the player opposite. Every turn begins with a short pause for it, and you can leave a hidden order that nobody sees.
rules-cards = The evidence
    .text =
        Each colour is on exactly as many cards as there are players. A frame needs one fewer. Cards with equal faces are the same.
        After the setup four cards lie face up, three hidden in the stash, and the rest in the hands: two each with three or four players, three each with five or six.
rules-talk = Talk
    .text =
        Say what you like, also lies. Whispers are seen by all, but read by one. A nudge is noticed only by whom it is for. Nobody can show a card or their mat.
        Ready-made statements are claims like any other: nobody checks them.
rules-end = The end
    .text =
        The goat is framed: everybody else wins. An innocent is framed, or somebody goes to the cops: the goat wins alone.
        Afterwards all hands and mats are shown, and everybody can check that dice, mats and cards were honest.
rules-online = Clocks and absent players
    .text =
        Every question has a clock, which the table can set or turn off. When it runs out, chance decides, but never for the cops.
        Nobody resigns. Who loses the line keeps the chair; if their time runs out, a bot plays for them until they are back, and it never goes to the cops.

## On the page: the board

board-status =
    Turn { $turn }{ $state ->
        [mine] { " · " }your turn
        [frame] { " · " }frame
        [failed] { " · " }frame failed
        [over] { " · " }over
       *[other] { "" }
    }
board-places = Places
board-place-prep = Prepare
board-place-frame = Frame
board-place-spy = Spy
board-place-trade = Trade
board-place-stash = Stash
board-place-cops = Cops
board-does-prep = Take a token. With the second one it turns over.
board-does-frame = With a token: everybody reveals a card. Without: steal one.
board-does-spy = Look at one whole hand.
board-does-trade = Exchange one card, both blind.
board-does-stash = Take one of three hidden cards, return one.
board-does-cops = Only the goat wins by this.
board-ends = ends the game
board-called = called
board-turned = Turned over
board-place-can = you may go there
board-place-cannot = not now
board-gang = The gang
board-hidden = hidden card
board-evidence =
    { $how ->
        [said] { $card } evidence, claimed
        [own] { $card } evidence, only you know
       *[open] { $card } evidence
    }
board-tokens =
    { $count ->
        [one] has a preparation token
       *[other] has { $count } preparation tokens
    }
board-tokens-mine =
    { $count ->
        [one] you have a preparation token
       *[other] you have { $count } preparation tokens
    }
board-claims-suspect = claims that the suspect is { $colour }
board-has-chosen = has chosen
board-chooses = is choosing
board-you = You

# The line under a name: what this player did last, as far as you saw it.
board-trace-token = took a token, turn { $turn }
board-trace-stole = stole from { $name }, turn { $turn }
board-trace-robbed = lost a token, turn { $turn }
board-trace-you-spied = you spied, turn { $turn }
board-trace-spied-you = saw your hand, turn { $turn }
board-trace-spied = spied on { $name }, turn { $turn }
board-trace-traded-you = has your { $card }, turn { $turn }
board-trace-traded = traded with { $name }, turn { $turn }
board-trace-stash = used the stash, turn { $turn }
board-trace-showed = showed { $the }, turn { $turn }
board-trace-clean = no { $colour }, turn { $turn }
board-trace-took = took { $the }, turn { $turn }
board-trace-seen = you spy, now

board-mat = Your mat
board-mat-says = Your mat says
board-mat-line = White { $white } is the row, black { $black } the column. Either that colour is the goat, or you are.
board-die =
    { $die ->
        [white] white die { $value }
       *[black] black die { $value }
    }
board-your-hand = Your hand
board-card-label =
    { $state ->
        [can] card { $number } of { $of }, allowed
        [cannot] card { $number } of { $of }, not allowed now
       *[idle] card { $number } of { $of }
    }
board-steps = Your turn
board-step-move = Move
board-step-action = Action
board-step-swap = Swap
board-keys = 1-9 choose | W say something to whom you are at | Esc take back

# What the ticket asks.
board-ask-move = Where do you go?
    .line = Any place but { $place }, where you stand.
board-ask-cops = To the cops?
board-ask-spy = Whose hand do you look at?
    .line = Only you see it. The others see whose hand it was.
board-ask-trade = Trade with whom?
    .line = Both of you choose a card blind. Nobody can refuse.
board-ask-trade-card = Give { $name } a card
    .line = Both choose blind, neither can refuse. Any card, your own colour too.
board-ask-stash = Take which hidden card?
    .line = You look at it, then a card of your hand goes back.
board-ask-stash-return = Put a card back
    .line = It goes face down into slot { $slot }. It may be the one you took.
board-ask-steal = Whose token do you take?
    .line = With it, Frame starts a frame attempt the next time.
board-ask-frame-card = Frame: show a card
    .line =
        { $who ->
            [me] You started it. Everyone picks, nobody is named. If all but one show that one’s colour, it is over.
           *[other] { $by } started it. Everyone picks, nobody is named. If all but one show that one’s colour, it is over.
        }
board-ask-swap = Leave a card at { $place }
    .line = You take the card that lies there.
board-swap-bound = You hold your own colour, { $own }: a card that shows it must go.
board-swap-free = Any card may go. You take { $up }.
board-slot = slot { $slot }
board-do-trade-card = Offer { $card }
board-do-stash-return = Put { $card } back
board-do-frame-card = Put { $card } face down
board-do-swap = Leave { $card }, take { $up }
board-offered = You offer { $card }. Tap another card to change it.
board-put-down = You show { $card }. Tap another card to change it; nobody notices.
board-chosen = { $chosen } of { $of } have chosen.
board-until-partner = You may change it until { $name } has chosen.
board-until-last = You may change it until the last one chooses.
board-spied = { $name } holds
board-spied-line = Only you saw this. It stays in your notebook.
board-noted = Noted, on to the swap

# The cops.
board-cops-means = It ends the game at once. You win only if you are the goat; everybody else loses.
board-cops-go = Go, and end the game
board-cops-chance = { $colour }’s turn begins
board-cops-chance-line = You sit opposite, so you may go to the cops now. You win only if you are the goat.
board-cops-now = Cops now
board-order-title = Cops at your next chance?
board-order-is-on = Your hidden order is on: at your next chance the game ends. Nobody sees it.
board-order-drop = Take the order back
board-order-on = next chance
board-order-next = Cops at the next chance
    .off = set in secret
    .on = set, nobody sees it
board-order-set = Yes, at my next chance
board-staying = Staying is no action and leaves no trace.

# A frame attempt, and everybody pointing.
board-frame-attempt = Frame attempt
board-knock = Knock.
board-knock-title =
    { $knock ->
        [1] First knock
        [2] Second knock
       *[other] Third knock
    }
board-knock-line = Nothing is asked of you. Breathe.
board-knock-all = All { $count } are in. They turn together at the third knock, always after the same time.
board-framed =
    { $who ->
        [me] You are framed.
       *[other] { $colour } is framed.
    }
board-framed-line = { $count } cards show { $colour }. The owner’s card does not matter.
board-stamp-framed = Framed
board-seen-noted = Everybody has seen the cards; they are in your notebook now.
board-nobody-framed = Nobody is framed.
board-not-counted = not counted
board-lacks = no { $colour }
board-failed-line = No colour is on all cards but its owner’s. All cards go home; everybody has seen them.
board-failed-by =
    { $who ->
        [me] Your card shows no { $colour }. All cards go home; everybody has seen them.
       *[other] { $name }’s card shows no { $colour }. All cards go home; everybody has seen them.
    }
board-points = Everyone points.
board-points-at =
    { $who ->
        [me] You point at { $colour }.
       *[other] { $name } points at { $colour }.
    }
board-points-line = { $count } mats say { $colour }.
board-points-goat =
    { $who ->
        [me] You are the goat and win alone.
       *[other] { $colour } is the goat and wins alone.
    }
board-stamp-over = Game over
board-over-title =
    { $how ->
        [alone] You win alone
        [together] You win together
        [caught] You lose: you were caught
        [lost] You lose: the goat got away
        [gang] The gang wins
        [cap] No more turns
       *[goat] The goat got away
    }
board-over-line = { $name } was the goat, { $colour }.
board-over-cops =
    { $who ->
        [me] You went to the cops.
       *[other] { $name } went to the cops.
    }
board-turn-over = Turn everything over

# The end.
board-was-goat = { $colour } was the goat.
board-was-line =
    { $who ->
        [me] It was you all along.
       *[other] { $name } did not know it either.
    }
board-all-open = All turned over
board-role =
    { $role ->
        [goat] { $over ->
            [yes] was the goat
           *[no] the goat
        }
       *[innocent] innocent
    }
board-mat-word = mat
board-mat-said = mat said { $colour }
board-stash-left = Stash, slots 1–3
board-secrets = Who learnt what, and when
board-secret-spied = { $name } saw the hand of { $other }
board-secret-traded = { $name } traded with { $other }
board-secret-stash = { $name } at the stash, slot { $slot }

# The notebook.
known-mat = Your mat alone
    .is = { $suspect } { $most } in { $of }, you 1 in { $of }
known-hand = { $seat }
    .is =
        { $cards-key ->
            [none] { $clean-key ->
                [none] nothing sure
               *[other] no { $clean }
            }
           *[other] { $clean-key ->
                [none] { $cards }
               *[other] { $cards }; no { $clean }
            }
        }
known-slot = Stash, slot { $slot }
    .is = { $card }
known-unseen =
    { $count ->
        [one] One card not yet seen
       *[other] { $count } cards not yet seen
    }
    .is = { $cards }
board-notes-line = Written from what you saw, nothing more. Only you read it.
board-says = says { $what }
board-own-notes = Your own notes, kept in this browser

# Talk.
board-whispers =
    { $who ->
        [me] whispers to you
       *[other] whispers to { $name }
    }
board-whisper = Whisper something
board-whisper-seen = The others see that you whisper to { $name }, not the words.
board-whisper-off = Whispers are off at this table: everybody reads this.
board-about = About which colour
board-ready-suspect = I suspect
board-ready-frame = Frame
board-ready-trade = Trade me
board-wink = Wink
board-no-trace = no trace
board-claim-line = True or not, nobody checks. The menu is the same for everyone, whatever you hold.
board-claim-choose = Choose what to claim
board-to-all = to all
board-all = All
board-speak-to = To whom

## On the page: what the plain board calls things

own-colour = Your colour is { $colour }.
die-white = white
die-black = black
field-setup = the setup
field-colours = colours of the seats
field-row = the row of places
field-dice = dice
field-seal = seal of the decoder
field-suspect = your suspect
field-mat = your mat
field-hand = your hand
field-sizes = cards in hands, by seat
field-face-up = face-up cards, by place
field-places = where the tokens stand, by seat
field-tokens = preparation tokens, by seat
field-left = preparation tokens left
field-turn = on turn
field-ask = asked now
field-picks = chosen cards, by seat
field-seen = the hand you looked at
field-order = your hidden order
field-last = just before
field-by = by
field-spied = looked at
field-traded = traded with
field-slot = slot of the stash
field-robbed = robbed
field-revealed = cards revealed
field-down = put down
field-up = taken
field-late = by the clock
field-partner = partner
field-chosen = have chosen
field-reason = why
field-goat = the goat
field-decoy = the decoy
field-framed = framed
field-table = table
field-hands = hands
field-stash = the stash
field-orders = hidden orders
field-key = key of the decoder
field-grid = the grid
field-place = place
field-target = whom
field-card = card
field-on = on
field-colour = colour
field-seat = who
kind-pausing = a pause
kind-moving = a move
kind-spying = whom to spy on
kind-trading = whom to trade with
kind-picking = cards for a trade
kind-taking = a card of the stash
kind-returning = a card for the stash
kind-stealing = whose token
kind-framing = cards for a frame
kind-swapping = an evidence swap
kind-over = the end
is-reason-framed = somebody was framed
is-reason-cops = somebody went to the cops
is-reason-cap = too many turns

## Simulations

fact-goat = Seat of the goat
fact-goat-won = Goat won
fact-wrong-surrender = Wrong surrender
fact-turns = Turns
fact-capped = Stopped by the cap
share-goat = Goat wins
share-wrong-surrenders = Wrong surrenders
share-time-outs = Stopped by the cap

## The lesson

guide-sub = One short game
guide-title = Somebody takes the blame. It may be you.
guide-line = You play for real, with three bots. I explain one thing at a time, when it comes up.
guide-after = What comes next is only worse company.
guide-part-first = A first game
    .about = your mat, a turn, the goat
guide-result =
    { $won ->
        [0] you lost
       *[other] you won
    }
guide-mat = Your mat names somebody
    .line = All mats but one name the goat. The goat’s own mat names somebody else.
    .help = All mats but one name the goat. The goat’s own mat names somebody else.
guide-doubt = So it is them, or you
    .line = Either this is the goat, or you are. Nobody tells you which: watch what the others collect.
    .help = Either the colour on your mat is the goat, or you are. What the others collect tells which.
guide-move = Go somewhere else
    .line = A turn has three steps: move, do what the place says, swap a card there. You cannot stay where you are.
    .help = A turn has three steps: move to another place, do what it says, swap a card there.
guide-spy = Look at a hand
    .line = Choose somebody. You see all their cards, and only you do. The notebook keeps them.
    .help = Spy shows you one whole hand. Nobody else sees it.
guide-trade = Exchange a card
    .line = Choose somebody. You both give a card, face down, at the same time.
    .help = In a trade both give a card face down, at the same time.
guide-trade-card = What do you give?
    .line = Give what helps a friend, or what you do not need. You see theirs when both have chosen.
    .help = In a trade you see the other card when both have chosen.
guide-stash = Three hidden cards
    .line = Take one that nobody sees, then put one back. It is the quiet way to a colour.
    .help = At the stash you take a hidden card and put one back. Nobody sees which.
guide-steal = Take a token
    .line = A token lets you begin a frame attempt. Take one from somebody.
    .help = Whoever has a token can begin a frame attempt. Without one you steal one.
guide-frame = Everybody shows a card
    .line = If all but one show the colour of that one, that one is framed. Show the colour on your mat if you hold it.
    .help = In a frame attempt everybody shows a card. If all but one show the colour of that one, that one is framed.
guide-swap = Leave one, take one
    .line = Swap a card with the one that lies here. If you hold your own colour, such a card has to go.
    .help = A turn ends with a swap. If you hold your own colour, a card with it has to go.
guide-gang = Who wants what?
    .line = Each row keeps what you saw them take and what they said. If they collect your colour, you may be the goat.
    .help = Players who collect your colour think that you are the goat. What they say may be false.
guide-cops = The way out
    .line = Going to the cops ends the game. You win only if you are the goat. If you are not, the goat wins.
    .help = Going to the cops ends the game. Whoever goes wins only as the goat.
