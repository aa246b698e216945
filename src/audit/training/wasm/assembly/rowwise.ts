// Operations on rows of float32 at any address: softmax in place, inner product. AssemblyScript.
import { multiplyAdd, softmaxTerm, splat, sumOfLanes } from './lanes';

/** Replaces `count` floats by `weight` times their softmax. */
export function softmaxRow(row: usize, count: i32, weight: f32): void {
  const end = row + (<usize>count << 2);
  const whole = row + (<usize>(count & ~3) << 2);
  let largest: f32 = -Infinity;
  for (let at = row; at < end; at += 4) largest = max<f32>(largest, load<f32>(at));
  const top = splat(largest);
  let lanes = splat(0);
  for (let at = row; at < whole; at += 16) {
    const e = softmaxTerm(f32x4.sub(v128.load(at), top));
    v128.store(at, e);
    lanes = f32x4.add(lanes, e);
  }
  let sum = sumOfLanes(lanes);
  for (let at = whole; at < end; at += 4) {
    const e = f32x4.extract_lane(softmaxTerm(splat(load<f32>(at) - largest)), 0);
    store<f32>(at, e);
    sum += e;
  }
  const share = weight / sum;
  const shares = splat(share);
  for (let at = row; at < whole; at += 16) v128.store(at, f32x4.mul(v128.load(at), shares));
  for (let at = whole; at < end; at += 4) store<f32>(at, load<f32>(at) * share);
}

export function innerProduct(a: usize, b: usize, count: i32): f32 {
  let left = splat(0);
  let right = splat(0);
  let i = 0;
  for (; i + 8 <= count; i += 8, a += 32, b += 32) {
    left = multiplyAdd(v128.load(a), v128.load(b), left);
    right = multiplyAdd(v128.load(a, 16), v128.load(b, 16), right);
  }
  let sum = sumOfLanes(f32x4.add(left, right));
  for (; i < count; i++, a += 4, b += 4) sum += load<f32>(a) * load<f32>(b);
  return sum;
}
