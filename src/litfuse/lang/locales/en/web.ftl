### What the page says. Words of a game stand in the game's own file.

## Games

game-exploding-kittens = Exploding Kittens
    .about = Draw, dodge, Nope. The last one who has not gone boom wins.
game-bomb-busters = Bomb Busters
    .about = Cut every wire together. You see your own stand and nobody else’s. Say nothing, think loudly.
game-scape-goat = Scape Goat
    .about = Somebody takes the blame. Nobody knows whether it is them. Whisper well.

## Bots

bot-random = Plays at random
    .short = random
bot-expert = Counts cards and plays by good rules
    .short = expert
bot-thinker = Thinks ahead through many possible deals
    .short = thinker
    .warning = Hard to beat. Play a few games against “expert” first.
bot-greedy = Takes what looks best at once
    .short = greedy
bot-careful = Reckons the odds and risks little
    .short = careful
bot-partner = Reads what the others do and helps them
    .short = partner
    .warning = Expects you to follow its conventions. “careful” takes nothing of you for granted.
bot-collector = Goes for the cards it needs
    .short = collector
bot-detective = Weighs what everybody does and says
    .short = detective
    .warning = Sees through most plans. Play a few games against “collector” first.
web-bot = Bot { $name }
web-bot-full = { $name }: { $plays }

## Names that are suggested

web-names = Marmalade Otter | Brass Pigeon | Velvet Badger | Teacup Walrus | Paper Fox | Thunder Snail | Button Goose | Lemon Heron

## Everywhere

web-back = Back
web-close = Close
web-home = To the front page
web-menu = Menu
web-sure = Yes, really
web-take-back = Take back
web-you = you
web-somebody = Somebody
web-no-line = No connection to the server. Nothing was sent; try again in a moment.
web-lost = Nothing burns here
web-lost-line = This address leads nowhere. The table you are looking for may be long gone.
web-connecting = Striking a match …
web-copied = The link is copied.

## Home

web-home-title = Three boxes of trouble. One table.
web-home-line = Open a box, send the link, sit down. Friends on any phone, bots in the empty chairs. No account, no fuss.
web-games = Games
web-invited = Got an invitation?
web-invited-hint = Code or link
web-invited-wrong = This is not an invitation. It looks like kalo-mitu, or like a link that ends in table/ and some letters.
web-sit-down = Sit down
web-open-table = Open a table
web-coming = coming
web-players-range = { $from } to { $to } players
web-minutes = { $minutes } min
web-warm = Your chair is still warm
web-warm-line = { $game }, as { $name }
web-code-none = No table has this code now. It works while somebody is at the table.
web-say-code = Say this code, or send the link
web-only-here = This address opens on this computer only. To let phones in, serve it to your network.
web-choose-game = Game of this table
web-chair-more = Add a chair
web-chair-fewer = Remove a chair
web-warm-running = { $game }, as { $name }. The match is on.
web-out = You are out. Only bots still play.
web-hurry = Skip to the end
web-hurry-wait =
    { $count ->
        [one] Waiting for one more person who is out.
       *[other] Waiting for { $count } more people who are out.
    }
web-hurry-on = The bots hurry.
web-return = Back
web-forget = Forget this table
web-first-time = First time?
web-first-time-line = Real matches with bots, no clock. A guide explains one idea at a time.
web-public = Open tables
web-public-line = { $game }, { $taken } of { $of } chairs taken
web-public-none = No open table now. Open one and others will find it.
web-look-in = Look in
web-look-back = Look back
web-look-back-line = Every game you finish can be replayed here, card by card, from every chair.
web-record-open = Open a record file
web-record-reading = Reading …
web-record-line = Choose the file of a saved match, or drop it here. The server checks and replays it, and keeps nothing of it.
web-record-checked = What was checked
web-record-too-large = This file is too large for a record.
web-replay = Replay
web-fan-notice = Unofficial fan project. Names and rights of the three games belong to their publishers; drawings and words here are our own. Buy the boxes, they are lovely.

## The campaign of a table

web-campaign = Campaign
web-campaign-of = Campaign of { $table }
web-campaign-next = Next
web-campaign-sum =
    { $tries ->
        [0] Nothing tried yet.
        [one] { $won } won, { $lost } lost, one try.
       *[other] { $won } won, { $lost } lost, { $tries } tries.
    }
web-campaign-won = { $won } of { $all } won
web-campaign-of-all = of { $all }
web-campaign-finished = All { $all } missions are won
web-campaign-finished-tries =
    { $unbeaten ->
        [0] After { $tries } tries.
        [one] After { $tries } tries, one mission without a defeat.
       *[other] After { $tries } tries, { $unbeaten } missions without a defeat.
    }
