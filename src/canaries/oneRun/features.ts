// Features of one-run canaries: Gaussian, uniform on the sphere, orthogonal in blocks. Nothing here has seen any data.
// Liu, Xiong, "UniAud", Algorithm 1; where its text and these differ is said in kinds.ts.
import { fillNormal, STREAM, type StreamAddress } from '../../numerics/randomStreams';
import { squaredNorm } from '../../numerics/vectors';
import type { MadeCanaryKind } from './kinds';
import { orthonormalRows } from './orthonormal';

/** sigma_0 of Gaussian canaries. The paper scales twice by it; once, here. */
const GAUSSIAN_SCALE = 0.1;

type Rows = Float64Array[];
type AddressOf = (row: number) => StreamAddress;

function normalRows(count: number, dimension: number, addressOf: AddressOf): Rows {
  return Array.from({ length: count }, (_, model) => {
    const row = new Float64Array(dimension);
    fillNormal(addressOf(model), 0, row, 0, dimension);
    return row;
  });
}

function scale(row: Float64Array, by: number): void {
  for (let i = 0; i < row.length; i++) row[i] *= by;
}

/** Blocks of `dimension` orthonormal rows, each random for itself. */
function* orthogonalBlocks(count: number, dimension: number, addressOf: AddressOf): Generator<number, Rows> {
  const rows: Rows = [];
  while (rows.length < count) {
    const first = rows.length;
    const block = orthonormalRows(Math.min(dimension, count - first), dimension, (row) =>
      addressOf(first + row),
    );
    let next = block.next();
    for (; !next.done; next = block.next()) yield 0;
    rows.push(...next.value);
  }
  return rows;
}

/**
 * `count` rows of `dimension` features. O(count dimension) work, orthogonal ones O(count dimension^2), which yield 0 after every
 * other row.
 */
export function* oneRunFeatures(
  kind: MadeCanaryKind,
  count: number,
  dimension: number,
  seed: number,
): Generator<number, Rows> {
  const addressOf = (model: number): StreamAddress => ({
    seed,
    stream: STREAM.oneRunFeatures,
    model,
    step: 0,
  });
  if (kind === 'orthogonal') return yield* orthogonalBlocks(count, dimension, addressOf);
  const rows = normalRows(count, dimension, addressOf);
  for (const row of rows) scale(row, kind === 'gaussian' ? GAUSSIAN_SCALE : 1 / Math.sqrt(squaredNorm(row)));
  return rows;
}
