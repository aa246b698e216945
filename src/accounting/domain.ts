// The ranges of parameters within which the accountants answer, and the checks of inputs against them.

import { type NumberRange, refusals, requireNumber } from '../base/numerics/errors';
import { ACCOUNTING } from './sentences';
import type { AnyMechanism, AnyRun } from './types';

export const DOMAIN = {
  samplingRate: { min: 0, max: 1, exclusiveMin: true },
  noiseMultiplier: { min: 0.2, max: 1000 },
  steps: { min: 1, max: 1_000_000, integer: true },
  stepsPerEpoch: { min: 1, max: 1_000_000, integer: true },
  epochs: { min: 1, max: 1_000_000, integer: true },
  recordsPerPerson: { min: 1, max: 1000, integer: true },
  records: { min: 1, max: 1_000_000_000, integer: true },
  largestBatch: { min: 1, max: 1_000_000_000, integer: true },
  delta: { min: 1e-15, max: 0.5 },
  epsilon: { min: 0, max: 1e9 },
} as const satisfies Record<string, NumberRange>;

/**
 * Noise multipliers for batches of fixed size. A move of twice the clipping norm under some noise is like a move of the clipping norm under
 * half as much noise.
 */
const FIXED_SIZE_NOISE = { ...DOMAIN.noiseMultiplier, min: 2 * DOMAIN.noiseMultiplier.min };

/** Noise multipliers of Poisson batches, and of batches in any order, where bounds on epsilon or delta will do (adjacencies/smallNoise.ts). */
export const BOUNDED_NOISE = { ...DOMAIN.noiseMultiplier, min: 0.01 };

/** The most steps of a schedule, which gives a number for every step. */
export const MOST_SCHEDULED = 10_000;

/** Ranges of the further parameters of a training, besides those of how its batches are drawn (training/training.ts). */
export const FURTHER_RANGES = {
  recordsPerPerson: DOMAIN.recordsPerPerson,
  records: DOMAIN.records,
  largestBatch: DOMAIN.largestBatch,
  bands: { min: 1, max: 1_000_000, integer: true },
  countNoise: { min: 0.01, max: 1e6 },
  trainings: { min: 1, max: 1_000_000, integer: true },
} as const satisfies Record<string, NumberRange>;

/** The kind of answer that will do: a number (or the bracket of one), or also bounds where no more than these are known. */
export type Wish = 'number' | 'bounds';

function noiseOf(mechanism: AnyMechanism, wish: Wish): NumberRange {
  if (mechanism.sampling === 'fixed-size') return FIXED_SIZE_NOISE;
  const { sampling = 'poisson' } = mechanism;
  // batches in any order are Gaussian releases, for which there is a closed form under any noise
  const isBounded = sampling === 'poisson' || sampling === 'any-order';
  return wish === 'bounds' && isBounded ? BOUNDED_NOISE : DOMAIN.noiseMultiplier;
}

/** The least noise multiplier at which more than bounds are known of batches drawn as this mechanism draws them. */
export const leastNoise = (mechanism: AnyMechanism): number => noiseOf(mechanism, 'number').min;

/** Throws an InputError naming the first field of the mechanism that lies outside the domain. `of` is put before the field's name. */
export function checkMechanism(mechanism: AnyMechanism, of = '', wish: Wish = 'number'): void {
  const check = (name: string, value: number, range: NumberRange) =>
    requireNumber(`${of}${name}`, value, range);
  if ('samplingRate' in mechanism) check('samplingRate', mechanism.samplingRate, DOMAIN.samplingRate);
  check('noiseMultiplier', mechanism.noiseMultiplier, noiseOf(mechanism, wish));
  if ('steps' in mechanism) check('steps', mechanism.steps, DOMAIN.steps);
  if ('stepsPerEpoch' in mechanism) check('stepsPerEpoch', mechanism.stepsPerEpoch, DOMAIN.stepsPerEpoch);
  if ('epochs' in mechanism) check('epochs', mechanism.epochs, DOMAIN.epochs);
  if ('recordsPerPerson' in mechanism)
    check('recordsPerPerson', mechanism.recordsPerPerson, DOMAIN.recordsPerPerson);
  if ('largestBatch' in mechanism) {
    check('records', mechanism.records, DOMAIN.records);
    check('largestBatch', mechanism.largestBatch, DOMAIN.largestBatch);
  }
}

/** The most segments of a run, which a schedule has that changes at every step. */
const MOST_SEGMENTS = MOST_SCHEDULED;

/**
 * Checks every segment by {@link checkMechanism}, with names such as 'segments[1].steps'. Also throws an InputError if
 * there are no segments, more than {@link MOST_SEGMENTS}, or more than a million steps together, where an epoch of random allocation or
 * of batches in any order counts as one.
 */
export function checkRun(run: AnyRun, wish: Wish = 'number'): void {
  if (!('length' in run)) {
    checkMechanism(run, '', wish);
    return;
  }
  if (run.length === 0 || run.length > MOST_SEGMENTS)
    throw refusals('segments').outOfRange(
      ACCOUNTING.segmentCount({ count: run.length, most: MOST_SEGMENTS }),
    );
  for (const [i, segment] of run.entries()) checkMechanism(segment, `segments[${i}].`, wish);
  const all = run.reduce((sum, each) => sum + ('steps' in each ? each.steps : each.epochs), 0);
  if (all > DOMAIN.steps.max) {
    throw refusals('segments').outOfRange(ACCOUNTING.tooManySteps({ steps: all, most: DOMAIN.steps.max }));
  }
}

export function checkDelta(delta: number): void {
  requireNumber('delta', delta, DOMAIN.delta);
}
