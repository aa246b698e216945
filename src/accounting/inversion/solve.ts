// Answers one query by the inversion, with its error budget (errorBudget.ts), or refuses it by returning null. The contour is the
// vertical line along which the inversion sums M(z)^T, where M is the transform of one step's loss and T the number of steps (contour.ts).

import { softplus } from '../closedForm/mixture';
import type { Pair } from '../pairs';
import type { Mechanism, OneStep } from '../types';
import { ContourReader } from './contourReading';
import { errorBudget } from './errorBudget';
import { GAP_PER_SQUARE, hatWeights, originalLogDelta, smoothingForWidth } from './gaussianSmoothing';
import type { ContourAnswer, InversionQuery } from './query';

/** epsilon up to epsilonError, or (for the query 'delta') delta = e^logDelta up to a relative error. */
export interface InversionResult {
  epsilon: number;
  epsilonError: number;
  logDelta: number;
  relativeError: number;
  /** d ln delta / d epsilon there, negative. An estimate, not bounded: good for a search's next step. */
  slope: number;
}

/** The largest error of an answer: for an epsilon from 1e-2 on absolute or relative, whichever is larger, and for delta relative. */
export const ACCEPTED_ERROR = 1e-4;
/** Relative error of delta above which an epsilon is refused, because the slope changes beyond. */
const LARGEST_ERROR = 0.1;
/** Reuse a contour that was made for another query if its error is below this many tolerances. */
const REUSE_FACTOR = 5;
/** Nats of delta around its query for which a contour is kept. */
const SPARE = 6;
/** Such nats for a contour of rare events, where much cancels already. */
const SPARE_WHERE_RARE = 2;
/** Nats of delta for which a contour is kept if there is hardly any room: the same mechanism at deltas next to its query. */
export const SPARE_NEXT_TO = 0.3;
/** Relative error of delta below which a contour of rare events is always used again. */
const GOOD_WHERE_RARE = 1e-5;
/** The half-width of the bracket that Gaussian smoothing (gaussianSmoothing.ts) aims at, over the one accepted. */
const SMOOTHED_AIM = 0.7;

/** The accepted error of an epsilon. That of one below 1e-2 is 5e-4 of it, so that it keeps three digits, but at least a millionth. */
function acceptedError(epsilon: number): number {
  return epsilon < 1e-2 ? Math.max(1e-6, 5e-4 * epsilon) : ACCEPTED_ERROR * Math.max(1, epsilon);
}

export class InversionSolver {
  private readonly reader = new ContourReader();
  /** Width of the latest bracket over the width accepted. */
  private excessWidth = Infinity;
  /** The pair and step that the kept contour was made for; null if no contour is kept. */
  private inHand: { pair: Pair; step: OneStep; goodEnough: number } | null = null;
  /** Whether a contour answered the latest query, and not a bound that came before it. */
  private summed = false;

  /**
   * Inverts M(z)^T for one pair (q < 1). `tolerance`: relative error of delta allowed to each source, e.g. 2e-6.
   * Null when the budget cannot be met; a delta below the query's floor is a Chernoff bound.
   * `rare` takes out what cannot reach epsilon (coreSplit.ts), for mechanisms of rare events.
   * The formula is the hockey-stick's Mellin-Barnes inversion; trapezoid, tilt choice and bounds are derived here.
   */
  solve(
    pair: Pair,
    mechanism: Mechanism,
    query: InversionQuery,
    tolerance: number,
    rare = false,
  ): InversionResult | null {
    const { choice } = this.reader;
    this.inHand = null;
    this.summed = false;
    // a core can be taken out only if losses rise with the outcome, so that jumps lie on one side
    if (rare && pair.sign < 0) return null;
    if (!choice.prepare(pair, mechanism, query, tolerance)) return null;
    const { best } = choice;
    if (query.wanted === 'delta' && best.logDelta < query.logFloor) {
      return {
        epsilon: query.epsilon,
        logDelta: best.logDelta,
        relativeError: 1,
        epsilonError: 0,
        slope: -best.theta,
      };
    }
    const answer = this.reader.read(query, rare);
    if (answer === null) return null;
    this.summed = true;
    return this.certify(query, answer);
  }

