### What the terminal says. Keys of the keyboard (?, h, r, q, b) are the same in all languages.

## Help of the command

cli-help = Litfuse: games of hidden information at your own table.
cli-help-common = Every command takes --lang en, es or fr, and --no-color.
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this and stop.
cli-help-version = Show the version and stop.
cli-help-required = required
cli-help-default = default: { $value }
cli-help-env = or { $name }
cli-help-play = Play a game here, against bots or with several people at one screen.
cli-help-games = List the games, their bots and their options.
cli-help-replay = Look at a recorded match, step by step.
cli-help-verify = Check a recorded match: every random outcome is rebuilt from the seed that was promised.
cli-help-perft = Count the ways a match can go on, to test the rules.
cli-help-schema = Print what a game takes and tells, as JSON Schema.
cli-help-game = The name of a game; “litfuse games” lists them.
cli-help-file = The file of a recorded match.
cli-help-seals = The seals that your browser kept of this match, to compare with the record.
cli-help-seats = How many sit at the table; bots fill the empty chairs.
cli-help-people = Names of the people at this screen: Ana,Ben
cli-help-bots = The bots at the table: random,random
cli-help-option = A house rule: stacking=yes. Can be given several times; --stacking yes is short for it.
cli-help-seed = A word or number that fixes the deal, to play the same one again.
cli-help-record = Keep the record of the match in this file.
cli-help-offers = Ask also between your turns, where you may act but need not: use a card, nope your own.
cli-help-as = Whose eyes: a seat (1, 2, …), spectator, or all once the match is over.
cli-help-step = Show only this step.
cli-help-all = Show all steps without stopping.
cli-help-depth = How many answers deep.

## What is wrong with a command

cli-no-such-command = There is no command “{ $name }”. There are: { $known }
cli-no-such-flag = I do not know the option “{ $name }”; --help lists those there are.
cli-bad-value =
    { $wanted ->
        [number] { $name } takes a whole number, not “{ $value }”.
       *[other] { $name } does not take “{ $value }”; --help says what it takes.
    }
cli-missing = Something is missing: { $name }; --help shows how it goes.
cli-repeated = { $name } was given twice; once is enough.
cli-too-many = I do not know what to do with “{ $name }”; --help shows how it goes.
cli-usage = I cannot read this command; --help shows how it goes.
cli-bad-seats = { $seats } at the table do not work: choose { $least } to { $most } seats.
cli-too-many-players = { $players } players do not fit at a table with { $seats } seats: leave some out, or take more seats.
cli-bad-name = “{ $name }” does not work as a name: use 1 to { $most } characters that can be seen.
cli-name-twice = Two people are called “{ $name }”: give them different names.
cli-no-such-option = There is no house rule “{ $name }”. There are: { $known }
cli-bad-option = “{ $value }” does not work for { $name }. What does: { $known }
cli-no-data = “{ $value }” does not work for { $name }: write JSON, or @ and the name of a TOML file.
cli-no-such-part = There is no “{ $name }” in a record of this kind. There are: { $known }
cli-bad-depth = { $depth } is no depth I can count to: choose 1 to { $most }.
cli-file-missing = There is no file { $file }: check its name.
cli-file-is-folder = { $file } is a folder: name a file.
cli-file-unreadable = I cannot read { $file } ({ $why }): name a file that I may read.
cli-bad-toml = { $file } is no TOML file: { $what }
cli-file-no-record = { $file } is not the record of a match: name a file that --record has written.
cli-file-no-seals = { $file } holds no seals.
cli-file-exists = { $file } is there already and stays as it is: choose another name for the record.
cli-file-unwritable = I cannot write { $file } ({ $why }): choose another place for the record.
cli-no-such-viewer = Nobody here is called “{ $name }”: choose a seat from 1 to { $seats }, spectator, or all.

## Lists

cli-value = { $value }
cli-game-bomb-busters = Bomb Busters
cli-game-exploding-kittens = Exploding Kittens
cli-game-scape-goat = Scape Goat
cli-game-facts = { $least }-{ $most } players, rules { $rules }
cli-depth = depth
cli-paths = ways

## At the table

cli-player = Player
cli-you = you
cli-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-hand =
    { $count ->
        [one] Your card, for your eyes only
       *[other] Your { $count } cards, for your eyes only
    }
