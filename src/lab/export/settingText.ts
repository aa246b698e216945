// A mechanism as the head of a saved picture names it: no line ends within a number. Pure.
import type { Mechanism } from '../../accounting/types';
import { parameterText } from '../notation/formatNumber';

export const settingText = ({ samplingRate, noiseMultiplier, steps }: Mechanism): string =>
  [['q', samplingRate] as const, ['σ', noiseMultiplier] as const, ['T', steps] as const]
    .map(([symbol, value]) => `${symbol}\u00a0=\u00a0${parameterText(value)}`)
    .join(', ');
