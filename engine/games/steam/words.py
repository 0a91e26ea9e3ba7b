"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.kit.words import Lexicon

LEXICON = Lexicon("steam-")
say, name, word = LEXICON.say, LEXICON.name, LEXICON.word

DONE, PASS = word("done"), word("pass")
