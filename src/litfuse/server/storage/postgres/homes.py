"""The statements by which several nodes share a database: who lives, who has which table, and writes that only a
table's home can make.

Each is one message and one transaction, READ COMMITTED: a node that is paused between two messages would hold its row
locks for as long as it sleeps. Nearly every clause prevents a race; `tests/server/nodes` plays each race and shows what
happens without the clause.
"""

from __future__ import annotations

from typing import Final

_LEASE: Final = "make_interval(secs => $2)"

# A node begins to live: id, lease, address, rules, schema, place, hash of the secret. The id is new at every start and
# after every burial: what an earlier life sent may still arrive.
JOIN: Final = f"""
insert into nodes (id, alive_until, address, rules, schema, place, secret_hash)
values ($1, clock_timestamp() + {_LEASE}, $3, $4, $5, $6, $7)"""

# id, place. Whoever listened there does so no more, since this node does: nobody has to wait for the end of its lease.
FOLLOW: Final = "delete from nodes where id <> $1 and place = $2 and place <> '' returning id"

# id. The others, dead or alive, as long as nobody has buried them.
OTHERS: Final = """
select id, address, rules, secret_hash, alive_until > clock_timestamp() as alive from nodes where id <> $1"""

# id, lease. No row: the node was buried.
RENEW: Final = f"""
update nodes set alive_until = clock_timestamp() + {_LEASE} where id = $1 returning id"""

# id, lease. Deletes the rows of others whose lease is over, and returns their ids. It waits for a renewal that is under
# way, and a renewal that comes later finds nothing. After a restart of the database all get one more lease.
BURY: Final = f"""
delete from nodes where id <> $1 and alive_until < clock_timestamp()
  and pg_postmaster_start_time() + {_LEASE} < clock_timestamp()
returning id"""

# id. The node leaves by itself, when its tables are given away.
LEAVE: Final = "delete from nodes where id = $1"

# The table. No row: there is no such table. Without an address the table has no living home.
LOOK: Final = """
select t.home, t.epoch, t.rules, n.address from tables t left join nodes n on n.id = t.home where t.id = $1"""

# Rules of a match that runs, as `tables.rules` has them. A living node that can play the match on.
ABLE: Final = "select id, address from nodes where $1 = any(string_to_array(rules, ',')) order by id limit 1"

# The node, the table, its epoch and its home as LOOK gave them. Returns the new epoch; no row: look again. The epoch
# must be the one that was seen: an update that had to wait is checked again with the row's new home, but with the
# nodes as they were before. The log is read by a later statement: this one's snapshot is older than its lock.
TAKE: Final = """
update tables set home = $1, epoch = epoch + 1 where id = $2 and epoch = $3 and home is not distinct from $4
  and (home = $1 or not exists (select from nodes where id = $4)) and exists (select from nodes where id = $1)
returning epoch"""

# The node, tables, their epochs. Waits for a write of ours that is under way and refuses one that comes later, so that
# reading back is final. Returns the tables that are still ours, with their new epochs.
SETTLE: Final = """
update tables t set epoch = t.epoch + 1 from unnest($2::text[], $3::bigint[]) as u(id, epoch)
where t.id = u.id and t.home = $1 and t.epoch = u.epoch returning t.id, t.epoch"""

# Homes of running tables that are no living nodes. Steps from home to home through the index.
GONE: Final = """
with recursive h(home) as (
  select min(home) from tables where running
  union all select (select min(home) from tables where running and home > h.home) from h where h.home is not null)
select home from h where home is not null and not exists (select from nodes n where n.id = h.home)"""

# The node, homes that are gone, how many at most, rules that living nodes have and this one has not. Takes running
# tables that nobody has; two nodes share them.
SWEEP: Final = """
with free as (
  select id from tables where running and (home = any($2::text[]) or home is null)
    and (rules is null or rules <> all($4::text[])) limit $3
  for no key update skip locked)
update tables t set home = $1, epoch = t.epoch + 1 from free
where t.id = free.id and exists (select from nodes where id = $1) returning t.id, t.epoch, t.doc"""

# The node. Running tables that are its own: after a SWEEP whose answer was lost nobody looks after them.
MINE: Final = "select id, doc from tables where running and home = $1"

# The node. All its tables are free; what it has written before is waited for.
GIVE: Final = """
with mine as (select id from tables where home = $1 order by id for no key update)
update tables t set home = null from mine where t.id = mine.id"""

_ENTRY: Final = 'match_id, seq, at, "by", "left", entry, seat, command_id, body, tick, chain'

# The node, tables, their epochs, then the columns of their entries: one entry of each table. The row of each table is
# locked as a take-over locks it; what another has locked is skipped, so that one stuck table holds up no other.
# Returns of each table whether it is ours (if not, SETTLE decides) and whether the entry was stored (if not, its place
# or the command's id is taken).
WRITE: Final = f"""
with unit as materialized (
  select * from unnest($2::text[], $3::bigint[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::bytea[],
    $9::bytea[], $10::int[], $11::text[], $12::bytea[], $13::int[], $14::bytea[])
  as u(table_id, epoch, {_ENTRY})),
mine as materialized (
  select t.id from tables t join unit u on t.id = u.table_id where t.home = $1 and t.epoch = u.epoch
  order by t.id for no key update of t skip locked),
stored as (
  insert into entries ({_ENTRY}) select {_ENTRY} from unit u join mine m on m.id = u.table_id
  on conflict do nothing returning match_id, seq)
select u.table_id, m.id is not null as mine, s.seq is not null as stored
from unit u left join mine m on m.id = u.table_id left join stored s on s.match_id = u.match_id and s.seq = u.seq"""
