// Batches and epochs, which are the words of those who train for what a scenario's numbers imply.
import { t } from '@lingui/core/macro';
import { countText } from '../../base/language/numbers';
import { epochs, expectedBatchSize } from '../../scenario/derived';
import { exactNumber } from '../../scenario/numberText';
import type { Scenario } from '../../scenario/types';
import { toText, typesetWritten } from './formatNumber';

/** A number with three digits and no trailing zeros, such as '31.3', '1,000' or '2.47×10⁻³²¹'. */
const shortText = (value: number): string =>
  toText(typesetWritten(exactNumber(Number(value.toPrecision(3)))));

// The functions below write whole sentences and do without plural(), because Intl's plural rules would be loaded before the first paint

/** Words on the batch: 'about 31.3 of 500 records in a step', or 'all 500 records in every step' at q = 1. */
export function batchText(scenario: Pick<Scenario, 'recordCount' | 'samplingRate'>): string {
  const { recordCount, samplingRate } = scenario;
  const records = countText(recordCount);
  if (samplingRate === 1) {
    return recordCount === 1
      ? t`all ${records} record in every step`
      : t`all ${records} records in every step`;
  }
  const batch = shortText(expectedBatchSize(recordCount, samplingRate));
  if (recordCount === 1) return t`about ${batch} of ${records} record in a step`;
  return t`about ${batch} of ${records} records in a step`;
}

/** Length of the training run in epochs, such as '31.3 epochs'. */
export function epochsText({ steps, samplingRate }: Scenario): string {
  const count = shortText(epochs(steps, samplingRate));
  return count === '1' ? t`${count} epoch` : t`${count} epochs`;
}
