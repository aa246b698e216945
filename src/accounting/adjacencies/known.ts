// What is known of a run under an adjacency, however its batches are drawn: the guarantee that holds, and what data
// attain. Mostly these are one. Where they are two, an epsilon is a bracket between them.
//
// Batches of fixed size: the symmetric pair holds (discretised/releases.ts). Data attain the removal, and the
// addition, at half the noise: all other records pull one way and the exchanged one pulls both, so that a batch
// with it moves by 2C.
//
// Random allocation under substitution: what add and remove imply holds (implied.ts; its epoch's loss is a
// difference of two dependent sums, and no law of it on a line is known to us). Where that is nothing, for want of
// noise, what holds in any order does. Attained are two lesser things (derived here). A substitute whose gradient
// is 0 is the removal, or the addition. And where the two records pull different ways, the sum of an epoch's t
// steps lies at +C or -C under noise of sigma C sqrt(t), whichever step the record joined: E Gaussian releases, of
// mu = 2 sqrt(E / t) / sigma in all, next to the implied bound where there is much noise.
import { hasClosedForm } from '../closedForm/closedForms';
import { isPoisson, merged, segmentsOf } from '../segments';
import type {
  AnyRun,
  AnySegments,
  CertifiedCurve,
  CurveWish,
  ErrorBounds,
  ErrorRates,
  FixedSize,
  Mechanism,
  RandomAllocation,
  Verified,
} from '../types';
import { fromDeltaBracket, fromEpsilonBracket } from '../verified';
import { ADJACENCIES, addRemove } from '.';
import type { Adjacency } from './adjacency';
import { implied } from './implied';
import type { Profile } from './implied/split';
import type { AdjacencyName } from './names';
import { samplingOf } from './samplings';

export interface Certified {
  epsilon(delta: number): Verified;
  delta(epsilon: number, room: number): Verified;
  /** f(alpha) in closed form; null where only bounds are known. */
  exactErrors: ((alpha: number) => ErrorRates) | null;
  /** By the fast methods; null where only the certificate knows it. */
  profile: Profile | null;
  curve(wish: CurveWish): CertifiedCurve;
}

export interface Known {
  holds: Certified;
  attained: Certified;
  /** How the two ends are known, if they are not ends of one number. */
  by: { lower: string; upper: string } | null;
}

/** In its shortest form. The caller has checked the inputs. */
export function knownOf(name: AdjacencyName, run: AnyRun): Known {
  const whole = merged(run);
  const tight = (adjacency: Adjacency): Known => {
    const certified = certifiedOf(adjacency, whole);
    return { holds: certified, attained: certified, by: null };
  };
  const samplings = segmentsOf(whole).map(samplingOf);
  if (name !== 'substitute' || samplings.every((sampling) => sampling === 'poisson')) {
    return tight(ADJACENCIES[name]);
  }
  if (samplings.includes('random-allocation')) {
    const by = {
      lower: 'a substitute whose gradient is 0, or the sum of all steps',
      upper: 'implied by add and remove',
    };
    return { holds: heldByAllocation(whole), attained: attainedByAllocation(whole), by };
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
      curve: (wish) => adjacency.curve(whole, wish),
    };
  }
  const segments = segmentsOf(whole);
  return {
    epsilon: (delta) => adjacency.ofSegments.epsilon(segments, delta),
    delta: (epsilon) => adjacency.ofSegments.delta(segments, epsilon),
    exactErrors: null,
    profile: null,
    curve: (wish) => adjacency.curve(whole, wish),
  };
}

type Segment = AnySegments[number];

const isFixedSize = (each: Segment): each is FixedSize => each.sampling === 'fixed-size';
const isAllocation = (each: Segment): each is RandomAllocation => each.sampling === 'random-allocation';

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

/** Dealt at random or in any other way, a record joins one step of an epoch. */
const inAnyOrder = (each: Segment): Segment =>
  isAllocation(each)
    ? { sampling: 'any-order', epochs: each.epochs, noiseMultiplier: each.noiseMultiplier }
    : each;

function heldByAllocation(whole: AnyRun): Certified {
  const first = certifiedOf(implied, whole);
  const ordered = partOf(ADJACENCIES.substitute, segmentsOf(whole).map(inAnyOrder));
  return {
    ...first,
    epsilon: (delta) => {
      const found = first.epsilon(delta);
      return found.upper < Infinity ? found : ordered.reduce((_, part) => part.epsilon(delta), found);
    },
  };
}

function attainedByAllocation(whole: AnyRun): Certified {
  const segments = segmentsOf(whole);
  const summed = segments.filter(isAllocation).map(
    ({ stepsPerEpoch, noiseMultiplier, epochs }): Mechanism => ({
      samplingRate: 1,
      noiseMultiplier: noiseMultiplier * Math.sqrt(stepsPerEpoch),
      steps: epochs,
    }),
  );
  const others = segments.filter((each) => !isAllocation(each));
  return mostOf([
    certifiedOf(addRemove, whole),
    ...partOf(ADJACENCIES.substitute, summed),
    ...partOf(ADJACENCIES.substitute, others),
  ]);
}

/** Of several things attained, the one that says most, question by question. */
function mostOf(parts: readonly Certified[]): Certified {
  if (parts.length === 1) return parts[0];
  const most = (ends: Verified[]): Verified => ends.reduce((a, b) => (b.lower > a.lower ? b : a));
  return {
    epsilon: (delta) => most(parts.map((part) => part.epsilon(delta))),
    delta: (epsilon, room) => most(parts.map((part) => part.delta(epsilon, room))),
    exactErrors: null,
    profile: null,
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
