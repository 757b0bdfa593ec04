"""What the program says, in three languages. The sentences are in `locales/`; a `Voice` speaks them."""

from .choice import languages, pick_language
from .errors import explained, explained_by
from .sentences import Unsaid
from .voice import Voice

__all__ = ["Unsaid", "Voice", "explained", "explained_by", "languages", "pick_language"]
