// Features of one-run canaries, which have seen no data: Gaussian, uniform on the sphere, orthogonal in blocks.
// Liu, Xiong, "UniAud", Algorithm 1; kindSentences.ts says where these features differ from its text.
import { fillNormal, STREAM, type StreamAddress } from '../../base/numerics/randomStreams';
import { squaredNorm } from '../../base/numerics/vectors';
import type { MadeCanaryKind } from './kinds';
import { orthonormalRows } from './orthonormal';

/** sigma_0 of Gaussian canaries. The paper scales by it twice, and this code once. */
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

/** Blocks of `dimension` orthonormal rows. Yields the share of the work that is done. */
function* orthogonalBlocks(count: number, dimension: number, addressOf: AddressOf): Generator<number, Rows> {
  const rows: Rows = [];
  // work for the first rows of a block, up to a factor: see orthonormalRows
  const workOf = (many: number) => many * many * (dimension - many / 3);
  const workBefore = (row: number) =>
    Math.floor(row / dimension) * workOf(dimension) + workOf(row % dimension);
  while (rows.length < count) {
    const first = rows.length;
    let made = first;
    const block = orthonormalRows(Math.min(dimension, count - first), dimension, (row) =>
      addressOf(first + row),
    );
    let next = block.next();
    for (; !next.done; next = block.next()) {
      made = Math.min(made + 2, first + dimension, count);
      yield workBefore(made) / workBefore(count);
    }
    rows.push(...next.value);
  }
  return rows;
}

/**
 * Features of `count` canaries, a row each, in O(count dimension) work. Orthogonal rows take up to O(count dimension^2), and
 * yield the share of it that is done, in (0, 1].
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
