// The guarantee that holds for a run under an adjacency, and what some data sets attain, however the batches are drawn.
// In most cases the two are the same number. Where they differ, an epsilon is a bracket between them. Certified quantities come from
// closed forms, from the inversion (../inversion), from the certificate, which discretises the losses (../discretised), or, under little
// noise, from smallNoise.ts.
//
// In what follows z is the record that is removed or replaced, z' the one that is added or that replaces z, C the clipping norm and
// sigma the noise multiplier.
//
// For batches of fixed size the guarantee is that of the symmetric pair (discretised/fixedSizeStep.ts). Some data attain the
// guarantees of removal and of addition at half the noise: all other records and z have one gradient, and z' has the opposite one,
// so that a batch with z' moves by 2C.
//
// For random allocation under substitution, two opposite gradients attain the pair that gives the guarantee
// (discretised/allocation/substitutedEpoch.ts), so that both ends are of one number. A test of these gradients that is known in
// closed form raises the lower end: the sum of an epoch's t steps lies at +C or -C under noise of
// sigma C sqrt(t), whichever step the record joined, so that E epochs are E Gaussian releases of mu = 2 sqrt(E / t) / sigma in
// all. Where there is much noise, this test loses hardly anything.
//
// For batches that are cut at a largest size, discretised/cutStep.ts has the guarantee, and what is attained by data
// whose other records have gradients of 0.

import { Defect } from '../../base/sentences/defect';
import { hasClosedForm } from '../closedForm/closedForms';
import { MOST_MU } from '../closedForm/gaussianDp';
import { joinedRate } from '../discretised/cutStep';
import { DOMAIN } from '../domain';
import { isCut, isOfPeople, isOfPoisson, isPoisson, merged, segmentsOf } from '../segments';
import type {
  AnyMechanism,
  AnyRun,
  AnySegments,
  CertifiedCurve,
  CurveWish,
  ErrorBounds,
  ErrorRates,
  FixedSize,
  Mechanism,
  PowerBounds,
  RandomAllocation,
  Verified,
} from '../types';
import { fromDeltaBracket, fromEpsilonBracket, onlyBounds } from '../verified';
import { ADJACENCIES, addRemove } from '.';
import type { Adjacency } from './adjacency';
import type { Profile } from './implied/split';
import type { AdjacencyName } from './names';
import { isLongSchedule, roundedSchedule } from './roundedSchedule';
import { samplingOf } from './samplings';
import { hasSmallNoise, smallNoiseDelta, smallNoiseEpsilon } from './smallNoise';

export interface Certified {
  epsilon(delta: number): Verified;
  /** `room` is how far apart the bounds on delta may be. */
  delta(epsilon: number, room: number): Verified;
  /** f(alpha) in closed form; null where only bounds are known. */
  exactErrors: ((alpha: number) => ErrorRates) | null;
  /** The privacy profile by the inversion; null where the inversion does not give it. */
  profile: Profile | null;
  /** Bounds on the curve by the inversion; null where the inversion does not give them. */
  inverted: PowerBounds | null;
  curve(wish: CurveWish): CertifiedCurve;
}

export interface Known {
  holds: Certified;
  attained: Certified;
  /** Why each of the two ends holds, in English; null if they are the ends of one number. */
  by: { lower: string; upper: string } | null;
}

/** Guarantees and attained values of a run, which is first put into its shortest form. The caller has checked the inputs. */
export function knownOf(name: AdjacencyName, run: AnyRun): Known {
  const whole = merged(run);
  if ('length' in whole && isLongSchedule(whole)) {
    const { above, below } = roundedSchedule(whole);
    const by = {
      lower: 'the run rounded to fewer different steps, none less private',
      upper: 'the run rounded to fewer different steps, none more private',
    };
    return { holds: knownOf(name, above).holds, attained: knownOf(name, below).attained, by };
  }
  if (hasSmallNoise(whole)) return ofSmallNoise(name, whole);
  const tight = (adjacency: Adjacency): Known => {
    const certified = certifiedOf(adjacency, whole);
    const known = segmentsOf(whole).some(isOfPeople) ? boundedAnyway(name, certified, whole) : certified;
    return { holds: known, attained: known, by: null };
  };
  if (segmentsOf(whole).some(isCut)) {
    const upper = 'full batches as an exchange with another record, composed';
    const by = { lower: 'data whose other records have gradients of 0', upper };
    const attained = knownOf(name, segmentsOf(whole).map(amongSilent)).attained;
    return { holds: certifiedOf(ADJACENCIES[name], whole), attained, by };
  }
  const samplings = segmentsOf(whole).map(samplingOf);
  if (name !== 'substitute' || samplings.every((sampling) => sampling === 'poisson')) {
    return tight(ADJACENCIES[name]);
  }
  if (!samplings.includes('fixed-size')) {
    const certified = certifiedOf(ADJACENCIES.substitute, whole);
    return { holds: certified, attained: mostOf([certified, summedSteps(whole)]), by: null };
  }
  const by = { lower: 'data whose other records all pull one way', upper: 'the symmetric pair, composed' };
  return { holds: certifiedOf(ADJACENCIES.substitute, whole), attained: attainedByFixedSize(whole), by };
}

