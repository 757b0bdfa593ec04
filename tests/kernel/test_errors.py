"""The error tree and the names that people import."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import litfuse
from litfuse.kernel import errors
from litfuse.kernel.records import Refusal, Text, text


def test_the_tree_is_whole() -> None:
    tree = {name: e.__bases__[0].__name__ for name, e in vars(errors).items() if isinstance(e, type) and name[0] != "_"}
    assert {k: v for k, v in tree.items() if k not in ("Refusal", "Text")} == {
        "LitfuseError": "Exception",
        "IllegalAction": "_Refused",
        "BadConfig": "_Refused",
        "StaleAnswer": "LitfuseError",
        "BadRecord": "LitfuseError",
        "NotAdmitted": "LitfuseError",
        "RulesBug": "LitfuseError",
    }
    assert errors._Refused.__bases__ == (errors.LitfuseError,)


def test_errors_say_what_they_are() -> None:
    refused = errors.IllegalAction(Refusal("EK-1", text("no-card", card="=x", n=2)))
    assert (str(refused), refused.rule, refused.says) == ("EK-1: no-card (card==x, n=2)", "EK-1", refused.refusal.says)
    assert str(errors.BadRecord(Text("bad"), "$.a")) == "$.a: bad"
    assert str(errors.StaleAnswer()) == "stale-answer"
    bug = errors.RulesBug("broke")
    assert (bug.what, bug.says) == ("broke", Text("rules-bug", {"what": "=broke"}))


def test_the_kernel_raises_nothing_else_on_purpose() -> None:
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
    def test_the_public_names(self) -> None:
        assert litfuse.__all__ == [
            "BadConfig",
            "BadRecord",
            "Decision",
            "IllegalAction",
            "LitfuseError",
            "Match",
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
    def test_the_loop_of_the_readme(self, game: str) -> None:
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
