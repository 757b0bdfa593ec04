"""Names of people: which are acceptable, and which look so similar that one person could pass for another."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from .errors import TableRefusal
from .limits import clean

MOST_MARKS: Final = 3  # marks on one letter; no language writes more
# Letters, symbols and marks that are invisible, so that two names could look the same.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
_UNSEEN: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # control, format (zero width), none yet, private, halves
# Alphabets with letters that look like those of another one. A name may use only one of them.
_ALPHABETS: Final = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU", "DESERET", "OSAGE"}
# Characters that look like a Latin letter or another sign, one line for each script.
_LOOKS: Final = dict(
    pair
    for scripts, latin in (
        ("АВЕКМНОРСТУХІЈЅҺԌԚԜѴЗЬЫ", "ABEKMHOPCTYXIJSHGQWV3bb"),
        ("авгекмнопрстухіјѕһԁԍԛԝѵӏзьбиᴦѡ", "abrekmhonpctyxijshdgqwvl3b6urw"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "ABEZHIKMNOPTYXCM"),
        ("αβγεηικνορστυχωϲϳϱ", "abyenikvopotuxwcjp"),
        ("ՍՏՕԼ", "USOL"),
        ("աբգզհյնոսցքօլ", "wpqqhjunugpol"),
        ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᎩᎵ", "ABCDEGHJKLMPRSTVWZYP"),
        ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),
        ("ßɑɡıȷʋʟƖǀ⁞", "bagijvLllI"),
        ("I1|¡!0", "lllllO"),
    )
    for pair in zip(scripts, latin, strict=True)
)
_SPACES: Final = re.compile("[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_LETTER: Final = re.compile(
    r"(?:LATIN (CAPITAL|SMALL) LETTER|LATIN LETTER (SMALL) CAPITAL|REGIONAL INDICATOR SYMBOL LETTER)"
    r" ([A-Z])(?: WITH .*)?$"
)


def clean_name(name: str, most: int) -> str:
    """Returns the name as it is kept: in composed letters, with single spaces.

    Raises TableRefusal if it is empty, too long, or has invisible characters, more marks on a letter than any language
    writes, or letters of two alphabets that look alike.
    """
    name = clean(_SPACES.sub(" ", unicodedata.normalize("NFC", name)), most, "name")
    if any(c in _BLANK or unicodedata.category(c) in _UNSEEN for c in name):
        raise TableRefusal("name-control")
    if all(unicodedata.category(c)[0] in "ZM" for c in name):
        raise TableRefusal("name-empty")
    if _most_marks(name) > MOST_MARKS:
        raise TableRefusal("name-marks")
    if len(_alphabets(name)) > 1:
        raise TableRefusal("name-mixed")
    return name


def look_alike(one: str, other: str) -> bool:
    """Returns whether one of these names could be taken for the other.

    Compares regardless of case, marks, width, spaces, look-alike letters of other scripts, and signs like 0 and O.
    """
    return not _readings(one).isdisjoint(_readings(other))


@lru_cache(maxsize=1024)
def _readings(name: str) -> frozenset[str]:
    """Returns a name as it sounds and as it looks: `I` is an `i` in the first and an `l` in the second."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c)[0] not in "MZ")
    looks = "".join(_LOOKS.get(c) or _LOOKS.get(plain := _latin(c)) or plain for c in bare)
    return frozenset(form.casefold().replace("rn", "m").replace("vv", "w") for form in (bare, looks))


@lru_cache(maxsize=4096)
def _latin(char: str) -> str:
    """Returns the plain letter for a Latin one with a stroke or hook, a small capital, or a sign made of a letter."""
    named = unicodedata.name(char, "")
    found = _LETTER.search(named)
    if found is None:
        return char
    return found[3].lower() if "SMALL" in (found[1], found[2]) else found[3]


def _most_marks(name: str) -> int:
    most = run = 0
    for c in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def _alphabets(name: str) -> set[str]:
    plain = (c for c in unicodedata.normalize("NFKC", name) if c.isalpha())
    return {unicodedata.name(c, "").partition(" ")[0] for c in plain} & _ALPHABETS
