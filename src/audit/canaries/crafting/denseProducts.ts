// The two matrix products of a full-batch pass, in float64, four records and two units at a time, so that a number loaded
// is used twice or four times. The number of rows is a multiple of four. Errors of the rows that fill it up must be 0, so
// that these rows add nothing.

/** out[i, u] = W[u] . in[i] + bias[u]; `weights` holds W at `offset`, its biases behind it. */
export function affineOfRows(
  input: Float64Array,
  rows: number,
  inputs: number,
  weights: Float64Array,
  offset: number,
  units: number,
  out: Float64Array,
): void {
  const biases = offset + units * inputs;
  for (let i = 0; i < rows; i += 4) {
    const i0 = i * inputs;
    const i1 = i0 + inputs;
    const i2 = i1 + inputs;
    const i3 = i2 + inputs;
    for (let u = 0; u < units; u += 2) {
      // an odd last unit is computed twice and stored once
      const pair = u + 1 < units;
      const w0 = offset + u * inputs;
      const w1 = pair ? w0 + inputs : w0;
      let s00 = 0;
      let s01 = 0;
      let s10 = 0;
      let s11 = 0;
      let s20 = 0;
      let s21 = 0;
      let s30 = 0;
      let s31 = 0;
      for (let f = 0; f < inputs; f++) {
        const a = weights[w0 + f];
        const b = weights[w1 + f];
        const x0 = input[i0 + f];
        const x1 = input[i1 + f];
        const x2 = input[i2 + f];
        const x3 = input[i3 + f];
        s00 += a * x0;
        s01 += b * x0;
        s10 += a * x1;
        s11 += b * x1;
        s20 += a * x2;
        s21 += b * x2;
        s30 += a * x3;
        s31 += b * x3;
      }
      const bias = weights[biases + u];
      const at = i * units + u;
      out[at] = s00 + bias;
      out[at + units] = s10 + bias;
      out[at + 2 * units] = s20 + bias;
      out[at + 3 * units] = s30 + bias;
      if (pair) {
        const next = weights[biases + u + 1];
        out[at + 1] = s01 + next;
        out[at + units + 1] = s11 + next;
        out[at + 2 * units + 1] = s21 + next;
        out[at + 3 * units + 1] = s31 + next;
      }
    }
  }
}

/** gradient[u] += sum_i error[i, u] [in[i]; 1], laid out as the weights are. */
export function addOuterProducts(
  error: Float64Array,
  input: Float64Array,
  rows: number,
  inputs: number,
  gradient: Float64Array,
  offset: number,
  units: number,
): void {
  const biases = offset + units * inputs;
  for (let i = 0; i < rows; i += 4) {
    const i0 = i * inputs;
    const i1 = i0 + inputs;
    const i2 = i1 + inputs;
    const i3 = i2 + inputs;
    for (let u = 0; u < units; u += 2) {
      // an odd last unit goes alone
      const pair = u + 1 < units;
      const at = i * units + u;
      const a0 = error[at];
      const a1 = error[at + units];
      const a2 = error[at + 2 * units];
      const a3 = error[at + 3 * units];
      gradient[biases + u] += a0 + a1 + a2 + a3;
      const g0 = offset + u * inputs;
      if (pair) {
        const b0 = error[at + 1];
        const b1 = error[at + units + 1];
        const b2 = error[at + 2 * units + 1];
        const b3 = error[at + 3 * units + 1];
        gradient[biases + u + 1] += b0 + b1 + b2 + b3;
        const g1 = g0 + inputs;
        for (let f = 0; f < inputs; f++) {
          const x0 = input[i0 + f];
          const x1 = input[i1 + f];
          const x2 = input[i2 + f];
          const x3 = input[i3 + f];
          gradient[g0 + f] += a0 * x0 + a1 * x1 + a2 * x2 + a3 * x3;
          gradient[g1 + f] += b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3;
        }
      } else {
        for (let f = 0; f < inputs; f++) {
          gradient[g0 + f] +=
            a0 * input[i0 + f] + a1 * input[i1 + f] + a2 * input[i2 + f] + a3 * input[i3 + f];
        }
      }
    }
  }
}