web-campaign-finished-hardest =
    { $lost ->
        [one] The hardest: { $number } · { $goal }, lost once.
       *[other] The hardest: { $number } · { $goal }, lost { $lost } times.
    }
web-campaign-tries = Tries
web-campaign-older = Older
web-campaign-none = Every match that you finish stands here.
web-campaign-players = { $players } players, { $when }
web-campaign-replay = Replay of try { $number }
web-campaign-review = Review of try { $number }
web-campaign-marks = Mistakes { $mistakes }, luck { $luck }, of 100 tables.
web-campaign-mark = step { $step }: −{ $cost }
web-campaign-line = Missions won, missions open, and every try
web-campaign-choose = Choose
web-own-usual = as usual
web-own-set = Set it
web-own-add = Add
web-own-remove = Remove { $what }
web-own-fine = This can be played.
web-own-anew = Start over
web-own-check = Check
web-own-take = Take it
web-goal-new = new
web-goal-won = won
web-goal-lost = lost
web-goal-score = { $won }–{ $lost }
web-goal-score-said = won { $won }, lost { $lost }
web-goal-suggested = suggested
web-goal-out-of-order = Opens { $opens }. You may begin here all the same.

## A new table

web-your-name = Your name
web-how-many = How many at the table?
web-bots-play = Bots
web-play-bots = Play with bots now
web-play-friends = Open a table for friends
web-make-public = Anybody may find this table

## Joining

web-invited-to = A chair at { $table }
web-no-table = No such table
web-no-table-line = The link is broken, or the table is gone. Ask for a new one.
web-table-full = This table is full
    .line = Every chair is taken. You may watch, or come back when one is free.
web-watch = Just watch
web-take-chair = Sit here
web-free = free
web-gone = You are not at this table any more
web-knock = Try again

## The table before the match

web-table-for =
    { $count ->
        [one] { $game }, one chair
       *[other] { $game }, { $count } chairs
    }
web-rules = Rules
web-chairs = Chairs
web-chairs-taken = { $taken } of { $of } taken · { $least }–{ $most } can play
web-empty-chair = Empty chair
web-empty-chair-line = Link, friend or bot
web-add-bot = Bot
web-bot-level = How this bot plays
web-remove = take away
web-sit-here = Sit here
web-guest = guest
web-host = host
web-muted = muted
web-away = away
web-sealed = sealed
web-not-yet = not yet
web-about = About { $name }
web-hand-over = Make host
web-mute = Mute
web-unmute = Let them talk again
web-kick = Give the chair away
web-report-to-host = Tell the host
web-reported = The host was told. Nobody else was.
web-house-rules = House rules
web-house-rules-host = The host sets them.
web-no-options = Nothing to choose here.
web-number-range = This takes a whole number from { $least } to { $most }.
web-clocks = Clocks
web-clock-seconds = { $seconds } s
web-public-table = Open to everybody
web-public-table-line = The front page lists this table.
web-point-phone = Point a phone here, or say
web-qr = Code with the address of this table
web-copy-link = Copy link
web-share = Share
web-share-text = Come and play { $game }.
web-deal-title = A deal you can check
web-deal-line =
    { $persons ->
        [one] The shuffle is sealed before anybody sees a card and opened after the game. { $sealed } of 1 person added dice of their own.
       *[other] The shuffle is sealed before anybody sees a card and opened after the game. { $sealed } of { $persons } people added dice of their own.
    }
web-seal = seal
web-talk = Talk
web-leave = Leave the table
web-erase = Leave and erase my name and words
web-sure-erase = Erase for good? Press again
web-light = Light the fuse
web-dealing = Dealing …
web-dealing-line = Everybody opens their part of the deal.
web-wait-host = Waiting for { $name }
web-wait-host-line = The host lights the fuse.
web-too-few = { $taken } at the table
web-too-few-line = Add bots or send the link.
web-all-set = Ready when you are
web-empty-line =
    { $empty ->
        [one] One chair stays empty: { $taken } play.
       *[other] { $empty } chairs stay empty: { $taken } play.
    }
web-full-line = Every chair is taken.

## Playing

web-players = Players
web-table = Table
web-side = Log and talk
web-your-side = Your side
web-only-you-see = Only you see this
web-only-you = Only you know.
web-only-you-know = Only you may know
web-you-watch = You watch. Hands stay closed.
web-notebook = Notebook
web-log = What happened
web-log-empty = Nothing yet.
web-log-closed = Older turns are gone for everybody. What lies on the table stays.
web-stood-in = A bot played this for somebody who was away.
web-decision = Your decision
web-skip = To my decision
web-waiting =
    { $more ->
        [0] Waiting for { $name }
        [one] Waiting for { $name } and one more
       *[other] Waiting for { $name } and { $more } more
    }
