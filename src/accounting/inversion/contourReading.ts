// One pass along the contour, the vertical line Re z = theta of the inversion (contour.ts). A pass chooses the tilt theta, sums the
// contour and locates the answer. M is the transform of one step's loss, T the number of steps, and a core what is taken out of it
// beforehand because it cannot reach epsilon (coreSplit.ts); the rest are jumps.

import { softplus } from '../closedForm/mixture';
import type { Mechanism } from '../types';
import { Contour } from './contour';
import { ContourChoice } from './contourChoice';
import { type CoreSplit, splitCore } from './coreSplit';
import { locateOnContour } from './locate';
import { type ContourAnswer, type InversionQuery, SMOOTHED_TERMS } from './query';
import { hockeyStickGain, logKernel } from './tiltSearch';

/** A relative error of delta by quadrature with which no answer is accepted. */
const HOPELESS_QUADRATURE = 1e-4;
/** A quadrature error above this is hardly reduced by more accuracy alone, so the nodes are put twice as close. */
const FAR_OFF = 0.01;
/** A quadrature error above this is not reduced enough by twice the nodes either. */
const BEYOND_REPAIR = 10;
/** Share of the shift for a second attempt's nodes. They lie nearer to the real line, since singularities may be nearer than expected. */
const SECOND_SHIFT = 0.7;
/** The most terms for which the nodes may lie on the real line. */
const REAL_TERMS = 64;
/** The most terms with the nodes on a shifted line. */
const SHIFTED_TERMS = 1600;
/** Share of the wanted decay that the last terms have to show. If they show less, a few large losses keep the terms from decaying. */
const WORTH_TRYING = 0.9;
/** The most terms with the core taken out. */
const JUMP_TERMS = 4000;
/** If so many nats cancel, nodes lie nearer to the real line, where more are needed but the sum of their moduli is smaller. */
const CANCELS_MUCH = 13;

export class ContourReader {
  readonly choice = new ContourChoice();
  readonly contour = new Contour();
  /** Quadrature is good enough where ln of the steps, plus the nats lost to cancellation, is at most this. */
  private resolved = 0;
  /** Quadrature error of one step's M, and of its jumps' part, in units of M(theta), and whether cancellation amplifies it. */
  private defect = { ofStep: 0, ofJumps: 0, amplified: false };

  /** Repeats choosing, summing and locating until the window fits the answer. */
  read(query: InversionQuery, rare = false): ContourAnswer | null {
    const { choice, contour } = this;
    const { best, bounds } = choice;
    let before = 0;
    if (rare) choice.guessByOneEvent(query);
    for (let pass = 0, refusals = 0; pass < 5; pass++) {
      if (rare) {
        choice.takeOut(splitCore(choice));
        if (choice.split === null) return null;
      }
      const chosen = choice.choose();
      if (chosen < 0) return null;
      const theta = bounds.theta[chosen];
      const wanted = choice.windowFor(theta, choice.estimate, choice.logDelta);
      // the window is below 0 where a first guess leaves nothing to alias
      const window = Math.max(1.02 * wanted + choice.spare / theta, 1 / theta);
      if (!(window < Infinity)) return null;
      contour.smoothing = choice.smoothing;
      contour.theta = theta;
      contour.frequencyStep = (2 * Math.PI) / window;
      const coarse = bounds.exponent[chosen] - hockeyStickGain(theta);
      if (!this.retilt(coarse + choice.logShareAt(chosen))) {
        if (++refusals > 4) return null;
        choice.refuse(chosen);
        pass--;
        continue;
      }
      if (!this.fillLine(coarse)) return null;
      const found = locateOnContour(contour, query, choice.estimate, best.epsilon, best.logDelta);
      if (!Number.isFinite(found)) return null;
      const { logDelta, loss } = this.at(query, found);
      if (Number.isNaN(logDelta)) return null;
      choice.estimate = Math.max(0, found);
      choice.logDelta = logDelta;
      const resolved =
        choice.windowFor(theta, choice.estimate, logDelta) <= window * 1.001 &&
        !(choice.split && choice.split.logLeak(choice.estimate) > logDelta - choice.logTolerance + 1);
      // the same tilt again would give the same answer, and the budget decides whether too much cancels
      if (resolved && (loss < choice.lossLimit + 5 || theta === before))
        return { found, logDelta, loss, quadrature: this.quadratureError(found, logDelta) };
      before = theta;
    }
    return null;
  }

