"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.core.play.ask import Word
from engine.kit.words import Lexicon

LEXICON = Lexicon("russian-railroads-")
say, name, effect, thing = LEXICON.say, LEXICON.name, LEXICON.effect, LEXICON.thing
word = LEXICON.word

DECLINE_TOKEN = Word("decline", say("decline"), say("decline-token-effect"), way_out=True)
DECLINE_CARD = Word("decline", say("decline"), say("decline-card-effect"), way_out=True)
STAY = Word("stay", say("stay"), say("stay-effect"), way_out=True, last=True)
