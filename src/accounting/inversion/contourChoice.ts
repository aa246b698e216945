// Chooses where a query's contour, a vertical line Re z = theta (contour.ts), goes and how fine its frequencies must be. It searches the
// tilt theta with truncation, makes first guesses from the saddle point, and finds the window, a range of epsilon so wide that aliasing
// is harmless. contour.ts then computes the sum. L is the privacy loss of one step and M(theta) = E[e^{theta L}]. A "wall" is a tilt
// beyond which the rarest large losses dominate M, which then grows steeply.
import { bisectPredicate } from '../../base/numerics/rootFinding';
import { pairLossCeiling } from '../closedForm/ceiling';
import { softplus } from '../closedForm/mixture';
import type { Pair } from '../pairs';
import type { Mechanism } from '../types';
import type { CoreSplit } from './coreSplit';
import { JumpMoments } from './jumpMoments';
import { QuadratureNodes } from './quadrature';
import { type InversionQuery, ROUNDING } from './query';
import {
  type BestTilt,
  ChernoffBounds,
  findTilt,
  hockeyStickGain,
  logKernel,
  MAX_BOUNDS,
} from './tiltSearch';

/** The nats of cancellation up to which a tilt is raised away from the pole at 0. */
const CANCELLATION_NEAR_POLE = 4;
/** The number of nats by which truncated mass has to lie below delta so as not to change it. */
const FAR_BELOW = 14;
/** Nats lost in a sum of doubles from which on rounding is all that is left. */
const HOPELESS_LOSS = 45;

/** How far a guess of epsilon may be off, relatively. */
const GUESSED = 0.02;

/** The best tilt counts as stopped by a wall if its bound could fall further by so many nats. */
const SHORT_OF_MINIMUM = 2;
/** The best tilt counts as dominated by rare events if ln M is less than this share of that of a normal law with the same variance. */
const SHARE_OF_NORMAL = 0.02;
/** How far below the saddle point's estimate epsilon is looked for if rare events dominate, times the tilt. */
const FARTHEST_GUESS = 15;

/** Whether one large loss makes most of delta, which a saddle point would put far too high. */
const isOneEvent = ({ theta, cumulant, variance, gradient }: BestTilt, steps: number): boolean =>
  gradient < -SHORT_OF_MINIMUM || cumulant < SHARE_OF_NORMAL * 0.5 * theta * (1 + theta) * steps * variance;

/** Further tilts to try, as shares of the best one, if the core is taken out. */
const LOWER_TILTS = [0.1, 0.14, 0.2, 0.27, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.93];

export class ContourChoice {
  readonly nodes = new QuadratureNodes();
  readonly bounds = new ChernoffBounds();
  pair!: Pair;
  steps = 1;
  /** -ln of the relative error of delta allowed to each source. */
  logTolerance = 0;
  /** Nats of accuracy that x quadrature needs when nothing cancels. */
  accuracy = 0;
  /** Nats that may cancel in the sum before rounding shows. */
  lossLimit = 0;
  /** First guesses of the answer: epsilon, and ln delta there. */
  estimate = 0;
  logDelta = 0;
  best: BestTilt = { theta: 0, epsilon: 0, logDelta: 0, cumulant: 0, variance: 0, gradient: 0 };
  /** mu of an added Gaussian release, 0 for none; see gaussianSmoothing.ts. */
  smoothing = 0;
  /** Nats of delta beyond the query's that nodes and window also serve. */
  spare = 0;
  /** The nodes reach far enough for any ln(delta / steps) of at least this. */
  reached = 0;
  /** The core that is taken out of the contour beforehand (coreSplit.ts); null for none. */
  split: CoreSplit | null = null;
  jumps: JumpMoments | null = null;
  /**
   * For each visited tilt, ln of a bound on the share of its mass that is left with the core out; Infinity for a tilt that
   * cannot be used.
   */
  private readonly logShare = new Float64Array(MAX_BOUNDS);
  /** ln of a bound on the probability that is left with the core out. */
  private logProbability = 0;
  private lowered = false;
  private tolerance = 0;
  private anchor = 0;
  private ceiling = Infinity;
  private readonly refused = new Set<number>();