  /** Chernoff's bound on ln delta(epsilon); at most 0. */
  logDeltaAtMost(pair: Pair, mechanism: Mechanism, epsilon: number, tolerance: number): number {
    const { choice } = this.reader;
    this.inHand = null;
    const query = { wanted: 'delta', epsilon, logFloor: -Infinity } as const;
    return choice.prepare(pair, mechanism, query, tolerance) ? Math.min(0, choice.best.logDelta) : 0;
  }

  isCertainlyBelow(
    pair: Pair,
    mechanism: Mechanism,
    epsilon: number,
    logDelta: number,
    tolerance: number,
  ): boolean {
    this.inHand = null;
    return this.reader.choice.isCertainlyBelow(pair, mechanism, epsilon, logDelta, tolerance);
  }

  /**
   * {@link solve} by the kept contour if it serves the query, else by a new one with `spare` nats of room around this delta,
   * which is kept. Answers depend on what was asked before, within their error budgets. A kept contour has the finest
   * tolerance that could be met. Without the core it serves only the same mechanism, since the core depends on the number
   * of steps.
   */
  solveSharing(
    pair: Pair,
    mechanism: Mechanism,
    query: InversionQuery,
    tolerance: number,
    rare = false,
    spare = rare ? SPARE_WHERE_RARE : SPARE,
  ): InversionResult | null {
    const again = this.solveAgain(pair, mechanism, query);
    if (again !== null) return again;
    const { samplingRate, noiseMultiplier } = mechanism;
    const { choice } = this.reader;
    choice.spare = spare;
    const result = this.solve(pair, mechanism, query, tolerance, rare);
    choice.spare = 0;
    if (result !== null && this.summed) {
      // rounding may leave more than the tolerance, and would in any other contour too
      const least = rare ? GOOD_WHERE_RARE : REUSE_FACTOR * tolerance;
      const goodEnough = Math.max(least, 2 * result.relativeError);
      this.inHand = { pair, step: { samplingRate, noiseMultiplier }, goodEnough };
    }
    return result;
  }

  forget(): void {
    this.inHand = null;
  }

  /** Answers by the kept contour; null if it does not serve the query. */
  solveAgain(pair: Pair, mechanism: Mechanism, query: InversionQuery): InversionResult | null {
    const { inHand } = this;
    const serves =
      inHand !== null &&
      inHand.pair === pair &&
      inHand.step.samplingRate === mechanism.samplingRate &&
      inHand.step.noiseMultiplier === mechanism.noiseMultiplier;
    const answer = serves ? this.reader.readAgain(mechanism, query) : null;
    const result = answer && this.certify(query, answer, true);
    return result !== null && result.relativeError < (inHand?.goodEnough ?? 0) ? result : null;
  }

  /**
   * {@link solve} by Gaussian smoothing, which gives a bracket, for few or rare events whose contour hardly decays. This
   * takes ten to a hundred times the work of {@link solve}.
   */
  solveSmoothed(
    pair: Pair,
    mechanism: Mechanism,
    query: InversionQuery,
    tolerance: number,
  ): InversionResult | null {
    const { choice } = this.reader;
    this.inHand = null;
    if (!choice.prepare(pair, mechanism, query, tolerance)) return null;
    let slope = choice.best.theta;
    for (let attempt = 0; attempt < 3; attempt++) {
      const width =
        query.wanted === 'delta'
          ? (2 * SMOOTHED_AIM * ACCEPTED_ERROR) / slope
          : 2 * SMOOTHED_AIM * acceptedError(choice.estimate);
      choice.smoothing = smoothingForWidth(width, slope);
      const answer = this.reader.read(query);
      if (answer === null) return null;
      const result = this.bracket(query, answer);
      if (result !== null) return result;
      if (!(this.excessWidth < 100)) return null;
      slope *= Math.max(1.3, 1.2 * this.excessWidth);
    }
    return null;
  }

