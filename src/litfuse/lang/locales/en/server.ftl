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