cli-seated = At the table: { $players }.
cli-hot-seat = You share one screen. Hands are covered between turns.
cli-sealed = The deal is sealed: { $commit }…
cli-pass-device = Pass the device to { $name }.
cli-press-enter = Nobody else looking? Press Enter.
cli-press-enter-to-cover = Press Enter to cover this.
cli-also = You may also:
cli-key-number = A number, or the words on the right
cli-key-offer = A number, or Enter to leave it
cli-key-enter = Enter: { $what }
cli-key-always = a always: { $what }
cli-key-asked = a ask me again
cli-key-help = ? help
cli-key-log = h log
cli-key-notes = n notepad
cli-key-resign = r give up
cli-key-quit = q quit
cli-always =
    { $on-key ->
        [yes] From now on, wherever it can be: { $what }. Type a to be asked again.
       *[no] You are asked again.
    }
cli-choose-number =
    { $most ->
        [one] There is only 1 to choose. ? helps.
       *[other] Choose a number from 1 to { $most }. ? helps.
    }
cli-choose-several = Choose { $count } different numbers from 1 to { $most }, with blanks between them.
cli-number-between = Choose a number from { $least } to { $most }.
cli-not-understood =
    { $most ->
        [one] I did not get that. Type 1, or the words on the right. ? helps.
       *[other] I did not get that. Type a number from 1 to { $most }, or the words on the right. ? helps.
    }
cli-written-like = “{ $typed }” is incomplete or wrong. It is written like this: { $example }
cli-do-not-go-together = These do not go together. Choose others.
cli-which-value =
    { $count ->
        [one] Which one ({ $field })? Enter goes back.
       *[other] Which { $count } ({ $field })? Enter goes back.
    }
cli-ask-target = Whom? Enter goes back.
cli-ask-cards =
    { $count ->
        [one] With which cards? Enter goes back.
       *[other] With which { $count } cards? Numbers with blanks between them; Enter goes back.
    }
cli-choose-spelled =
    { $count ->
        [one] Type it as it is written, like { $first }.
       *[other] Type { $count } different ones as they are written, with blanks between them, like { $first }.
    }
cli-ask-cell = Which wire? Enter goes back.
cli-ask-cells =
    { $count ->
        [one] Which wires? Enter goes back.
       *[other] Which { $count } wires? With blanks between them; Enter goes back.
    }
cli-ask-call = Which value do you call? 7~1:2 also names your own wire. Enter goes back.
cli-ask-calls = What do you call? Enter goes back.
cli-ask-partner = With whom? Enter goes back.
cli-ask-seat = Whom? Enter goes back.
cli-ask-seats = Whose? Numbers with blanks between them; Enter goes back.
cli-ask-source = With what? Enter goes back.
cli-ask-character = Which character? Enter goes back.
cli-ask-number = Which number, from { $least } to { $most }? Enter goes back.
cli-ask-value = Which value? Enter goes back.
cli-ask-helpers = With what? Enter goes back.
cli-ask-named = Which card do you ask for? Enter goes back.
cli-ask-wanted = Which card do you want? Enter goes back.
cli-ask-position = How many cards above the kitten? { $least } is on top, { $most } at the bottom.
cli-sure = Are you sure?
cli-yes-words = y yes
cli-no-words = n no
cli-quit-sure = Stop this match?
cli-resign-sure = Give up and leave the match to the others?
cli-no-resigning = You cannot give up now.
cli-stopped = Stopped.
cli-stopped-kept = Stopped. The record so far is in { $file }.
cli-help-title = Help
cli-help-type = Type the number of a line, or its words on the right: “{ $example }”.
cli-help-keys =
    { $resign-key ->
        [yes] ? shows this, h what has happened so far, r gives up, q stops the match.
       *[no] ? shows this, h what has happened so far, q stops the match.
    }
cli-help-always = a answers for you from then on, wherever it can be: { $what }. Another a, and you are asked again. It does not look at your cards, but others may notice that you answer early.
cli-topics = The rules by topic; ?1 shows the first.
cli-no-such-topic = The rules have { $most } topics, from ?1 to ?{ $most }.
cli-notes-title = Notepad
cli-notes-certain = Certain now:
cli-notes-seen = What you have seen and been told so far:
cli-notes-none = Nothing yet.
cli-log-title = So far
cli-log-strict = No history is kept at this table: what you may still know is on the board.

