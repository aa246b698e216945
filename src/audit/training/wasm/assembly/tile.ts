// The inner loops of all products of matrices: four or six rows by eight columns, which are eight multiply-adds of four lanes for
// six loads, or twelve for eight. Every sum runs in order, so that neither the caller's blocks nor a pause between them change a
// bit. Eight sums of latency four just keep two pipelines busy, so that any wait costs time. Twelve sums leave some slack, and there
// are registers for them if a fused instruction needs none for the product. AssemblyScript.
import { multiplyAdd, splat } from './lanes';

/** Mode of a tile in which its sums start from zero and replace `out`. Modes are constants where a tile is inlined. */
export const FROM_ZERO = 0;
/** Mode in which the sums start from the values in `out`. */
export const ONWARD = 1;
/** Mode in which the sums start from zero and are added to the values in `out` at the end. */
export const ADDED = 2;

/** Whether there are registers for six rows: twelve sums, two vectors and a factor. */
const SIX = ASC_FEATURE_RELAXED_SIMD;

/**
 * out[4 rows, `row` bytes apart][8] = sum over steps of x[4 rows] w[8], where x advances by four floats a step and w by `stride`
 * bytes up to `last`. If `six`, two rows of y are multiplied too, and their sums go to `two`.
 */
@inline function tile(
  six: bool, x: usize, y: usize, w: usize, last: usize, stride: usize, out: usize, two: usize, row: usize, mode: i32,
): void {
  const out1 = out + row, out2 = out + 2 * row, out3 = out + 3 * row, two1 = two + row;
  let a0 = splat(0), a1 = splat(0), a2 = splat(0), a3 = splat(0), a4 = splat(0), a5 = splat(0);
  let b0 = splat(0), b1 = splat(0), b2 = splat(0), b3 = splat(0), b4 = splat(0), b5 = splat(0);
  if (mode == ONWARD) {
    a0 = v128.load(out);
    b0 = v128.load(out, 16);
    a1 = v128.load(out1);
    b1 = v128.load(out1, 16);
    a2 = v128.load(out2);
    b2 = v128.load(out2, 16);
    a3 = v128.load(out3);
    b3 = v128.load(out3, 16);
    if (six) {
      a4 = v128.load(two);
      b4 = v128.load(two, 16);
      a5 = v128.load(two1);
      b5 = v128.load(two1, 16);
    }
  }
  while (w < last) {
    const left = v128.load(w);
    const right = v128.load(w, 16);
    const x0 = v128.load_splat<f32>(x);
    a0 = multiplyAdd(x0, left, a0);
    b0 = multiplyAdd(x0, right, b0);
    const x1 = v128.load_splat<f32>(x, 4);
    a1 = multiplyAdd(x1, left, a1);
    b1 = multiplyAdd(x1, right, b1);
    const x2 = v128.load_splat<f32>(x, 8);
    a2 = multiplyAdd(x2, left, a2);
    b2 = multiplyAdd(x2, right, b2);
    const x3 = v128.load_splat<f32>(x, 12);
    a3 = multiplyAdd(x3, left, a3);
    b3 = multiplyAdd(x3, right, b3);
    if (six) {
      const x4 = v128.load_splat<f32>(y);
      a4 = multiplyAdd(x4, left, a4);
      b4 = multiplyAdd(x4, right, b4);
      const x5 = v128.load_splat<f32>(y, 4);
      a5 = multiplyAdd(x5, left, a5);
      b5 = multiplyAdd(x5, right, b5);
      y += 16;
    }
    x += 16;
    w += stride;
  }
  put(out, a0, b0, mode);
  put(out1, a1, b1, mode);
  put(out2, a2, b2, mode);
  put(out3, a3, b3, mode);
  if (six) {
    put(two, a4, b4, mode);
    put(two1, a5, b5, mode);
  }
}

/**
 * out[4 columns of x, `row` bytes apart][8] += the sum over rows of x[4 columns] w[8], or of six columns if `six`. The rows of x
 * lie in fours, `quad` bytes apart, as [column][row % 4]; w advances by `stride` bytes a row up to `last`.
 */
