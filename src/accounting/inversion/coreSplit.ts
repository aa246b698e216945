// Rare events: most runs consist of steps whose losses are tiny, and a few have jumps, which are large losses. Without noise enough to
// blur them, the tiny ones keep |M| from decaying along the contour for tens of thousands of terms, although they cannot
// reach epsilon at all. So they are taken out beforehand. Derived here; rigorous. Here the contour is the vertical line
// Re z = theta of the inversion (contour.ts), M(z) the transform of one step's loss under its law P, and T the number of steps.
//
// A window (jumpWindow.ts) splits P into a core w P and jumps (1 - w) P, 0 <= w <= 1, and P^T into the runs of core
// outcomes alone, (w P)^T, and the rest: both are positive measures. The rest's share of delta(epsilon) is the
// inversion integral of M^T - M_core^T, whose aliasing is bounded by delta's own. Since |M|, |M_core| <= M(theta),
// its modulus is at most T |M_jumps| M(theta)^{T-1}, and |M_jumps| decays as fast as large losses are spread. The
// core's share lies between 0 and a leak: by the union bound some outcome exceeds a threshold t, or else Chernoff's
// bound holds for losses up to t.

import { normalTail } from '../../base/numerics/normal';
import { bisectPredicate } from '../../base/numerics/rootFinding';
import type { Pair } from '../pairs';
import { JumpWindow } from './jumpWindow';
import { logOverNoise } from './loss';
import type { StepNodes } from './query';
import { hockeyStickGain } from './tiltSearch';

/** The question for which a split is made: the part of contourChoice.ts's own question that a split needs. */
interface Question {
  readonly pair: Pair;
  readonly steps: number;
  readonly nodes: Pick<StepNodes, 'samplingRate' | 'noiseMultiplier' | 'inverseVariance'>;
  /** -ln of the relative error of delta allowed to each source. */
  readonly logTolerance: number;
  /** Guesses of epsilon, and of ln delta there. */
  readonly estimate: number;
  readonly logDelta: number;
}

/** Range in which the window's centre is looked for, in shares of the outcome whose loss alone is epsilon. */
const LEAST_CENTRE = 0.16;
const LARGEST_CENTRE = 0.8;
/** How accurately the centre is found, in the same shares. */
const CLOSENESS = 0.015;
/** Tilts of the leak's Chernoff bound, in units of the one at which a core without any loss would leak what is allowed. */
const TILTS = [1.05, 1.5, 2.5];
/** Largest width of a window over sigma^2. Wider windows let too much of the core through, narrower ones need more nodes. */
const SHARPEST = 0.35;
/** Least ln delta: smaller ones would need a wider window than double precision resolves. */
const SMALLEST_LOG_DELTA = -46;
/** Outcomes so many sigma to the left of 0 have negative losses, so leaving them out is on the safe side. */
const REACH = 9;
/** Width of the cells of outcomes with negative losses, in sigmas. */
const COARSE = 0.25;
/** Largest width of these cells over sigma^2, up to which the integrand is smooth in a cell. */
const SMOOTH = 0.7;
/** The most nodes of one leak's sum. A window too narrow for them would not serve the contour either. */
const MOST_NODES = 2000;

export class CoreSplit {
  constructor(
    readonly window: JumpWindow,
    private readonly logUnion: number,
    private readonly logChernoff: number,
    private readonly tilt: number,
  ) {}

  /** ln of a bound on the core's share of delta(epsilon). */
  logLeak(epsilon: number): number {
    const { logUnion, logChernoff, tilt } = this;
    const other = logChernoff - tilt * epsilon;
    const larger = Math.max(logUnion, other);
    return larger + Math.log1p(Math.exp(Math.min(logUnion, other) - larger));
  }
}

/** The split with the largest core that leaks no more than the tolerance; null if every core leaks more. */
export function splitCore(question: Question): CoreSplit | null {
  const { pair, steps, nodes, logTolerance, estimate, logDelta } = question;
  if (pair.sign < 0 || !(estimate > 0) || logDelta < SMALLEST_LOG_DELTA) return null;
  const { noiseMultiplier: s, samplingRate: q, inverseVariance } = nodes;
  const lossAt = (x: number) =>
    logOverNoise(pair.meanUnderP, q, inverseVariance, x) -
    logOverNoise(pair.meanUnderQ, q, inverseVariance, x);
  const highest = 40 * s + 40 * s * s + 1 + estimate * s * s;
  if (lossAt(highest) < estimate) return null;
  const threshold = bisectPredicate((x) => lossAt(x) < estimate, 0, highest, {
    absoluteTolerance: 1e-3 * s,
  })[1];
  const allowed = logDelta - logTolerance;
  // so many widths above outcome 0, a window counts little enough of that outcome as a jump
  const depth = Math.sqrt(2 * (Math.log(steps) - allowed));
  const widthAt = (centre: number) => Math.min(centre / depth, SHARPEST * s * s);
  const step = 0.25 * Math.min(s, widthAt(LEAST_CENTRE * threshold));
  if (threshold + REACH * s > MOST_NODES * step) return null;
  const core = new CoreLosses(question, threshold, step, allowed);
  // a smaller core leaks less
  let split: CoreSplit | null = null;
  const leaks = (share: number): boolean => {
    const centre = share * threshold;
    const tried = core.splitAt(new JumpWindow(centre, widthAt(centre)));
    split = tried ?? split;
    return tried === null;
  };
  if (leaks(LARGEST_CENTRE) && !leaks(LEAST_CENTRE)) {
    bisectPredicate(leaks, LARGEST_CENTRE, LEAST_CENTRE, { absoluteTolerance: CLOSENESS });
  }
  return split;
}