web-moment = One moment
web-at-zero = At zero: { $what }
web-no-hurry = No hurry
web-minutes-left =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
web-seconds = { $seconds } s
web-time-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
web-five-seconds = Five seconds.
web-reconnecting = Connection lost. Your chair and your cards are safe; trying again.
web-stopped = Something broke in the program. The record is kept; the match can only be closed.
web-step-out = Step out; your chair stays yours
web-talk-new =
    { $count ->
        [0] Talk
       *[other] Talk, { $count } new
    }
web-say = Say something
web-send = Send
web-talk-empty = Nobody has said anything.
web-talk-closed = Quiet: nobody may talk now.
web-whispers-to = whispers to { $name }
web-whispers-to-you = whispers to you
web-nudges = nudges { $name }
web-nudges-you = nudges you
web-talk-to = To whom
web-to-all = To everybody
web-whisper-to = Whisper to { $name }
web-only-to = Only { $name }
web-nudge = Nudge
web-phrases = Set phrases
web-say-it = Say it
web-report = to the host
web-standing = Always: { $what }
web-standing-line = Answers this question for you after a moment. Nobody else learns of it.
web-pause = Ask for a pause
web-pause-not = No pause after all
web-pause-wanted =
    { $count ->
        [one] One player wants a pause. It begins when all agree (menu).
       *[other] { $count } players want a pause. It begins when all agree (menu).
    }
web-paused = Pause
web-paused-line = The clocks stand still. Anybody may go on: see the menu.
web-resume = Go on
web-close-match = End the match without a result
web-close-not = Play on after all
web-resign = Give up
web-sure-leave = Leave for good; a bot plays on
web-keys = Keys
web-keys-list = D to my decision | T talk | L what happened | ? this list

## The end

web-won-by =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
web-no-winner = Nobody wins this one.
web-stamp-won = you won
web-stamp-end = the end
web-stamp-closed = closed
web-you-win =
    { $others ->
        [0] You win.
        [one] You win, with one other.
       *[other] You win, with { $others } others.
    }
web-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came last.
    }
web-you-lose = You lose.
web-you-lost = Next time it is somebody else.
web-last-moves = How it ended
web-what-next = What comes next
web-again = Same table, again
web-back-to-table = Back to the table
web-save-record = Save record
web-save-seals = Save seals
web-checking = Checking the deal …
web-deal-honest = The deal was honest
web-deal-unproven = The deal is not proven fair
web-deal-wrong = The deal could not be confirmed
web-cannot-check = This browser cannot check it here: it needs a safe address (https). Save the record and run litfuse verify.
web-check-sealed = Sealed before the first card
web-check-nonces =
    { $count ->
        [0] Nobody added dice of their own.
        [one] One seat added dice of its own, and they are the ones that were sealed.
       *[other] { $count } seats added dice of their own, and they are the ones that were sealed.
    }
web-check-mine = Yours are among them.
web-check-not-mine = The dice of this browser are not in the record: they came too late.
web-check-seed = Seed opened: it fits the seal
web-check-draws =
    { $draws ->
        [one] The one random draw of { $steps } steps comes from that seed
       *[other] All { $draws } random draws of { $steps } steps come from that seed
    }
web-check-here = Checked here, in your browser, in { $seconds } s. To check every step against the rules, run

## Looking back

web-steps = Steps
web-step = Step
web-step-of = Step { $step } of { $of }
web-previous = Previous step
web-next = Next step
web-replay-play = Play
web-replay-pause = Pause
web-link-step = Link to this step
web-see-as = See as
web-see-all = Everything
web-see-spectator = Spectator
web-quiet-step = Nothing to see in this step.
web-by-clock = The clock decided.
web-no-replay = No replay

## Rules and settings

web-no-rules = The rules of this game are not here yet.
web-settings = Settings
web-settings-line = For this browser
web-language = Language
web-language-now = Language: English
web-colours = Light
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-switch = Dark or light
web-motion = Motion
web-motion-auto = As the system
web-motion-still = Still
web-motion-line = Still: nothing moves or flies; changes are marked instead.
web-sound = Sounds
web-sound-line = Made by this page. No sound tells you anything that the page does not tell you too.
web-sound-turn = Your turn
web-sound-table = Table
web-sound-time = Time
web-sound-talk = Talk
web-plain = Plain board
web-plain-line = Lists and forms instead of drawings; for screen readers, slow connections and people who prefer text.
web-keys-on = Keys
web-keys-on-line = Single keys such as D or Esc work as shortcuts.

