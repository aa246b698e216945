// The lower bound on epsilon at delta that follows from two bounded error rates without assuming a shape of the trade-off
// curve. It is looser than the Gaussian reading, and a valid claim at a threshold that was fixed in advance.

/**
 * max{0, ln((1 - delta - FPR)/FNR), ln((1 - delta - FNR)/FPR)}: every (epsilon, delta)-DP release has error rates
 * with FPR + e^epsilon FNR >= 1 - delta and the same exchanged. With upper confidence bounds in *both* places the
 * result is a lower confidence bound. Rates in [0,1], delta in [0,1). Infinity when a rate is 0 and the other is
 * below 1 - delta. Kairouz, Oh, Viswanath, "The Composition Theorem for Differential Privacy" (2015), Theorem 2.1.
 */
export function directEpsilon(falsePositiveRate: number, falseNegativeRate: number, delta: number): number {
  const term = (other: number, divisor: number) => {
    const numerator = 1 - delta - other;
    return numerator > 0 ? Math.log(numerator / divisor) : 0;
  };
  return Math.max(0, term(falsePositiveRate, falseNegativeRate), term(falseNegativeRate, falsePositiveRate));
}