## Talk

cli-says = { $who }: “{ $what }”
cli-whispers =
    { $who-is ->
        [me] You whisper to { $to }.
       *[other] { $to-is ->
            [me] { $who } whispers to you.
           *[other] { $who } whispers to { $to }.
        }
    }
cli-whispers-that =
    { $who-is ->
        [me] You whisper to { $to }: “{ $what }”
       *[other] { $to-is ->
            [me] { $who } whispers to you: “{ $what }”
           *[other] { $who } whispers to { $to }: “{ $what }”
        }
    }
cli-nudges =
    { $who-is ->
        [me] You nudge { $to }.
       *[other] { $to-is ->
            [me] { $who } nudges you.
           *[other] { $who } nudges { $to }.
        }
    }
cli-help-say = { $typed }hello says hello to everybody.
cli-help-whisper = { $typed } hello whispers it to player 2; that you whisper is seen.
cli-help-nudge = { $typed } nudges player 2; nobody else notices.
cli-help-phrases = Instead of words of your own: { $phrases }
cli-help-only-phrases = { $typed } and a phrase says it to everybody: { $phrases }
cli-bot-failed = { $bot } has a fault ({ $what }). Where it has no answer, a random one is played.

## The end

cli-end-title = The end
cli-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
cli-reveal-title = What nobody saw
cli-recorded = The match is in { $file }. The deal was honest; check it yourself:
cli-verified = The record holds.
cli-not-verified = What could be checked holds. Not everything could be checked.
cli-verify-no-seals = To check that these are the seals you were shown before the deal, give the seals you saved: --seals FILE.

## Looking back

cli-viewer-spectator = spectator
cli-viewer-all = all cards
cli-replay-keys = Enter on · b back · 0-{ $last } jumps there · q ends

## Exploding Kittens

cli-kittens-pile =
    Draw pile { $pile }, { $kittens ->
        [0] no kitten in it
        [one] 1 kitten in it
       *[other] { $kittens } kittens in it
    }
cli-kittens-discard = discard { $count }, on top:
cli-kittens-discard-empty = nothing discarded
cli-kittens-out = out
cli-kittens-turn =
    { $owed ->
        [one] on turn
       *[other] on turn, { $owed } to take
    }
cli-kittens-facing = facing a kitten
cli-kittens-placing = hiding the kitten
cli-kittens-giving = gives { $taker } a card
cli-kittens-waiting = Nope or pass?
cli-kittens-passed = passed
cli-kittens-window = Nope window
cli-kittens-works =
    { $nopes ->
        [0] It works unless somebody nopes it.
       *[other] It works for now: { $nopes } Nopes.
    }
cli-kittens-stopped =
    { $nopes ->
        [one] It is stopped for now: 1 Nope.
       *[other] It is stopped for now: { $nopes } Nopes.
    }
cli-kittens-no-cards = no cards
cli-kittens-seen = On top, seen by you:
cli-kittens-order = Draw pile:

## Scape Goat

cli-goat-turn = Turn { $turn }
cli-goat-dice = Dice: white { $white }, black { $black }
cli-goat-tokens =
    { $count ->
        [0] no token left
        [one] 1 token
       *[other] { $count } tokens
    }
cli-goat-hidden = hidden 1 2 3
cli-goat-held =
    { $count ->
        [one] 1 preparation token
       *[other] { $count } preparation tokens
    }
cli-goat-on-turn = on turn: { $ask }
cli-goat-chosen = has chosen
cli-goat-choosing = choosing a card
cli-goat-you-are = You are
cli-goat-suspect = your suspect is
cli-goat-mat = your mat, row { $row }:
cli-goat-seen = Hand of { $who }:
cli-goat-revealed = Revealed:
cli-goat-pick = Your choice:
cli-goat-order = Hidden order: at your next chance you go to the cops.
cli-goat-reads = reads
cli-goat-goat = the goat
cli-goat-holds = { $who } holds:
cli-goat-clean =
    { $count ->
        [one] { $who }: at least one card that does not show their own colour
       *[other] { $who }: at least { $count } cards that do not show their own colour
    }
