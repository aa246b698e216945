// What is known of a run under an adjacency, however its batches are drawn: the guarantee that holds, and what data
// attain. Mostly these are one. Where they are two, an epsilon is a bracket between them.
//
// Batches of fixed size: the symmetric pair holds (discretised/releases.ts). Data attain the removal, and the
// addition, at half the noise: all other records pull one way and the exchanged one pulls both, so that a batch
// with it moves by 2C.
//
// Random allocation under substitution: two opposite gradients attain the pair that holds
// (discretised/allocation/substitutedEpoch.ts), so that both ends are of one number. The lower one is helped by a test
// of these gradients that is known in closed form: the sum of an epoch's t steps lies at +C or -C under noise of
// sigma C sqrt(t), whichever step the record joined, which makes E Gaussian releases of mu = 2 sqrt(E / t) / sigma in
// all. Where there is much noise, hardly anything is lost by it.
//
// Batches that are cut at a largest size: discretised/cutStep.ts says what holds, and what data attain whose other
// records have gradients of 0.
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
  delta(epsilon: number, room: number): Verified;
  /** f(alpha) in closed form; null where only bounds are known. */
  exactErrors: ((alpha: number) => ErrorRates) | null;
  /** The privacy profile by the fast methods; null where only the certificate knows it. */
  profile: Profile | null;
  /** The curve by the fast methods; null where only the certificate, or a closed form, knows it. */
  inverted: PowerBounds | null;
  curve(wish: CurveWish): CertifiedCurve;
}

export interface Known {
  holds: Certified;
  attained: Certified;
  /** How the two ends are known, if they are not ends of one number. */
  by: { lower: string; upper: string } | null;
}

/** Guarantees and attained values of a run in its shortest form. The caller has checked the inputs. */
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
 * The certified quantities, with bounds in place of what fails where many records of a person move a step so far that
 * the certificate finds no window of losses.
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

/** Certain bounds and no curve: whoever wants one takes no such noise. */
function ofSmallNoise(name: AdjacencyName, whole: AnyRun): Known {
  const segments = segmentsOf(whole);
  const least = DOMAIN.noiseMultiplier.min;
  const noisier = segments.map(
    (each): AnyMechanism => ({ ...each, noiseMultiplier: Math.max(least, each.noiseMultiplier) }),
  );
  const { attained } = knownOf(name, noisier);
  const noCurve = () => {
    throw new Error('A curve was asked for under noise that is too small for one.');
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

/** The theorem's epsilon where every step has all records. */
function groupOfAll(segments: AnySegments, delta: number): number {
  const all = segments.map((each): AnyMechanism => ({ ...each, samplingRate: 1 }) as AnyMechanism);
  const whole = merged(all);
  if ('length' in whole || !isPoisson(whole)) return Number.POSITIVE_INFINITY;
  const { noiseMultiplier, steps } = whole;
  if (Math.sqrt(steps) / noiseMultiplier > MOST_MU) return Number.POSITIVE_INFINITY;
  return ADJACENCIES.group.epsilon(whole, delta).upper;
}

/** Cut batches as what they are where all other records have gradients of 0. */
function amongSilent(segment: AnyMechanism): AnyMechanism {
  if (!isCut(segment)) return segment;
  const { noiseMultiplier, steps } = segment;
  return { samplingRate: joinedRate(segment), noiseMultiplier, steps };
}

/** Empty for no segments, which have no certificate. */
const partOf = (adjacency: Adjacency, segments: AnySegments): Certified[] =>
  segments.length === 0 ? [] : [certifiedOf(adjacency, merged(segments))];

/** A run is no more private than a part: the segments of fixed size, under their worst data, or the others. */
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

/** Each epoch of random allocation seen in the sum of its steps, and the other segments as they are. */
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

/** Rounding may have made the two ends cross. */
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

/** beta is at least what holds says, at most what is attained. */
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
