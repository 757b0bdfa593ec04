"""What every test can ask for."""

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong.
settings.register_profile("litfuse", deadline=None)
settings.load_profile("litfuse")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="rewrite golden files instead of comparing with them")


@pytest.fixture(scope="session")
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten (`make accept`) instead of compared with."""
    return bool(request.config.getoption("--accept"))