  /** The answer by an earlier query's contour of the same step. Null if it does not reach, resolve, or serve the window. */
  readAgain(mechanism: Mechanism, query: InversionQuery): ContourAnswer | null {
    const { choice, contour } = this;
    if (choice.split !== null && choice.steps !== mechanism.steps) return null;
    choice.raiseTo(mechanism);
    contour.raiseTo(mechanism.steps);
    const logSteps = Math.log(mechanism.steps);
    const most = query.wanted === 'delta' ? query.epsilon : choice.bounds.leastEpsilon(query);
    if (!(most < Infinity)) return null;
    const target = query.wanted === 'delta' ? 0 : query.logDelta;
    const grown = query.wanted === 'halfGroupEpsilon' ? softplus(Math.max(0, most)) : 0;
    const found = locateOnContour(contour, query, most - 2 / contour.theta, most, target - grown);
    if (!Number.isFinite(found)) return null;
    const { logDelta, loss } = this.at(query, found);
    const serves =
      logDelta - logSteps >= choice.reached &&
      logSteps + loss + this.logBreadth() <= this.resolved &&
      loss < choice.lossLimit + 5 &&
      choice.windowFor(contour.theta, Math.max(0, found), logDelta) <= (2 * Math.PI) / contour.frequencyStep;
    if (!serves) return null;
    return { found, logDelta, loss, quadrature: this.quadratureError(found, logDelta) };
  }

  /** What quadrature may have done to delta, relatively, if its error is the same at all frequencies as at 0. */
  private quadratureError(found: number, logDelta: number): number {
    const { choice, contour } = this;
    const { ofStep, ofJumps, amplified } = this.defect;
    if (!amplified) return choice.steps * ofStep;
    const { ofError, ofJumpsError } = contour.amplification(Math.max(0, found), logDelta);
    return ofError * ofStep + ofJumpsError * ofJumps;
  }

  /**
   * ln of about the sum of the terms' moduli divided by the kernel at theta, if that is more than 1. If delta falls within
   * a small range of epsilon, tilts are large, and so many frequencies cancel. The terms end as the kernel does, or as a
   * Gaussian. For those of the jumps there is no estimate.
   */
  private logBreadth(): number {
    const { choice, contour } = this;
    if (choice.split !== null) return 0;
    const spread = choice.steps * choice.nodes.variance + choice.smoothing * choice.smoothing;
    const ends = Math.hypot(2 / (Math.PI * contour.theta), Math.sqrt((2 * spread) / Math.PI));
    return Math.max(0, -Math.log(Math.PI * ends));
  }

  /** ln delta at what was found, and the nats lost to cancellation. */
  private at(query: InversionQuery, found: number): { logDelta: number; loss: number } {
    const { contour } = this;
    const { theta } = contour;
    const epsilon = Math.max(0, found);
    let logDelta = contour.logDelta(epsilon);
    if (query.wanted !== 'delta' && found >= 0) {
      logDelta = query.logDelta - (query.wanted === 'halfGroupEpsilon' ? softplus(epsilon) : 0);
    }
    const logMass = contour.logPower + Math.log(contour.share);
    return { logDelta, loss: logMass - theta * epsilon - logDelta - logKernel(theta) };
  }

  /** Nats lost to cancellation, as far as known before the sum; `coarse`: T ln M(theta) on the search's own grid. */
  private expectedCancellation(coarse: number): number {
    const { choice, contour } = this;
    return coarse - contour.theta * choice.estimate - choice.logDelta - logKernel(contour.theta);
  }

  /** A new grid for the contour's tilt, finer because quadrature errors are amplified by the cancellation. */
  private retilt(coarse: number): boolean {
    const { nodes, accuracy, steps, spare } = this.choice;
    const { theta } = this.contour;
    const cancels = Math.max(0, this.expectedCancellation(coarse)) + this.logBreadth();
    const extra = cancels + (steps < 1000 ? 3 : 1) + spare;
    this.resolved = Math.log(steps) + extra;
    nodes.setAccuracy(accuracy + extra, nodes.widthAt(theta));
    return nodes.tiltTo(theta);
  }

