// Runs of several segments as data. Segments that compose to a single one are put together.
import type {
  AnyMechanism,
  AnyRun,
  AnySegments,
  CutBatches,
  FixedSize,
  ManyOfOnePerson,
  Mechanism,
  PoissonDrawn,
  RandomAllocation,
  Run,
  Segments,
} from './types';

export function segmentsOf(run: Run): Segments;
export function segmentsOf(run: AnyRun): AnySegments;
export function segmentsOf(run: AnyRun): AnySegments {
  return 'length' in run ? run : [run];
}

export const isOfPeople = (mechanism: AnyMechanism): mechanism is ManyOfOnePerson =>
  'recordsPerPerson' in mechanism;

export const isCut = (mechanism: AnyMechanism): mechanism is CutBatches => 'largestBatch' in mechanism;

export type OfPoisson = PoissonDrawn | ManyOfOnePerson | CutBatches;

/** Poisson batches, cut or whole, of one record a person or of several. */
export const isOfPoisson = (mechanism: AnyMechanism): mechanism is OfPoisson =>
  mechanism.sampling === undefined || mechanism.sampling === 'poisson';

/** Poisson batches that are not cut, from records of which each person has one. */
export const isPoisson = (mechanism: AnyMechanism): mechanism is PoissonDrawn =>
  isOfPoisson(mechanism) && !isOfPeople(mechanism) && !isCut(mechanism);

export const isAllPoisson = (run: AnyRun): run is Run => segmentsOf(run).every(isPoisson);

/** The least noise multiplier of a step whose loss the certificate samples well. */
const LEAST_NOISE = 0.2;

/**
 * The mechanisms that the certificate (discretised/) takes. The others are Gaussian releases: any order is one release an epoch, and so is
 * random allocation with a single step an epoch.
 */
export type Composed = PoissonDrawn | ManyOfOnePerson | CutBatches | FixedSize | RandomAllocation;

function composed(mechanism: AnyMechanism): Composed {
  if (isPoisson(mechanism)) return mechanism;
  const gaussian = (steps: number, moved = 1) => ({
    samplingRate: 1,
    noiseMultiplier: mechanism.noiseMultiplier / moved,
    steps,
  });
  if (isOfPeople(mechanism)) {
    const { samplingRate, steps, recordsPerPerson } = mechanism;
    return samplingRate < 1 ? mechanism : gaussian(steps, recordsPerPerson);
  }
  if (isCut(mechanism)) {
    const { samplingRate, noiseMultiplier, steps, records, largestBatch } = mechanism;
    return largestBatch < records ? mechanism : { samplingRate, noiseMultiplier, steps };
  }
  switch (mechanism.sampling) {
    case 'any-order':
      return gaussian(mechanism.epochs);
    case 'random-allocation':
      return mechanism.stepsPerEpoch > 1 ? mechanism : gaussian(mechanism.epochs);
    case 'fixed-size':
      return mechanism.samplingRate < 1 ? mechanism : gaussian(mechanism.steps);
  }
}

/**
 * The run with all segments of q = 1 as one of few steps. These are Gaussian releases of one sensitivity, whose 1/sigma^2 add up, where
 * sigma is the noise multiplier.
 */
export function withOneGaussian(run: AnySegments): Composed[] {
  const all = run.map(composed);
  const isAlways = (each: Composed): each is PoissonDrawn => isPoisson(each) && each.samplingRate === 1;
  const always = all.filter(isAlways);
  if (always.length === 0) return all;
  const precision = always.reduce((sum, { noiseMultiplier: s, steps }) => sum + steps / (s * s), 0);
  const steps = Math.max(1, Math.ceil(precision * LEAST_NOISE ** 2));
  const one = { samplingRate: 1, noiseMultiplier: Math.sqrt(steps / precision), steps };
  return [...all.filter((each) => !isAlways(each)), one];
}

const kindOf = (each: Composed): string => {
  const rate = 'samplingRate' in each ? each.samplingRate : each.stepsPerEpoch;
  const person = isOfPeople(each) ? each.recordsPerPerson : '';
  const cut = isCut(each) ? `${each.records} ${each.largestBatch}` : '';
  return `${each.sampling ?? 'poisson'} ${rate} ${each.noiseMultiplier} ${person} ${cut}`;
};

/**
 * The run in its shortest form: segments with the same law of a step are one, and so are those of q = 1. Their order does not matter,
 * since the composed loss is a sum, so they are sorted by rate and noise. If a single segment is left, it is returned by itself.
 */
export function merged(run: Run): Mechanism | Mechanism[];
export function merged(run: AnyRun): Composed | Composed[];
export function merged(run: AnyRun): Composed | Composed[] {
  if (!('length' in run)) return composed(run);
  const kinds = new Map<string, Composed>();
  for (const segment of withOneGaussian(run)) {
    const kind = kindOf(segment);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, segment);
    else if ('epochs' in segment && 'epochs' in known)
      kinds.set(kind, { ...segment, epochs: segment.epochs + known.epochs });
    else if ('steps' in segment && 'steps' in known)
      kinds.set(kind, { ...segment, steps: segment.steps + known.steps });
  }
  const rate = (each: Composed) => ('samplingRate' in each ? each.samplingRate : 1 / each.stepsPerEpoch);
  const segments = [...kinds.values()].toSorted(
    (a, b) => rate(a) - rate(b) || a.noiseMultiplier - b.noiseMultiplier,
  );
  const [only, other] = segments;
  return only !== undefined && other === undefined ? only : segments;
}
