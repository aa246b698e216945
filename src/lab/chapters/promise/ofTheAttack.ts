// The two rates of the attack on the worst case, in words: for the trade-off curve, on the page and saved. Pure.
import { t } from '@lingui/core/macro';
import type { ThresholdReading } from '../../jobs';
import { percentText } from '../../notation/formatNumber';

/** A share in percent, three significant digits. */
export const shareText = (value: number): string => percentText(Number(value.toPrecision(3)));

export function ofTheAttack({ falseNegatives, falsePositives, runs }: ThresholdReading): string {
  const missed = shareText(falseNegatives / runs);
  const alarms = shareText(falsePositives / runs);
  return t`The attack misses ${missed} and gives ${alarms} false alarms.`;
}
