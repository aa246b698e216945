// The live figure's curves, in plain words, apart from what computes them (computed.ts), because the page holds
// only these.

interface CurveAbout {
  /** True for a bound on what anybody can show, monotone along each axis; false for the limit of one attack. */
  guarantee: boolean;
  /** Drawn only if a reader asks for more bounds. */
  more: boolean;
  /** The one of two workers that computes the curve: each takes half of the time, and each has the curves that share contours. */
  half: 0 | 1;
}

/** The curves, in the order in which they help one another. */
export const CURVES = {
  addRemove: { guarantee: true, more: false, half: 0 },
  group: { guarantee: true, more: false, half: 1 },
  substitute: { guarantee: true, more: false, half: 1 },
  implied: { guarantee: true, more: true, half: 0 },
  hiddenState: { guarantee: false, more: true, half: 1 },
} as const satisfies Record<string, CurveAbout>;

export type CurveName = keyof typeof CURVES;

export const CURVE_NAMES = Object.keys(CURVES) as readonly CurveName[];

/**
 * The curves of each sampling other than Poisson's. A record more or less would make every batch of a fixed size
 * another one, so that add/remove is no question there.
 */
export const SAMPLED_CURVES = {
  'fixed-size': ['substitute', 'hiddenState'],
  'random-allocation': ['addRemove', 'substitute', 'group', 'hiddenState'],
} as const satisfies Record<string, readonly CurveName[]>;

export const forEachCurve = <Value>(make: (name: CurveName) => Value): Record<CurveName, Value> =>
  Object.fromEntries(CURVE_NAMES.map((name) => [name, make(name)])) as Record<CurveName, Value>;
