"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.kit.words import Lexicon

LEXICON = Lexicon("russian-railroads-")
say, name, effect, thing = LEXICON.say, LEXICON.name, LEXICON.effect, LEXICON.thing
word, bare = LEXICON.word, LEXICON.bare

DECLINE, DONE, STAY = word("decline"), word("done"), word("stay")
