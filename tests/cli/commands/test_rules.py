"""`litfuse rules`: rule IDs without a test, and IDs that no document defines."""

from pathlib import Path

import pytest

from litfuse.cli.commands.rules import app, examine, marks, report

DOCUMENT = "# Rules\n\n- **EK-TURN-1** A turn.\n  - More, see **EK-NOPE-9**.\n- **EK-TURN-2** Another one.\n"
TESTS = """
import pytest


@pytest.mark.rule("EK-TURN-1", "EK-TURN-2")
@pytest.mark.rule("EK-TURN-2")
@pytest.mark.scenario(7)
def test_it() -> None: ...
"""


def tree(root: Path, document: str = DOCUMENT, tests: str = TESTS, source: str = "x = 1  # EK-TURN-2\n") -> Path:
    for name, text in (("docs/rules/ek.md", document), ("tests/a/test_it.py", tests), ("src/it/it.py", source)):
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as caught:
        app(args)
    return int(caught.value.code or 0)


def test_a_consistent_repository_has_no_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--root", str(tree(tmp_path))) == 0
    assert capsys.readouterr().out == "2 rules, 3 citations in tests: all tied together\n"


def test_a_rule_without_a_test_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree(tmp_path, DOCUMENT + "- **EK-TURN-3** A third.\n")
    assert run("check", "--root", str(tmp_path)) == 1
    assert capsys.readouterr().out == "docs/rules/ek.md:6: EK-TURN-3 has no test\n"


def test_a_citation_without_a_rule_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree(tmp_path, tests=TESTS.replace('"EK-TURN-2")', '"EK-TURN-2", "EK-TURN-4")', 1))
    assert run("check", "--root", str(tmp_path)) == 1
    assert "tests/a/test_it.py:8: EK-TURN-4 is cited by a test, but no document" in capsys.readouterr().out


@pytest.mark.parametrize("source", ['x = "EK-NOPE-9"\n', "x = 1  # see EK-NOPE-9.\n", '"""Why: (EK-NOPE-9)"""\n'])
def test_a_mention_in_the_code_without_a_rule_is_found(tmp_path: Path, source: str) -> None:
    found = examine(tree(tmp_path, source=source))
    assert [rule for rule, _ in found.undefined] == ["EK-NOPE-9"]
    assert not found.fine


def test_a_topic_may_be_defined_in_several_places(tmp_path: Path) -> None:
    parts = tree(tmp_path, "- **SG-ACT-SPY-1** A look.\n", "x = 1\n", "y = 1  # SG-ACT-SPY-1, SG-ACT-FS-9\n")
    found = examine(parts)
    assert found.untested == ["SG-ACT-SPY-1"]
    assert [rule for rule, _ in found.undefined] == ["SG-ACT-FS-9"]


def test_a_rule_defined_twice_is_found(tmp_path: Path) -> None:
    tree(tmp_path)
    (tmp_path / "docs/rules/zz.md").write_text("- **EK-TURN-2** Once more.\n")
    assert list(report(examine(tmp_path))) == [
        "docs/rules/zz.md:1: EK-TURN-2 is defined a second time; first in docs/rules/ek.md:5"
    ]


@pytest.mark.parametrize("text", ["HMAC-SHA-256", "UTF-8", "EK-TURN", "XEK-TURN-9", "EK-TURN-9x", "ISO-EK-NOPE-1"])
def test_words_that_are_no_ids_are_not_mentions(tmp_path: Path, text: str) -> None:
    assert examine(tree(tmp_path, source=f"# {text}\n")).undefined == []


@pytest.mark.parametrize("rule", ["BB-EQ-09-5", "BB-X-SEQ", "BB-EQ-Y-1", "BB-M09-4"])
def test_an_id_may_have_more_parts(tmp_path: Path, rule: str) -> None:
    found = examine(tree(tmp_path, DOCUMENT + f"- **{rule}** More.\n", source=f"# {rule}\n"))
    assert (found.untested, found.undefined) == ([rule], [])


@pytest.mark.parametrize(("text", "known"), [("BB-EQ-09", True), ("BB-EQ-0", False), ("BB-EQ-09-6", False)])
def test_a_family_may_be_mentioned_by_its_name(tmp_path: Path, text: str, known: bool) -> None:
    found = examine(tree(tmp_path, DOCUMENT + "- **BB-EQ-09-5** More.\n", source=f"# {text}\n"))
    assert (found.undefined == []) == known


def test_marks_are_read_wherever_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("EK-TURN-1")\n'
        'CASES = [pytest.param(1, marks=pytest.mark.rule("EK-TURN-2"))]\n'
        '@pytest.mark.rule("EK-TURN-3", name)\n'
        "class TestIt:\n"
        '    @pytest.mark.rule("EK-TURN-4")\n'
        "    async def test_it(self): ...\n"
    )
    assert sorted(m.args["rule"] for m in marks(file)) == [[f"EK-TURN-{i}"] for i in (1, 2, 3, 4)]


def test_the_list_counts_the_tests_of_every_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--root", str(tree(tmp_path))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines] == [
        ["EK-TURN-1", "1", "tests", "docs/rules/ek.md:3"],
        ["EK-TURN-2", "2", "tests", "docs/rules/ek.md:5"],
    ]


def test_wrong_usage_has_a_separate_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--root", str(tmp_path)) == 2
    assert "no docs/rules" in capsys.readouterr().err
    assert run("check", "--no-such-option") == 2


def test_the_rules_tests_and_code_of_this_repository_agree() -> None:
    found = examine(Path(__file__).parents[3])
    assert found.fine, "\n".join(report(found))
    assert len(found.rules) > 100
