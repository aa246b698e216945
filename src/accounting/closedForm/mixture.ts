// The mixture A(v) = 1 - q + q e^v at a sampling rate q, of which every loss here is made, for real v. The closed forms and the
// inversion (../inversion) share it. The certificate (discretised/stepLaw.ts) has its own, so that it can check them.

/** ln(1 - q + q e^v), for q in (0, 1) and every real v: no overflow to the right, no cancellation around 0. */
export function logMixture(samplingRate: number, v: number): number {
  if (v > 30) {
    return v + Math.log(samplingRate) + Math.log1p(((1 - samplingRate) / samplingRate) * Math.exp(-v));
  }
  if (v < -0.5) return Math.log(1 - samplingRate + samplingRate * Math.exp(v));
  return Math.log1p(samplingRate * Math.expm1(v));
}

/** The derivative of {@link logMixture}, the share of the second component. */
export function mixtureShare(samplingRate: number, v: number): number {
  return 1 / (1 + ((1 - samplingRate) / samplingRate) * Math.exp(-v));
}

/** ln(1 + e^x) without overflow. */
export function softplus(x: number): number {
  return x > 30 ? x + Math.exp(-x) : Math.log1p(Math.exp(x));
}
