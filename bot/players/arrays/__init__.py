"""Plain classic rounds by the thousand at once, on numpy arrays, and what is learned from them.

Imported only where rounds are played out or a network is trained: nothing else waits for numpy.
"""

import os

# The arrays are so small that threads would only get in each other's way. numpy reads this when it
# is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
