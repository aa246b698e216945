// What a reader wants a run to keep, in place of one of its numbers. What was typed for it, read into a goal. Pure.
import type { Goal } from '../../../../accounting/goal';
import { evaluate, type Lookup } from '../expression';

/** Names in links, for good. */
export const MEASURES = ['epsilon', 'advantage', 'power', 'mu'] as const;
export type Measure = (typeof MEASURES)[number];

/** Names in links, for good. */
export const SOUGHT = ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'] as const;
export type Sought = (typeof SOUGHT)[number];

/** As chosen and typed. */
export interface Target {
  measure: Measure;
  /** Zero-out stands in for add/remove where that is not defined. */
  adjacency: 'add-remove' | 'substitute';
  /** What may not be exceeded. */
  most: string;
  /** False-positive; only a true-positive rate has it. */
  rate: string;
}

export type ReadTarget =
  | { ok: true; goal: Goal }
  /** `at`: the box that the sentence is about. */
  | { ok: false; at: 'most' | 'rate'; problem: string };

interface Box {
  name: string;
  /** Both ends of 0 to here are outside. */
  below: number;
  remedy: string;
}

const RATE: Box = {
  name: 'false-positive rate',
  below: 1,
  remedy: 'Give a number between 0 and 1, such as 0.01 or 1/n',
};
const SHARE = { below: 1, remedy: 'Give a number between 0 and 1, such as 0.1 or 10%' };

const BOXES: Readonly<Record<Measure, Box>> = {
  epsilon: { name: 'target ε', below: Infinity, remedy: 'Give a number above 0, such as 4' },
  mu: { name: 'target μ', below: Infinity, remedy: 'Give a number above 0, such as 0.5' },
  advantage: { name: 'target advantage', ...SHARE },
  power: { name: 'target true-positive rate', ...SHARE },
};

function numberIn(
  { name, below, remedy }: Box,
  text: string,
  lookup: Lookup,
): { value: number } | { problem: string } {
  if (text.trim() === '') return { problem: `The ${name} is not given. ${remedy}.` };
  const read = evaluate(text, lookup);
  if (!read.ok) return { problem: `The ${name} cannot be “${text}”, because ${read.reason}. ${remedy}.` };
  if (read.unit !== null)
    return { problem: `The ${name} cannot be “${text}”, because it counts ${read.unit}. ${remedy}.` };
  if (read.value > 0 && read.value < below) return read;
  return { problem: `The ${name} cannot be “${text}”, because it is out of range. ${remedy}.` };
}

/** Arithmetic over the run's numbers is understood: 1/n, 1/16. An ε is meant at `delta`. Never throws. */
export function readTarget({ measure, most, rate }: Target, lookup: Lookup, delta: number): ReadTarget {
  const wanted = numberIn(BOXES[measure], most, lookup);
  if ('problem' in wanted) return { ok: false, at: 'most', problem: wanted.problem };
  if (measure === 'epsilon') return { ok: true, goal: { measure, most: wanted.value, delta } };
  if (measure !== 'power') return { ok: true, goal: { measure, most: wanted.value } };
  const falsePositiveRate = numberIn(RATE, rate, lookup);
  if ('problem' in falsePositiveRate) return { ok: false, at: 'rate', problem: falsePositiveRate.problem };
  if (wanted.value <= falsePositiveRate.value) {
    const problem = `The target true-positive rate cannot be “${most}”, because a coin reaches the false-positive rate of ${falsePositiveRate.value}. Give a larger one.`;
    return { ok: false, at: 'most', problem };
  }
  return { ok: true, goal: { measure, most: wanted.value, falsePositiveRate: falsePositiveRate.value } };
}
