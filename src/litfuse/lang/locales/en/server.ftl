### What the server says to a person at a table.

## Tables and chairs

not-found = There is nothing here, or it is not for you.
no-such-chair = This table has no chair { $chair }.
chair-taken = Chair { $chair } is taken.
table-full = Every chair at this table is taken.
name-taken = Somebody here is called “{ $name }” already. Choose another name.
no-person-there = No person sits on chair { $chair }.
other-person-there = Somebody else sits on chair { $chair } now. Nothing was changed.
not-during-a-match = Not during a match.
not-out = Only players who are out can skip to the end.
not-so-many-chairs = This game has { $least } to { $most } chairs.
person-on-last-chairs = { $name } sits on one of the last chairs. Ask them to take another one first.

## The deal

deal-gone = That deal is no longer being made. Nothing was changed.
deal-other-nonce = This random number is not the one that was sealed.

## Answers

nothing-to-play = No answer came with this. Say what you want to do.
command-id-used = This id already belongs to another command. Nothing was changed.
server-failed = Something went wrong on the server. See how the table stands, then try again.
store-failed = The server cannot store anything right now, so it accepts no moves. Your chair and your cards are safe.

## Matches

only-for-players = Only those who sit at the table can do that.
only-the-host = Only the host can do that.
leave-instead = You cannot send yourself away. Leave instead.
no-match = No match is being played.
other-match = That was about another match. Nothing was changed.
no-such-choice = This cannot be played now.
paused-already = The match is paused already.
not-paused = The match is not paused.
no-such-standing = No answer can be left standing for this question.
closed-rules = the server has other rules by now

## Talk

chat-closed = Nobody may talk now.
no-whispers = Nobody may whisper here.
no-nudges = Nobody may nudge here.
nobody-there = Nobody sits there.
nudge-has-words = A nudge has no words.
no-such-phrase = This is not one of the things to say here.
nudged-already = You have nudged somebody just now. Wait for the next step.
nudge-too-soon = One nudge in { $seconds } seconds.
you-are-muted = The host has muted you.
chat-too-fast = Not so fast. Wait a few seconds.
cannot-report = There is nobody to report this to.
line-empty = There is nothing in this line.
line-too-long = A line has at most { $most } characters.
line-control = This line has characters that cannot be shown.
name-empty = Choose a name.
name-too-long = A name has at most { $most } characters.
name-control = This name has characters that cannot be shown.
name-marks = This name has too many marks on one letter.
name-mixed = This name mixes letters of several alphabets.

## Connections

kicked = The host has given your chair away.
left = You have left the table.
server-stops = The server stops. Come back when it runs again: nothing is lost.
come-back = This table is on its way to another server. Come back in a moment: nothing is lost.
too-many-sockets = Your chair is open in too many places. The oldest one was closed.
too-many-watchers = This table has no room for more spectators. Come back later.
hello-late = This client did not say in time who it is, so the connection was closed.
hello-first = The first message has to say who the client is.
hello-once = This client has already said who it is.
other-version = The server was updated and speaks version { $version } of the protocol. Load this page again.
text-only = Messages have to be text.
message-too-large = This message is too large.
message-too-deep = This message is nested too deep.
too-many-messages = Too many messages at once. Wait a moment and come back.
unreadable = The stored data of this table or match cannot be read. The server’s log says where.
document-newer = This was written by a newer version (document { $version }).
too-many-connections = Too many connections from your address. Close some.
too-many-tables = Too many new tables. Wait a minute.
too-many-codes = Too many codes. Wait a minute.
too-many-records = Too many record files. Wait a minute.
too-many-checks = Too many checks. Wait a moment.
too-many-reviews = Too many reviews are being made. Try again in some minutes.
practice-no-position = Nothing can be played on from step { $step } of this match.
practice-other-rules = This match was played by other rules than this server has now.
odds-not-agreed = Odds for everyone are set, and not everybody at the table wants them yet.
no-odds = Nobody is shown odds in this match.
bad-path = There is no such address.
bad-host = This server does not answer to this name. The person who runs it can add the name to LITFUSE_HOSTS.
bad-origin = This page may not speak to this server.
json-only = This server takes JSON only.
bad-request = This request cannot be understood.
not-allowed = This cannot be done here.

## The command line, and the settings

