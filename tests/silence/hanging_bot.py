"""`contra-uno` on a disk that hangs from SIGUSR1 on, and works again after SIGUSR2."""

from __future__ import annotations

import signal
import sys

from bot.cli import main
from tests.silence.hanging_disk import hanging_disk

if __name__ == "__main__":
    with hanging_disk() as disk:
        signal.signal(signal.SIGUSR1, lambda *_: disk.hang())
        signal.signal(signal.SIGUSR2, lambda *_: disk.work_again())
        sys.exit(main(sys.argv[1:]))
