// What rounding does to the nodes of a line: how many parts their exponents are made of. Bounds on errors; nothing is computed by it.
import { mixtureShare } from '../closedForm/mixture';
import type { SampledMean } from '../pairs/pair';
import type { Line } from './kernel/types';

/** Relative rounding errors of a sum over nodes, weighed by the nodes' moduli. */
export class LineRounding {
  /** Of the sum at the first frequency, over its modulus. */
  placed = 0;
  /** What is added at each frequency on: a product is rounded, and what a turn was off by comes again. */
  turned = 0;
  private readonly line: Line;
  private readonly theta: number;
  private readonly frequencyStep: number;

  constructor(line: Line, theta: number, frequencyStep: number) {
    this.line = line;
    this.theta = theta;
    this.frequencyStep = frequencyStep;
  }

  /**
   * Adds the node at x with its share of the sum's modulus. Its weight e^{-x^2 / 2 sigma^2 + base + theta loss - i x angle} is off by the
   * last places of its exponent's and its phase's parts: two of each, since a part is made by some operations.
   */
  add(x: number, share: number): void {
    const { line, theta } = this;
    const { pair, inverseVariance, angle } = line;
    const gauss = 0.5 * x * x * inverseVariance + Math.abs(x * angle);
    const base = mixtureParts(line, pair.meanUnderP, x);
    const loss = base + mixtureParts(line, pair.meanUnderQ, x);
    this.placed += 2 * Number.EPSILON * share * (4 + gauss + base + theta * loss);
    this.turned += Number.EPSILON * share * (2 + this.frequencyStep * loss);
  }
}

/** A mixture's logarithm is off by its own last places and by what its argument v was off by, times the component's share. */
function mixtureParts({ samplingRate, inverseVariance }: Line, mean: SampledMean | null, x: number): number {
  if (mean === null) return 0;
  const v = (mean * x - 0.5) * inverseVariance;
  const moved = mixtureShare(samplingRate, v) * (Math.abs(v) + 1);
  // the logarithm is convex in v, and 0 at 0
  const own = v > 0 ? moved : Math.min(-samplingRate * v, -Math.log1p(-samplingRate));
  return moved + own;
}
