// The ε of the worst-case release with hidden state by Gaussian conversion, at one threshold or at the most favourable one. These are the
// limits of the paper's audit, which extrapolates along a Gaussian trade-off curve, and no guarantees. The page uses neither; they are
// compared with the reference values of audits.json.
import { checkDelta, checkMechanism, gdpEpsilon, hiddenStateRates, scoreLaw } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';
import { normalUpperQuantile } from '../../src/base/numerics/normal';

/** The μ of the Gaussian trade-off curve through the two error rates at a threshold, which is -Phi^-1(FPR) - Phi^-1(FNR). */
function hiddenStateMu(mechanism: Mechanism, threshold: number): number {
  const { fpr, fnr } = hiddenStateRates(mechanism, threshold);
  return normalUpperQuantile(fpr) + normalUpperQuantile(fnr);
}

/** The ε by Gaussian conversion at the middle threshold 0, which is the large-sample limit of the accuracy bound. */
export function gdpMid(mechanism: Mechanism, delta: number): number {
  checkDelta(delta);
  return gdpEpsilon(Math.max(0, hiddenStateMu(mechanism, 0)), delta);
}

interface GaussianSupremum {
  epsilon: number;
  threshold: number;
  fpr: number;
  fnr: number;
}

const GRID = 96;

/**
 * The largest ε by Gaussian conversion over thresholds x >= 0 with FPR(x) >= smallestRate (default delta), which is the
 * large-sample limit of the paper's maximum over thresholds. It can exceed the true ε when T q is small.
 * The maximum is searched on a grid of 96 thresholds, and by golden section around the best of them. The value found falls short of the
 * supremum by at most the change of μ between neighbouring thresholds.
 */
export function gdpSup(mechanism: Mechanism, delta: number, smallestRate = delta): GaussianSupremum {
  checkMechanism(mechanism);
  checkDelta(delta);
  const { mean, spread } = scoreLaw(mechanism);
  const fprAt = (x: number) => hiddenStateRates(mechanism, x).fpr;
  let inside = 0;
  let outside = mean + spread;
  while (fprAt(outside) >= smallestRate) outside *= 2;
  for (let i = 0; i < 100 && outside - inside > 1e-12 * outside; i++) {
    const x = 0.5 * (inside + outside);
    if (fprAt(x) >= smallestRate) inside = x;
    else outside = x;
  }
  const muAt = (x: number) => hiddenStateMu(mechanism, x);
  const spacing = inside / GRID;
  let best = 0;
  for (let i = 1; i <= GRID; i++) if (muAt(i * spacing) > muAt(best * spacing)) best = i;
  const threshold = maximise(muAt, Math.max(0, best - 1) * spacing, Math.min(GRID, best + 1) * spacing);
  return {
    epsilon: gdpEpsilon(Math.max(0, muAt(threshold)), delta),
    threshold,
    ...hiddenStateRates(mechanism, threshold),
  };
}

/** Golden-section search for the maximum on [lower, upper], ends included. */
function maximise(f: (x: number) => number, lower: number, upper: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let a = lower;
  let b = upper;
  for (let i = 0; i < 40; i++) {
    const left = b - ratio * (b - a);
    const right = a + ratio * (b - a);
    if (f(left) < f(right)) a = left;
    else b = right;
  }
  const middle = 0.5 * (a + b);
  return [lower, upper].reduce((best, x) => (f(x) > f(best) ? x : best), middle);
}
