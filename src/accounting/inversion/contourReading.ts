// One pass along the vertical line: a tilt is chosen, the line summed, the answer located, and everything that may be
// wrong with it added up. What follows for the query, and whether that is good enough, is lineSolver's.

import { VerticalLine } from './contour';
import { ROUNDING, TiltChoice } from './contourChoice';
import { locateOnLine } from './locate';
import { softplus } from './loss';
import { TailBound } from './tailBound';
import { hockeyStickGain, type LineQuery, logKernel } from './tiltSearch';

/** A larger quadrature error than any that would be accepted. */
const HOPELESS_QUADRATURE = 1e-4;
const REAL_LINE_TERMS = 64;
const SHIFTED_LINE_TERMS = 1600;
const COMPANION_LINE_TERMS = 8000;
const MOST_TERMS = 2400;

/** What the line says of the query at one pass. */
export interface Reading {
  /** Epsilon at which the line meets the query; negative where delta is already met at 0. */
  found: number;
  /** ln delta there. */
  logDelta: number;
  /** Nats lost to cancellation. */
  loss: number;
  quadrature: number;
}

/** Scratch for one query at a time; make one and keep it. */
export class LineReader {
  readonly choice = new TiltChoice();
  readonly line = new VerticalLine();

  /** Passes of choosing, summing and locating, until the window fits the answer. */
  read(query: LineQuery): Reading | null {
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
      if (!(quadrature < HOPELESS_QUADRATURE)) return null;
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
  budget({ found, logDelta, loss, quadrature }: Reading): number {
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
}
