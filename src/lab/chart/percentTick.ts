// The text of a share at an axis: a percentage, or a power of ten for a share below 1/10,000.
import { PERCENT, withDecimalMark } from '../../base/language/numbers';
import { type TypesetNumber, typesetDelta } from '../notation/formatNumber';

export const percentTick = (share: number): TypesetNumber =>
  share === 0 || share >= 1e-4
    ? {
        mantissa: `${withDecimalMark(String(Number((100 * share).toPrecision(6))))}${PERCENT}`,
        exponent: null,
      }
    : typesetDelta(share);
