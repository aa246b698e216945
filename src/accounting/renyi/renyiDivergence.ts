// Rényi divergences of the Poisson-subsampled Gaussian mechanism, by which libraries account. The accountants of this page
// do not use them.
import { logNormalTail } from '../../base/numerics/normal';

/** Terms below e^-30 of the series' unit change no digit that a library prints. */
const NEGLIGIBLE = -30;
const MOST_TERMS = 20_000;

/** Exponent below which e^x is 0 in float64. */
const LEAST_EXPONENT = -746;

const logAdd = (a: number, b: number): number => {
  const [high, low] = a > b ? [a, b] : [b, a];
  return low - high < LEAST_EXPONENT || low === Number.NEGATIVE_INFINITY
    ? high
    : high + Math.log1p(Math.exp(low - high));
};

/** ln(e^a - e^b); -Infinity where rounding leaves nothing. */
const logSubtract = (a: number, b: number): number =>
  b === Number.NEGATIVE_INFINITY ? a : a > b ? a + Math.log(-Math.expm1(b - a)) : Number.NEGATIVE_INFINITY;

interface Step {
  logRate: number;
  logRest: number;
  /** Twice the noise's variance, sigma * sigma. */
  twiceVariance: number;
  sigma: number;
  /** The outcome at which both parts of the mixture have the same weight. */
  split: number;
  /** ln of the normal tail in each term of the series, kept for other orders. */
  tails: number[];
}

/** ln of a moment of whole order, as a sum over the number of its factors that drew the record. */
function logMomentOfWholeOrder({ logRate, logRest, twiceVariance }: Step, order: number): number {
  let sum = Number.NEGATIVE_INFINITY;
  let logChoices = 0;
  for (let k = 0; k <= order; k++) {
    if (k > 0) logChoices += Math.log((order - k + 1) / k);
    const weight = logChoices + k * logRate + (order - k) * logRest;
    sum = logAdd(sum, weight + (k * k - k) / twiceVariance);
  }
  return sum;
}

/** ln of a moment of fractional order, by two alternating series, split where both parts of the mixture have the same weight. */
function logMomentOfFraction(step: Step, order: number): number {
  const { logRate, logRest, twiceVariance, sigma, split, tails } = step;
  let [plus, minus] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let logChoices = 0;
  let positive = true;
  for (let i = 0; i < MOST_TERMS; i++) {
    if (i > 0) {
      const factor = (order - i + 1) / i;
      logChoices += Math.log(Math.abs(factor));
      if (factor < 0) positive = !positive;
    }
    const j = order - i;
    const tail = tails[i] ?? logNormalTail((i - split) / sigma);
    tails[i] = tail;
    const below = logChoices + i * logRate + j * logRest + (i * i - i) / twiceVariance + tail;
    const above =
      logChoices +
      j * logRate +
      i * logRest +
      (j * j - j) / twiceVariance +
      logNormalTail((split - j) / sigma);
    const term = logAdd(below, above);
    if (positive) plus = logAdd(plus, term);
    else minus = logAdd(minus, term);
    if (i > order && Math.max(below, above) < NEGLIGIBLE) break;
  }
  return logSubtract(plus, minus);
}

/**
 * The Rényi divergence of one step under add/remove as a function of the order > 1, for sampling rate 0 < q <= 1
 * and noise multiplier sigma > 0 (Mironov, Talwar, Zhang 2019, section 3.3). Infinite where float64 cannot hold it.
 */
export function renyiDivergences(q: number, sigma: number): (order: number) => number {
  if (q === 1) return (order) => order / (2 * sigma * sigma);
  const step: Step = {
    logRate: Math.log(q),
    logRest: Math.log1p(-q),
    twiceVariance: 2 * sigma * sigma,
    sigma,
    split: sigma * sigma * Math.log(1 / q - 1) + 0.5,
    tails: [],
  };
  return (order) => {
    const moment = Number.isInteger(order)
      ? logMomentOfWholeOrder(step, order)
      : logMomentOfFraction(step, order);
    return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : Math.max(0, moment) / (order - 1);
  };
}
