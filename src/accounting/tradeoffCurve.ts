// The trade-off curve f(alpha) of the whole mechanism, for every neighbouring relation, with certified bounds.
// It comes from the discretised privacy-loss distribution rather than from the fast accountant: one composition serves
// every alpha, and its two-sided bounds on delta become two-sided bounds on f. Not an attack: f is what no test beats.
import { requireNumber } from '../numerics/errors';
import { gdpTradeoff } from './closedForm/gaussianDp';
import { type ErrorRates, singleStepErrors } from './closedForm/singleStepTradeoff';
import { type CertifiedProfile, certifyProfile, largerProfile } from './discretised/certifiedProfile';
import { checkMechanism } from './domain';
import { type ErrorBounds, prepareTradeoff, type TwoSidedProfile } from './tradeoff/profileConjugate';
import type { Direction, Mechanism, Method, Relation, Verified } from './types';

export interface TradeoffPoint {
  /** Type-I error, the share of false alarms. */
  alpha: number;
  /** f(alpha): the smallest type-II error any test of that level can have. */
  beta: Verified;
  /** 1 - f(alpha): the largest power. The ROC curve of the best test is (alpha, power). */
  power: Verified;
}

/** Certified curves this wide are still shown as numbers: a hundredth of a pixel, and far below any audit's noise. */
const SHOWN_AS_NUMBER = 2e-4;
/** Accuracy in epsilon for which the grid is planned; it shifts f by about delta times that. */
const PLANNED_ACCURACY = 5e-4;
/** Rounding of the closed forms. */
const CLOSED_FORM_ROUNDING = 1e-12;

/**
 * f(alpha) = max(0, sup over real e of 1 - delta(e) - e^e alpha) at each alpha in [0, 1] (spec: Dong, Roth, Su, "Gaussian
 * Differential Privacy", 2022, Proposition 6). 'add-remove' (and 'zero-out', the same numbers) uses the larger of the
 * two profiles, whose conjugate is the lower convex hull of the two curves' minimum; 'implied' composes the curves
 * of the two directions, 'group' is that of Theorem 4.1's profile. Throws InputError outside the domain; always answers inside it, with a value or at least bounds.
 */
export function tradeoff(
  relation: Relation,
  mechanism: Mechanism,
  alphas: ArrayLike<number>,
): TradeoffPoint[] {
  checkMechanism(mechanism);
  const levels = Array.from(alphas, (alpha) => requireNumber('alpha', alpha, { min: 0, max: 1 }));
  const exact = closedForm(relation, mechanism);
  if (exact !== null) return levels.map((alpha) => exactPoint(alpha, exact(alpha)));
  const inner = levels.filter((alpha) => alpha > 0 && alpha < 1);
  if (inner.length === 0) return levels.map((alpha) => exactPoint(alpha, { beta: 1 - alpha, power: alpha }));
  // lines as steep as 1/alpha and as flat as beta matter; beyond e^16 they change beta by less than 1e-7
  const smallest = Math.max(1e-12, Math.min(1e-7, ...inner));
  const errors =
    relation === 'implied'
      ? impliedErrors(mechanism, smallest)
      : prepareTradeoff(relationProfile(relation, mechanism, smallest), Math.log(1 / smallest));
  // losses are finite with probability one: no test of level 0 has any power
  return levels.map((alpha) =>
    alpha === 0 || alpha === 1
      ? exactPoint(alpha, { beta: 1 - alpha, power: alpha })
      : boundedPoint(alpha, errors(alpha)),
  );
}

/** The curve in closed form: Gaussian DP at q = 1, threshold tests at T = 1. Null where only bounds are known. */
function closedForm(relation: Relation, mechanism: Mechanism): ((alpha: number) => ErrorRates) | null {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  if (relation === 'group') return null;
  // where the best tests are nested, what add and remove imply is what the mechanism has
  const replaces = relation === 'substitute' || relation === 'implied';
  if (samplingRate === 1) {
    const mu = ((replaces ? 2 : 1) * Math.sqrt(steps)) / noiseMultiplier;
    return (alpha) => gdpTradeoff(mu, alpha);
  }
  if (steps !== 1 || relation === 'add-remove' || relation === 'zero-out') return null;
  const direction = replaces ? 'substitute' : relation;
  return (alpha) => singleStepErrors(direction, { samplingRate, noiseMultiplier }, alpha);
}

/**
 * Removal and addition composed as tests: the largest power at a level is h_remove(h_add(level)). Both rise, so that
 * their bounds compose. See adjacencies/implied.ts.
 */
function impliedErrors(mechanism: Mechanism, smallest: number): (alpha: number) => ErrorBounds {
  const largest = Math.log(1 / smallest);
  const remove = prepareTradeoff(relationProfile('remove', mechanism, smallest), largest);
  const add = prepareTradeoff(relationProfile('add', mechanism, smallest), largest);
  return (alpha) => {
    const between = add(alpha);
    const least = remove(Math.min(1, Math.max(0, between.powerLower)));
    const most = remove(Math.min(1, Math.max(0, between.powerUpper)));
    return {
      betaLower: most.betaLower,
      betaUpper: Math.min(least.betaUpper, 1 - alpha),
      powerLower: Math.max(alpha, least.powerLower),
      powerUpper: most.powerUpper,
    };
  };
}

const EXCHANGED: Record<Direction, Direction> = { add: 'remove', remove: 'add', substitute: 'substitute' };

function relationProfile(relation: Relation, mechanism: Mechanism, smallest: number): TwoSidedProfile {
  const largest = Math.log(1 / smallest);
  const profile = (direction: Direction) =>
    certifyProfile(direction, mechanism, largest, smallest, PLANNED_ACCURACY);
  if (relation === 'substitute') {
    const both = profile('substitute');
    return { positive: both, negative: both };
  }
  if (relation === 'add' || relation === 'remove') {
    return { positive: profile(relation), negative: profile(EXCHANGED[relation]) };
  }
  const addRemove = largerProfile(profile('add'), profile('remove'));
  const both = relation === 'group' ? groupProfile(addRemove) : addRemove;
  return { positive: both, negative: both };
}

/** delta of a substitution by group privacy at epsilon: (1 + e^{epsilon/2}) delta_AR(epsilon/2), at most 1. */
function groupProfile({ lower, upper }: CertifiedProfile): CertifiedProfile {
  const grown = (delta: (epsilon: number) => number) => (epsilon: number) =>
    Math.min(1, (1 + Math.exp(0.5 * epsilon)) * delta(0.5 * epsilon));
  return { lower: grown(lower), upper: grown(upper) };
}

function verified(value: number, lower: number, upper: number, method: Method): Verified {
  if (upper - lower <= SHOWN_AS_NUMBER) return { verified: true, value, lower, upper, method };
  return { verified: false, value: null, lower, upper, method };
}

function exactPoint(alpha: number, { beta, power }: ErrorRates): TradeoffPoint {
  const around = (value: number) => {
    const error = CLOSED_FORM_ROUNDING * value;
    return verified(value, value - error, Math.min(1, value + error), 'closed-form');
  };
  return { alpha, beta: around(beta), power: around(power) };
}

function boundedPoint(
  alpha: number,
  { betaLower, betaUpper, powerLower, powerUpper }: ErrorBounds,
): TradeoffPoint {
  return {
    alpha,
    beta: verified(0.5 * (betaLower + betaUpper), betaLower, betaUpper, 'discretised-bracket'),
    power: verified(0.5 * (powerLower + powerUpper), powerLower, powerUpper, 'discretised-bracket'),
  };
}
