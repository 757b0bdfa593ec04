"""What the import contracts in pyproject.toml cannot say."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import litfuse.kernel
from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.words import Equipment

SOURCE = Path(litfuse.kernel.__path__[0]).parent
ALLOWED = sys.stdlib_module_names | {"litfuse", "msgspec"}


def imported(file: Path) -> Iterator[str]:
    """Top-level packages that a file imports by absolute name, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_kernel_and_games_need_msgspec_and_nothing_else(layer: str) -> None:
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    strangers = {str(file.relative_to(SOURCE)): found for file in files if (found := set(imported(file)) - ALLOWED)}
    assert not strangers


# Bomb Busters: what a mission adds is a folder, and the base knows none of them

BOMB = SOURCE / "games" / "bomb_busters"
MECHANISMS = BOMB / "mechanisms"
FOLDERS = sorted(spec.__module__.split(".")[-2] for spec in SPECS)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")


def words(name: str) -> tuple[str, ...]:
    """`SequenceGate`, `sequence_gate` and `no-sequence-gate` share two words in a row."""
    return tuple(word.lower() for word in WORD.findall(name))


def named(file: Path) -> Iterator[str]:
    """All identifiers, imported modules and strings of a file, but no docstrings."""
    tree = ast.parse(file.read_bytes())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            if isinstance(value := getattr(node, field, None), str):
                yield value
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def names_of_mechanisms() -> set[str]:
    """Their folders, and every class in these but those that all folders have."""
    classes = {
        node.name
        for folder in FOLDERS
        for file in (MECHANISMS / folder).glob("*.py")
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.ClassDef)
    }
    return {*FOLDERS, *classes} - {"Hooks", "Reader"}


def holds_words(name: str, of: str) -> bool:
    """A single word must be the whole name: `Row` is a record of a mechanism, `row` is any row."""
    inner, outer = words(of), words(name)
    if len(inner) == 1:
        return name == of
    return any(outer[i : i + len(inner)] == inner for i in range(len(outer)))


def test_bomb_busters_base_names_no_mechanism() -> None:
    mechanisms = names_of_mechanisms()
    assert {"sequence_gate", "NumbersPanel", "Row", "CutTogether"} <= mechanisms
    base = [file for file in BOMB.rglob("*.py") if MECHANISMS not in file.parents]
    base += [file for file in MECHANISMS.glob("*.py") if file.name != "all.py"]
    found = {
        f"{file.relative_to(BOMB)}: {name}"
        for file in base
        for name in set(named(file))
        for mechanism in mechanisms
        if holds_words(name, mechanism)
    }
    assert not found


def test_every_mechanism_folder_is_listed_and_complete() -> None:
    assert sorted(file.parent.name for file in MECHANISMS.glob("*/__init__.py")) == FOLDERS
    for folder in FOLDERS:
        assert {"words.py", "hooks.py", "reader.py"} <= {file.name for file in (MECHANISMS / folder).iterdir()}


def test_bomb_busters_base_names_no_equipment_card() -> None:
    """Mechanisms may: a mission that does without turns has no use for the Coffee Mug."""
    base = [f for f in BOMB.rglob("*.py") if not {MECHANISMS, BOMB / "cards"} & {*f.parents}]
    assert BOMB / "setup.py" in base
    found = {
        f"{file.relative_to(BOMB)}: {node.attr}"
        for file in base
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Equipment"
    }
    assert not found


def test_bomb_busters_has_no_card_names_as_strings_outside_the_cards() -> None:
    """Mechanisms neither. A single wire and the way of a ray are words of the rules, not the cards of these names."""
    cards = {card.value for card in Equipment} - {"single", "ray"}
    files = [f for f in BOMB.rglob("*.py") if BOMB / "cards" not in f.parents and f != BOMB / "words.py"]
    assert MECHANISMS / "base.py" in files
    found = {
        f"{file.relative_to(BOMB)}: {node.value}"
        for file in files
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Constant) and node.value in cards
    }
    assert not found


def test_bomb_busters_base_reaches_cards_by_few_doors() -> None:
    """`all` has every card; below it stand what turns and missions need of all cards, and the detectors of a cut."""
    doors = {"words", "all", "base", "helpers", "unlocking", "helped_cuts", "pile"}
    cards = "litfuse.games.bomb_busters.cards"
    found = {
        f"{file.relative_to(BOMB)}: {module}"
        for file in BOMB.rglob("*.py")
        if BOMB / "cards" not in file.parents
        for module in imports(file, BOMB, "litfuse.games.bomb_busters")
        if module.startswith(f"{cards}.") and module.removeprefix(f"{cards}.") not in doors
    }
    assert not found


def imports(file: Path, root: Path, package: str) -> Iterator[str]:
    """Modules of this package that a file imports, under `if TYPE_CHECKING` and inside functions too."""
    at = [package, *file.relative_to(root).with_suffix("").parts]
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(f"{package}."))
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(at[: -node.level]) if node.level else ""
            module = ".".join(filter(None, (start, node.module)))
            if module == package or module.startswith(f"{package}."):
                path = root.joinpath(*module.split(".")[package.count(".") + 1 :])
                for alias in node.names:
                    inner = (path / alias.name).exists() or (path / f"{alias.name}.py").exists()
                    yield f"{module}.{alias.name}" if inner else module


def test_readers_of_mechanisms_do_not_see_the_state() -> None:
    """Bots load them, by name, so the import contract does not see it."""
    package = "litfuse.games.bomb_busters"
    for folder in FOLDERS:
        for name in ("words.py", "reader.py"):
            found = set(imports(MECHANISMS / folder / name, BOMB, package))
            assert not {m for m in found if m.split(".")[-1] in ("state", "events", "rules", "hooks", "redact", "base")}


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports for type checkers and imports within functions count like any other."""
    graph = grimp.build_graph("litfuse", cache_dir=None)
    found = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert "litfuse.kernel.records" in found["litfuse.kernel.texts"]
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "litfuse" / "static"
CODE = {".py", ".ts", ".svelte", ".css", ".js"}
LONGEST = 500  # lines; at that length a file is two things


def written_by_hand() -> Iterator[Path]:
    for folder in ("src", "tests", "benchmarks", "scripts", "web/src", "web/tests"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in CODE and not file.name.endswith(".gen.ts") and BUILT not in file.parents:
                yield file


def test_no_file_is_too_long() -> None:
    lengths = {str(file.relative_to(ROOT)): file.read_bytes().count(b"\n") for file in written_by_hand()}
    assert len(lengths) > 500
    assert not {file: lines for file, lines in lengths.items() if lines > LONGEST}