  private certify(query: InversionQuery, answer: ContourAnswer, asItIs = false): InversionResult | null {
    const { contour, choice } = this.reader;
    const relativeError = errorBudget(contour, choice, answer, asItIs);
    const epsilon = Math.max(0, answer.found);
    const logDelta = contour.logDelta(epsilon);
    if (query.wanted === 'delta') {
      if (!(relativeError < (query.accepted ?? ACCEPTED_ERROR))) return null;
      return { epsilon, epsilonError: 0, logDelta, relativeError, slope: contour.slope };
    }
    const slope = -contour.slope - (query.wanted === 'halfGroupEpsilon' ? 1 / (1 + Math.exp(-epsilon)) : 0);
    // a delta that may be 0 has no logarithm and gives no epsilon, so an error must be small beside delta itself,
    // however steep delta is
    if (!(relativeError < LARGEST_ERROR)) return null;
    const epsilonError = -Math.log1p(-relativeError) / slope;
    if (!(slope > 0 && epsilonError < 0.5 * acceptedError(epsilon))) return null;
    return {
      epsilon: answer.found,
      epsilonError,
      logDelta: answer.logDelta,
      relativeError,
      slope: contour.slope,
    };
  }

  /** Bounds on both sides for the original mechanism, from the contour of the smoothed one; null when they are too far apart. */
  private bracket(query: InversionQuery, answer: ContourAnswer): InversionResult | null {
    const { contour, choice } = this.reader;
    const relativeError = errorBudget(contour, choice, answer);
    this.excessWidth = Infinity;
    if (!(relativeError < ACCEPTED_ERROR)) return null;
    const { found } = answer;
    const epsilon = Math.max(0, found);
    const weights = hatWeights(choice.smoothing);
    const cancellation = contour.logPower - contour.theta * epsilon - answer.logDelta;
    const smoothed = (e: number) => contour.logDelta(e);
    const original = (e: number) =>
      originalLogDelta(smoothed, e, choice.smoothing, weights, 2 * relativeError, cancellation);
    const logUpper = contour.logDelta(epsilon) + relativeError;
    let slope = -contour.slope;
    if (query.wanted === 'delta') {
      const ratio = Math.exp(original(epsilon) - logUpper);
      contour.logDelta(epsilon);
      this.excessWidth = (1 - ratio) / (2 * ACCEPTED_ERROR);
      if (!(this.excessWidth < 1)) return null;
      return {
        epsilon,
        epsilonError: 0,
        logDelta: logUpper + Math.log(0.5 * (1 + ratio)),
        relativeError: (1 - ratio) / (1 + ratio),
        slope: -slope,
      };
    }
    const logFactor = (e: number) => (query.wanted === 'halfGroupEpsilon' ? softplus(e) : 0);
    if (query.wanted === 'halfGroupEpsilon') slope -= 1 / (1 + Math.exp(-epsilon));
    if (!(slope > 0)) return null;
    const upper = found + (2 * relativeError) / slope;
    // the lower bound on epsilon is moved down until the original mechanism's delta there is certainly above the target
    const gap = GAP_PER_SQUARE * choice.smoothing * choice.smoothing * slope;
    let lower = found - 1.1 * gap - (8 * relativeError) / slope;
    for (let i = 0; i < 6; i++) {
      const shortfall = query.logDelta - logFactor(lower) - original(lower);
      if (shortfall <= 0) break;
      lower -= (1.2 * Math.min(shortfall, 1)) / slope;
      if (i === 5) return null;
    }
    contour.logDelta(epsilon);
    const slopeThere = contour.slope;
    lower = Math.max(0, lower);
    const width = Math.max(0, upper) - lower;
    this.excessWidth = width / (2 * acceptedError(epsilon));
    if (!(this.excessWidth < 1)) return null;
    return {
      epsilon: 0.5 * (lower + Math.max(0, upper)),
      epsilonError: 0.5 * width,
      logDelta: answer.logDelta,
      relativeError,
      slope: slopeThere,
    };
  }
}
