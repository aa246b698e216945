// Turns a training as people describe it into the run whose guarantee it has. No accounting is done here.
import { type NumberRange, refusals, requireNumber } from '../../base/numerics/errors';
import { BOUNDED_NOISE, checkMechanism, DOMAIN, FURTHER_RANGES } from '../domain';
import { isPoisson, segmentsOf } from '../segments';
import { DESCRIBED } from '../sentences';
import type { AnyMechanism, AnyRun, Mechanism } from '../types';
import { type StepSchedule, scheduledNumbers } from './schedule';

/** Further fields of a training, besides those of how batches are drawn. Each may be left out. */
export interface Further {
  /**
   * k, the most records that one person has, 1 to 1000: neighbouring data sets then differ in all of the person's records.
   * It goes with Poisson batches, and with batches in any order.
   */
  recordsPerPerson?: number | undefined;
  /** n, the records of the larger of two neighbouring data sets. Needed for largestBatch and batchSizes. */
  records?: number | undefined;
  /** b, where a batch of more records is cut to b of them, each as likely as any other, and the rest is dropped for this step. */
  largestBatch?: number | undefined;
  /**
   * The bands of the matrix of a banded matrix mechanism, whose columns have norms of at most 1, with cyclic Poisson
   * sampling: the records lie in so many groups, of which step t draws from group t modulo bands with the sampling rate. Beside
   * largestBatch the groups are of one size, and the records that are left over take part in no step.
   */
  bands?: number | undefined;
  /**
   * Adaptive clipping: the noise's standard deviation on the number of unclipped gradients, each counted as 1/2 or
   * -1/2. noiseMultiplier is then that of the gradients alone.
   */
  countNoise?: number | undefined;
  /** How many trainings like this on the same records had an influence on what is released. */
  trainings?: number | undefined;
}

/** Poisson batches whose noise, rate or size may change at every step. */
export interface Training extends Further {
  samplingRate?: number | undefined;
  noiseMultiplier?: number | undefined;
  /** T. If it is left out, it is the length of the schedules. */
  steps?: number | undefined;
  /** sigma of every step; a formula may name t, T, sigma (noiseMultiplier) and q (samplingRate). */
  noiseMultipliers?: StepSchedule | undefined;
  /** q of every step, likewise. */
  samplingRates?: StepSchedule | undefined;
  /** The expected number of records in every step's batch, likewise; q is its share of `records`, which a formula may name n. */
  batchSizes?: StepSchedule | undefined;
}

/**
 * The multiplier of one release of gradients and counts together: a record moves the gradients' sum by the clipping norm C and the sum of
 * the bits by 1/2, so by (1 / noise^2 + 1 / (2 countNoise)^2)^(1/2) standard deviations in all (Andrew, Thakkar,
 * McMahan, Ramaswamy, "Differentially Private Learning with Adaptive Clipping", 2021, theorem 1). A replaced one moves
 * them by twice that, 2 C and 1, so that the pair of substitution takes the same multiplier (derived here).
 *
 * @param noise of the gradients' sum, over the clipping norm; above 0
 * @param countNoise of the sum of bits; above 0
 */
export const effectiveNoise = (noise: number, countNoise: number): number =>
  1 / Math.hypot(1 / noise, 0.5 / countNoise);

/**
 * The run whose guarantee the training has. Throws an InputError where a field lies outside its range, where two do not
 * go together, or where nothing is known of them together.
 *
 * Bands: no two participations of a record share a row of the banded matrix, so that a run of T steps has the
 * guarantee of ceil(T / bands) steps of the rate at which a group is drawn from (Choquette-Choo, Ganesh, McKenna,
 * McMahan, Rush, Thakurta, Xu, "(Amplified) Banded Matrix Factorization", 2023, theorem 5); for substitution the same
 * reduction gives the pair of substitution at every participation (derived here). It says so whatever the pair of one participation
 * is, so batches that are cut are cut ones of one group's records, as jax_privacy's truncated_amplified_bandmf_event counts
 * them. Trainings: k equal runs are k times the steps.
 */
export function runOfTraining(training: Training): AnyRun {
  const { noiseMultipliers, samplingRates, batchSizes, bands } = training;
  const scheduled = noiseMultipliers !== undefined || samplingRates !== undefined || batchSizes !== undefined;
  if (scheduled && bands !== undefined && bands > 1)
    throw refusals('bands').inconsistent(
      DESCRIBED.scheduleInBands({ noise: 'noiseMultiplier', rate: 'samplingRate' }),
    );
  return withFurther(scheduled ? segmentsOfSchedule(training) : oneMechanism(training), training);
}

function oneMechanism({ samplingRate, noiseMultiplier, steps }: Training): Mechanism {
  return {
    samplingRate: requireNumber('samplingRate', samplingRate, DOMAIN.samplingRate),
    noiseMultiplier: requireNumber('noiseMultiplier', noiseMultiplier, BOUNDED_NOISE),
    steps: requireNumber('steps', steps, DOMAIN.steps),
  };
}