function certifiedOf(adjacency: Adjacency, whole: AnyRun): Certified {
  if (!('length' in whole) && isPoisson(whole)) {
    return {
      epsilon: (delta) => adjacency.epsilon(whole, delta),
      delta: (epsilon, room) => adjacency.delta(whole, epsilon, room),
      exactErrors: adjacency.exactErrors(whole),
      profile: hasClosedForm(whole) ? null : (adjacency.profile?.(whole) ?? null),
      inverted: hasClosedForm(whole) ? null : (adjacency.inverted?.(whole) ?? null),
      curve: (wish) => adjacency.curve(whole, wish),
    };
  }
  const segments = segmentsOf(whole);
  return {
    epsilon: (delta) => adjacency.ofSegments.epsilon(segments, delta),
    delta: (epsilon) => adjacency.ofSegments.delta(segments, epsilon),
    exactErrors: null,
    profile: null,
    inverted: null,
    curve: (wish) => adjacency.curve(whole, wish),
  };
}

type Segment = AnySegments[number];

const isAllocation = (each: Segment): each is RandomAllocation => each.sampling === 'random-allocation';
const isFixedSize = (each: Segment): each is FixedSize => each.sampling === 'fixed-size';

/**
 * The same quantities, but an epsilon that is not verified is narrowed by the bounds of smallNoise.ts. Where many records of a person
 * move a step far, the certificate finds no window of losses.
 */
function boundedAnyway(name: AdjacencyName, certified: Certified, whole: AnyRun): Certified {
  if (!segmentsOf(whole).every(isOfPoisson)) return certified;
  return {
    ...certified,
    epsilon: (delta) => {
      const known = certified.epsilon(delta);
      if (known.verified) return known;
      const { lower, upper } = smallNoiseEpsilon(name, whole, delta);
      return fromEpsilonBracket({
        lower: Math.max(known.lower, Math.min(lower, known.upper)),
        upper: Math.min(known.upper, Math.max(upper, known.lower)),
      });
    },
  };
}

/** Certain bounds (smallNoise.ts), and no curve, since the checks of a curve's inputs refuse such noise. */
function ofSmallNoise(name: AdjacencyName, whole: AnyRun): Known {
  const segments = segmentsOf(whole);
  const least = DOMAIN.noiseMultiplier.min;
  const noisier = segments.map(
    (each): AnyMechanism => ({ ...each, noiseMultiplier: Math.max(least, each.noiseMultiplier) }),
  );
  const { attained } = knownOf(name, noisier);
  const noCurve = () => {
    throw new Defect('A curve was asked for under noise that is too small for one.');
  };
  const only = (ends: 'holds' | 'attained'): Certified => ({
    epsilon: (delta) => {
      const { lower, upper } = smallNoiseEpsilon(name, whole, delta);
      if (ends === 'holds') {
        return onlyBounds({ lower, upper: name === 'group' ? groupOfAll(segments, delta) : upper });
      }
      return onlyBounds({ lower: Math.max(lower, attained.epsilon(delta).lower), upper });
    },
    delta: (epsilon) => {
      const { lower, upper } = smallNoiseDelta(name, whole, epsilon);
      if (ends === 'holds') return onlyBounds({ lower, upper });
      return onlyBounds({ lower: Math.max(lower, attained.delta(epsilon, 0).lower), upper });
    },
    exactErrors: null,
    profile: null,
    inverted: null,
    curve: noCurve,
  });
  const by = {
    lower: 'a test of the steps that stand out, or the same run under more noise',
    upper: 'a Gaussian release for each time that the record is drawn',
  };
  return { holds: only('holds'), attained: only('attained'), by };
}

