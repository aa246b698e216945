// The contours that a figure's curves share while they are computed. A contour is the line along which the inversion, the fast method,
// sums (../inversion/sharedContours.ts). They take some megabytes, so a caller has one set for all its figures.
import { SharedContours } from '../inversion/sharedContours';
import { CURVES, type CurveName, forEachCurve } from './registry';
import type { CurveAxis } from './types';

export class CurveContours {
  readonly #one = new SharedContours('of-one');
  readonly #forEach = new SharedContours('once');
  readonly #own = forEachCurve(() => new SharedContours());
  /** The figure whose contours these are. Those of another one are forgotten, so that values do not depend on what was drawn before. */
  #owner: object | null = null;

  constructor() {
    [this.#one.beside, this.#forEach.beside] = [this.#forEach, this.#one];
  }

  of(owner: object): this {
    if (this.#owner !== owner) {
      for (const contours of [this.#one, this.#forEach, ...Object.values(this.#own)]) contours.forget();
    }
    this.#owner = owner;
    return this;
  }

  /**
   * The contours of a curve. Along T and delta, where a step of DP-SGD stays the same, each curve has its own. Elsewhere the curves that
   * one worker computes (of the same `half`, see registry.ts) share them, so that the implied curve uses those of add/remove.
   */
  at(name: CurveName, axis: CurveAxis): SharedContours {
    if (axis === 'steps' || axis === 'delta') return this.#own[name];
    return CURVES[name].half === CURVES.addRemove.half ? this.#one : this.#forEach;
  }
}