cli-goat-slot = Stash, slot { $slot }:
cli-goat-stash = Stash:
cli-goat-seal = Seal of the decoder:
cli-goat-key = Key of the decoder:

## Bomb Busters

cli-bomb-dial = dial { $left } of { $start }
cli-bomb-no-dial = no dial
cli-bomb-stable = protected by the Stabilizer
cli-bomb-cuts = Cut:
cli-bomb-unmarked = Nothing is marked on the board: remember it.
cli-bomb-equipment = Equipment:
cli-bomb-pile = { $count } face down
cli-bomb-ready = ready
cli-bomb-locked = locked
cli-bomb-used = used
cli-bomb-captain = Captain
cli-bomb-second = second stand
cli-bomb-done = done
cli-bomb-aside = Set aside:
cli-bomb-row = In this order, { $need } cuts each:
cli-bomb-row-ends = One end after the other, { $need } cuts each:
cli-bomb-gate-one = Turn one down and cut it:
cli-bomb-gate-pair = Cut the sum or the difference of two:
cli-bomb-gate-own = Everybody cuts the numbers on their own cards:
cli-bomb-line = Cut what lies under the robot or ahead of it:
cli-bomb-reversed = Turns go counter-clockwise.
cli-bomb-clockwise = Turns go clockwise.
cli-bomb-passing = Everybody chooses a wire to pass to the left.
cli-bomb-passing-later = On cue everybody passes a wire to the left.
cli-bomb-talk-free = You may talk.
cli-bomb-phase-wait = Listen: nobody can act yet.
cli-bomb-phase-free = Free play.
cli-bomb-phase-pair = Two more wires of { $numbers }
cli-bomb-phase-lock = All wires of { $numbers }, and no others
cli-bomb-phase-sweep = All yellow wires at once
cli-bomb-phase-clear = Everything that is not red
cli-bomb-phase-again = The { $number } may be cut once more.
cli-bomb-yellows = { $seat }: { $count } yellow
cli-bomb-robot =
    { $wires ->
        [0] The robot is on { $number }, next on { $then }; it carries nothing any more.
        [one] The robot is on { $number }, next on { $then }, and carries one wire.
       *[other] The robot is on { $number }, next on { $then }, and carries { $wires } wires.
    }
cli-bomb-trips =
    { $left ->
        [0] All tripwires are cut.
        [one] One tripwire is left.
       *[other] { $left } tripwires are left.
    }
cli-bomb-oxygen-reserve = Oxygen in the reserve, { $left } of { $full }:
cli-bomb-oxygen-teammate = Oxygen, paid to a teammate:
cli-bomb-oxygen-own = Oxygen, { $left } in the reserve:
cli-bomb-oxygen-purse = Oxygen in one purse, { $left } paid:
cli-bomb-challenges = Challenges, a step each:
cli-bomb-challenge-lost = can no longer be done
cli-bomb-covers = Covers, lifted by two cuts:
cli-bomb-covers-none = No card is covered.
cli-bomb-target = Target, { $need } cuts by the next cue:
cli-bomb-target-none = There is no target now.
cli-bomb-cue-turns = Cue in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }: { $act }
cli-bomb-cue-time = Cue by the clock: { $act }
cli-bomb-cue-due = Cue after this turn: { $act }
cli-bomb-cue-none = No more cues come.
cli-bomb-map-front = Front
cli-bomb-map-back = Back
cli-bomb-map-goal = Goal: { $goal }
cli-bomb-map-over = The goal is reached.
cli-bomb-map-action = ACTION: { $card }
cli-bomb-map-way = { $direction }: { $card }
cli-bomb-map-yellow = Yellow wires wait for this: { $what }
cli-bomb-talk-no-number = No numbers aloud.
cli-bomb-talk-mute = Mute: one sign only.
cli-bomb-talk-mime = Mime: no words.
cli-bomb-together =
    { $colour ->
        [red] All { $count } red wires have to be cut at once.
        [yellow] All { $count } yellow wires have to be cut at once.
       *[blue] All four wires of number { $number } have to be cut at once.
    }
cli-bomb-together-done =
    { $colour ->
        [red] The { $count } red wires are cut.
        [yellow] The { $count } yellow wires are cut.
       *[blue] The four wires of number { $number } are cut.
    }