const losses = new Float64Array(MOST_NODES + 2);
const density = new Float64Array(MOST_NODES + 2);
/** Growth of each cell for each tilt, and of all cells from one on. */
const growth = TILTS.map(() => new Float64Array(MOST_NODES + 2));
const growthFrom = TILTS.map(() => new Float64Array(MOST_NODES + 3));
const shares = new Float64Array(MOST_NODES + 2);

/** Distance below a window's centre, in widths, from which all counts as core. */
const ALL_CORE = 9;

/** The outcomes up to the threshold as cells, the largest first, and what of them any window's core leaks. */
class CoreLosses {
  private count = 0;
  /** The number of cells of outcomes with positive losses, the only ones that a window cuts. */
  private fine = 0;
  private readonly logBeyond: number;
  private readonly tilts: readonly number[];

  constructor(
    private readonly question: Question,
    private readonly threshold: number,
    private readonly step: number,
    private readonly allowed: number,
  ) {
    const { pair, nodes, steps } = question;
    const { noiseMultiplier: s, samplingRate: q, inverseVariance } = nodes;
    const beyond =
      (1 - q) * normalTail(threshold / s) + q * normalTail((threshold - (pair.meanUnderP ?? 0)) / s);
    this.logBeyond = Math.log(steps * beyond);
    const scale = 1 / (s * Math.sqrt(2 * Math.PI));
    /** the outcome without a loss */
    const neutral = pair.meanUnderQ === null ? 0.5 : 0;
    const coarse = Math.max(step, Math.min(COARSE * s, SMOOTH * s * s));
    for (let x = threshold; x > -REACH * s; this.count++) {
      const isFine = x - step > neutral;
      const cell = isFine ? step : coarse;
      const base = logOverNoise(pair.meanUnderP, q, inverseVariance, x);
      losses[this.count] = base - logOverNoise(pair.meanUnderQ, q, inverseVariance, x);
      density[this.count] = cell * scale * Math.exp(base - 0.5 * x * x * inverseVariance);
      if (isFine) this.fine++;
      x -= cell;
    }
    // a sum to the right of each cell bounds a rising function, and so does that over the coarse cells, which ends
    // where the integrand rises above 0; where it falls, at the threshold, its last cell is counted generously
    density[0] *= 4;
    this.tilts = TILTS.map((factor) => (-factor * (allowed - 2)) / question.estimate);
    for (const [k, tilt] of this.tilts.entries()) {
      growthFrom[k][this.count] = 0;
      for (let i = this.count - 1; i >= 0; i--) {
        growth[k][i] = density[i] * Math.expm1(tilt * losses[i]);
        growthFrom[k][i] = growthFrom[k][i + 1] + growth[k][i];
      }
    }
  }

  /** The split by a window; null if its core leaks more than e^allowed at the estimate. */
  splitAt(window: JumpWindow): CoreSplit | null {
    const { steps, estimate } = this.question;
    const { threshold, step, allowed, fine } = this;
    const { centre, width } = window;
    const coreAt = (x: number) => window.mostAt(2 * centre - x);
    const logUnion = this.logBeyond + Math.log(coreAt(threshold));
    if (!(logUnion < allowed - 1)) return null;
    const mixed = Math.min(fine, Math.ceil((threshold - centre + ALL_CORE * width) / step));
    for (let i = 0; i < mixed; i++) shares[i] = coreAt(threshold - i * step);
    for (const [k, tilt] of this.tilts.entries()) {
      let excess = growthFrom[k][mixed];
      for (let i = 0; i < mixed; i++) excess += shares[i] * growth[k][i];
      const logChernoff = steps * Math.log1p(Math.max(-0.5, excess)) + hockeyStickGain(tilt);
      if (logChernoff - tilt * estimate < allowed - 1)
        return new CoreSplit(window, logUnion, logChernoff, tilt);
    }
    return null;
  }
}