cli-help-serve = Serve tables to people and bots over the network.
cli-help-serve-open = Play here: take the next port if this one is taken, show a code for phones, open a browser.
cli-help-backup = Copy the server’s database, also while it runs.
cli-help-backup-file = The file to write.
cli-serving = Serving at { $url } – stop with Ctrl+C.
cli-only-here = Only this machine can open it. For phones in the same network: make play HOST=0.0.0.0
cli-no-display = There is no display here: open the address in a browser.
cli-newer-database = { $path } was written by a newer version of Litfuse. Install that version, or choose another folder with --data.
cli-already-served = Another server has { $path } open. Stop it, or choose another folder with --data.
cli-cannot-serve = The server cannot start: { $what }
cli-secret-short = The setting secret has { $have } bytes; it takes { $least }. Leave it empty, and the server makes one of its own.
cli-secret-open = Other users of this machine can read or change { $path }, which signs the tokens of chairs. Run: chmod 600 { $path }
cli-secret-cut = { $path } holds { $have } bytes; a secret has { $least }. Put back a copy, or remove the file: then a new secret is made, and everybody has to sit down anew.
cli-database-unreachable = The database { $url } cannot be used: { $what }
cli-database-old = This is PostgreSQL { $have }; Litfuse needs { $least } or newer.
cli-database-encoding = The database’s encoding is { $have }; Litfuse needs UTF8.
cli-database-forgetful = { $url } may forget what it has confirmed: synchronous_commit is off. Turn it on for this database or its user.
cli-database-standby = { $url } is a standby, which cannot be written to. Name the primary.
cli-advertise-missing = Where can other nodes reach this one? It listens at every address: set LITFUSE_ADVERTISE to the one they should use, like 10.0.0.5:8000.
cli-advertise-port = LITFUSE_ADVERTISE is { $have }; it takes an address and a port, like 10.0.0.5:8000.
cli-advertise-wrong = Other nodes are told to reach this one at { $have }, but this node does not answer there. Set LITFUSE_ADVERTISE to its address and port in their network.
cli-advertise-apart = This node would be reached at { $have }, another one at { $other }: one of them is an address of its own machine only. Set LITFUSE_ADVERTISE on each node to its address and port in their common network.
cli-secret-differs = Another node of this database signs with another secret, so neither would know the other’s chairs. Set LITFUSE_SECRET to the same on all nodes.
cli-help-migrate = Copy the server’s database from its file into PostgreSQL, or back. No server may be running on either.
cli-help-migrate-to = Where it goes: into the PostgreSQL that the setting database-url names, or into a file in the data folder. The target must be empty.
cli-migrate-no-url = Which PostgreSQL? Set LITFUSE_DATABASE_URL to postgresql://user:password@host/name.
cli-migrate-progress = { $table }: { $done } of { $total }
cli-migrate-not-empty = There are tables in { $target } already; nothing was copied. Choose an empty one.
cli-migrate-failed = The rows in { $target } differ from those that were sent ({ $table }), so the copy was undone.
cli-migrated = { $rows } rows are in { $target }, read back and compared. Take the secret along: the file secret, or the setting.
cli-database-version = Another version of Litfuse wrote { $url }. Start the server of this version on it once.
cli-no-database = There is no database at { $path }.
cli-backup-exists = { $file } is there already and stays as it is. Choose another name.
cli-backed-up = The backup is in { $file }.

setting-host = Address to listen on
setting-port = Port to listen on
setting-data = Folder of the database and the secret; empty: the user’s data folder
setting-database-url = URL of a PostgreSQL database to use instead of a file; set it in the environment, where other users cannot read it
setting-advertise = Address and port at which other nodes of the same database reach this one; empty: where it listens
setting-lease-seconds = Seconds after which the tables of a node that does not answer go to others
setting-drain-seconds = Seconds between the signal to stop and the end, while /readyz answers 503
setting-secret = Signs the chairs’ tokens; empty: a file in the data folder
setting-hosts = Names under which clients may reach it, beside localhost and its addresses, separated by commas
setting-origins = Other origins that may connect, separated by commas
setting-proxies = Trusted reverse proxies in front; that many addresses of X-Forwarded-For are believed
setting-metrics = Serve Prometheus figures at /metrics
setting-log-level = debug, info, warning or error
setting-bot-workers = Processes in which bots think
setting-bot-budget = Seconds a bot may think about one answer
setting-bot-least = Milliseconds a bot takes at least
setting-bot-most = Milliseconds a bot takes at most
setting-message-bytes = Largest message of a client, in bytes
setting-message-depth = Deepest nesting of a message
setting-message-rate = Messages per second and socket
setting-message-burst = Messages at once per socket
setting-chat-lines = Lines in 5 seconds per chair
setting-chat-length = Characters of a line
setting-chat-kept = Lines shown at connect
setting-nudge-seconds = Seconds between two nudges of one person
setting-name-length = Characters of a name
setting-connections = Connections of one address; of one /64 with IPv6
setting-request-rate = Requests a second and address
setting-request-burst = Of these, at once
setting-seat-sockets = Sockets per chair; one more closes the oldest
setting-watchers = Sockets of spectators per table
setting-queue-frames = Messages waiting for one slow reader
setting-queue-bytes = Bytes waiting for one slow reader
setting-hello-seconds = Seconds in which a new socket has to say who it is
setting-silence-seconds = A socket that says nothing for so many seconds is closed
setting-tables-per-minute = New tables per minute and address
setting-codes-per-minute = Invitation codes per minute and address
setting-records-per-minute = Record files opened per minute and address
setting-review-jobs = Processes for one review of a match; they give way to everything else
setting-idle-seconds = Seconds after which a table without sockets and match leaves memory
setting-keep-days = Days that tables at which nobody has been, and matches that are over, are kept; 0: for ever
setting-keep-talk-days = Days that talk is kept; 0: as long as its table
