"""The documentation site: which page stands where, and what it is made of.

Nothing is written twice: a page is a document of the tree, a chapter of the README, or what the bot itself says of a
game. `make docs` builds it (mkdocs.yml, hook.py); the rest here needs no MkDocs.
"""
