// What the form's rows and targets are called on the page.
import { t } from '@lingui/core/macro';
import { countText } from '../../../base/language/numbers';
import type { FormAdjacency } from '../engine/form/bounds';
import type { Sought, TargetMeasure } from '../engine/form/target';
import type { Kind, RowId } from '../engine/reading';

/** `hint`: in its empty box. */
export const ROW_WORDS: Readonly<Record<RowId, { name: string; hint: string }>> = {
  records: { name: t`Records n`, hint: countText(60_000) },
  batch: { name: t`Batch`, hint: '256' },
  length: { name: t`Length`, hint: '15' },
  noise: { name: t`Noise`, hint: '1.1' },
  delta: { name: t`Allowance δ`, hint: '1e-5' },
  clippingNorm: { name: t`Clipping norm C`, hint: '1' },
};

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  records: t`training records n`,
  batchSize: t`batch size`,
  samplingRate: t`sampling rate q`,
  epochs: t`epochs`,
  steps: t`steps T`,
  noiseMultiplier: t`noise multiplier σ`,
  noiseDeviation: t`standard deviation of the noise`,
  targetEpsilon: t`σ for a target ε, add/remove`,
  targetEpsilonSubstitute: t`σ for a target ε, substitute`,
  delta: t`δ`,
  clippingNorm: t`clipping norm C`,
};

export const MEASURE_NAMES: Readonly<Record<TargetMeasure, string>> = {
  epsilon: 'ε',
  advantage: t`attacker’s advantage`,
  power: t`true-positive rate`,
  mu: 'μ',
};

export const ADJACENCY_WORDS: Readonly<Record<FormAdjacency, string>> = {
  'add-remove': t`add/remove`,
  'zero-out': t`zero-out`,
  substitute: t`substitute`,
};

/** After 'find'. */
export const SOUGHT_NAMES: Readonly<Record<Sought, string>> = {
  noiseMultiplier: t`the least noise multiplier σ`,
  samplingRate: t`the largest sampling rate q`,
  batchSize: t`the largest batch`,
  steps: t`the most steps T`,
  epochs: t`the most epochs`,
};

export const TARGET_HINTS: Readonly<Record<TargetMeasure | 'rate', string>> = {
  epsilon: '4',
  advantage: '10%',
  power: '10%',
  mu: '0.5',
  rate: '1%',
};
