"""Training of nets: games, a fit with numpy, whole numbers, and a gate by play. Needs the extra `train`."""

import os

# One thread for products of matrices: the processes that play need the others, and sums are added in the same order.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