/** An upper bound on Theorem 4.1's epsilon (group.ts), from the same run with all records in every step; Infinity if there is none. */
function groupOfAll(segments: AnySegments, delta: number): number {
  const all = segments.map((each): AnyMechanism => ({ ...each, samplingRate: 1 }) as AnyMechanism);
  const whole = merged(all);
  if ('length' in whole || !isPoisson(whole)) return Number.POSITIVE_INFINITY;
  const { noiseMultiplier, steps } = whole;
  if (Math.sqrt(steps) / noiseMultiplier > MOST_MU) return Number.POSITIVE_INFINITY;
  return ADJACENCIES.group.epsilon(whole, delta).upper;
}

/** The plain Poisson steps that cut batches amount to if all other records have gradients of 0. */
function amongSilent(segment: AnyMechanism): AnyMechanism {
  if (!isCut(segment)) return segment;
  const { noiseMultiplier, steps } = segment;
  return { samplingRate: joinedRate(segment), noiseMultiplier, steps };
}

/** The certified quantities of the segments as a list of one; an empty list if there are no segments. */
const partOf = (adjacency: Adjacency, segments: AnySegments): Certified[] =>
  segments.length === 0 ? [] : [certifiedOf(adjacency, merged(segments))];

/**
 * What data attain if some segments have batches of fixed size. A run is no more private than a part of it, so this is the
 * stronger of two parts: the segments of fixed size under their worst data, and the other segments.
 */
function attainedByFixedSize(whole: AnyRun): Certified {
  const segments = segmentsOf(whole);
  const halved = segments.filter(isFixedSize).map(
    ({ samplingRate, noiseMultiplier, steps }): Mechanism => ({
      samplingRate,
      noiseMultiplier: noiseMultiplier / 2,
      steps,
    }),
  );
  const others = segments.filter((each) => !isFixedSize(each));
  return mostOf([...partOf(addRemove, halved), ...partOf(ADJACENCIES.substitute, others)]);
}

/** The quantities for an attacker who sees of each epoch of random allocation only the sum of its steps. */
function summedSteps(whole: AnyRun): Certified {
  const summed = segmentsOf(whole).map((each) =>
    isAllocation(each)
      ? {
          samplingRate: 1,
          noiseMultiplier: each.noiseMultiplier * Math.sqrt(each.stepsPerEpoch),
          steps: each.epochs,
        }
      : each,
  );
  return certifiedOf(ADJACENCIES.substitute, merged(summed));
}

/** The strongest of several attained quantities, question by question. */
function mostOf(parts: readonly Certified[]): Certified {
  if (parts.length === 1) return parts[0];
  const most = (ends: Verified[]): Verified => ends.reduce((a, b) => (b.lower > a.lower ? b : a));
  return {
    epsilon: (delta) => most(parts.map((part) => part.epsilon(delta))),
    delta: (epsilon, room) => most(parts.map((part) => part.delta(epsilon, room))),
    exactErrors: null,
    profile: null,
    inverted: null,
    curve: (wish) => {
      const curves = parts.map((part) => part.curve(wish));
      return {
        errors: (alpha) =>
          curves.map((curve) => curve.errors(alpha)).reduce((a, b) => (b.betaUpper < a.betaUpper ? b : a)),
        deltaAtMost: (epsilon) => Math.max(...curves.map((curve) => curve.deltaAtMost(epsilon))),
      };
    },
  };
}

/** Epsilon at delta, from what data attain to what holds. The lower end is capped, as rounding may have made the two cross. */
export const epsilonBetween = ({ holds, attained }: Known, delta: number): Verified => {
  const { upper, ...rest } = holds.epsilon(delta);
  if (holds === attained) return { ...rest, upper } as Verified;
  return fromEpsilonBracket({ lower: Math.min(attained.epsilon(delta).lower, upper), upper });
};

export const deltaBetween = ({ holds, attained }: Known, epsilon: number, room: number): Verified => {
  const { upper, ...rest } = holds.delta(epsilon, room);
  if (holds === attained) return { ...rest, upper } as Verified;
  return fromDeltaBracket({ lower: Math.min(attained.delta(epsilon, room).lower, upper), upper });
};

/** Bounds on the errors of the best test: beta is at least what the guarantee says and at most what data attain. */
export function errorsBetween({ holds, attained }: Known, wish: CurveWish): (alpha: number) => ErrorBounds {
  const least = holds.curve(wish).errors;
  if (holds === attained) return least;
  const most = attained.curve(wish).errors;
  return (alpha) => {
    const { betaLower, powerUpper } = least(alpha);
    const { betaUpper, powerLower } = most(alpha);
    return {
      betaLower: Math.min(betaLower, betaUpper),
      betaUpper,
      powerLower,
      powerUpper: Math.max(powerLower, powerUpper),
    };
  };
}
