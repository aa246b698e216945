// The moment generating function of one step's jumps, which are the large losses that are left if the core is taken out
// (coreSplit.ts). Tilts theta and windows are then chosen by it. L is the loss of one step. All is on the real line.

import type { JumpWindow } from './jumpWindow';
import { logOverNoise } from './loss';
import type { StepNodes } from './query';

/** Distance below its centre, in widths, at which a window's share counts as 0. */
const LEAST = 16;
/** A rise so many nats below the jumps' peak lies behind a valley of the integrand. */
const VALLEY = 25;
/** Terms so many nats below the jumps' peak are negligible. */
const NOTHING_LEFT = 60;
const LOG_SQRT_2PI = 0.5 * Math.log(2 * Math.PI);

export class JumpMoments {
  private readonly logWeight: number[] = [];
  private readonly loss: number[] = [];
  private readonly at: number[] = [];

  /** `wide`: width of the integrand without the window. */
  constructor(nodes: StepNodes, window: JumpWindow, wide: number) {
    const { pair, noiseMultiplier: s, samplingRate: q, inverseVariance } = nodes;
    const step = 0.7 / Math.hypot(1 / window.width, 1 / wide);
    const constant = Math.log(step / s) - LOG_SQRT_2PI;
    for (let x = window.centre - LEAST * window.width; x < nodes.farthest; x += step) {
      const base = logOverNoise(pair.meanUnderP, q, inverseVariance, x);
      this.at.push(x);
      this.loss.push(base - logOverNoise(pair.meanUnderQ, q, inverseVariance, x));
      this.logWeight.push(constant + base - 0.5 * x * x * inverseVariance + Math.log(window.shareAt(x)));
    }
  }

  /**
   * ln E[e^{theta L}; a jump], over outcomes up to `right`: where nothing is left, or behind a valley whose
   * other side has no mass under P (quadrature.ts); and ln of the last node's term.
   */
  tiltTo(theta: number): { logMoment: number; right: number; logEnd: number } {
    const { logWeight, loss, at } = this;
    let peak = -Infinity;
    let previous = -Infinity;
    let count = 0;
    for (; count < at.length; count++) {
      const exponent = logWeight[count] + theta * loss[count];
      if (exponent < peak - VALLEY && (exponent > previous || exponent < peak - NOTHING_LEFT)) break;
      peak = Math.max(peak, exponent);
      previous = exponent;
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += Math.exp(logWeight[i] + theta * loss[i] - peak);
    return { logMoment: peak + Math.log(sum), right: at[count - 1], logEnd: previous };
  }
}