  /** Prepares the choice for a query. False when no tilt is feasible. */
  prepare(pair: Pair, mechanism: Mechanism, query: InversionQuery, tolerance: number): boolean {
    const { steps } = mechanism;
    this.start(pair, mechanism, tolerance);
    this.best = this.search(mechanism, query);
    const { best } = this;
    if (best.theta === 0) return false;

    const spread = Math.log(2 * Math.PI * (steps * best.variance + 1 / (best.theta * best.theta)));
    const logSaddle = logKernel(best.theta) + 0.5 * spread;
    this.estimate = best.epsilon;
    this.logDelta = best.logDelta;
    if (query.wanted === 'delta') {
      this.logDelta = best.cumulant - best.theta * best.epsilon - logSaddle;
    } else {
      const saddle = (best.cumulant - logSaddle - best.logDelta) / best.theta;
      const guess = Math.max(0, Math.min(best.epsilon, Math.max(saddle, best.epsilon - 6 / best.theta)));
      this.estimate = Math.min(guess, this.ceiling);
    }
    // a contour that will serve further queries keeps the generous guess
    if (this.spare === 0 && pair.sign > 0 && isOneEvent(best, steps)) {
      this.guessByOneEvent(query, this.estimate - FARTHEST_GUESS / best.theta);
    }
    this.anchor = this.logDelta > -3 ? this.awayFromPole(best.theta, this.estimate) : best.theta;
    for (const factor of [0.4, 0.6, 0.8, 1.3]) this.addBound(factor * this.anchor);
    // the window of a sum of very many losses shows only at tilts this close
    const nearby = Math.sqrt((2 * this.logTolerance + 2) / (steps * best.variance));
    if (nearby < 0.15 * this.anchor) {
      this.addBound(this.anchor - nearby);
      this.addBound(this.anchor + nearby);
    }
    return true;
  }

  /** Whether one of Chernoff's bounds puts delta(epsilon) below e^logDelta. The search stops at the first that does. */
  isCertainlyBelow(
    pair: Pair,
    mechanism: Mechanism,
    epsilon: number,
    logDelta: number,
    tolerance: number,
  ): boolean {
    this.start(pair, mechanism, tolerance);
    const query = { wanted: 'delta', epsilon, logFloor: -Infinity } as const;
    this.configureNodes(mechanism, logDelta - FAR_BELOW);
    const start = this.firstTilt(mechanism.noiseMultiplier, query);
    const best = findTilt(this.nodes, mechanism.steps, query, start, this.bounds, logDelta);
    return best.theta > 0 && best.logDelta < logDelta;
  }

  private start(pair: Pair, mechanism: Mechanism, tolerance: number): void {
    this.pair = pair;
    this.smoothing = 0;
    this.lowered = false;
    this.takeOut(null);
    this.refused.clear();
    this.tolerance = tolerance;
    this.logTolerance = -Math.log(tolerance);
    this.setSteps(mechanism);
    this.accuracy = this.logTolerance + Math.log(mechanism.steps) + 3;
  }

  private configureNodes(mechanism: Mechanism, truncation: number): void {
    const { nodes, logTolerance, accuracy } = this;
    this.reached = truncation - this.spare - Math.log(mechanism.steps);
    const reach = Math.sqrt(2 * Math.max(accuracy + 3, logTolerance - this.reached));
    nodes.configure(this.pair, mechanism, accuracy, reach);
  }

  private setSteps(mechanism: Mechanism): void {
    const { steps } = mechanism;
    this.steps = steps;
    this.ceiling = pairLossCeiling(this.pair, mechanism);
    this.lossLimit = Math.min(20, Math.log(this.tolerance / (4 * (steps + 100) * ROUNDING)));
  }