cli-bomb-reward-deck = { $deck } number cards are waiting.
cli-bomb-received = You received:
cli-bomb-numbers = Number cards, { $deck } in the deck:
cli-bomb-numbers-over = No more number cards.
cli-bomb-laid = { $layer } has laid one
cli-bomb-own-numbers = Your number cards:
cli-bomb-goals = Completed, these turn the dial back a step:
cli-bomb-goals-card = Completed, these turn up a card of the pile:
cli-bomb-goals-none = none left
cli-bomb-fuse = Fuse { $space } of { $last }
cli-bomb-turns-left =
    { $turns ->
        [one] One turn is left.
       *[other] { $turns } turns are left.
    }
cli-bomb-time = Time for the mission: { $time }
cli-bomb-claims = Anybody may claim the next turn.
cli-bomb-claims-but = Anybody but { $seat } may claim the next turn.
cli-bomb-fragile =
    { $seat-is ->
        [me] If your Dual Cut fails, the bomb explodes. The Stabilizer does not help.
       *[other] If a Dual Cut of { $seat } fails, the bomb explodes. The Stabilizer does not help.
    }
cli-bomb-unequipped =
    { $seat-is ->
        [me] You use no equipment.
       *[other] { $seat } uses no equipment.
    }
cli-bomb-untold = A Dual Cut that fails tells nothing: no token is set.
cli-bomb-tokens-gift = Two yellow wires bring a token from each player for the next on the left.
cli-bomb-tokens-draft = Two yellow wires bring tokens, of which each player takes one.
cli-bomb-tokens-row = Tokens to take:
cli-bomb-tokens-done = The tokens of the yellow wires are given out.
cli-bomb-unsorted = The wire with an X at the end of each stand is not in order; cards leave it alone.
cli-bomb-unsorted-locked = The wire with an X at the end of each stand is not in order; it is cut once all yellow wires are.
cli-bomb-constraint = Constraint for all: { $card }
cli-bomb-constraint-none = No constraint card is in force.
cli-bomb-constraint-spare = Spare cards: { $count }
cli-bomb-roles = One player is the weakest link and obeys a hidden card.
cli-bomb-roles-weakest = You are the weakest link. Obey:
cli-bomb-roles-own = One player, not you, is the weakest link and obeys a hidden card. Your cards:
cli-bomb-roles-over = The weakest link was { $seat }.
cli-bomb-blind = Turned wires (↻) are seen by all but their owner, who cuts them only by a cut that names them.
cli-bomb-late = Wires in nobody’s hand: { $wires }; turns until the next one comes: { $turns }
cli-bomb-late-on-cue = { $wires ->
        [one] One more wire may come.
       *[other] { $wires } more wires may come.
    }
cli-bomb-late-none = No wire comes any more.
cli-bomb-red-number = Wires of { $number } count as red.
cli-bomb-off-hand = In nobody’s hand:
cli-bomb-call = To be cut, { $deck } more in the deck:
cli-bomb-call-has = { $seat } must cut it
cli-bomb-call-lacks = { $seat } does not have it
cli-bomb-call-yes = it is on stands { $stands }
cli-bomb-even = even
cli-bomb-odd = odd
cli-bomb-help =
    A place like 2:3 is slot 3 of stand 2. Wires in brackets are cut, ·· is unknown, Y yellow, R red.
    Before a wire, 5 is a token, ≠5 says that it is no 5, ×2 that its number is on the stand twice; * is only remembered, ~ out of date.
    “dual-cut 2:3 7” points and calls; “dual-cut 2:3 7~1:4” names your own wire too. Each card needs two cuts of its number.

## litfuse simulate

