"""How a voice shows the arguments of a text, and which language it speaks."""

from __future__ import annotations

import pytest

from litfuse.games.exploding_kittens.actions import PutBack, Three
from litfuse.games.exploding_kittens.cards import CATS, DEFUSE
from litfuse.games.exploding_kittens.notices import Drew, StoleCard, WentBack
from litfuse.games.scape_goat.actions import FrameCard
from litfuse.games.scape_goat.cards import Card as Evidence
from litfuse.games.scape_goat.cards import Colour
from litfuse.games.scape_goat.phrases import Suspect
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import MenuForm, Text, text
from litfuse.kernel.texts import says_by_default, text_of
from litfuse.lang import Unsaid, Voice, languages, pick_language

GAME = "exploding-kittens"
NAMES = ("Ana", "Inés", "Luc")


def voice(language: str = "en", me: int | None = None) -> Voice:
    return Voice(language, GAME, NAMES, me, strict=True)


def show(words: int | str, language: str = "en") -> str:
    return voice(language).say(text("closed", reason=words)).partition(": ")[2].rstrip(".")


def test_words_are_seats_messages_numbers_or_stand_for_themselves() -> None:
    assert show("@1") == "Inés"
    assert show("card-skip") == "Skip"
    assert show(3) == "3"
    assert show("7 9") == "7 and 9"
    assert show("@1:card-skip @0:card-skip @2:4") == "Inés (Skip), Ana (Skip) and Luc (4)"
    assert show("2:3") == "2:3"
    assert show("2:3 2:10") == "2:3 and 2:10"
    assert show("=game 1.jsonl, as it is") == "game 1.jsonl, as it is"
    assert show("card-skip @0 =a b") == "Skip, Ana and a b"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Skip and Nope", "Skip, Nope and Ana"),
        ("es", "Salta y Nop", "Salta, Nop y Ana"),
        ("fr", "Passe-tour et Non", "Passe-tour, Non et Ana"),
    ],
)
def test_several_words_are_a_list(language: str, two: str, three: str) -> None:
    assert show("card-skip card-nope", language) == two
    assert show("card-skip card-nope @0", language) == three


def test_equal_neighbours_are_counted_and_the_order_stays() -> None:
    assert show("card-skip card-skip card-nope card-skip") == "2 × Skip, Nope and Skip"


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Inés", "e"), ("Ícaro", "e"), ("Hilario", "e"), ("Yves", "e"), ("Iago", "y"), ("hielo", "y"), ("Yolanda", "y")],
)
def test_spanish_and_minds_the_sound_that_follows(last: str, joined: str) -> None:
    assert voice("es").join(["Ana", last]) == f"Ana {joined} {last}"


def test_a_list_of_one_is_the_word_and_of_none_is_nothing() -> None:
    assert [voice().join(words) for words in ([], ["Ana"])] == ["", "Ana"]


def test_a_seat_without_a_name_has_its_number() -> None:
    assert [voice(language).seat(3) for language in languages()] == ["Player 4", "Jugador 4", "Joueur 4"]
    assert Voice("en", GAME, ("", "Bo")).seat(0) == "Player 1"


def test_the_viewer_is_spoken_to_and_the_others_are_spoken_of() -> None:
    stolen = StoleCard(0, 1, DEFUSE).text()
    assert voice(me=0).say(stolen) == "You took Defuse from Inés."
    assert voice(me=1).say(stolen) == "Ana took Defuse from you."
    assert voice(me=2).say(StoleCard(0, 1).text()) == "Ana took a card from Inés."
    assert voice("es", me=1).say(stolen) == "Ana te quita una carta: Desactiva."
    assert voice("fr", me=1).say(stolen) == "Ana vous prend une carte\u202f: Kit de désamorçage."


