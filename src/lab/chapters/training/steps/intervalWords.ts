// The one convention of chapter 4's intervals, in words: both ends one-sided, and what each of them bounds. Pure.
import { t } from '@lingui/core/macro';
import { percentText } from '../../../notation/formatNumber';

/** Confidence that both one-sided ends hold at once: '90%' for two of 95%. */
export const bothEndsText = (confidence: number): string =>
  percentText(Math.max(0, Number((2 * confidence - 1).toPrecision(6))));

/** A sentence about the whisker above a mark. */
export function whiskerWords(confidence: number): string {
  const bothEnds = bothEndsText(confidence);
  return t`The whisker ends at an upper end of the same confidence. Together they are a ${bothEnds} interval for what this test comes to with unlimited models. The upper end is no bound on the substitute ε.`;
}
