// What the form's rows and their kinds are called on the page.
import { t } from '@lingui/core/macro';
import type { Kind, RowId } from '../../configuration/reading';

export const ROW_NAMES: Readonly<Record<RowId, string>> = {
  records: t`Records n`,
  batch: t`Batch`,
  length: t`Length`,
  noise: t`Noise`,
  delta: t`Failure probability δ`,
  clippingNorm: t`Clipping norm C`,
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

/** In an empty box. */
export const HINTS: Readonly<Record<RowId, string>> = {
  records: '60,000',
  batch: '256',
  length: '15',
  noise: '1.1',
  delta: '1e-5',
  clippingNorm: '1',
};
