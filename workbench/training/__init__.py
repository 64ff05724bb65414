"""Learning how computer players play: networks on numpy arrays, and weights in the engine."""

import os

# The arrays are so small that threads would only get in each other's way. numpy reads this when it
# is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
