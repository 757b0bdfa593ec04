"""The error tree and the names that people import."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import litfuse
from litfuse.games.exploding_kittens.actions import AskFavor
from litfuse.games.scape_goat.actions import Spy
from litfuse.kernel import errors
from litfuse.kernel.records import Refusal, Text, text


def test_every_error_derives_from_litfuseerror() -> None:
    found = {name: e for name, e in vars(errors).items() if isinstance(e, type) and issubclass(e, Exception)}
    tree = {name: e.__bases__[0].__name__ for name, e in found.items() if name[0] != "_"}
    assert tree == {
        "LitfuseError": "Exception",
        "IllegalAction": "_Refused",
        "BadConfig": "_Refused",
        "StaleAnswer": "LitfuseError",
        "BadRecord": "LitfuseError",
        "NotAdmitted": "LitfuseError",
        "RulesBug": "LitfuseError",
    }
    assert errors._Refused.__bases__ == (errors.LitfuseError,)
    assert set(litfuse.__all__) >= set(tree)  # whatever is raised can be caught by a public name


def test_errors_carry_what_they_say() -> None:
    refused = errors.IllegalAction(Refusal("EK-1", text("no-card", card="=x", n=2)))
    assert (refused.rule, refused.says) == ("EK-1", refused.refusal.says)
    assert errors.BadRecord(Text("bad"), "$.a").path == "$.a"
    bug = errors.RulesBug("broke")
    assert (bug.what, bug.says) == ("broke", Text("rules-bug", {"what": "=broke"}))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errors.StaleAnswer(), "Too late: that question is no longer open. Nothing was changed."),
        (
            errors.BadRecord(text("bad-data", what="=no such field", path="=$.a"), "$.a"),
            "This does not fit, at $.a: no such field",
        ),
        (errors.NotAdmitted(Text("no-spectators")), "This table lets nobody watch before the end."),
        (errors.IllegalAction(Refusal("TOY-3", text("toy-no", card=2))), "TOY-3: toy-no (card=2)"),
    ],
)
def test_an_error_reads_as_a_sentence_in_english(error: errors.LitfuseError, sentence: str) -> None:
    """A game without language files has no sentences; its errors show key, arguments and rule."""
    assert str(error) == sentence


def test_a_refusal_is_said_in_the_words_of_its_game_to_the_seat_that_asked() -> None:
    match = litfuse.start("exploding-kittens", seats=3, seed=0)  # who begins holds a Favor
    asked = match.owed[0]
    with pytest.raises(litfuse.IllegalAction) as kittens:
        match.play(asked, AskFavor(asked.seat))
    assert str(kittens.value) == "You cannot choose yourself. Choose somebody else who has cards (EK-FAV-1)."
    goats = litfuse.start("scape-goat", seats=3, seed=0)
    with pytest.raises(litfuse.IllegalAction) as refused:
        goats.play(goats.owed[0], Spy(0))
    assert str(refused.value) == "That is not the question now (SG-NET-1)."


def test_an_impossible_table_is_refused_in_a_sentence_with_its_rule() -> None:
    with pytest.raises(litfuse.BadConfig) as error:
        litfuse.start("exploding-kittens", seats=9)
    assert str(error.value) == "9 players do not work: it takes 2 to 5 (EK-SETUP-7)."


@pytest.mark.parametrize(
    "error", [errors.StaleAnswer(), errors.BadConfig(Refusal("EK-1", Text("no"))), errors.BadRecord(Text("x"), "$.a")]
)
def test_errors_survive_the_way_between_processes(error: errors.LitfuseError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.says, again.rule, vars(again)) == (type(error), error.says, error.rule, vars(error))


def test_the_kernel_raises_only_its_own_errors() -> None:
    """Outside of errors of Python's own protocols, every `raise` names the tree."""
    known = {*vars(errors), "IndexError", "NotImplementedError", "TypeError", "bad_data", "self"}
    for file in sorted(Path(errors.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Raise) and node.exc is not None:
                what = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
                while isinstance(what, ast.Attribute):
                    what = what.value
                assert isinstance(what, ast.Name)
                assert what.id in known, f"{file.name}:{node.lineno}"


class TestFrontDoor:
    def test_the_public_names_are_exported(self) -> None:
        assert litfuse.__all__ == [
            "BadConfig",
            "BadRecord",
            "Decision",
            "IllegalAction",
            "LitfuseError",
            "Match",
            "NotAdmitted",
            "Outcome",
            "Playout",
            "RulesBug",
            "StaleAnswer",
            "game_names",
            "start",
        ]
        assert all(hasattr(litfuse, name) for name in litfuse.__all__)

    def test_no_name_hides_a_package(self) -> None:
        import litfuse.games.bomb_busters as found

        assert found.GAME.name in litfuse.game_names()

    @pytest.mark.parametrize("game", litfuse.game_names())
    def test_the_example_of_the_readme_runs(self, game: str) -> None:
        endless = {"scape-goat": {"turn_cap": 20}}  # who always takes the first option never goes to the cops
        match = litfuse.start(game, seats=4, seed=7, **endless.get(game, {}))
        while not match.over:
            decision = match.owed[0]
            match = match.play(decision, match.options(decision)[0])
        assert isinstance(match.outcome, litfuse.Outcome)
        assert match.view(2) is not None

    @pytest.mark.parametrize("game", litfuse.game_names())
    def test_the_seed_settles_the_deal(self, game: str) -> None:
        def deal(seed: int | str) -> object:
            return litfuse.start(game, seats=3, seed=seed).state

        assert deal(7) == deal(7) == deal("7") != deal(8)

    def test_options_are_the_games_own(self) -> None:
        game = litfuse.game_names()[0]
        with pytest.raises(litfuse.BadRecord):
            litfuse.start(game, seats=3, nonsense=True)
        with pytest.raises(litfuse.BadRecord):
            litfuse.start("nonsense", seats=3)
        with pytest.raises(litfuse.BadConfig):
            litfuse.start(game, seats=99)
        assert litfuse.start(game, seats=3, spectators=False).config.spectators is False
