"""The packages here are tested as if they were installed, even when nothing else is."""

from tests import examples

examples.install()
