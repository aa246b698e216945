// Ticks and ends of the figure's axes. Pure; not a scale and not a drawing.

/** The least step of 1, 2 or 5 times a power of ten that is at least `value`. */
export const niceStepAtLeast = (value: number): number => firstAtLeast(value, [1, 2, 5]);

/** `factors` rise from 1. By their decimals: 10^k itself is zero below the smallest float64, 5e-324, and off by an ulp elsewhere. */
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
  // a span that cannot be divided into as many
  if (span / count === 0) return [low, high];
  const step = niceStepAtLeast(span / count);
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * span; i++) {
    ticks.push(Number((i * step).toPrecision(12)));
  }
  return ticks;
}

/** The end of a linear axis: the first of a short ladder (1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8) at or above `value`. */
export function niceCeiling(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  return firstAtLeast(value, [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8]);
}

/** The densest first; then every second, third, ... power of ten. */
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
