"""Microseconds of processor time of one model's DP-SGD step in NumPy on one thread: python3 numpyStep.py inputs classes samplingRate.

The yardstick of tools/bench/training.ts: float32, 125 models at once, two matrix products, NumPy's own generator. Models are the
last axis, so that maxima and sums over classes run along whole rows of memory; over a last axis of classes they took five times
as long. Every model draws its own batch, so that the products run over all rows whatever the sampling rate is.
"""

import os
import sys
import time

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np  # noqa: E402  (the thread count must be set first)

inputs, classes, q = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
n, models = 500, 125
rng = np.random.default_rng(1)
x = rng.standard_normal((n, inputs + 1), dtype=np.float32)
x[:, inputs] = 1
norms = np.sqrt((x * x).sum(1))[:, None]
onehot = np.eye(classes, dtype=np.float32)[np.arange(n) % classes][:, :, None]
w = np.zeros((inputs + 1, classes * models), np.float32)
times = []
for _ in range(32):
    started = time.process_time()
    a = (x @ w).reshape(n, classes, models)
    a -= a.max(1, keepdims=True)
    np.exp(a, out=a)
    a /= a.sum(1, keepdims=True)
    a -= onehot
    weight = np.minimum(1, 2 / np.maximum(np.sqrt((a * a).sum(1)) * norms, 1e-12))
    if q < 1:
        weight *= rng.random((n, models), dtype=np.float32) < q
    a *= weight[:, None, :]
    g = x.T @ a.reshape(n, classes * models)
    g += 20 * rng.standard_normal(g.shape, dtype=np.float32)
    w -= 0.05 / (q * n) * g
    times.append(time.process_time() - started)
print(np.median(times[2:]) / models * 1e6)
