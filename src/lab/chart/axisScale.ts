// Scales of charts: where a value stands on an axis, and which values are written there. Pure; it draws nothing.

import { WAYS } from '../../scenario/controls';
import { logTicks, rangeTicks } from '../figure/ticks';

/** Kinds of scales. 'odds' is even in the logarithm of the odds, so that both rare and nearly certain values have room. */
type ScaleKind = keyof typeof WAYS;

export interface AxisScale {
  kind: ScaleKind;
  low: number;
  high: number;
  /** Position of a value along the axis: 0 at `low` and 1 at `high`. A value beyond an end stands at that end. */
  share(value: number): number;
  /** The value at a position from 0 to 1. */
  value(share: number): number;
}

/**
 * A scale from `low` to `high` >= `low`: above 0 for 'log', within (0, 1) for 'odds'. If both are equal, that value stands at
 * the low end.
 */
export function axisScale(kind: ScaleKind, low: number, high: number): AxisScale {
  const { there, back } = WAYS[kind];
  const [from, to] = [there(low), there(high)];
  return {
    kind,
    low,
    high,
    share: (value) => (there(Math.min(high, Math.max(low, value))) - from) / (to - from || 1),
    value: (share) => back(from + share * (to - from)),
  };
}

/** Ticks of the upper part of an axis of odds. */
const NEAR_CERTAIN = [0.5, 0.9, 0.99, 0.999, 0.9999];

export function axisTicks({ kind, low, high }: AxisScale, most: number): number[] {
  if (kind === 'linear') return rangeTicks(low, high, most);
  if (kind === 'log') return logTicks(low, high, most);
  const room = most < 6 ? NEAR_CERTAIN.slice(0, 1) : NEAR_CERTAIN;
  const certain = room.filter((tick) => tick >= low && tick <= high * (1 + 1e-9));
  const rare = low < 0.1 ? logTicks(low, 0.1, Math.max(2, most - certain.length)) : [];
  return [...rare, ...certain];
}

/** `count` values from one end to the other, evenly spaced on the scale; `count` is at least 2. */
export const alongAxis = ({ value }: AxisScale, count: number): number[] =>
  Array.from({ length: count }, (_, i) => value(i / (count - 1)));
