// One query answered on the vertical line, with its error budget, or refused. Not the accountant: closed forms come
// before it and the discretised bracket behind it.
import { aloneLogDelta, companionForWidth, GAP_PER_SQUARE, hatWeights } from './companion';
import { locateOnLine } from './locateOnLine';
import { softplus } from './loss';
import { TailBound } from './tailBound';
import { hockeyStickGain, type LineQuery, logKernel } from './tilt';
import { ROUNDING, TiltChoice } from './tiltChoice';
import type { Direction, Mechanism } from './types';
import { VerticalLine } from './verticalLine';

/** epsilon up to epsilonError, or (for the query 'delta') delta = e^logDelta up to a relative error. */
export interface LineResult {
  epsilon: number;
  epsilonError: number;
  logDelta: number;
  /** Bound on the relative error of delta: aliasing, truncations, quadrature and rounding together. */
  relativeError: number;
}

/** Accept only what is inside the promise of 1e-4 (epsilon: absolute or relative, the larger). */
const ACCEPTED_ERROR = 1e-4;
/** Half-width aimed at where the companion brackets. */
const COMPANION_AIM = 7e-5;
const REAL_LINE_TERMS = 64;
const SHIFTED_LINE_TERMS = 1600;
const COMPANION_LINE_TERMS = 8000;
const MOST_TERMS = 2400;

/** What the line says of the query at one pass. */
interface Reading {
  /** Epsilon at which the line meets the query; negative where delta is already met at 0. */
  found: number;
  /** ln delta there. */
  logDelta: number;
  /** Nats lost to cancellation. */
  loss: number;
  quadrature: number;
}

/** Scratch for one solve at a time; make one and keep it. */
export class LineSolver {
  private readonly choice = new TiltChoice();
  private readonly line = new VerticalLine();
  /** Width of the latest bracket over the width accepted. */
  private excessWidth = Infinity;

  /**
   * Inverts M(z)^T for one direction (q < 1). `tolerance`: relative error of delta allowed to each source, e.g. 2e-6.
   * Null when the budget cannot be met; a delta below the query's floor is a Chernoff bound.
   * The formula is the hockey-stick's Mellin-Barnes inversion; trapezoid, tilt choice and bounds are derived here.
   */
  solve(direction: Direction, mechanism: Mechanism, query: LineQuery, tolerance: number): LineResult | null {
    const { choice } = this;
    if (!choice.prepare(direction, mechanism, query, tolerance)) return null;
    const { best } = choice;
    if (query.wanted === 'delta' && best.logDelta < query.logFloor) {
      return { epsilon: query.epsilon, logDelta: best.logDelta, relativeError: 1, epsilonError: 0 };
    }
    const reading = this.read(query);
    return reading === null ? null : this.certify(query, reading);
  }

  /**
   * The same by way of a companion release: a bracket, for mechanisms of few or rare events whose line hardly decays.
   * Some hundred times the work of {@link solve}, a hundredth of the discretised bracket's.
   */
  solveWithCompanion(
    direction: Direction,
    mechanism: Mechanism,
    query: LineQuery,
    tolerance: number,
  ): LineResult | null {
    const { choice } = this;
    if (!choice.prepare(direction, mechanism, query, tolerance)) return null;
    let slope = choice.best.theta;
    for (let attempt = 0; attempt < 3; attempt++) {
      const width =
        query.wanted === 'delta'
          ? (2 * COMPANION_AIM) / slope
          : 2 * COMPANION_AIM * Math.max(1, choice.estimate);
      choice.companion = companionForWidth(width, slope);
      const reading = this.read(query);
      if (reading === null) return null;
      const result = this.bracket(query, reading);
      if (result !== null) return result;
      if (!(this.excessWidth < 100)) return null;
      slope *= Math.max(1.3, 1.2 * this.excessWidth);
    }
    return null;
  }

