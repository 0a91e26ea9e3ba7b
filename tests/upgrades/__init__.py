"""A database of each released version, with running tables: this version brings it up to date, and they are played on.

`python -m tests.upgrades` makes that of the present version, once, when it is released: `databases/1.0.0.sqlite.sql.xz`
and `databases/1.0.0.postgresql.sql.xz`, as their own programs write them, and `databases/1.0.0.json` with what stood
there. They are never made again: what matters is that another version has made them.
"""
