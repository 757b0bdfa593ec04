"""What the table says, in three languages. Sentences stand in `locales/`; who speaks them is a `Voice`."""

from .choice import languages, pick_language
from .errors import explained, explained_by
from .sentences import Unsaid
from .voice import Voice

__all__ = ["Unsaid", "Voice", "explained", "explained_by", "languages", "pick_language"]