  /** Passes of choosing, summing and locating, until the window fits the answer. */
  private read(query: LineQuery): Reading | null {
    const { choice, line } = this;
    const { best, bounds } = choice;
    for (let pass = 0, refusals = 0; pass < 5; pass++) {
      const chosen = choice.choose();
      if (chosen < 0) return null;
      const theta = bounds.theta[chosen];
      const window = 1.02 * choice.windowFor(theta, choice.estimate, choice.logDelta);
      if (!(window < Infinity)) return null;
      line.companion = choice.companion;
      line.theta = theta;
      line.frequencyStep = (2 * Math.PI) / window;
      const coarse = bounds.exponent[chosen] - hockeyStickGain(theta);
      if (!this.retilt(coarse)) {
        if (++refusals > 4) return null;
        choice.refuse(chosen);
        pass--;
        continue;
      }
      const quadrature = this.fillLine(coarse);
      if (!(quadrature < ACCEPTED_ERROR)) return null;
      const found = locateOnLine(line, query, choice.estimate, best.epsilon, best.logDelta);
      if (!Number.isFinite(found)) return null;
      const epsilon = Math.max(0, found);
      let logDelta = line.logDelta(epsilon);
      if (query.wanted !== 'delta' && found >= 0) {
        logDelta = query.logDelta - (query.wanted === 'groupHalf' ? softplus(epsilon) : 0);
      }
      if (Number.isNaN(logDelta)) return null;
      const loss = line.logPower - theta * epsilon - logDelta - logKernel(theta);
      choice.estimate = epsilon;
      choice.logDelta = logDelta;
      const resolved = choice.windowFor(theta, epsilon, logDelta) <= window * 1.001;
      if (resolved && loss < choice.lossLimit + 5) return { found, logDelta, loss, quadrature };
    }
    return null;
  }

  /** Nats lost to cancellation, as far as known before the sum; `coarse`: T ln M(theta) on the search's own grid. */
  private expectedCancellation(coarse: number): number {
    const { choice, line } = this;
    return coarse - line.theta * choice.estimate - choice.logDelta - logKernel(line.theta);
  }

  /** A new grid for the line's tilt, finer because quadrature errors are amplified by the cancellation. */
  private retilt(coarse: number): boolean {
    const { nodes, accuracy, steps } = this.choice;
    const { theta } = this.line;
    const extra = Math.max(0, this.expectedCancellation(coarse)) + (steps < 1000 ? 3 : 1);
    nodes.setAccuracy(accuracy + extra, nodes.widthAt(theta));
    return nodes.tiltTo(theta);
  }

  /**
   * Puts nodes on the line and sums until the terms vanish; returns the quadrature error, NaN for failure.
   */
  private fillLine(coarse: number): number {
    const { choice, line } = this;
    const { nodes, steps, logTolerance, companion } = choice;
    const { theta, frequencyStep } = line;
    const cancellation = this.expectedCancellation(coarse);
    const decay = logTolerance + Math.max(0, cancellation) + 3;
    const spread = steps * nodes.variance + companion * companion;
    const gaussianTerms = Math.ceil(Math.sqrt((2 * decay) / spread) / frequencyStep) + 4;
    const limit = companion > 0 ? COMPANION_LINE_TERMS : SHIFTED_LINE_TERMS;
    if (gaussianTerms > limit && steps < 1000) return Number.NaN;
    const negligible = (Math.exp(-logTolerance - Math.max(cancellation, -5)) * 0.1) / (theta * (1 + theta));

    if (steps >= 32 && gaussianTerms <= REAL_LINE_TERMS) {
      // the x step must also resolve e^{i omega L} at the last frequency
      const refinement =
        1 + (nodes.steepestStep(theta) * frequencyStep * gaussianTerms * 1.3) / (2 * Math.PI);
      if (refinement < 2.2) {
        if (refinement > 1.05) {
          nodes.refine(refinement);
          if (!nodes.tiltTo(theta)) return Number.NaN;
        }
        line.placeReal(nodes, steps);
        // the search's own coarser grid is the check on this one
        if (line.extend(Math.ceil(1.3 * gaussianTerms), negligible)) {
          return Math.abs(steps * nodes.cumulant - coarse);
        }
      }
    }
    const amplification = steps * Math.exp(Math.max(0, cancellation));
    const width = nodes.widthAt(theta);
    const sigma = nodes.noiseMultiplier;
    const shift =
      Math.min(1.5 * width, 0.45 * Math.PI * sigma * sigma) * (choice.direction === 'add' ? -1 : 1);
    for (let attempt = 0; attempt < 2; attempt++) {
      line.placeShifted(nodes, steps, shift, width);
      const quadrature = amplification * Math.abs(line.massDefect);
      if (!(quadrature < 3e-6) && attempt === 0) {
        nodes.accuracy += 12;
        continue;
      }
      return line.extend(limit, negligible) ? quadrature : Number.NaN;
    }
    return Number.NaN;
  }

