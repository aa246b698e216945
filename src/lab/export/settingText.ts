// A mechanism in words, for the head of a saved picture. Non-breaking spaces keep a symbol and its number on one line. Pure.
import type { Mechanism } from '../../accounting/types';
import { parameterText } from '../notation/formatNumber';

export const settingText = ({ samplingRate, noiseMultiplier, steps }: Mechanism): string =>
  [['q', samplingRate] as const, ['σ', noiseMultiplier] as const, ['T', steps] as const]
    .map(([symbol, value]) => `${symbol}\u00a0=\u00a0${parameterText(value)}`)
    .join(', ');