@inline function quadTile(
  six: bool, x: usize, quad: usize, w: usize, last: usize, stride: usize, out: usize, row: usize,
): void {
  const out1 = out + row, out2 = out + 2 * row, out3 = out + 3 * row, out4 = out + 4 * row, out5 = out + 5 * row;
  let a0 = v128.load(out), b0 = v128.load(out, 16);
  let a1 = v128.load(out1), b1 = v128.load(out1, 16);
  let a2 = v128.load(out2), b2 = v128.load(out2, 16);
  let a3 = v128.load(out3), b3 = v128.load(out3, 16);
  let a4 = splat(0), b4 = splat(0), a5 = splat(0), b5 = splat(0);
  if (six) {
    a4 = v128.load(out4);
    b4 = v128.load(out4, 16);
    a5 = v128.load(out5);
    b5 = v128.load(out5, 16);
  }
  for (; w < last; x += quad) {
    for (let at = x; at < x + 16; at += 4, w += stride) {
      const left = v128.load(w), right = v128.load(w, 16);
      const x0 = v128.load_splat<f32>(at);
      a0 = multiplyAdd(x0, left, a0);
      b0 = multiplyAdd(x0, right, b0);
      const x1 = v128.load_splat<f32>(at, 16);
      a1 = multiplyAdd(x1, left, a1);
      b1 = multiplyAdd(x1, right, b1);
      const x2 = v128.load_splat<f32>(at, 32);
      a2 = multiplyAdd(x2, left, a2);
      b2 = multiplyAdd(x2, right, b2);
      const x3 = v128.load_splat<f32>(at, 48);
      a3 = multiplyAdd(x3, left, a3);
      b3 = multiplyAdd(x3, right, b3);
      if (six) {
        const x4 = v128.load_splat<f32>(at, 64);
        a4 = multiplyAdd(x4, left, a4);
        b4 = multiplyAdd(x4, right, b4);
        const x5 = v128.load_splat<f32>(at, 80);
        a5 = multiplyAdd(x5, left, a5);
        b5 = multiplyAdd(x5, right, b5);
      }
    }
  }
  put(out, a0, b0, ONWARD);
  put(out1, a1, b1, ONWARD);
  put(out2, a2, b2, ONWARD);
  put(out3, a3, b3, ONWARD);
  if (six) {
    put(out4, a4, b4, ONWARD);
    put(out5, a5, b5, ONWARD);
  }
}

/** Products by `tile` of rows that lie in fours, `quad` bytes apart, as [column][row % 4]. `rows` is a multiple of four. */
@inline export function rowsTile(
  x: usize, quad: usize, rows: i32, w: usize, last: usize, stride: usize, out: usize, row: usize, mode: i32,
): void {
  if (SIX) {
    for (; rows >= 12; rows -= 12) {
      const y = x + quad, z = y + quad;
      tile(true, x, y, w, last, stride, out, out + 4 * row, row, mode);
      tile(true, z, y + 8, w, last, stride, out + 8 * row, out + 6 * row, row, mode);
      x = z + quad;
      out += 12 * row;
    }
  }
  for (; rows > 0; rows -= 4) {
    tile(false, x, 0, w, last, stride, out, 0, row, mode);
    x += quad;
    out += 4 * row;
  }
}

/** Sums of columns of x by `quadTile`, to out[column, `row` bytes apart][8]. `columns` is a multiple of four. */
@inline export function columnsTile(
  x: usize, quad: usize, columns: usize, w: usize, last: usize, stride: usize, out: usize, row: usize,
): void {
  if (SIX) {
    for (; columns >= 12; columns -= 12) {
      quadTile(true, x, quad, w, last, stride, out, row);
      quadTile(true, x + 96, quad, w, last, stride, out + 6 * row, row);
      x += 192;
      out += 12 * row;
    }
  }
  for (; columns > 0; columns -= 4) {
    quadTile(false, x, quad, w, last, stride, out, row);
    x += 64;
    out += 4 * row;
  }
}

@inline function put(out: usize, left: v128, right: v128, mode: i32): void {
  v128.store(out, mode == ADDED ? f32x4.add(v128.load(out), left) : left);
  v128.store(out, mode == ADDED ? f32x4.add(v128.load(out, 16), right) : right, 16);
}