  /** Puts nodes on the contour and sums until the terms vanish. Returns false if they do not, or if quadrature is too inaccurate. */
  private fillLine(coarse: number): boolean {
    const { choice, contour } = this;
    const { nodes, steps, logTolerance, smoothing, split } = choice;
    const { theta, frequencyStep } = contour;
    const cancellation = this.expectedCancellation(coarse) + choice.spare;
    const decay = logTolerance + Math.max(0, cancellation) + 3;
    const spread = steps * nodes.variance + smoothing * smoothing;
    const gaussianTerms = Math.ceil(Math.sqrt((2 * decay) / spread) / frequencyStep) + 4;
    const limit = smoothing > 0 ? SMOOTHED_TERMS : split === null ? SHIFTED_TERMS : JUMP_TERMS;
    if (gaussianTerms > limit && steps < 1000 && split === null) return false;
    const negligible = (Math.exp(-logTolerance - Math.max(cancellation, -5)) * 0.1) / (theta * (1 + theta));

    if (steps >= 32 && gaussianTerms <= REAL_TERMS && split === null) {
      // the x step must also resolve e^{i omega L} at the last frequency
      const refinement =
        1 + (nodes.steepestStep(theta) * frequencyStep * gaussianTerms * 1.3) / (2 * Math.PI);
      const terms = Math.ceil(1.3 * gaussianTerms);
      if (refinement < 2.2 && this.logSizeAfter(terms) < -WORTH_TRYING * decay) {
        if (refinement > 1.05) {
          nodes.refine(refinement);
          if (!nodes.tiltTo(theta)) return false;
        }
        contour.placeReal(nodes, steps);
        // the search's own coarser grid is the check on this one
        if (contour.extend(terms, negligible)) {
          const ofStep = Math.abs(nodes.cumulant - coarse / steps);
          this.defect = { ofStep, ofJumps: 0, amplified: false };
          return steps * ofStep < HOPELESS_QUADRATURE;
        }
      }
    }
    const amplification = steps * Math.exp(Math.max(0, cancellation) + this.logBreadth());
    const width = nodes.widthAt(theta);
    const sigma = nodes.noiseMultiplier;
    const exact = cancellation - choice.spare > CANCELS_MUCH;
    const shift = Math.min((exact ? 1 : 1.5) * width, 0.45 * Math.PI * sigma * sigma) * choice.pair.sign;
    let closeness = 1;
    for (let attempt = 0; attempt < 3; attempt++) {
      const at = closeness === 2 ? SECOND_SHIFT * shift : shift;
      if (!contour.placeShifted(nodes, steps, at, width, exact, closeness)) return false;
      const ofJumps = split === null ? 0 : this.takeOut(split, width);
      this.defect = { ofStep: contour.defect, ofJumps, amplified: true };
      const quadrature = amplification * (contour.share * contour.defect + ofJumps);
      if (attempt === 0 && !(quadrature < 3e-6)) {
        if (!(quadrature < BEYOND_REPAIR)) return false;
        nodes.accuracy += 12;
        if (quadrature > FAR_OFF) closeness = 2;
        continue;
      }
      if (!(quadrature < HOPELESS_QUADRATURE)) {
        if (closeness === 2) return false;
        // no accuracy is enough at this distance of the nodes, so twice as many are tried
        closeness = 2;
        continue;
      }
      return contour.extend(limit, negligible);
    }
    return false;
  }

  /** ln of about the modulus of M^T after so many terms. It is estimated by the real nodes, although those may be too far apart for it. */
  private logSizeAfter(terms: number): number {
    const { choice, contour } = this;
    const frequency = terms * contour.frequencyStep;
    const ofSmoothing = 0.5 * choice.smoothing * choice.smoothing * frequency * frequency;
    return choice.steps * choice.nodes.logModulusNear(contour.theta, frequency) - ofSmoothing;
  }

  /** Takes the core out of the line just placed; returns the quadrature error of one step's jumps. */
  private takeOut({ window }: CoreSplit, width: number): number {
    const { choice, contour } = this;
    const { nodes, jumps } = choice;
    if (jumps === null) return Number.NaN;
    const { logMoment, right } = jumps.tiltTo(contour.theta);
    const mass = Math.exp(logMoment - nodes.cumulant);
    return contour.takeOutCore(nodes, width, { window, mass, right });
  }
}
