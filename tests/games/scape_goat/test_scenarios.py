"""Every worked scenario of the rule document is a test, and cites the rules of its row."""

import re
from collections import defaultdict
from pathlib import Path

from litfuse.cli.commands.rules import marks

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "rules" / "scape-goat.md"


def rows() -> dict[int, set[str]]:
    """The scenarios of section 15: number, and the rules of the last column."""
    section = DOCUMENT.read_text().partition("## 15. Worked scenarios")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (\d+) \|.*\| ([^|]+) \|$", section, re.MULTILINE)
    return {int(number): set(re.findall(r"SG-[A-Z0-9-]+-\d+", rules)) for number, rules in found}


def played() -> dict[int, set[object]]:
    """The scenarios that tests play, and the rules that those tests cite."""
    out: dict[int, set[object]] = defaultdict(set)
    for file in (*sorted(HERE.glob("test_*.py")), HERE.parents[1] / "server" / "test_scape_goat.py"):
        for test in marks(file):
            for number in test.args.get("scenario", ()):
                assert isinstance(number, int)
                out[number] |= set(test.args.get("rule", ()))
    return out


def test_all_105_scenarios_are_played_and_no_others() -> None:
    assert sorted(rows()) == list(range(1, 106))
    assert sorted(played()) == list(range(1, 106))


def test_the_tests_of_a_scenario_cite_the_rules_of_its_row() -> None:
    tests = played()
    missing = {number: rules - tests[number] for number, rules in rows().items() if rules - tests[number]}
    assert not missing
