### What the server says to a person at a table.

## Tables and chairs

not-found = There is nothing here, or it is not for you.
no-such-chair = This table has no chair { $chair }.
chair-taken = Chair { $chair } is taken.
table-full = Every chair at this table is taken.
name-taken = Somebody here is called “{ $name }” already. Choose another name.
no-person-there = No person sits on chair { $chair }.
not-during-a-match = Not during a match.

## The deal

deal-gone = That deal is no longer being made. Nothing was changed.
deal-other-nonce = This random number is not the one that was sealed.

## Answers

nothing-to-play = No answer came with this. Say what you want to do.
command-id-used = This number stood for another answer before. Nothing was changed.
server-failed = Something went wrong on the server. See how the table stands, then try again.
store-failed = The server cannot keep anything right now, so it takes nothing. Your chair and your cards are safe.

## The command line, and the settings

cli-help-serve = Serve tables to people and bots over the network.
cli-help-backup = Copy the server’s database, also while it runs.
cli-help-backup-file = The file to write.
cli-serving = Serving at { $url } – stop with Ctrl+C.
cli-already-served = Another server has { $path } open. Stop it, or choose another folder with --data.
cli-cannot-serve = The server cannot start: { $what }
cli-no-database = There is no database at { $path }.
cli-backup-exists = { $file } is there already and stays as it is. Choose another name.
cli-backed-up = The backup is in { $file }.

setting-host = Address to listen on
setting-port = Port to listen on
setting-data = Folder of the database and the secret; empty: the user’s data folder
setting-secret = Signs the chairs’ tokens; empty: a file in the data folder
setting-origins = Other origins that may connect, separated by commas
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
setting-name-length = Characters of a name
setting-seat-sockets = Sockets per chair; one more closes the oldest
setting-watchers = Sockets of spectators per table
setting-queue-frames = Messages waiting for one slow reader
setting-queue-bytes = Bytes waiting for one slow reader
setting-hello-seconds = Seconds to say who one is
setting-silence-seconds = A socket that says nothing for so many seconds is closed
setting-tables-per-minute = New tables per minute and address
setting-idle-seconds = Seconds after which a table without sockets and match leaves memory
