"""The places of a turn at which the rules go on once every question is answered (BB-C-13).

`ACT` is the default, so it is left out where a state or a view is written.
"""

from __future__ import annotations

from typing import Final

ACT: Final = 0  # the player declares an action
# After the action, in this order
UNLOCK: Final = 1  # cards become usable
AFTER: Final = 2  # the mission's own consequences
COMPLETED: Final = 3  # values whose last wire was cut
VERDICT: Final = 4  # tests for defeat and success
YELLOW_CUT: Final = 5  # two yellow wires have been cut
END: Final = 6  # the end of the turn
RAN_OUT: Final = 7  # players who have just run out of wires
LOSS: Final = 8  # the tests for defeat and success again
ORDER: Final = 9  # the choice of the next player
# Before the action
ROUND: Final = 10  # the next turn begins; the Captain's seat was passed
REVEAL: Final = 11  # the test for all-red hands
TOKENS: Final = 12  # the first info tokens