## The plain board

plain-value = { $value }
plain-your-question = Your question
plain-table = The table
plain-choose = choose
plain-take = choose { $count }
plain-you-may = You may also
plain-which = which one
plain-you = { $name } (you)
plain-me = You are { $name }, seat { $seat } of { $seats }.
plain-yours = Your place
plain-watching = You watch.
plain-pair = { $label }: { $value }
plain-clock-zero = { $what }: { $time } · At zero: { $zero }

## Lessons

web-learn-game = Learn { $game }
web-learn-start = Start: { $part }
web-learn-skip = Skip it all
web-learn-about =
    { $count ->
        [one] { $about } · one idea
       *[other] { $about } · { $count } ideas
    }
web-learn-done = That is all of it.
web-learn-again = Again
web-learn-known = What you have seen so far
web-learn-back = Back to the lesson
web-guide = Guide
web-guide-part = Part { $number } of { $of }
web-guide-ideas = { $count } of { $of } ideas seen
web-guide-skip = Skip
web-guide-next = Got it

# The review

web-review = Review
web-review-decisions = Decisions
web-review-knew = What { $name } knew at step { $step }
web-review-options = What could have been done
web-review-taken = taken
web-review-hundred = Out of a hundred tables like this one, { $best } are won after the best answer that was found, { $taken } after this one.
web-review-error = ± is the standard error: these chances are estimates from sampled worlds.
web-review-exact = Exact: all possible worlds were played on.
web-review-lost = How many tables of a hundred this loses, compared with the best answer that was found.
web-review-match = The match
web-review-head =
    { $result ->
        [won]
            { $turn ->
                [good] Won, with { $luck } points of luck
                [bad] Won, against { $luck } points of bad luck
               *[none] Won, without luck
            }
       *[lost]
            { $turn ->
                [good] Lost, in spite of { $luck } points of luck
                [bad] Lost, with { $luck } points of bad luck
               *[none] Lost, without bad luck
            }
    }
web-review-account = Start { $start }, luck { $luck }, mistakes { $mistakes }: { $result } of 100.
web-review-who = player
web-review-cost = cost
web-review-luck = luck
web-review-best-of = { $best } of { $of }
web-review-chance = The chance to win, from decision to decision
web-review-step = step { $step }
web-review-as-table = Show as table
web-review-map = What each hidden wire may be, in per cent
web-review-held = the player holds it
web-review-map-line = Exact, from everything that { $name } knew then.
web-review-box-hit = { $whose ->
    [best] the best call is right
   *[taken] this call is right
}
web-review-box-worth = { $whose ->
    [best] wins after the best answer
   *[taken] wins after this one
}
web-review-stand = Stand of { $name }
web-review-curve-kitten = Kitten on top, as it was known
web-review-curve-goat = Am I the goat? An estimate
web-review-progress = { $done } of { $of } decisions reviewed
web-review-broke = The review broke off. Load the page again.
web-review-none = There is no review
web-review-tab-move = Move
web-review-tab-map = Odds
web-review-tab-match = Match
web-review-mark-cost = cost games
web-review-mark-best = best of all
web-review-mark-luck = luck turned
web-review-mark-own = this player
web-play-on = Play on from here
web-play-on-line = A table of your own, with bots on the other seats. It is practice and counts nowhere.
web-play-on-again = Once more from there
web-own = Your statistics
web-own-line = kept in this browser, nowhere else
web-own-matches = matches
web-own-won = won
web-own-goals = missions won
web-own-reviewed = reviewed
web-own-cost = cost of a decision, of 100 tables
web-own-luck = luck in all, of 100 tables
web-own-cost-time = What a decision cost, match by match
web-own-match = match { $step }
web-own-goal = mission { $number }
web-own-list =
    { $count ->
        [one] The latest match
       *[other] The latest { $count } matches
    }
web-own-none = Matches that you finish in this browser are counted here.
web-own-about = Cost and luck come from reviews: open the review of a match, and it counts here. Practice does not count.
web-own-export = Save as a file
web-own-forget = Forget all of it
web-review-point = where
web-review-of-hundred = of 100
web-practice = Practice
web-practice-line = Practice: this counts nowhere.
web-practice-back = Back to the review
web-odds-on = Odds for everyone: on
web-odds-ask = Odds for everyone
web-odds-line = The host wants odds to be shown to everybody at this table. A match begins only when all agree.
web-odds-agree = I agree
web-odds-agreed = You agree.
web-odds-waiting = Not yet: { $names }
web-check-practice =
    { $steps ->
        [one] The first step is the same as in the match that this one continues.
       *[other] The first { $steps } steps are the same as in the match that this one continues.
    }
