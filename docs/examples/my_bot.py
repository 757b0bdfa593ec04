"""A bot for Exploding Kittens in thirty lines. In this folder: litfuse play exploding-kittens --bots my_bot:MyBot"""

from litfuse.bots.base import Answer, asked
from litfuse.games.exploding_kittens.actions import Decline, Defuse, DrawCard, Give, Nope, Pass, Play, PutBack
from litfuse.games.exploding_kittens.cards import ATTACK, DEFUSE, KITTEN, NOPE, SEE, SHUFFLE, SKIP


class MyBot:
    def __init__(self, game, seat, key, standing_in=False):
        self.seat = seat

    def see(self, told, heard=()):
        pass  # the frame shows all that this bot needs; one that remembers more takes notes of told.notices here

    def answer(self, frame):
        question = asked(frame, self.seat, offers=False)
        return None if question is None else Answer(question.id, self.choose(question.kind, frame.view))

    def choose(self, kind, view):
        if kind == "kitten":
            return Defuse() if DEFUSE in view.hand else Decline()
        if kind == "place":  # on top for the next player, unless this bot has to draw again
            return PutBack(0 if view.owed == 1 else view.pile)
        if kind == "give":  # the hand is in the order of the table, cats last
            return Give(view.hand[-1])
        if kind == "nope":  # only what is played against this bot, and only once
            mine = getattr(view.ask.play, "target", None) == self.seat and not view.ask.nopers
            return Nope() if mine and NOPE in view.hand else Pass()
        danger = view.top[0] is KITTEN if view.top else 6 * view.kittens > view.pile
        escapes = (ATTACK, SKIP, SHUFFLE) if view.top else (SEE, ATTACK, SKIP, SHUFFLE)
        return next((Play(card) for card in escapes if danger and card in view.hand), DrawCard())