const apart = (field: string, other: string) =>
  refusals(field).inconsistent(DESCRIBED.notTogether({ field, other }));

/** The segments of a schedule, in which equal steps are put together. */
function segmentsOfSchedule(training: Training): Mechanism | Mechanism[] {
  const { samplingRate, noiseMultiplier, noiseMultipliers, samplingRates, batchSizes, records } = training;
  if (samplingRates !== undefined && batchSizes !== undefined) throw apart('batchSizes', 'samplingRates');
  let steps = training.steps;
  const names = {
    ...(noiseMultiplier !== undefined && { sigma: noiseMultiplier }),
    ...(samplingRate !== undefined && { q: samplingRate }),
  };
  const listed = (field: string, given: StepSchedule, range: NumberRange) => {
    const numbers = scheduledNumbers(given, { field, range, steps, names });
    steps = numbers.length;
    return numbers;
  };
  const noises =
    noiseMultipliers === undefined ? undefined : listed('noiseMultipliers', noiseMultipliers, BOUNDED_NOISE);
  let rates =
    samplingRates === undefined ? undefined : listed('samplingRates', samplingRates, DOMAIN.samplingRate);
  if (batchSizes !== undefined) {
    const n = requireNumber('records', records, DOMAIN.records);
    const range = { min: 0, max: n, exclusiveMin: true };
    const sizes = scheduledNumbers(batchSizes, { field: 'batchSizes', range, steps, names: { ...names, n } });
    rates = sizes.map((size) => size / n);
    steps = sizes.length;
  }
  const noise = () => requireNumber('noiseMultiplier', noiseMultiplier, BOUNDED_NOISE);
  const rate = () => requireNumber('samplingRate', samplingRate, DOMAIN.samplingRate);
  const together = new Map<string, Mechanism>();
  for (let t = 0; t < (steps as number); t++) {
    const step = { samplingRate: rates?.[t] ?? rate(), noiseMultiplier: noises?.[t] ?? noise() };
    const kind = `${step.samplingRate} ${step.noiseMultiplier}`;
    together.set(kind, { ...step, steps: (together.get(kind)?.steps ?? 0) + 1 });
  }
  const segments = [...together.values()];
  const [only, other] = segments;
  return only !== undefined && other === undefined ? only : segments;
}

/** The run with a training's further fields. Throws an InputError if a field does not go with how one of the segments draws batches. */
export function withFurther(run: AnyRun, further: Further): AnyRun {
  for (const [name, range] of Object.entries(FURTHER_RANGES)) {
    const value = further[name as keyof Further];
    if (value !== undefined) requireNumber(name, value, range);
  }
  const { recordsPerPerson = 1, largestBatch, bands = 1, records } = further;
  const severalOf = refusals('recordsPerPerson');
  if (recordsPerPerson > 1 && largestBatch !== undefined) throw severalOf.inconsistent(DESCRIBED.personInCut);
  if (recordsPerPerson > 1 && bands > 1) throw severalOf.inconsistent(DESCRIBED.personInBands);
  if (largestBatch !== undefined && records === undefined)
    throw refusals('records').missing(DESCRIBED.recordsForCut);
  if (largestBatch !== undefined && (records as number) < bands)
    throw refusals('records').inconsistent(DESCRIBED.emptyGroups({ records: records as number, bands }));
  const changed = segmentsOf(run).map((segment) => changedSegment(segment, further));
  const [only] = changed;
  return 'length' in run || only === undefined ? changed : only;
}

function changedSegment(segment: AnyMechanism, further: Further): AnyMechanism {
  const { recordsPerPerson = 1, records, largestBatch, bands = 1, countNoise, trainings = 1 } = further;
  const drawn = isPoisson(segment);
  const sampling = segment.sampling ?? 'poisson';
  const only = (field: string) => refusals(field).inconsistent(DESCRIBED.onlyPoisson({ field, sampling }));
  if (!drawn && bands > 1) throw only('bands');
  if (!drawn && largestBatch !== undefined) throw only('largestBatch');
  const ordered = segment.sampling === 'any-order';
  if (!drawn && !ordered && recordsPerPerson > 1) throw only('recordsPerPerson');
  const alone =
    countNoise === undefined ? segment.noiseMultiplier : effectiveNoise(segment.noiseMultiplier, countNoise);
  // all records of a person may come in one step of every epoch
  const noiseMultiplier = ordered ? alone / recordsPerPerson : alone;
  const length =
    'epochs' in segment
      ? { epochs: segment.epochs * trainings }
      : { steps: Math.ceil(segment.steps / bands) * trainings };
  const changed = { ...segment, noiseMultiplier, ...length } as AnyMechanism;
  checkMechanism(changed, '', 'bounds');
  if (drawn && recordsPerPerson > 1) return { ...changed, recordsPerPerson } as AnyMechanism;
  if (drawn && largestBatch !== undefined)
    return { ...changed, records: Math.floor((records as number) / bands), largestBatch } as AnyMechanism;
  return changed;
}
