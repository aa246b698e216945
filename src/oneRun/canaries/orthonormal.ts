// Random orthonormal rows: the first of a Haar-distributed orthogonal matrix, made of reflections.
import { fillNormal, type StreamAddress } from '../../base/numerics/randomStreams';
import { dot } from '../../base/numerics/vectors';

/** Number of reflections that are applied together, to two rows at once. A processor has registers for so many. */
const TOGETHER = 4;

type Reflections = ReturnType<typeof reflections>;

/**
 * `count` <= `dimension` orthonormal rows. Row k is s_k H_1 H_2 ... H_k e_k, where H_k is the reflection that takes
 * a standard normal vector of the coordinates k, k + 1, ... to its first axis, and s_k the sign with which it
 * arrives. That is the orthogonal factor with a positive diagonal in the other, of a Gaussian matrix, without that
 * matrix (Stewart, "The Efficient Generation of Random Orthogonal Matrices", 1980): Haar-distributed (Mezzadri
 * 2007). It takes fewer draws than Gram-Schmidt, half of them for a whole matrix, and 2 count^2 (dimension - count / 3) operations
 * in place of its 2 count^2 dimension. No row has to be corrected, since a product of reflections is orthogonal to rounding
 * whatever they are. Row k draws from addressOf(0) to addressOf(k) alone and is the same whatever `count`. Yields after every
 * two rows.
 */
export function* orthonormalRows(
  count: number,
  dimension: number,
  addressOf: (row: number) => StreamAddress,
): Generator<void, Float64Array[]> {
  const groups: Reflections[] = [];
  const rows: Float64Array[] = [];
  while (rows.length < count) {
    groups.push(reflections(rows.length, dimension, addressOf));
    for (let pair = 0; pair < TOGETHER; pair += 2) {
      const [x, y] = [startOf(groups, pair, dimension), startOf(groups, pair + 1, dimension)];
      for (let at = groups.length - 1; at >= 0; at--) reflect(x, y, groups[at]);
      rows.push(x, y);
      yield;
    }
  }
  return rows.slice(0, count);
}

/** The vector s_k e_k, from which row k is made. Beyond the dimension it is 0, which no reflection moves. */
function startOf(groups: readonly Reflections[], which: number, dimension: number): Float64Array {
  const { first, signs } = groups[groups.length - 1];
  const row = new Float64Array(dimension);
  if (first + which < dimension) row[first + which] = signs[which];
  return row;
}

/**
 * Householder reflections `first`, `first` + 1, ... as one: I - V T V^T (LAPACK's dlarft, forward by columns). `v` holds
 * TOGETHER vectors of unit length, each 0 at the coordinates before its own number and 0 throughout if that number is
 * beyond the dimension; `t` is upper triangular, row-major; `signs` has the side of its axis on which each vector arrives.
 */
function reflections(first: number, dimension: number, addressOf: (row: number) => StreamAddress) {
  const signs = new Float64Array(TOGETHER);
  const v = Array.from({ length: TOGETHER }, (_, which) => {
    const at = first + which;
    const vector = new Float64Array(dimension);
    if (at >= dimension) return vector;
    fillNormal(addressOf(at), 0, vector, at, dimension - at);
    // the vector is reflected to the other side of its axis, so that nothing cancels
    signs[which] = vector[at] >= 0 ? -1 : 1;
    vector[at] -= signs[which] * Math.sqrt(dot(vector, vector));
    const length = Math.sqrt(dot(vector, vector));
    for (let i = at; i < dimension; i++) vector[i] /= length;
    return vector;
  });
  const t = new Float64Array(TOGETHER * TOGETHER);
  for (let column = 0; column < TOGETHER; column++) {
    t[column * TOGETHER + column] = 2;
    const on = v.slice(0, column).map((other) => dot(other, v[column]));
    for (let row = 0; row < column; row++) {
      let sum = 0;
      for (let l = row; l < column; l++) sum += t[row * TOGETHER + l] * on[l];
      t[row * TOGETHER + column] = -2 * sum;
    }
  }
  return { first, v, t, signs };
}

/** Applies a group of reflections to two rows, the last first. It is written out, since lists in the loops are slower. */
function reflect(x: Float64Array, y: Float64Array, { first, v, t }: Reflections): void {
  const a = v[0];
  const b = v[1];
  const c = v[2];
  const d = v[3];
  const { length } = x;
  let [xa, xb, xc, xd, ya, yb, yc, yd] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = first; i < length; i++) {
    const xi = x[i];
    const yi = y[i];
    const ai = a[i];
    const bi = b[i];
    const ci = c[i];
    const di = d[i];
    xa += xi * ai;
    xb += xi * bi;
    xc += xi * ci;
    xd += xi * di;
    ya += yi * ai;
    yb += yi * bi;
    yc += yi * ci;
    yd += yi * di;
  }
  const xa2 = t[0] * xa + t[1] * xb + t[2] * xc + t[3] * xd;
  const xb2 = t[5] * xb + t[6] * xc + t[7] * xd;
  const xc2 = t[10] * xc + t[11] * xd;
  const xd2 = t[15] * xd;
  const ya2 = t[0] * ya + t[1] * yb + t[2] * yc + t[3] * yd;
  const yb2 = t[5] * yb + t[6] * yc + t[7] * yd;
  const yc2 = t[10] * yc + t[11] * yd;
  const yd2 = t[15] * yd;
  for (let i = first; i < length; i++) {
    const ai = a[i];
    const bi = b[i];
    const ci = c[i];
    const di = d[i];
    x[i] -= xa2 * ai + xb2 * bi + xc2 * ci + xd2 * di;
    y[i] -= ya2 * ai + yb2 * bi + yc2 * ci + yd2 * di;
  }
}
