// Products of plain vectors in float64.

/** Inner product over a's length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

export function squaredNorm(a: Float64Array): number {
  return dot(a, a);
}
