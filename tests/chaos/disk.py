"""Disk: a small one of its own for the database, that can be filled and protected, where one may mount."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "256m"
BLOCK = 1 << 20


class Disk:
    """A folder, on a file system of its own in memory if this process may mount one (`own`)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own = False
        self._ballast = folder / "ballast"

    @contextmanager
    def there(self) -> Iterator[None]:
        """Mount it, and unmount it in the end."""
        self.folder.mkdir()
        self.own = os.geteuid() == 0 and self._mount("-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs")
        try:
            yield
        finally:
            if self.own:
                subprocess.run(["umount", "--lazy", self.folder], check=False)

    def _mount(self, *options: str) -> bool:
        done = subprocess.run(["mount", *options, self.folder], check=False, capture_output=True)
        return done.returncode == 0

    def full(self, full: bool) -> bool:
        """Leave no byte free, or all. False if it is not a disk of its own."""
        if not self.own:
            return False
        if not full:
            self._ballast.unlink(missing_ok=True)
            return True
        with self._ballast.open("wb", buffering=0) as file:
            size = BLOCK
            while size:
                try:
                    file.write(b"\0" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    size //= 2
        return True

    def protect(self, protect: bool) -> bool:
        """Allow nobody to write, or everybody, as long as no file is open for that."""
        return self._mount("-o", "remount,ro" if protect else "remount,rw")