def test_a_hidden_argument_is_not_said() -> None:
    assert voice(me=1).say(Drew(0).text()) == "Ana drew a card."
    assert voice(me=1).say(WentBack(0).text()) == "Ana put the kitten back somewhere."


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 steps", "One step", "2 steps"),
        ("es", "0 pasos", "Un paso", "2 pasos"),
        ("fr", "0 étape", "1 étape", "2 étapes"),  # nothing is singular
    ],
)
def test_plurals_follow_the_count(language: str, none: str, one: str, two: str) -> None:
    said = [voice(language).say(text("verified-form", lines=n)) for n in (0, 1, 2)]
    assert [s.partition(",")[0] for s in said] == [none, one, two]


def test_an_action_says_what_it_will_do() -> None:
    three = Three((CATS[0],) * 3, 2, DEFUSE)
    assert voice().say_action(says_by_default(Three), three) == "Play 3 × Toast Cat and ask Luc for Defuse."
    assert voice().say_action(says_by_default(PutBack), PutBack(1)) == "Put the kitten back under one card."


@pytest.mark.parametrize(
    ("language", "card", "colour"),
    [
        ("es", "Revela esta carta: roja.", "Sospecho del rojo."),
        ("fr", "Révélez cette carte\u202f: violette.", "Mon suspect, c’est le violet."),
    ],
)
def test_a_card_of_one_colour_and_the_colour_have_words_of_their_own(language: str, card: str, colour: str) -> None:
    goat = Voice(language, "scape-goat", NAMES, strict=True)
    letter = {"es": "R", "fr": "P"}[language]
    assert goat.say_action(says_by_default(FrameCard), FrameCard(Evidence(letter))) == card
    assert goat.say(text_of(Suspect(Colour(letter)), "say")) == colour


def test_an_open_form_says_what_it_offers_and_falls_back_on_its_label() -> None:
    assert "wherever you like" in voice().say_form(MenuForm("PutBack", Text("act-put-back")))
    assert voice().say_form(MenuForm("Play", Text("act-attack-stacked", {"turns": 4}))) == "Attack"


def test_words_have_attributes() -> None:
    assert voice("es").word("card-skip") == "Salta"
    assert voice("es").word("card-skip.short") == "S"
    assert voice("es").has("card-skip.about")
    assert not voice("es").has("card-skip.weight")


def test_what_cannot_be_said_raises_or_shows_its_key() -> None:
    for says in (Text("no-such-message"), text("closed", reason="closed-never")):
        with pytest.raises(Unsaid, match="no message"):
            voice().say(says)
    with pytest.raises(Unsaid, match="reason"):
        voice().say(Text("closed"))
    relaxed = Voice("en", GAME)
    assert relaxed.say(Text("no-such-message")) == "[no-such-message]"
    assert relaxed.say(text("closed", reason="closed-never")) == "No result: [closed-never]."


def test_an_argument_that_is_not_used_is_not_worked_out() -> None:
    assert voice().say(text("stale-answer", viewer="no-such-word")).startswith("Too late")


def test_names_are_shown_as_they_are() -> None:
    said = Voice("en", GAME, ("{ $x } @1 =", "Bo"), strict=True).say(Drew(0).text())
    assert said == "{ $x } @1 = drew a card."


@pytest.mark.parametrize(
    ("wanted", "environ", "picked"),
    [
        (None, {}, "en"),
        ("fr", {"LITFUSE_LANG": "es"}, "fr"),
        ("fr-CA", {}, "fr"),
        ("", {"LITFUSE_LANG": "es", "LC_ALL": "fr_FR.UTF-8"}, "es"),
        (None, {"LITFUSE_LANG": "tlh", "LANG": "es_MX.UTF-8"}, "es"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "es_ES"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        (None, {"LC_ALL": "", "LANG": "es_ES@euro"}, "es"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_picked_by_option_environment_and_system(
    wanted: str | None, environ: dict[str, str], picked: str
) -> None:
    assert pick_language(wanted, environ) == picked


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(BadRecord) as caught:
        pick_language("tlh", {})
    assert voice().say(caught.value.says) == "I do not speak “tlh”. I speak: en, es, fr"
