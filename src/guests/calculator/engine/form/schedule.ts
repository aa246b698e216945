// The steps of a run whose noise, rate or batch is given for every step, as a formula or as a list. Pure.
import { runOfTraining, type Training } from '../../../../accounting/training/training';
import type { Mechanism } from '../../../../accounting/types';
import { InputError } from '../../../../base/numerics/errors';
import type { Sentence } from '../../../../base/sentences/sentence';
import type { RowId } from '../reading';

export interface ChangingSteps {
  /** The steps in segments of equal ones, with the noise as an accountant counts it. */
  segments: readonly Mechanism[];
  /**
   * The fields that describe the same run in a report. They are null where σ was given relative to something other than C: then only the
   * segments have the noise over C.
   */
  described: Training | null;
}

/** A schedule, or the row whose number it lacks. The sentence is null where the row is just empty. */
export type ReadSchedule =
  | { ok: true; segments: readonly Mechanism[] }
  | { ok: false; row: RowId; problem: Sentence | null };

const ROW_OF: Readonly<Record<string, RowId>> = {
  records: 'records',
  samplingRate: 'batch',
  steps: 'length',
  noiseMultiplier: 'noise',
  noiseMultipliers: 'noiseSchedule',
  samplingRates: 'batchSchedule',
  batchSizes: 'batchSchedule',
};

/** The steps of a training. A field of it that is needed and left out is the row that the form lacks. */
export function readSchedule(training: Training): ReadSchedule {
  try {
    const run = runOfTraining(training);
    return { ok: true, segments: ('length' in run ? run : [run]) as readonly Mechanism[] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [field = ''] = error.field.split('[');
    const isEmpty = training[field as keyof Training] === undefined;
    return {
      ok: false,
      row: ROW_OF[field] ?? 'noiseSchedule',
      problem: isEmpty ? null : (error.sentence ?? null),
    };
  }
}
