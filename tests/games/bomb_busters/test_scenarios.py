"""Every worked scenario of the rule documents is a test, and cites the rules of its row."""

import re
from collections import defaultdict
from pathlib import Path

from litfuse.cli.commands.rules import marks

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules"
ID = r"BB-[A-Z0-9]+(?:-[A-Z0-9]+)+"


def rows() -> dict[int | str, set[str]]:
    """The scenarios of both documents: number or ID, and the rules of the last column."""
    found: dict[int | str, set[str]] = {}
    for file in ("bomb-busters.md", "bomb-busters-campaign.md"):
        section = (RULES / file).read_text().partition("Worked scenarios")[2].partition("\n## ")[0]
        for number, rules in re.findall(r"^\| (\d+|BB-[A-Z0-9]+-S\d+) \|.*\| ([^|]+) \|$", section, re.MULTILINE):
            found[int(number) if number.isdecimal() else number] = set(re.findall(ID, rules))
    return found


def played() -> dict[int | str, set[object]]:
    """The scenarios that tests play, and the rules that those tests cite."""
    out: dict[int | str, set[object]] = defaultdict(set)
    for file in sorted(HERE.glob("test_*.py")):
        for test in marks(file):
            for number in test.args.get("scenario", ()):
                out[number] |= set(test.args.get("rule", ()))
    return out


def test_exactly_the_scenarios_of_the_rules_are_played() -> None:
    numbers = {n for n in rows() if isinstance(n, int)}
    assert numbers == set(range(1, 85))
    assert len(rows()) == 84 + 215
    assert set(played()) == set(rows())


def test_the_tests_of_a_scenario_cite_the_rules_of_its_row() -> None:
    tests = played()
    missing = {number: rules - tests[number] for number, rules in rows().items() if rules - tests[number]}
    assert not missing
