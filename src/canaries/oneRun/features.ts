// Features of one-run canaries: Gaussian, uniform on the sphere, orthogonal in blocks. Nothing here has seen any data.
// Liu, Xiong, "UniAud", Algorithm 1; where its text and these differ is said in kinds.ts.
import { fillNormal, STREAM } from '../../numerics/randomStreams';
import { dot, squaredNorm } from '../../numerics/vectors';
import type { MadeCanaryKind } from './kinds';

/** sigma_0 of Gaussian canaries. The paper scales twice by it; once, here. */
const GAUSSIAN_SCALE = 0.1;

type Rows = Float64Array[];

function normalRows(count: number, dimension: number, seed: number): Rows {
  return Array.from({ length: count }, (_, model) => {
    const row = new Float64Array(dimension);
    fillNormal({ seed, stream: STREAM.oneRunFeatures, model, step: 0 }, 0, row, 0, dimension);
    return row;
  });
}

function scale(row: Float64Array, by: number): void {
  for (let i = 0; i < row.length; i++) row[i] *= by;
}

/** Takes from `row` its parts along the orthonormal rows from..to - 1: four at a time, which a processor does side by side. */
function removeParts(row: Float64Array, rows: Rows, from: number, to: number): void {
  const { length } = row;
  let j = from;
  for (; j + 4 <= to; j += 4) {
    const [a, b, c, d] = [rows[j], rows[j + 1], rows[j + 2], rows[j + 3]];
    let [onA, onB, onC, onD] = [0, 0, 0, 0];
    for (let i = 0; i < length; i++) {
      const x = row[i];
      onA += x * a[i];
      onB += x * b[i];
      onC += x * c[i];
      onD += x * d[i];
    }
    for (let i = 0; i < length; i++) row[i] -= onA * a[i] + onB * b[i] + onC * c[i] + onD * d[i];
  }
  for (; j < to; j++) {
    const other = rows[j];
    const part = dot(row, other);
    for (let i = 0; i < length; i++) row[i] -= part * other[i];
  }
}

/**
 * Gram-Schmidt on blocks of `dimension` rows, so that each block is the orthogonal factor of a Gaussian matrix with a
 * positive diagonal in the other: Haar-distributed (Mezzadri 2007). Repeated for a row that loses more than half its
 * length, which is when rounding matters ("twice is enough": Parlett, The Symmetric Eigenvalue Problem, 6.9).
 */
function* orthonormalise(rows: Rows, dimension: number): Generator<number, void> {
  for (const [i, row] of rows.entries()) {
    const from = i - (i % dimension);
    const before = squaredNorm(row);
    removeParts(row, rows, from, i);
    if (squaredNorm(row) < 0.25 * before) removeParts(row, rows, from, i);
    scale(row, 1 / Math.sqrt(squaredNorm(row)));
    yield 0;
  }
}

/**
 * `count` rows of `dimension` features. O(count dimension) work, orthogonal ones O(count dimension^2), which yield 0 after each
 * row.
 */
export function* oneRunFeatures(
  kind: MadeCanaryKind,
  count: number,
  dimension: number,
  seed: number,
): Generator<number, Rows> {
  const rows = normalRows(count, dimension, seed);
  if (kind === 'orthogonal') yield* orthonormalise(rows, dimension);
  else
    for (const row of rows)
      scale(row, kind === 'gaussian' ? GAUSSIAN_SCALE : 1 / Math.sqrt(squaredNorm(row)));
  return rows;
}