cli-simulate-help = Let bots play many games and show who wins how often.
cli-simulate-help-bots = Who plays, separated by commas, one for each seat; a bot of your own as module:Class.
cli-simulate-help-games = How many games (1000 if you do not say).
cli-simulate-help-jobs = In how many processes (as many as there are processors if you do not say). The results are the same.
cli-simulate-help-seed = The number that all deals follow from (0 if you do not say).
cli-simulate-help-budget = Seconds after which a bot that has not answered counts as stalled (60 if you do not say).
cli-simulate-help-json = Print one JSON object instead of a table.
cli-simulate-help-plot = Draw the rates into this .svg or .png file.
cli-simulate-help-keep = Write the record of every game into this folder.
cli-simulate-playing = Playing
cli-simulate-mission = { $game }, mission { $number }: { $name }
cli-simulate-own-mission = { $game }, { $name }
cli-simulate-title = { $game }, { $seats } seats, seed { $seed }
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Wins
cli-simulate-column-games = Games
cli-simulate-column-rate = Rate
cli-simulate-column-interval = 95 % interval
cli-simulate-column-time = Per decision
cli-simulate-column-faults = Faults
cli-simulate-decimal = .
cli-simulate-fair = Fair share: { $share }
cli-simulate-steps = Steps per game: { $steps }
cli-simulate-fact = { $name }: { $value }
cli-simulate-share = { $name }: { $rate } ({ $interval })
cli-simulate-interrupted =
    { $games ->
        [0] Interrupted before the first of { $wanted } games was over.
        [one] Interrupted: this is one game of { $wanted }.
       *[other] Interrupted: these are { $games } games of { $wanted }.
    }
cli-simulate-faults =
    { $count ->
        [one] One game did not reach its end and is not in the rates ({ $finished } did).
       *[other] { $count } games did not reach their end and are not in the rates ({ $finished } did).
    }
cli-simulate-faults-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
cli-simulate-fault-raised = Game { $game } (seed { $seed }): { $bot } on seat { $seat } raised { $what }
cli-simulate-fault-illegal = Game { $game } (seed { $seed }): { $bot } on seat { $seat } answered { $question } with something illegal: { $what }
cli-simulate-fault-stale = Game { $game } (seed { $seed }): { $bot } on seat { $seat } was asked { $question } and answered { $what }, which is not its open question.
cli-simulate-fault-silent = Game { $game } (seed { $seed }): { $bot } on seat { $seat } gave no answer to { $question }, which the match waits for.
cli-simulate-fault-stalled =
    { $bot-key ->
        [none] Game { $game } (seed { $seed }): the rules stalled ({ $what }).
       *[other] Game { $game } (seed { $seed }): { $bot } on seat { $seat } stalled ({ $what }).
    }
cli-simulate-fault-died =
    { $bot-key ->
        [none] Game { $game } (seed { $seed }): its process ended.
       *[other] Game { $game } (seed { $seed }): { $bot } on seat { $seat } ended its process.
    }
cli-simulate-fault-endless = Game { $game } (seed { $seed }): it went on and on and was stopped ({ $what }).
cli-simulate-fault-rules = Game { $game } (seed { $seed }): the rules broke, through no bot’s fault: { $what }
cli-simulate-plot-axis = Share of games, % (with 95 % intervals)
cli-simulate-plot-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-simulate-plotted = The plot is in { $file }.
cli-simulate-kept =
    { $count ->
        [one] One record is in { $folder }.
       *[other] { $count } records are in { $folder }.
    }
cli-simulate-bad-games = At least one game has to be played, not { $games }.
cli-simulate-bad-jobs = At least one process has to play, not { $jobs }.
cli-simulate-bad-budget = A bot needs some time to think: --budget takes more than 0 seconds, not { $seconds }.
cli-simulate-bad-bots =
    { $bots ->
        [one] One bot is not a table: name { $least } to { $most }, separated by commas.
       *[other] This game is for { $least } to { $most } bots, not { $bots }. Name them separated by commas.
    }
cli-simulate-unwritable = I cannot write { $file }.
cli-simulate-folder-full = There is something in { $folder } already. Records need an empty folder.
arena-plot-ending = A plot is an .svg or a .png file, not { $file }.
arena-no-matplotlib = Plots need matplotlib: pip install matplotlib
arena-no-worker = A process that should play could not be started.
bot-module-fails = The module “{ $module }” cannot be imported: { $what }
bot-class-missing = The module “{ $module }” has no class “{ $name }”.
bot-class-wrong = “{ $name }” is not a bot: it needs the methods see and answer.

## Which bots

cli-which-bots = Which bots should take the empty chairs?
cli-which-bots-enter = A number or a name; Enter for { $usual }.

