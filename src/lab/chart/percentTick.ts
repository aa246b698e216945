// A share at an axis: as a percentage, or as a power of ten where it is rare.
import { PERCENT, withDecimalMark } from '../../base/language/numbers';
import { type TypesetNumber, typesetDelta } from '../notation/formatNumber';

export const percentTick = (share: number): TypesetNumber =>
  share === 0 || share >= 1e-4
    ? {
        mantissa: `${withDecimalMark(String(Number((100 * share).toPrecision(6))))}${PERCENT}`,
        exponent: null,
      }
    : typesetDelta(share);
