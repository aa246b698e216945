// The two products of an affine layer for four records at a time: its outputs, and the sum into the gradient. Two units are
// computed side by side, so that every input that is loaded serves twice. AssemblyScript.
import { multiplyAdd, splat, sumsOfFour } from './lanes';

/** out[unit] = the products of four input rows with the unit's weights; `bytes` is one row of weights. */
@inline export function products(
  in0: usize, in1: usize, in2: usize, in3: usize, weights: usize, bytes: usize, units: i32, out: usize,
): void {
  let unit = 0;
  for (; unit + 1 < units; unit += 2) {
    const w = weights + <usize>unit * bytes, v = w + bytes;
    let a0 = splat(0), a1 = splat(0), a2 = splat(0), a3 = splat(0);
    let b0 = splat(0), b1 = splat(0), b2 = splat(0), b3 = splat(0);
    for (let o: usize = 0; o < bytes; o += 16) {
      const left = v128.load(w + o);
      const right = v128.load(v + o);
      const u0 = v128.load(in0 + o);
      a0 = multiplyAdd(u0, left, a0);
      b0 = multiplyAdd(u0, right, b0);
      const u1 = v128.load(in1 + o);
      a1 = multiplyAdd(u1, left, a1);
      b1 = multiplyAdd(u1, right, b1);
      const u2 = v128.load(in2 + o);
      a2 = multiplyAdd(u2, left, a2);
      b2 = multiplyAdd(u2, right, b2);
      const u3 = v128.load(in3 + o);
      a3 = multiplyAdd(u3, left, a3);
      b3 = multiplyAdd(u3, right, b3);
    }
    v128.store(out + (<usize>unit << 4), sumsOfFour(a0, a1, a2, a3));
    v128.store(out + (<usize>unit << 4), sumsOfFour(b0, b1, b2, b3), 16);
  }
  if (unit < units) {
    const w = weights + <usize>unit * bytes;
    let a0 = splat(0), a1 = splat(0), a2 = splat(0), a3 = splat(0);
    for (let o: usize = 0; o < bytes; o += 16) {
      const left = v128.load(w + o);
      a0 = multiplyAdd(v128.load(in0 + o), left, a0);
      a1 = multiplyAdd(v128.load(in1 + o), left, a1);
      a2 = multiplyAdd(v128.load(in2 + o), left, a2);
      a3 = multiplyAdd(v128.load(in3 + o), left, a3);
    }
    v128.store(out + (<usize>unit << 4), sumsOfFour(a0, a1, a2, a3));
  }
}

/** sums[unit] += the four input rows, each times its lane of weights[unit]. */
@inline export function addOuter(
  in0: usize, in1: usize, in2: usize, in3: usize, weights: usize, sums: usize, bytes: usize, units: i32,
): void {
  let unit = 0;
  for (; unit + 1 < units; unit += 2) {
    const e = weights + (<usize>unit << 4);
    const a0 = v128.load_splat<f32>(e), a1 = v128.load_splat<f32>(e, 4);
    const a2 = v128.load_splat<f32>(e, 8), a3 = v128.load_splat<f32>(e, 12);
    const b0 = v128.load_splat<f32>(e, 16), b1 = v128.load_splat<f32>(e, 20);
    const b2 = v128.load_splat<f32>(e, 24), b3 = v128.load_splat<f32>(e, 28);
    const g = sums + <usize>unit * bytes, h = g + bytes;
    for (let o: usize = 0; o < bytes; o += 16) {
      const u0 = v128.load(in0 + o), u1 = v128.load(in1 + o), u2 = v128.load(in2 + o), u3 = v128.load(in3 + o);
      v128.store(g + o, outerSum(u0, u1, u2, u3, a0, a1, a2, a3, v128.load(g + o)));
      v128.store(h + o, outerSum(u0, u1, u2, u3, b0, b1, b2, b3, v128.load(h + o)));
    }
  }
  if (unit < units) {
    const e = weights + (<usize>unit << 4);
    const a0 = v128.load_splat<f32>(e), a1 = v128.load_splat<f32>(e, 4);
    const a2 = v128.load_splat<f32>(e, 8), a3 = v128.load_splat<f32>(e, 12);
    let g = sums + <usize>unit * bytes;
    for (const end = g + bytes; g < end; g += 16) {
      const u0 = v128.load(in0), u1 = v128.load(in1), u2 = v128.load(in2), u3 = v128.load(in3);
      v128.store(g, outerSum(u0, u1, u2, u3, a0, a1, a2, a3, v128.load(g)));
      in0 += 16;
      in1 += 16;
      in2 += 16;
      in3 += 16;
    }
  }
}

/** sum + a0 u0 + .. + a3 u3, in that order. */
@inline function outerSum(
  u0: v128, u1: v128, u2: v128, u3: v128, a0: v128, a1: v128, a2: v128, a3: v128, sum: v128,
): v128 {
  return multiplyAdd(a3, u3, multiplyAdd(a2, u2, multiplyAdd(a1, u1, multiplyAdd(a0, u0, sum))));
}