  /** Adapts the choice to another number of steps. */
  raiseTo(mechanism: Mechanism): void {
    if (mechanism.steps === this.steps) return;
    this.setSteps(mechanism);
    this.bounds.raiseTo(mechanism.steps);
  }

  /** Guesses again, as if the largest loss alone reached epsilon, unless that is below `least`. */
  guessByOneEvent(query: InversionQuery, least = 0): void {
    const { nodes, steps } = this;
    if (query.wanted === 'delta') return;
    const target = (epsilon: number) =>
      query.logDelta - (query.wanted === 'halfGroupEpsilon' ? softplus(epsilon) : 0) - Math.log(steps);
    const isBelow = (epsilon: number) => nodes.logDeltaOfOne(epsilon) > target(epsilon);
    const start = Math.max(0, least);
    if (isBelow(this.estimate) || (least > 0 && !isBelow(start))) return;
    const [, guess] = bisectPredicate(isBelow, start, this.estimate, { relativeTolerance: GUESSED });
    this.estimate = guess;
    this.logDelta = target(guess) + Math.log(steps);
  }

  takeOut(split: CoreSplit | null): void {
    const { nodes, bounds, steps, logShare } = this;
    this.split = split;
    this.jumps = split && new JumpMoments(nodes, split.window, nodes.widthAt(this.best.theta));
    this.logProbability = 0;
    logShare.fill(0);
    if (this.jumps === null) return;
    // tilts well short of the wall are enough with the core out
    if (!this.lowered) for (const factor of LOWER_TILTS) this.addBound(factor * this.best.theta);
    this.lowered = true;
    const logSteps = Math.log(steps);
    this.logProbability = Math.min(0, logSteps + this.jumps.tiltTo(0).logMoment);
    for (let i = 0; i < bounds.count; i++) {
      const theta = bounds.theta[i];
      const power = bounds.exponent[i] - hockeyStickGain(theta);
      const { logMoment, logEnd } = this.jumps.tiltTo(theta);
      logShare[i] = Math.min(0, logSteps + logMoment - power / steps);
      // a tilt at which the jumps' terms do not become negligible is past a wall
      const cancellation = power - theta * this.estimate - this.logDelta - logKernel(theta);
      if (logSteps + logEnd - power / steps > -this.logTolerance - cancellation) logShare[i] = Infinity;
    }
  }

  /** ln of a bound on the share of the mass at a visited tilt that is left with the core out. */
  logShareAt(index: number): number {
    return this.logShare[index];
  }

  /**
   * Period W that makes aliasing harmless. The trapezoid rule with step 2 pi/W returns exactly delta(e) + sum
   * over m != 0 of e^{m W theta} delta(e + m W): Chernoff at larger tilts, or the ceiling, bounds m > 0, and
   * at smaller ones, or delta <= 1, m < 0. Derived here.
   */
  windowFor(theta: number, epsilon: number, logDelta: number): number {
    const { bounds, logTolerance } = this;
    let below = (logTolerance + this.logProbability - logDelta + 1) / theta;
    let above = this.smoothing > 0 ? Infinity : this.ceiling - epsilon;
    for (let i = 0; i < bounds.count; i++) {
      const v = bounds.theta[i];
      const distance = v - theta;
      if (Math.abs(distance) < 1e-6 * theta) continue;
      const exponent = bounds.exponent[i] + Math.min(0, this.logShare[i]) + this.smoothingCumulant(v);
      const window = (exponent - v * epsilon - logDelta + logTolerance + 1) / Math.abs(distance);
      if (distance > 0) above = Math.min(above, window);
      else below = Math.min(below, window);
    }
    return Math.max(below, above);
  }

