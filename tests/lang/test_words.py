"""One word for one thing, and a sentence that says who did what: what a reader of every text found wrong once."""

from __future__ import annotations

import re

import pytest

from litfuse.games.exploding_kittens import notices as kittens
from litfuse.games.scape_goat import notices as goat
from litfuse.games.scape_goat.cards import Card, Colour
from litfuse.games.scape_goat.phrases import Trade
from litfuse.games.scape_goat.places import STASH
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Text, text
from litfuse.kernel.texts import text_of
from litfuse.lang import Voice, languages
from tests.lang import keys
from tests.lang.test_files import plain, texts, written

NAMES = ("Ana", "Inés", "Luc")
KITTENS = "exploding-kittens"
GOAT = "scape-goat"


def say(language: str, game: str, says: Text, me: int | None = None) -> str:
    return Voice(language, game, NAMES, me, strict=True).say(says).replace("\u202f", " ")


def note(language: str, notice: Notice, me: int | None = None) -> str:
    game = KITTENS if type(notice).__module__ == kittens.__name__ else GOAT
    return say(language, game, notice.text(), me)


# --- names


@pytest.mark.parametrize("language", languages())
def test_the_short_name_of_a_card_is_a_shortening_of_its_name(language: str) -> None:
    words = {key: written(pattern) for key, pattern in texts(language, KITTENS).items()}
    spines = {key: spine for key, spine in words.items() if key.endswith(".spine")}
    assert len(spines) == 3
    for key, spine in spines.items():
        assert re.search(rf"\b{spine}\b", words[key.removesuffix(".spine")], re.IGNORECASE), key


@pytest.mark.parametrize("language", languages())
def test_the_letter_of_a_card_is_in_its_name(language: str) -> None:
    words = {key: written(pattern) for key, pattern in texts(language, KITTENS).items()}
    for key, letter in words.items():
        if key.endswith(".short"):
            assert letter.lower() in words[key.removesuffix(".short")].lower(), key


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("es", r"\btr[ií]os?\b"),  # three of a kind: "tres iguales", as printed
        ("es", r"\btoques?\b"),  # a nudge: "codazo"
        ("fr", r"fai(t|re) signe|\bsigne\b"),  # a nudge: "coup de coude"
        ("fr", r"[Pp]ar hasard"),  # by coincidence; chance decides: "le hasard décide"
        ("es", r"por azar"),
        ("fr", r"\b(all\w*|va|vont|y allez) à (temps à )?la police"),  # to report something; "se livrer à la police"
        ("es", r"llam\w* a la policía"),
        ("es", r"\bdeb(e|es|ía)\b.{0,12}\bturnos"),  # nobody owes turns
    ],
)
def test_one_word_stands_for_one_thing(language: str, wrong: str) -> None:
    found = {
        key: plain(pattern)
        for file in keys.FILES
        for key, pattern in texts(language, file).items()
        if re.search(wrong, plain(pattern))
    }
    assert found == {}


# --- Exploding Kittens


@pytest.mark.rule("EK-NOPE-4")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Leave it as it is."), ("es", "Déjalo como está."), ("fr", "Laissez le coup tel quel.")],
)
def test_passing_leaves_a_play_as_it_is_whether_it_works_or_is_stopped(language: str, said: str) -> None:
    assert say(language, KITTENS, text("act-pass")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Boom! Inés explodes and is out."),
        ("es", "¡Bum! Inés explota y queda fuera."),
        ("fr", "Boum ! Inés explose et quitte la partie."),
    ],
)
def test_the_exploded_player_is_named(language: str, said: str) -> None:
    assert note(language, kittens.Exploded(1)) == said


def test_spanish_takes_turns_in_a_row_and_lets_things_pass() -> None:
    assert note("es", kittens.TurnBegan(1, 2), me=1) == "Te toca: 2 turnos seguidos."
    assert note("es", kittens.TurnBegan(1, 2)) == "Le toca a Inés, con 2 turnos seguidos."
    assert note("es", kittens.Passed(1)) == "Inés lo deja pasar."
    assert note("es", kittens.Passed(1), me=1) == "Lo dejas pasar."


# --- Scape Goat


@pytest.mark.rule("SG-DEC-1")
@pytest.mark.parametrize(
    ("language", "colour", "said"),
    [
        ("en", Colour.ORANGE, "Your mat points at a suspect: orange."),
        ("es", Colour.RED, "Tu tarjeta señala un sospechoso: el rojo."),
        ("fr", Colour.GREEN, "Votre fiche désigne un suspect : le vert."),
        ("fr", Colour.ORANGE, "Votre fiche désigne un suspect : l’orange."),
    ],
)
def test_the_colour_on_the_mat_is_a_suspect(language: str, colour: Colour, said: str) -> None:
    suspect = f"colour-{colour.value.lower()}"
    dealt = text("note-was-dealt", viewer="@0", white=1, black=2, suspect=suspect, hand="card-r", first="@1")
    assert said in say(language, GOAT, dealt, me=0)


