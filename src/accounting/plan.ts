// A training run by the numbers that somebody sets, whoever draws its batches: from these to the mechanism that an
// accountant knows. Imports nothing that computes.
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

/** 15 epochs of 1/16 are 240 steps, whatever float64 says of the quotient. */
const SLACK = 1e-6;
const wholeUp = (value: number): number => Math.max(1, Math.ceil(value - SLACK));
/** Largest number of steps for which an epoch is answered (domain.ts, which this file must not load). */
const MOST_STEPS = 1_000_000;

const stepsOf = ({ length, samplingRate }: Plan): number =>
  'steps' in length ? length.steps : wholeUp(length.epochs / samplingRate);

/** The last epoch counts whole: a run that stops earlier shows less. */
const epochsOf = ({ length, samplingRate }: Plan): number =>
  wholeUp('epochs' in length ? length.epochs : length.steps * samplingRate);

/**
 * The mechanism of a plan. Where an epoch's steps are no whole number they are rounded down for random allocation,
 * since fewer steps show more: a step at which nobody arrives can be added to what is released, and all of them
 * shuffled (derived here).
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
  /** `whole`: how the last batch of an epoch is cut, where the rate is one over a whole number of batches. */
  | { name: 'batchSize'; records: number; whole: 'up' | 'down' | null };

export const UNKNOWNS: Readonly<Record<SamplingName, readonly PlanUnknown['name'][]>> = {
  poisson: ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'],
  'fixed-size': ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'],
  'random-allocation': ['noiseMultiplier', 'batchSize', 'epochs'],
  'any-order': ['noiseMultiplier', 'epochs'],
};

/** Batches of an epoch, as they are cut: the last one is drawn, or left out, or (null) nothing is cut. */
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
