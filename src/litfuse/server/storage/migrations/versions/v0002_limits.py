"""Who was there when, what was heard, and a chain over entries: for bounded reads, retention and checks at load."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from litfuse.server.storage import chain
from litfuse.server.storage.base import Append, BadRow

revision = "0002"
down_revision = "0001"
CHAIRS = 8


def upgrade() -> None:
    now = time.time_ns() // 1_000_000
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default=str(now)))
        table.drop_index("tables_public")
        table.create_index("tables_public", ["public", "seen"])
        table.create_index("tables_seen", ["seen"])
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("ended", sa.BigInteger))
        table.add_column(sa.Column("outcome", sa.LargeBinary))
        table.create_index("matches_ended", ["ended"])
    with op.batch_alter_table("entries") as table:
        table.add_column(sa.Column("chain", sa.LargeBinary, nullable=False, server_default=""))
    with op.batch_alter_table("lines") as table:
        table.add_column(sa.Column("at", sa.BigInteger))
        table.add_column(sa.Column("heard", sa.LargeBinary, nullable=False, server_default="{}"))
        table.create_index("lines_at", ["at"])
    op.execute(
        "update matches set ended = (select max(at) from entries where match_id = matches.id) where status = 'over'"
    )
    _link_entries()
    _count_lines()


def _link_entries() -> None:
    run = op.get_bind().execute
    rows_of = sa.text(
        'select match_id, seq, at, "by", "left", entry, seat, command_id, body, tick from entries'
        " where match_id = :id order by seq"
    )
    put = sa.text("update entries set chain = :chain where match_id = :id and seq = :seq")
    for match_id, doc in run(sa.text("select id, doc from matches")).all():
        try:
            before = chain.root(match_id, bytes(doc))
        except BadRow:
            continue  # unreadable before as after; the server sets the table aside
        links = []
        for values in run(rows_of, {"id": match_id}):
            before = chain.link(before, Append(**values._mapping))
            links.append({"chain": before, "id": match_id, "seq": values.seq})
        if links:
            run(put, links)


def _count_lines() -> None:
    """What `talk/tally.py` counts with each line, for those who heard it before it was counted."""
    run = op.get_bind().execute
    put = sa.text("update lines set at = :at, heard = :heard where table_id = :table and number = :number")
    lines = sa.text("select number, doc from lines where table_id = :table order by number")
    for (table_id,) in run(sa.text("select distinct table_id from lines")).all():
        counts: dict[str, Any] = {"watchers": 0, "chairs": [[0, 0, 0] for _ in range(CHAIRS)]}
        found = []
        for number, doc in run(lines, {"table": table_id}):
            try:
                at = _count(counts, msgspec.json.decode(bytes(doc)))
            except (msgspec.DecodeError, LookupError, TypeError, AttributeError, ValueError):
                at = 0  # unreadable before as after
            found.append({"at": at, "heard": msgspec.json.encode(counts), "table": table_id, "number": number})
        run(put, found)


def _count(counts: dict[str, Any], line: dict[str, Any]) -> int:
    """One more line. Of a chair: its holder's generation, the lines that any holder hears, those to this one alone.

    Returns when it was said.
    """
    if line.get("kind", "chat") in ("chat", "whisper"):
        counts["watchers"] += 1
        for number, chair in enumerate(counts["chairs"]):
            chair[1] += number not in line.get("unheard_by", ())
        return int(line["at"])
    ends = {(line["chair"], line.get("generation", 0)), (line["to"], line.get("to_generation", 0))}
    for end, generation in ends:
        chair = counts["chairs"][end]
        if generation > chair[0]:
            chair[0], chair[2] = generation, 0
        chair[2] += generation == chair[0]
    return int(line["at"])


def downgrade() -> None:
    with op.batch_alter_table("lines") as table:
        table.drop_index("lines_at")
        table.drop_column("heard")
        table.drop_column("at")
    with op.batch_alter_table("entries") as table:
        table.drop_column("chain")
    with op.batch_alter_table("matches") as table:
        table.drop_index("matches_ended")
        table.drop_column("ended")
    with op.batch_alter_table("tables") as table:
        table.drop_index("tables_seen")
        table.drop_index("tables_public")
        table.create_index("tables_public", ["public"])
        table.drop_column("seen")
