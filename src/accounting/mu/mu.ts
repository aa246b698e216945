// A run's guarantee as one number: mu of Gaussian differential privacy, from the run's trade-off curve. It needs no
// delta. The bounds on the curve come from the inversion, the fast method (../inversion), and from the certificate (../discretised) where
// the inversion refuses.
import { InputError, requireNumber } from '../../base/numerics/errors';
import { normalTail, normalUpperQuantile } from '../../base/numerics/normal';
import { Defect } from '../../base/sentences/defect';
import { type Certified, knownOf } from '../adjacencies/known';
import type { AdjacencyName } from '../adjacencies/names';
import { checkAsked } from '../adjacencies/samplings';
import { gdpDelta } from '../closedForm/gaussianDp';
import { searching } from '../inversion/sharedContours';
import { isPoisson, merged, segmentsOf } from '../segments';
import type { AnyRun, Method, Mu } from '../types';
import { fromEpsilonBracket, verifiedExactly } from '../verified';
import { type Line, type MuBounds, muBounds } from './bounds';
import { certifiedPower } from './certified';

/** The range of the floor, the smallest error of type I and of type II at which mu is read. */
export const MU_FLOOR = { min: 1e-12, max: 0.1 };
/** The floor if none is given, as in gdpnum, the package of Gomez et al. */
const DEFAULT_FLOOR = 1e-10;

/** Distance of the two means, in clipping norms, if every step samples every record. */
const SENSITIVITY: Partial<Record<AdjacencyName, number>> = {
  add: 1,
  remove: 1,
  'add-remove': 1,
  'zero-out': 1,
  substitute: 2,
  implied: 2,
};

/** The adjacency that has the mu of one direction: the curves of both directions are inverse, so each has the mu of the lower curve. */
const BOTH: Partial<Record<AdjacencyName, AdjacencyName>> = { add: 'add-remove', remove: 'add-remove' };

/**
 * The smallest mu whose trade-off curve G_mu lies under the run's at all errors, of either type, of at least
 * `floor` (Dong, Roth, Su 2022; as reported by Gomez et al., "Gaussian DP for Reporting Differential Privacy
 * Guarantees in Machine Learning", arXiv 2503.10945). Without a floor it would say nothing: a record is drawn at
 * every step with probability q^T > 0, and at errors of that size the curve nears that of sqrt(T) / sigma. `add`
 * and `remove` have the same mu, that of `add-remove`. Of a run with a bracket (accountant.ts) lower is what data
 * attain, and regret is of upper. The floor is in [1e-12, 0.1], and 1e-10 if it is left out. Throws InputError outside the domain.
 */
export function mu(name: AdjacencyName, run: AnyRun, floor = DEFAULT_FLOOR): Mu {
  checkAsked(name, run);
  requireNumber('floor', floor, MU_FLOOR);
  const whole = merged(run);
  const sensitivity = SENSITIVITY[name];
  if (!('length' in whole) && isPoisson(whole) && whole.samplingRate === 1 && sensitivity) {
    const value = (sensitivity * Math.sqrt(whole.steps)) / whole.noiseMultiplier;
    // the Gaussian run attains mu at all errors alike; the named point is where both types are equal
    const alpha = normalTail(0.5 * value);
    return { ...verifiedExactly(value), regret: 0, floor, attainedAt: { alpha, beta: alpha } };
  }
  const { holds, attained } = knownOf(BOTH[name] ?? name, run);
  const kinds = segmentsOf(whole).length;
  const most = boundsOf(holds, floor, kinds);
  const { lower, alpha, beta } = holds === attained ? most : boundsOf(attained, floor, kinds);
  const { upper, lines, method } = most;
  return {
    ...fromEpsilonBracket({ lower: Math.min(lower, upper), upper }, method),
    regret: regretOf(lines, upper),
    floor,
    attainedAt: { alpha, beta },
  };
}

/** {@link mu}; null where the accountant refuses it, as under small noise, where it knows epsilon but no whole curve. */
export function muIfKnown(name: AdjacencyName, run: AnyRun): Mu | null {
  try {
    return mu(name, run);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Width to which the certificate narrows a mu, absolutely or relatively. */
const NARROW = 5e-5;

/** Range of type-II errors at which the certificate is no better than the inversion, although the inversion has few digits there. */
const FEW_DIGITS = { from: 1e-6, to: 1e-3 };

/** Whether the certificate could not improve on these bounds: they are narrow, or mu is the largest that can be read at the floor. */
function isAllThereIs({ lower, upper, beta }: MuBounds, floor: number): boolean {
  const isNarrow = upper < Infinity && upper - lower <= NARROW * Math.max(1, upper);
  const isAboveFloor = lower >= normalUpperQuantile(floor) - normalUpperQuantile(1 - floor);
  return isNarrow || isAboveFloor || (beta > FEW_DIGITS.from && beta < FEW_DIGITS.to);
}

/** Bounds by the inversion, and by the certificate as well where the inversion refuses or its bounds are too wide. */
function boundsOf(certified: Certified, floor: number, kinds: number): MuBounds & { method: Method } {
  const { inverted } = certified;
  const fast = inverted && searching(() => muBounds(inverted, floor), 'quickly');
  if (fast !== null && isAllThereIs(fast, floor)) return { ...fast, method: 'characteristic-function' };
  const slow = muBounds(certifiedPower(certified, floor, kinds), floor);
  if (slow === null) throw new Defect('The certificate bounds every level, and left one out.');
  const lower = fast !== null && fast.lower > slow.lower ? fast : slow;
  const { upper, lines } = fast !== null && fast.upper < slow.upper ? fast : slow;
  return { ...lower, upper, lines, method: 'discretised-bracket' };
}

/**
 * The regret: the smallest kappa with f(alpha + kappa) - kappa <= G_mu(alpha) for every alpha, where f is the run's trade-off
 * curve and G_mu that of mu (Kaissis et al., "Beyond the Calibration Point", 2024; Gomez et al.), which is how far the curves are
 * apart along the diagonal. In terms of profiles, moving f so adds (1 + e^epsilon) kappa to its delta(epsilon); so it is the
 * largest of (delta_mu - delta) / (1 + e^epsilon), at the epsilons of the lines that bound mu (derived here). The result is a
 * lower bound, so near that every digit shown is right.
 */
function regretOf(lines: readonly Line[], value: number): number {
  if (value === Number.POSITIVE_INFINITY) return 1;
  const distances = lines.map(
    ({ epsilon, slope, delta }) => (gdpDelta(value, epsilon) - delta) / (1 + slope),
  );
  return Math.max(0, ...distances);
}
