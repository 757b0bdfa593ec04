"""What the table says, in three languages. Sentences stand in `locales/`; who speaks them is a `Voice`."""

from .choice import languages, pick_language
from .sentences import Unsaid
from .voice import Voice

__all__ = ["Unsaid", "Voice", "languages", "pick_language"]