@pytest.mark.rule("SG-SWAP-1", "SG-SWAP-2")
@pytest.mark.parametrize(
    ("language", "free", "bound"),
    [
        (
            "en",
            "Swap evidence: put down red and take joker.",
            "Swap evidence: put down red, which shows your own colour, and take joker.",
        ),
        (
            "es",
            "Intercambio de pruebas: deja la carta roja y toma la carta comodín.",
            "Intercambio de pruebas: deja la carta roja, que muestra tu color, y toma la carta comodín.",
        ),
        (
            "fr",
            "Posez la carte rouge et prenez la carte joker.",
            "Posez la carte rouge, qui montre votre couleur, et prenez la carte joker.",
        ),
    ],
)
def test_a_swap_says_what_is_taken_and_whose_colour_must_go(language: str, free: str, bound: str) -> None:
    assert say(language, GOAT, text("act-swap", card="card-r", up="card-j", own="none")) == free
    assert say(language, GOAT, text("act-swap", card="card-r", up="card-j", own="colour-r")) == bound


def test_chance_chooses_whom_and_where_and_the_sentence_says_so() -> None:
    hand = (Card.R, Card.G)
    assert note("es", goat.SpiedOn(0, 1, hand, late=True), me=0).endswith(
        "El azar elige: ves la mano de Inés: roja y verde."
    )
    assert note("fr", goat.TradeOpened(0, 1, late=True)).endswith("Le hasard décide : Ana échange avec Inés.")
    assert note("es", goat.Moved(0, STASH, late=True)).endswith("Ana acaba en el Alijo.")
    assert say("es", GOAT, text("zero-move")) == "se va al azar a Espiar, a Comerciar o al Alijo."
    assert say("fr", GOAT, text("zero-move")) == "le hasard mène à Espionner, à Échanger ou à la Planque."


def test_french_asks_for_a_colour_in_exchange_and_counts_every_card_that_shows_it() -> None:
    trade = text_of(Trade(1, Colour.BLUE), "say")
    assert say("fr", GOAT, trade) == "Inés, donnez-moi du bleu en échange !"
    refused = text("no-own-colour-first", colour="colour-b")
    assert say("fr", GOAT, refused).endswith("posez une carte qui montre du bleu.")


# --- the page

BUTTON = re.compile(r"<(button|a|option)\b(.*?)</\1\s*>", re.DOTALL)
KEY = re.compile(r"""["`]((?:web|board|plain)-[a-z0-9-]+)["`]""")
ORDER = re.compile(r"\w+ez\b")


def test_french_names_what_a_button_does_in_the_infinitive() -> None:
    sources = [file.read_text("utf-8") for file in keys.PAGE.rglob("*.svelte")]
    named = {key for source in sources for _, button in BUTTON.findall(source) for key in KEY.findall(button)}
    words = {key: plain(pattern) for file in ("web", KITTENS) for key, pattern in texts("fr", file).items()}
    assert len(named & words.keys()) > 80
    assert {key: words[key] for key in named & words.keys() if ORDER.match(words[key])} == {}


def test_french_counts_one_unread_line_in_the_singular() -> None:
    talk = {n: say("fr", "web", text("web-talk-new", count=n)) for n in (0, 1, 2)}
    assert talk == {0: "Bavardage", 1: "Bavardage, 1 non lu", 2: "Bavardage, 2 non lus"}


# --- talk in the terminal


@pytest.mark.parametrize(
    ("language", "mine", "to_me", "other"),
    [
        ("en", "You nudge Luc.", "Inés nudges you.", "Inés nudges Luc."),
        ("es", "Das un codazo a Luc.", "Inés te da un codazo.", "Inés da un codazo a Luc."),
        (
            "fr",
            "Vous donnez un coup de coude à Luc.",
            "Inés vous donne un coup de coude.",
            "Inés donne un coup de coude à Luc.",
        ),
    ],
)
def test_who_reads_of_their_own_nudge_is_spoken_to(language: str, mine: str, to_me: str, other: str) -> None:
    nudge = text("cli-nudges", who="@1", to="@2")
    assert say(language, GOAT, nudge, me=1) == mine
    assert say(language, GOAT, nudge, me=2) == to_me
    assert say(language, GOAT, nudge, me=0) == other
