"""What every test can ask for."""

import signal

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong.
settings.register_profile("litfuse", deadline=None)
settings.load_profile("litfuse")

# A shell's background jobs ignore interrupts, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="rewrite golden files instead of comparing with them")


@pytest.fixture(scope="session")
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten (`make accept`) instead of compared with."""
    return bool(request.config.getoption("--accept"))
