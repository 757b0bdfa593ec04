"""The statements that write, one message each: a message is carried out whole or not at all.

A message of several statements cannot have parameters, so values are written into it. Bytes and text are written as
hexadecimal digits only, so nothing in them can end a literal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import astuple

from .. import base
from ..base import Append, Owner, Write

_ENTRY: Final = 'match_id, seq, at, "by", "left", entry, seat, command_id, body, tick, chain'
NO_ROW: Final = "22012"  # SQLSTATE of a division by zero, with which a statement below says that it found no row


def columns(owned: Iterable[tuple[Owner, Append]]) -> list[tuple[Any, ...]]:
    """Returns the parameters of WRITE (`homes.py`), except the node."""
    return list(zip(*((*owner, *astuple(entry)) for owner, entry in owned), strict=True))


def message(writes: Sequence[Write], node: str, owner: Owner | None) -> str:
    """Returns a message with all of these writes, in order, if the owner is one.

    It fails with NO_ROW, or a unique violation, if another writer has interfered.
    """
    statements = [_SQL[type(write)](*(literal(value) for value in astuple(write))) for write in writes]
    if owner is None:
        return ";".join(statements)
    first = writes[0]
    if isinstance(first, base.PutTable) and first.rev == 1:  # a new table, which lives here
        statements[0] += f";{_settled_at(node, owner)}"
        return ";".join(statements)
    return ";".join((_fence(node, owner), *statements))


def _fence(node: str, owner: Owner) -> str:
    """Fails unless the table is the node's. Locks its row, as a take-over does, until the whole message is done."""
    mine = f"id = {literal(owner.table)} and home = {literal(node)} and epoch = {literal(owner.epoch)}"
    return (
        f"with mine as materialized (select 1 from tables where {mine} for no key update) select 1 / count(*) from mine"
    )


def _settled_at(node: str, owner: Owner) -> str:
    home = f"home = {literal(node)}, epoch = {literal(owner.epoch)}"
    return f"update tables set {home} where id = {literal(owner.table)}"


def literal(value: str | int | bytes | None) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"({int(value)})"
    if isinstance(value, bytes):
        return f"decode('{value.hex()}', 'hex')"
    return f"convert_from(decode('{value.encode().hex()}', 'hex'), 'UTF8')"


def _one(statement: str) -> str:
    """Fails unless the statement changes a row."""
    return f"with done as ({statement} returning 1) select 1 / count(*) from done"


def _put_table(id: str, rev: str, public: str, running: str, seen: str, doc: str, rules: str) -> str:
    if rev == literal(1):
        return (
            "insert into tables (id, rev, public, running, seen, doc, rules)"
            f" values ({id}, {rev}, {public}, {running}, {seen}, {doc}, {rules})"
        )
    return _one(
        f"update tables set rev = {rev}, public = {public}, running = {running}, seen = {seen}, doc = {doc},"
        f" rules = {rules} where id = {id} and rev = {rev} - 1"
    )


def _seen(id: str, seen: str) -> str:
    return f"update tables set seen = {seen} where id = {id}"


def _put_match(id: str, table_id: str, number: str, doc: str) -> str:
    return (
        f"insert into matches (id, table_id, number, status, doc) values ({id}, {table_id}, {number}, 'running', {doc})"
    )


def _set_status(id: str, status: str, at: str, outcome: str) -> str:
    return (
        f"update matches set status = {status}, ended = case {status} when 'over' then {at} end, outcome = {outcome}"
        f" where id = {id}"
    )


def _append(*values: str) -> str:
    return f"insert into entries ({_ENTRY}) values ({', '.join(values)})"


def _put_line(*values: str) -> str:
    return f"insert into lines (table_id, number, author, line_id, at, heard, doc) values ({', '.join(values)})"


def _forget_table(id: str) -> str:
    return f"update tables set doc = '', public = false, running = false, rev = rev + 1 where id = {id}"


def _forget_match(id: str) -> str:
    return f"update matches set status = 'gone' where id = {id}"


def _remove_entries(match_id: str, most: str) -> str:
    some = f"select ctid from entries where match_id = {match_id} limit {most}"
    return f"delete from entries where ctid = any(array({some}))"


def _remove_match(id: str) -> str:
    return f"delete from matches where id = {id} and not exists (select from entries where match_id = {id})"


def _remove_lines(table_id: str, most: str) -> str:
    some = f"select ctid from lines where table_id = {table_id} limit {most}"
    return f"delete from lines where ctid = any(array({some}))"


def _remove_table(id: str) -> str:
    return (
        f"delete from tables where id = {id} and not exists (select from matches where table_id = {id})"
        f" and not exists (select from lines where table_id = {id})"
    )


def _remove_talk(before: str, most: str) -> str:
    old = f"ctid = any(array(select ctid from lines where at < {before} order by at limit {most}))"
    last = "(select max(number) from lines l where l.table_id = lines.table_id)"
    return (
        f"update lines set doc = '', at = null where {old} and number = {last};"
        f"delete from lines where {old} and number < {last}"
    )


def _erase_lines(table_id: str, author: str, most: str) -> str:
    some = f"select ctid from lines where table_id = {table_id} and author = {author} and doc <> '' limit {most}"
    return f"update lines set doc = '' where ctid = any(array({some}))"


def _put_match_doc(id: str, doc: str) -> str:
    return f"update matches set doc = {doc} where id = {id}"


def _put_review(id: str, review: str) -> str:
    return f"update matches set review = {review} where id = {id}"


def _probe() -> str:
    return "update alembic_version set version_num = version_num"


# The arguments are the fields of the row, in their order, as literals.
_SQL: dict[type[Any], Callable[..., str]] = {
    base.PutTable: _put_table,
    base.Seen: _seen,
    base.PutMatch: _put_match,
    base.SetStatus: _set_status,
    base.Append: _append,
    base.PutLine: _put_line,
    base.ForgetTable: _forget_table,
    base.ForgetMatch: _forget_match,
    base.RemoveEntries: _remove_entries,
    base.RemoveMatch: _remove_match,
    base.RemoveLines: _remove_lines,
    base.RemoveTable: _remove_table,
    base.RemoveTalk: _remove_talk,
    base.EraseLines: _erase_lines,
    base.PutMatchDoc: _put_match_doc,
    base.PutReview: _put_review,
    base.Probe: _probe,
}


def single(writes: Sequence[Write]) -> Append | None:
    """Returns the entry if there is nothing else to write, otherwise None."""
    first = writes[0]
    return first if len(writes) == 1 and isinstance(first, Append) else None
