"""What lies here is tested as if it were installed, even when nothing else is."""

from tests import examples

examples.install()