  /** The whole error budget, relative to delta, at the reading. Adds terms to the line where its tail asks for them. */
  private budget({ found, logDelta, loss, quadrature }: Reading): number {
    const { choice, line } = this;
    const { nodes, steps, logTolerance, companion } = choice;
    const { theta } = line;
    const epsilon = Math.max(0, found);
    const tail = new TailBound(nodes, theta, nodes.widthAt(theta));
    const steepness = nodes.steepness(theta);
    const most = companion > 0 ? COMPANION_LINE_TERMS : MOST_TERMS;
    let logTail = Infinity;
    for (let extension = 0; ; extension++) {
      const frequency = (line.terms - 0.5) * line.frequencyStep;
      const constant =
        line.logPower -
        theta * epsilon -
        logDelta -
        Math.log(Math.PI * frequency) -
        0.5 * companion * companion * frequency * frequency;
      // |M(theta + i omega)| <= M(theta) may do already
      logTail = constant;
      if (logTail > -logTolerance) {
        logTail = Math.min(logTail, tail.smallest(frequency, steps, constant, steepness, -logTolerance));
      }
      if (logTail < -logTolerance + 2.5 || line.terms >= most || extension === 3) break;
      let more = Math.ceil(line.terms * 1.5);
      if (companion > 0) {
        // from here the companion alone brings the tail down, as a Gaussian
        const enough = Math.hypot(frequency, Math.sqrt(2 * (logTail + logTolerance)) / companion);
        more = Math.ceil(enough / line.frequencyStep) + 2;
      }
      line.extend(more, 0);
    }
    const rounding = (steps + line.terms) * ROUNDING * Math.exp(Math.max(0, loss));
    const residual = found < 0 ? 0 : Math.abs(Math.expm1(line.logDelta(epsilon) - logDelta));
    return Math.exp(logTail) + 3 * Math.exp(-logTolerance) + rounding + quadrature + residual;
  }

  private certify(query: LineQuery, reading: Reading): LineResult | null {
    const { line } = this;
    const relativeError = this.budget(reading);
    const epsilon = Math.max(0, reading.found);
    const logDelta = line.logDelta(epsilon);
    if (query.wanted === 'delta') {
      return relativeError < ACCEPTED_ERROR ? { epsilon, epsilonError: 0, logDelta, relativeError } : null;
    }
    const slope = -line.slope - (query.wanted === 'groupHalf' ? 1 / (1 + Math.exp(-epsilon)) : 0);
    const epsilonError = relativeError / slope;
    if (!(slope > 0 && epsilonError < 0.5 * ACCEPTED_ERROR * Math.max(1, epsilon))) return null;
    return { epsilon: reading.found, epsilonError, logDelta: reading.logDelta, relativeError };
  }

  /** From the line of mechanism and companion to a two-sided bound on the mechanism alone; null when too wide. */
  private bracket(query: LineQuery, reading: Reading): LineResult | null {
    const { line, choice } = this;
    const relativeError = this.budget(reading);
    this.excessWidth = Infinity;
    if (!(relativeError < ACCEPTED_ERROR)) return null;
    const { found } = reading;
    const epsilon = Math.max(0, found);
    const weights = hatWeights(choice.companion);
    const cancellation = line.logPower - line.theta * epsilon - reading.logDelta;
    const together = (e: number) => line.logDelta(e);
    const alone = (e: number) =>
      aloneLogDelta(together, e, choice.companion, weights, 2 * relativeError, cancellation);
    const logUpper = line.logDelta(epsilon) + relativeError;
    let slope = -line.slope;
    if (query.wanted === 'delta') {
      const ratio = Math.exp(alone(epsilon) - logUpper);
      line.logDelta(epsilon);
      this.excessWidth = (1 - ratio) / (2 * ACCEPTED_ERROR);
      if (!(this.excessWidth < 1)) return null;
      return {
        epsilon,
        epsilonError: 0,
        logDelta: logUpper + Math.log(0.5 * (1 + ratio)),
        relativeError: (1 - ratio) / (1 + ratio),
      };
    }
    const lift = (e: number) => (query.wanted === 'groupHalf' ? softplus(e) : 0);
    if (query.wanted === 'groupHalf') slope -= 1 / (1 + Math.exp(-epsilon));
    if (!(slope > 0)) return null;
    const upper = found + (2 * relativeError) / slope;
    // step left until delta of the mechanism alone is surely above the target
    const gap = GAP_PER_SQUARE * choice.companion * choice.companion * slope;
    let lower = found - 1.1 * gap - (8 * relativeError) / slope;
    for (let i = 0; i < 6; i++) {
      const shortfall = query.logDelta - lift(lower) - alone(lower);
      if (shortfall <= 0) break;
      lower -= (1.2 * Math.min(shortfall, 1)) / slope;
      if (i === 5) return null;
    }
    line.logDelta(epsilon);
    lower = Math.max(0, lower);
    const width = Math.max(0, upper) - lower;
    this.excessWidth = width / (2 * ACCEPTED_ERROR * Math.max(1, epsilon));
    if (!(this.excessWidth < 1)) return null;
    return {
      epsilon: 0.5 * (lower + Math.max(0, upper)),
      epsilonError: 0.5 * width,
      logDelta: reading.logDelta,
      relativeError,
    };
  }
}