  /** Index of the visited tilt with the cheapest window among those that do not cancel too much. */
  choose(): number {
    const { bounds, estimate, logDelta, lossLimit, spare, anchor } = this;
    let chosen = -1;
    let lowest = Infinity;
    let hopeless = true;
    for (let i = 0; i < bounds.count; i++) {
      const theta = bounds.theta[i];
      if (theta < (this.split ? LOWER_TILTS[0] : 0.3) * anchor || theta > 1.6 * anchor) continue;
      if (this.refused.has(i) || this.logShare[i] === Infinity) continue;
      const loss =
        bounds.exponent[i] +
        this.logShare[i] -
        theta * estimate -
        logDelta -
        hockeyStickGain(theta) -
        logKernel(theta);
      const penalty = (1 + 0.02 * Math.max(0, loss)) * Math.exp(Math.max(0, loss - lossLimit + spare));
      const cost = this.windowFor(theta, estimate, logDelta) * penalty;
      if (loss < HOPELESS_LOSS) hopeless = false;
      if (cost < lowest) {
        lowest = cost;
        chosen = i;
      }
    }
    return hopeless ? -1 : chosen;
  }

  /** Excludes a tilt that proved to be past the wall at the accuracy that its cancellation needs. */
  refuse(index: number): void {
    this.refused.add(index);
  }

  private addBound(theta: number): void {
    const { nodes, bounds } = this;
    if (nodes.tiltTo(theta)) bounds.add(theta, nodes.cumulant);
  }

  /** ln E[e^{theta L}] of the smoothing release: mu-GDP has theta (theta + 1) mu^2 / 2. */
  smoothingCumulant(theta: number): number {
    return 0.5 * this.smoothing * this.smoothing * theta * (theta + 1);
  }

  private search(mechanism: Mechanism, query: InversionQuery): BestTilt {
    const { nodes, bounds, steps } = this;
    let truncation = query.wanted === 'delta' ? Math.log(1e-3) : query.logDelta;
    if (query.wanted === 'halfGroupEpsilon') truncation -= 20;
    let start = 0;
    for (let round = 0; ; round++) {
      this.configureNodes(mechanism, truncation);
      if (start === 0) start = this.firstTilt(mechanism.noiseMultiplier, query);
      const best = findTilt(nodes, steps, query, start, bounds);
      start = best.theta;
      const { logDelta } = best;
      if (best.theta === 0 || round === 9 || truncation < -3000) return best;
      if (query.wanted === 'delta' && logDelta - 8 < truncation) {
        truncation = Math.min(2 * truncation - 5, Math.max(logDelta - FAR_BELOW, 4 * truncation));
      } else if (query.wanted === 'halfGroupEpsilon' && logDelta - 2 < truncation) {
        truncation = logDelta - 8;
      } else {
        return best;
      }
    }
  }

  /** A tilt of the right order, as if the loss were Gaussian. Beyond 1 + 3 s + 6 s^2 there may be a wall. */
  private firstTilt(noiseMultiplier: number, query: InversionQuery): number {
    const { nodes, steps } = this;
    nodes.tiltTo(1e-3);
    const variance = steps * Math.max(nodes.variance, 1e-300);
    let tilt: number;
    if (query.wanted === 'delta') {
      const { epsilon } = query;
      tilt = Math.sqrt(Math.max(1, (epsilon * epsilon) / variance) / variance);
      if (epsilon > 0) tilt = Math.max(0.1, Math.min(epsilon / variance, 3 * tilt));
    } else {
      tilt = Math.sqrt(Math.max(1, -2 * query.logDelta - 3) / variance);
    }
    if (!this.pair.boundedAbove) {
      tilt = Math.min(tilt, 1 + 3 * noiseMultiplier + 6 * noiseMultiplier * noiseMultiplier);
    }
    return tilt > 1e-6 ? tilt : 1;
  }

  /** A larger first tilt for a delta near 1, where Chernoff's bound would send theta to the pole at 0, and the window to infinity. */
  private awayFromPole(start: number, epsilon: number): number {
    const { nodes, bounds, steps } = this;
    let anchor = start;
    for (let theta = 2 * start; nodes.tiltTo(theta); theta *= 2) {
      const cumulant = steps * nodes.cumulant;
      if (cumulant - theta * epsilon > CANCELLATION_NEAR_POLE) break;
      bounds.add(theta, nodes.cumulant);
      anchor = theta;
    }
    return anchor;
  }
}
