"""Checks the record: draws follow from the key, events from actions and draws, states from events; files; messages."""

from __future__ import annotations

from litfuse.kernel import archive, notation
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Header, Told, Viewer
from litfuse.kernel.told import Perspective, told

from ..report import difference
from .shape import admitted
from .trial import Moment, Trial, solid


def entry(trial: Trial, now: Moment) -> None:
    """Checks one line of the record alone: its form, its notation, its draws."""
    report, line = trial.report, now.match.entry
    data = encode(line)
    report.size("entry", data, str(now))
    back = codec(trial.game).entry(data)
    report.expect(back == line and encode(back) == data, "entry-codec", str(now), data.decode())
    for draw in line.draws:
        got = archive.drawn(now.match.key or b"", line.seq, draw)
        report.expect(got == draw.got, "draws-from-key", str(now), f"{draw!r}: {got!r}")
    if line.answers and line.action is not None:
        again = notation.read(notation.write(line.action), trial.game.types.action)
        report.expect(again == line.action, "notation", str(now), f"{line.action!r} / {again!r}")
        data = encode(line.action)
        report.expect(codec(trial.game).action(data) == line.action, "action-codec", str(now), data.decode())
    for event in line.events:
        report.expect(codec(trial.game).event(encode(event)) == event, "event-codec", str(now), f"{event!r}")
        written = notation.write(event)
        read = notation.read(written, codec(trial.game).event.kind)
        report.expect(read == event, "notation", str(now), f"{written} / {read!r}")


def messages(trial: Trial, now: Moment) -> None:
    """Checks that what a viewer gets decodes to the same value."""
    report, decode = trial.report, codec(trial.game)
    view = trial.viewers[trial.rng.below("viewer", len(trial.viewers))]
    frame = now.frame(view)
    report.size("frame", frame, str(now))
    report.expect(decode.frame(frame) == now.seen(view), "frame-codec", str(now), frame.decode())
    seen = trial.game.view(now.match.state, view)
    report.expect(decode.view(encode(seen)) == seen, "view-codec", str(now), f"{seen!r}")
    report.expect(all(text.key for text in trial.game.recall(seen)), "recall-text", str(now), f"{seen!r}")
    for notice in now.notices(view):
        data = encode(notice)
        report.size("notice", data, str(now))
        report.expect(decode.notice(data) == notice, "notice-codec", str(now), data.decode())
        report.expect(bool(notice.text().key), "notice-text", str(now), data.decode())
    known = now.known(view)
    if isinstance(view, int):
        lines = trial.game.notebook(seen, known)
        report.expect(all(line.key for line in lines), "notebook-text", str(now), f"{lines!r}")
    if known is not None:
        report.expect(decode.knowledge(encode(known)) == known, "knowledge-codec", str(now), f"{known!r}")


def whole(trial: Trial, header: Header, now: Moment, seed: bytes) -> None:
    """Checks the finished (or cut off) match as a whole."""
    match = now.match
    config = codec(trial.game).config(encode(trial.config))
    trial.report.expect(config == trial.config, "config-codec", str(now), f"{config!r}")
    _folds(trial, header, match)
    _rules(trial, header, match)
    _file(trial, header, match, seed)


def _folds(trial: Trial, header: Header, match: AnyMatch) -> None:
    """Events alone give the states, loaded at once or followed line by line as read from the wire."""
    decode = codec(trial.game).entry
    line = match.line()
    loaded = Match.load(trial.game, header, match.entries()).line()
    followed: AnyMatch | None = None
    for was, now in zip(line, loaded, strict=True):
        read = decode(encode(was.entry))
        followed = followed.follow(read) if followed else Match.load(trial.game, header, [read])
        state = solid(was.state)
        where = f"step {was.seq}"
        trial.report.expect(solid(now.state) == state, "states-from-events", where, "loaded")
        trial.report.expect(solid(followed.state) == state, "states-from-events", where, "followed")
        seat = was.seq % trial.seats
        same = encode(followed.frame(seat)) == encode(was.frame(seat))
        trial.report.expect(same, "frames-from-events", where, f"seat {seat}")
        trial.report.counts["entries"] += 1


def _rules(trial: Trial, header: Header, match: AnyMatch) -> None:
    """Actions and draws give the events, without the key."""
    entries = match.entries()
    for made, was in zip(archive.rebuilt(trial.game, header, entries), entries, strict=True):
        a, b = encode(was), encode(made)
        trial.report.expect(a == b, "events-from-draws", f"step {was.seq}", difference(a, b))


def _file(trial: Trial, header: Header, match: AnyMatch, seed: bytes) -> None:
    data = archive.write(header, match, seed)
    read = archive.read(data, lambda name: trial.game)
    again = archive.write(read.header, read.match, seed)
    trial.report.expect(again == data, "archive", f"step {match.seq}", difference(again, data))
    for finding in archive.verify(read, data):
        trial.report.expect(finding.held or not match.over, "archive-verify", f"step {match.seq}", finding.says.key)


def hearing(trial: Trial, now: Moment) -> None:
    """`told` agrees, from every tick on, with a perspective that took in every step."""
    match = now.match
    whole = trial.viewers[trial.rng.below("ear", len(trial.viewers))]
    for viewer in trial.viewers:
        if admitted(trial, now, viewer):
            steps = _heard(trial, match, viewer)
            ticks = len(steps)
            for since in range(ticks + 1) if viewer == whole else sorted({0, ticks // 2, ticks}):
                _told(trial, now, viewer, since, steps)


def _heard(trial: Trial, match: AnyMatch, viewer: Viewer) -> list[tuple[tuple[Notice, ...], object]]:
    """Returns, by tick, the notices and the knowledge after them; checks each message on the way."""
    perspective = Perspective(trial.game, viewer)
    steps: list[tuple[tuple[Notice, ...], object]] = []
    for m in match.line():
        if isinstance(viewer, str) and not m.over:  # spectators may be shut out until the end
            heard = perspective.advance(m)
            if heard:
                steps.append((heard, perspective.known))
            continue
        message = perspective.told(m)
        trial.report.expect((message is None) == (not m.notices(viewer)), "ticks", f"step {m.seq}", f"{viewer}")
        if message is not None:
            steps.append((message.notices, message.known))
            right = (message.since, message.tick) == (len(steps) - 1, len(steps))
            trial.report.expect(right, "ticks", f"step {m.seq}", f"{viewer}: {message.since}, {message.tick}")
            data = encode(message)
            trial.report.size("told", data, f"step {m.seq}")
            back = codec(trial.game).told(data)
            trial.report.expect(back == message, "told-codec", f"step {m.seq}", data.decode())
    return steps


def _told(
    trial: Trial, now: Moment, viewer: Viewer, since: int, steps: list[tuple[tuple[Notice, ...], object]]
) -> None:
    notices = tuple(n for heard, _ in steps[since:] for n in heard)
    known = steps[-1][1] if steps else None
    right = encode(Told(since, len(steps), notices, now.match.frame(viewer), known))
    made = encode(told(now.match, viewer, since))
    if since == 0:
        trial.report.size("log", made, str(now))
    trial.report.counts["told"] += 1
    trial.report.expect(made == right, "told", str(now), f"{viewer} since {since}: {difference(made, right)}")
