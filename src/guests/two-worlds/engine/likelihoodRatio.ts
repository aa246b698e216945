// The log-likelihood ratio of two normal distributions with a common covariance, fitted to two samples. It is Fisher's linear
// discriminant. Between two such distributions, if their means and covariance were known, no test would be better.

/** Ridge that is added to the covariance's diagonal, as a share of its mean, because a covariance may be singular. */
const RIDGE = 1e-6;

/** Score in nats of one sample, whose numbers stand in `values` from `at` on. A positive score speaks for the first distribution. */
export type Score = (values: Float64Array, at: number) => number;

/**
 * Fits the ratio to two samples, which are row-major with `width` numbers in a row. Each has at least one row, and together they have
 * at least three.
 */
export function likelihoodRatio(first: Float64Array, second: Float64Array, width: number): Score {
  const means = [meanOf(first, width), meanOf(second, width)] as const;
  const covariance = pooledCovariance([first, second], means, width);
  const direction = solve(
    covariance,
    means[0].map((value, i) => value - means[1][i]),
  );
  let middle = 0;
  for (let i = 0; i < width; i++) middle += 0.5 * direction[i] * (means[0][i] + means[1][i]);
  return (values, at) => {
    let sum = -middle;
    for (let i = 0; i < width; i++) sum += direction[i] * values[at + i];
    return sum;
  };
}

function meanOf(sample: Float64Array, width: number): Float64Array {
  const mean = new Float64Array(width);
  const rows = sample.length / width;
  for (let i = 0; i < sample.length; i++) mean[i % width] += sample[i] / rows;
  return mean;
}

/** The pooled covariance of both samples, row-major, with the ridge. */
function pooledCovariance(
  samples: readonly Float64Array[],
  means: readonly Float64Array[],
  width: number,
): Float64Array {
  const covariance = new Float64Array(width ** 2);
  const freedom = samples.reduce((sum, { length }) => sum + length / width, 0) - samples.length;
  samples.forEach((sample, s) => {
    for (let row = 0; row < sample.length; row += width) {
      for (let i = 0; i < width; i++) {
        for (let j = 0; j < width; j++) {
          const product = (sample[row + i] - means[s][i]) * (sample[row + j] - means[s][j]);
          covariance[i * width + j] += product / freedom;
        }
      }
    }
  });
  let trace = 0;
  for (let i = 0; i < width; i++) trace += covariance[i * width + i];
  // where all samples are one point, any positive number serves
  const ridge = (RIDGE * trace) / width || 1;
  for (let i = 0; i < width; i++) covariance[i * width + i] += ridge;
  return covariance;
}

/** Solves A x = b for a symmetric positive definite A, row-major, by elimination, which needs no pivots for such a matrix. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const a = matrix.slice();
  const x = right.slice();
  for (let k = 0; k < n; k++) {
    for (let i = k + 1; i < n; i++) {
      const factor = a[i * n + k] / a[k * n + k];
      for (let j = k; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
      x[i] -= factor * x[k];
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = k + 1; j < n; j++) x[k] -= a[k * n + j] * x[j];
    x[k] /= a[k * n + k];
  }
  return x;
}
