// A target: the privacy that a reader wants of a run, from which one of the run's numbers follows. Its typed boxes are read here. Pure.
import type { Goal } from '../../../../accounting/goal';
import type { Sentence } from '../../../../base/sentences/sentence';
import { evaluate, type Lookup } from '../expression';
import { FORM } from './sentences';
import { UNIT_NAMES } from './units';

/** The measures of a target by their names in links. Links outlive versions of the page, so the names never change. */
export const MEASURES = ['epsilon', 'advantage', 'power', 'mu'] as const;
export type TargetMeasure = (typeof MEASURES)[number];

/** The numbers that a target can decide, by their names in links, which never change. */
export const SOUGHT = ['noiseMultiplier', 'samplingRate', 'batchSize', 'steps', 'epochs'] as const;
export type Sought = (typeof SOUGHT)[number];

/** A target as chosen and typed. */
export interface FormTarget {
  measure: TargetMeasure;
  /** The adjacency of the target. Where the run's batches have no add/remove ε, zero-out or substitute takes its place. */
  adjacency: 'add-remove' | 'substitute';
  /** The number that the measure may not exceed, as typed. */
  most: string;
  /** The false-positive rate, as typed, at which a true-positive rate (`power`) is meant; other measures leave it empty. */
  rate: string;
}

export type ReadTarget =
  | { ok: true; goal: Goal }
  /** `at` is the box that the sentence is about. */
  | { ok: false; at: 'most' | 'rate'; problem: Sentence };

interface Box {
  name: Sentence;
  /** The number has to lie above 0 and below this. */
  below: number;
  remedy: Sentence;
}

const RATE: Box = {
  name: FORM.falsePositiveRate,
  below: 1,
  remedy: FORM.rateRemedy,
};
const SHARE = { below: 1, remedy: FORM.shareRemedy };

const BOXES: Readonly<Record<TargetMeasure, Box>> = {
  epsilon: { name: FORM.targetEpsilon, below: Infinity, remedy: FORM.epsilonRemedy },
  mu: { name: FORM.targetMu, below: Infinity, remedy: FORM.muRemedy },
  advantage: { name: FORM.targetAdvantage, ...SHARE },
  power: { name: FORM.truePositiveRate, ...SHARE },
};

function numberIn(
  { name: box, below, remedy }: Box,
  text: string,
  lookup: Lookup,
): { value: number } | { problem: Sentence } {
  if (text.trim() === '') return { problem: FORM.targetMissing({ box, remedy }) };
  const read = evaluate(text, lookup);
  if (!read.ok) return { problem: FORM.targetUnread({ box, text, why: read.reason, remedy }) };
  if (read.unit !== null)
    return { problem: FORM.targetCountsOther({ box, text, unit: UNIT_NAMES[read.unit], remedy }) };
  if (read.value > 0 && read.value < below) return read;
  return { problem: FORM.targetOutside({ box, text, remedy }) };
}

/** The goal of a typed target, which may use arithmetic over the run's numbers (1/n); an ε is meant at `delta`. Never throws. */
export function readTarget({ measure, most, rate }: FormTarget, lookup: Lookup, delta: number): ReadTarget {
  const wanted = numberIn(BOXES[measure], most, lookup);
  if ('problem' in wanted) return { ok: false, at: 'most', problem: wanted.problem };
  if (measure === 'epsilon') return { ok: true, goal: { measure, most: wanted.value, delta } };
  if (measure !== 'power') return { ok: true, goal: { measure, most: wanted.value } };
  const falsePositiveRate = numberIn(RATE, rate, lookup);
  if ('problem' in falsePositiveRate) return { ok: false, at: 'rate', problem: falsePositiveRate.problem };
  if (wanted.value <= falsePositiveRate.value) {
    const problem = FORM.targetBelowCoin({ text: most, rate: falsePositiveRate.value });
    return { ok: false, at: 'most', problem };
  }
  return { ok: true, goal: { measure, most: wanted.value, falsePositiveRate: falsePositiveRate.value } };
}
