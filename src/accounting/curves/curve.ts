// A curve that is filled point by point, NaN where nothing verified is known.
import type { Bounds } from '../types';
import type { Curve } from './types';

export const emptyCurve = (length: number, most = Number.POSITIVE_INFINITY): Curve => ({
  value: new Float64Array(length).fill(Number.NaN),
  lower: new Float64Array(length),
  upper: new Float64Array(length).fill(most),
});

export function put(
  curve: Curve,
  index: number,
  { value, lower, upper }: Bounds & { value: number | null },
): void {
  curve.value[index] = value ?? Number.NaN;
  curve.lower[index] = lower;
  curve.upper[index] = upper;
}
