// What the numbers of a scenario imply in the words of someone who trains: batches and epochs.
import { t } from '@lingui/core/macro';
import { countText, withDecimalMark } from '../../language/numbers';
import { epochs, expectedBatchSize } from '../../scenario/derived';
import { roundedNumber } from '../../scenario/numberText';
import type { Scenario } from '../../scenario/types';

// whole sentences rather than plural(): Intl's plural rules would be loaded before the first paint

/** 'about 31.3 of 500 records in a step', or 'all 500 records in every step' at q = 1. */
export function batchText({ recordCount, samplingRate }: Scenario): string {
  const records = countText(recordCount);
  if (samplingRate === 1) {
    return recordCount === 1
      ? t`all ${records} record in every step`
      : t`all ${records} records in every step`;
  }
  const batch = withDecimalMark(roundedNumber(expectedBatchSize(recordCount, samplingRate)));
  return t`about ${batch} of ${records} records in a step`;
}

/** '31.3 epochs'. */
export function epochsText({ steps, samplingRate }: Scenario): string {
  const count = withDecimalMark(roundedNumber(epochs(steps, samplingRate)));
  return count === '1' ? t`${count} epoch` : t`${count} epochs`;
}
