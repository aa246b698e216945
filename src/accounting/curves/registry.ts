// The live figure's curves as data. The functions that compute them stand apart (computed.ts), because the page itself
// holds only these data.

interface CurveAbout {
  /** True for a bound on what anybody can show, monotone along each axis; false for the limit of one attack. */
  guarantee: boolean;
  /** Whether the curve is drawn only if a reader asks for more bounds. */
  more: boolean;
  /**
   * The one of two workers that computes the curve. Each takes about half of the time, and each has the curves that share contours
   * (curveContours.ts).
   */
  half: 0 | 1;
}

/** The curves, in the order in which they are computed, since later ones use results of earlier ones. */
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
 * The curves of the samplings, besides Poisson's, for which curves are drawn. One record more or less would change every batch of a fixed
 * size, so there is no add/remove epsilon there.
 */
export const SAMPLED_CURVES = {
  'fixed-size': ['substitute', 'hiddenState'],
  'random-allocation': ['addRemove', 'substitute', 'group', 'hiddenState'],
} as const satisfies Record<string, readonly CurveName[]>;

export const forEachCurve = <Value>(make: (name: CurveName) => Value): Record<CurveName, Value> =>
  Object.fromEntries(CURVE_NAMES.map((name) => [name, make(name)])) as Record<CurveName, Value>;