cli-odds-help = Exact odds of the hidden wires of Bomb Busters, for a position typed in or a step of a record.
cli-odds-help-stands = The record of a match, or the stands of the others, each in quotes, its wires from the left: ? hidden; ?!3 no 3; 5 or y with a token; r known red; x5 xy4 xr9 cut; = # labels between two wires; at the end +7 holds a 7, -7 holds none.
cli-odds-help-more = More stands of the others.
cli-odds-help-hand = Your own stand, like “1 3 3 y4 x7”; may be given twice. Without it, you know no wires of your own.
cli-odds-help-blue = Blue numbers in play, from 1 to this one (12 if you do not say).
cli-odds-help-yellow = Yellow numbers in play, like 3,8; like 2:3,8,9 if only two of them are.
cli-odds-help-red = Red numbers in play, like 5; like 1:5,10 if only one of them is.
cli-odds-help-as = Whose eyes, in a record: a seat (1, 2, …) or spectator.
cli-odds-help-step = After which step of the record; the last one if none is given.
cli-odds-help-svg = Also draw a heat map into this SVG file.
cli-odds-help-json = Print one JSON object and nothing else.
cli-odds-title = Odds of the hidden wires, in percent
cli-odds-solo = Solo Cuts, without any risk
cli-odds-calls = Best calls
cli-odds-detectors = Best pairs for a Double Detector
cli-odds-call = { $where }, { $value }: { $hit } % right, { $red } % explodes
cli-odds-pair = { $where }, { $value }: { $hit } % right (without it { $alone } %), { $red } % explodes
cli-odds-bits = { $bits } bits are missing to know everything.
cli-odds-typed-only = { $name } is for a position typed in: a record knows that itself.
cli-odds-record-only = { $name } is for a record: name the file of a match, or leave it out.
cli-odds-bad-word = “{ $word }” is no word for a wire: ? hidden, ?!3 not a 3, 5 or y with a token, r red, x5 or xy4 cut, = # labels, +7 holds a 7, -7 holds none.
cli-odds-bad-own = “{ $word }” is not a wire of your own: write 5, y4, r9, or x5 if it is cut.
cli-odds-not-in-play = “{ $word }”: there is no such wire in play. Give the numbers with --blue, --yellow and --red.
cli-odds-too-many = “{ $word }”: there are not so many of these wires.
cli-odds-bad-colour = “{ $said }” is no list of coloured wires: write 3,8, or 1:3,8 if one of them is in play.
cli-odds-bad-blue = { $said } is no highest blue number: choose one from 1 to 12.
cli-odds-stands = Give the stands of the others, and at most { $most } stands with your own.
cli-odds-empty = “{ $said }”: a stand has 1 to { $most } wires.
cli-odds-bad-label = “{ $said }”: a label stands between two wires.
cli-odds-sum = It does not add up: { $unseen } wires are unseen, but the stands have { $places } places. Cut wires count, and so do yellow and red ones.
cli-odds-no-world = No deal agrees with all of this. Are the stands in ascending order?
cli-odds-other-game = There are odds for Bomb Busters only; this is a record of { $game }.
cli-odds-not-dealt = Nothing is dealt yet at this step.
cli-odds-no-such-seat = Nobody here is called “{ $name }”: choose a seat from 1 to { $seats }, or spectator.

# litfuse review

cli-review-help = Show what each decision of a finished match was worth, what it cost, and what was luck.
cli-review-help-seat = Review only the decisions of this player, counted from 1.
cli-review-help-step = Show everything about the decision of this step.
cli-review-help-jobs = In how many processes (as many as there are processors if you do not say). The results are the same.
cli-review-help-plot = Draw the chances into this .svg or .png file.
cli-review-bad-jobs = At least one process has to work, not { $jobs }.
cli-review-no-decision = Nobody had to decide anything in step { $step }.
cli-review-working = Reviewing
cli-review-title = Decisions: games won of 100
cli-review-players = Players
cli-review-step = Step { $step }, { $seat }
cli-review-best = { $best } of { $of }
cli-review-axis = games won of 100
cli-review-account = { $seats }: start { $start }, luck { $luck }, mistakes { $mistakes }: { $result } of 100.
cli-review-column-step = step
cli-review-column-who = player
cli-review-column-what = decision
cli-review-column-worth = won
cli-review-column-verdict = cost
cli-review-column-gap = more
cli-review-column-odds = odds
cli-review-column-best = best
cli-review-column-mistakes = mistakes
cli-review-column-luck = luck
