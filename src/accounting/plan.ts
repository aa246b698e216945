// A plan is a training run described by the numbers that somebody sets, however its batches are drawn. This file turns it into the
// mechanism that an accountant takes. It imports nothing that computes.
import type { SamplingName } from './adjacencies/samplings';
import type { AnyMechanism } from './types';

export interface Plan {
  sampling: SamplingName;
  /** Share of the records in a batch, on average; (0, 1]. */
  samplingRate: number;
  /** Noise per step over the clipping norm. */
  noiseMultiplier: number;
  /** The length as it was given; where the rate changes, the other unit follows. */
  length: { epochs: number } | { steps: number };
}

/** Slack for rounding: 15 epochs at a rate of 1/235 are 3525 steps, whatever float64 makes of the quotient. */
const SLACK = 1e-6;
const wholeUp = (value: number): number => Math.max(1, Math.ceil(value - SLACK));
/** Largest number of steps for which an epoch is answered (domain.ts, which this file must not load). */
const MOST_STEPS = 1_000_000;

const stepsOf = ({ length, samplingRate }: Plan): number =>
  'steps' in length ? length.steps : wholeUp(length.epochs / samplingRate);

/** The number of epochs. The last one counts as a whole one, since a run that stops earlier releases less. */
const epochsOf = ({ length, samplingRate }: Plan): number =>
  wholeUp('epochs' in length ? length.epochs : length.steps * samplingRate);

/**
 * The mechanism of a plan. Where an epoch's steps are no whole number they are rounded down for random allocation, which is on the safe
 * side: whoever has the outcomes of an epoch of the dominating pair can add a step of noise alone and shuffle the steps, and so has an
 * epoch of one step more (derived here).
 */
export function mechanismOfPlan(plan: Plan): AnyMechanism {
  const { sampling, samplingRate, noiseMultiplier, length } = plan;
  switch (sampling) {
    case 'poisson':
      return { samplingRate, noiseMultiplier, steps: stepsOf(plan) };
    case 'fixed-size':
      return { sampling, samplingRate, noiseMultiplier, steps: stepsOf(plan) };
    case 'random-allocation': {
      const stepsPerEpoch = Math.min(MOST_STEPS, Math.max(1, Math.floor(1 / samplingRate + SLACK)));
      const epochs = 'epochs' in length ? wholeUp(length.epochs) : wholeUp(length.steps / stepsPerEpoch);
      return { sampling, stepsPerEpoch, epochs, noiseMultiplier };
    }
    case 'any-order':
      return { sampling, epochs: epochsOf(plan), noiseMultiplier };
  }
}

export type PlanUnknown =
  | { name: 'noiseMultiplier' | 'samplingRate' | 'steps' | 'epochs' }
  /** `whole` says how {@link batchesOf} counts the last batch of an epoch; null if a batch size is just a rate. */
  | { name: 'batchSize'; records: number; whole: 'up' | 'down' | null };

export const UNKNOWNS: Readonly<Record<SamplingName, readonly PlanUnknown['name'][]>> = {
  poisson: ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'],
  'fixed-size': ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'],
  'random-allocation': ['noiseMultiplier', 'batchSize', 'epochs'],
  'any-order': ['noiseMultiplier', 'epochs'],
};

/** The number of batches in an epoch. A last batch that is not full counts ('up'), is left out ('down'), or counts by its share (null). */
export function batchesOf(records: number, batchSize: number, whole: 'up' | 'down' | null): number {
  const exact = records / batchSize;
  if (whole === 'up') return Math.ceil(exact);
  return whole === 'down' ? Math.max(1, Math.floor(exact)) : exact;
}

export function planWith(plan: Plan, unknown: PlanUnknown, value: number): Plan {
  switch (unknown.name) {
    case 'batchSize':
      return { ...plan, samplingRate: 1 / batchesOf(unknown.records, value, unknown.whole) };
    case 'steps':
    case 'epochs':
      return { ...plan, length: { [unknown.name]: value } as Plan['length'] };
    default:
      return { ...plan, [unknown.name]: value };
  }
}
