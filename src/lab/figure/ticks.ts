// Ticks and ends of the axes of figures. Pure.

/** The least step of 1, 2 or 5 times a power of ten that is at least `value`. */
export const niceStepAtLeast = (value: number): number => firstAtLeast(value, [1, 2, 5]);

/**
 * The least of `factors` times a power of ten that is at least `value`; `factors` ascend from 1. The candidates are parsed from decimals,
 * because 10 ** k is zero for the smallest float64 numbers and off by a last bit for others.
 */
function firstAtLeast(value: number, factors: readonly number[]): number {
  const exponent = Math.floor(Math.log10(value));
  const candidates = [exponent, exponent + 1].flatMap((e) =>
    factors.map((factor) => Number(`${factor}e${e}`)),
  );
  return candidates.find((candidate) => candidate > 0 && candidate >= value * (1 - 1e-9)) ?? value;
}

export const linearTicks = (max: number, count = 5): number[] => rangeTicks(0, max, count);

/** Ticks, about `count`, at 1, 2 or 5 times a power of ten within [low, high], which may lie anywhere. */
export function rangeTicks(low: number, high: number, count = 5): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  // The span is so small that its parts would be 0.
  if (span / count === 0) return [low, high];
  const step = niceStepAtLeast(span / count);
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * span; i++) {
    ticks.push(Number((i * step).toPrecision(12)));
  }
  return ticks;
}

/** The end of a linear axis: the least of 1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6 and 8 times a power of ten that is at least `value`. */
export function niceCeiling(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  return firstAtLeast(value, [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8]);
}

/**
 * Patterns of logarithmic ticks, the densest first: multiples of each power of ten, then every power, every second, third, ...
 * power of ten.
 */
const PATTERNS: readonly { factors: readonly number[]; every: number }[] = [
  ...[
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8],
    [1, 2, 3, 5, 8],
    [1, 2, 5],
    [1, 3],
  ].map((factors) => ({ factors, every: 1 })),
  ...Array.from({ length: 99 }, (_, i) => ({ factors: [1], every: i + 1 })),
];

/** Ticks of a logarithmic axis within [min, max], at most `most`. */
export function logTicks(min: number, max: number, most = 7): number[] {
  const first = Math.floor(Math.log10(min) + 1e-9);
  const last = Math.ceil(Math.log10(max) - 1e-9);
  for (const { factors, every } of PATTERNS) {
    const ticks: number[] = [];
    for (let exponent = first; exponent <= last; exponent++) {
      if (exponent % every !== 0) continue;
      for (const factor of factors) {
        const tick = Number(`${factor}e${exponent}`);
        if (tick >= min * (1 - 1e-9) && tick <= max * (1 + 1e-9)) ticks.push(tick);
      }
    }
    if (ticks.length <= most) return ticks;
  }
  return [min, max];
}
