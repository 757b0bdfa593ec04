"""Rule IDs connect documents, code and tests: `litfuse rules check` finds loose ends, `list` shows the connections.

For developers of Litfuse, so it speaks English only. A rule is defined by a list item `- **EK-TURN-2** ...` in
docs/rules/*.md, cited by `@pytest.mark.rule("EK-TURN-2")` in tests/, and mentioned in comments and strings in src/,
where an ID without its last parts names a family: BB-EQ-09 means BB-EQ-09-1 and the others.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter

ID: Final = r"[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"  # EK-TURN-2, BB-EQ-09-5, BB-X-SEQ
DEFINITION: Final = re.compile(rf"^- \*\*({ID})\*\*", re.MULTILINE)
MENTION: Final = re.compile(rf"(?<![A-Za-z0-9-]){ID}(?![A-Za-z0-9])")


class SourceLine(NamedTuple):
    """A line of a file below the root."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Marked(NamedTuple):
    """A test, or anything else with marks, and the literal arguments of its marks by their name."""

    line: int
    args: dict[str, list[Any]]


class Findings(NamedTuple):
    """The rules with their places, and what does not fit together."""

    rules: dict[str, SourceLine]  # in the order of the documents
    cited: dict[str, list[SourceLine]]  # by tests
    twice: list[tuple[str, SourceLine]]  # defined again
    untested: list[str]
    unknown: list[tuple[str, SourceLine]]  # cited by a test, defined nowhere
    undefined: list[tuple[str, SourceLine]]  # mentioned in src/, defined nowhere

    @property
    def fine(self) -> bool:
        return not (self.twice or self.untested or self.unknown or self.undefined)


def marks(file: Path) -> list[Marked]:
    """The `pytest.mark` calls of a file: one entry for each function or class, and one for each mark elsewhere."""
    tree = ast.parse(file.read_bytes(), str(file))
    out: list[Marked] = []
    seen: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.decorator_list:
            calls = [call for d in node.decorator_list for call in _calls(d)]
            seen.update(call for call, _ in calls)
            out.append(_marked(node.lineno, calls))
    out += [_marked(call.lineno, [(call, name)]) for call, name in _calls(tree) if call not in seen]
    return [m for m in out if m.args]


def _calls(root: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Calls like `pytest.mark.rule(...)` or `mark.rule(...)`, with the name of the mark."""
    for node in ast.walk(root):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if getattr(owner, "attr", getattr(owner, "id", "")) == "mark":
                yield node, node.func.attr


def _marked(line: int, calls: list[tuple[ast.Call, str]]) -> Marked:
    args: dict[str, list[Any]] = {}
    for call, name in calls:
        args.setdefault(name, []).extend(a.value for a in call.args if isinstance(a, ast.Constant))
    return Marked(line, args)


def _definitions(root: Path) -> Iterator[tuple[str, SourceLine]]:
    for file in sorted((root / "docs" / "rules").glob("*.md")):
        text = file.read_text(encoding="utf-8")
        for found in DEFINITION.finditer(text):
            yield found[1], _place(root, file, text, found.start())


def _place(root: Path, file: Path, text: str, at: int) -> SourceLine:
    return SourceLine(file.relative_to(root).as_posix(), text.count("\n", 0, at) + 1)


def _mentions(root: Path) -> Iterator[tuple[str, SourceLine]]:
    for file in sorted((root / "src").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for found in MENTION.finditer(text):
            yield found[0], _place(root, file, text, found.start())


def examine(root: Path) -> Findings:
    """Reads documents, tests and code below `root`."""
    rules: dict[str, SourceLine] = {}
    twice: list[tuple[str, SourceLine]] = []
    for rule, place in _definitions(root):
        if rule in rules:
            twice.append((rule, place))
        else:
            rules[rule] = place
    cited: dict[str, list[SourceLine]] = {}
    for file in sorted((root / "tests").rglob("*.py")):
        for test in marks(file):
            for rule in test.args.get("rule", ()):
                cited.setdefault(str(rule), []).append(SourceLine(file.relative_to(root).as_posix(), test.line))
    return Findings(
        rules,
        cited,
        twice,
        [rule for rule in rules if rule not in cited],
        [(rule, place) for rule, places in cited.items() if rule not in rules for place in places],
        [(rule, place) for rule, place in _mentions(root) if rule not in rules and not _family(rule, rules)],
    )


def _family(name: str, rules: Iterable[str]) -> bool:
    return any(rule.startswith(f"{name}-") for rule in rules)


def report(found: Findings) -> Iterator[str]:
    """Yields one line for each loose end, or one that says that there is none."""
    for rule, place in found.twice:
        yield f"{place}: {rule} is defined a second time; first in {found.rules[rule]}"
    for rule in found.untested:
        yield f"{found.rules[rule]}: {rule} has no test"
    for rule, place in found.unknown:
        yield f"{place}: {rule} is cited by a test, but no document defines it"
    for rule, place in found.undefined:
        yield f"{place}: {rule} is mentioned, but no document defines it"
    if found.fine:
        citations = sum(map(len, found.cited.values()))
        yield f"{len(found.rules)} rules, {citations} citations in tests: all tied together"


app = App(name="rules", help="Compare rule documents, tests and code (for developers of Litfuse).")
Root = Annotated[Path, Parameter(name="--root", help="The checkout.")]


@app.command
def check(*, root: Root = Path()) -> int:
    """List rules without a test, citations and mentions without a rule; exit status 1 if there is any."""
    if not _is_checkout(root):
        return 2
    found = examine(root)
    for line in report(found):
        print(line)
    return 0 if found.fine else 1


@app.command(name="list")
def list_(*, root: Root = Path()) -> int:
    """List all rule IDs with the number of tests that cite them and the place where they are defined."""
    if not _is_checkout(root):
        return 2
    found = examine(root)
    for rule, place in found.rules.items():
        print(f"{rule:<14} {len(found.cited.get(rule, ())):>3} tests  {place}")
    return 0


def _is_checkout(root: Path) -> bool:
    if (root / "docs" / "rules").is_dir():
        return True
    print(f"{root}: no checkout of Litfuse, there is no docs/rules", file=sys.stderr)
    return False
