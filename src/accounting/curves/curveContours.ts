// The contours that the curves of a figure share while they are computed: some megabytes, one set for all figures of whoever draws
// many, since one computes at a time. Made anew for each figure they take some 10 ms of it, as long as an easy one itself.
import { SharedContours } from '../inversion/sharedContours';
import { CURVES, type CurveName, forEachCurve } from './registry';
import type { CurveAxis } from './types';

export class CurveContours {
  readonly #one = new SharedContours('of-one');
  readonly #forEach = new SharedContours('once');
  readonly #own = forEachCurve(() => new SharedContours());
  /** Whose contours these are: another figure's are not to be asked, so that its values do not depend on this one's. */
  #owner: object | null = null;

  constructor() {
    [this.#one.beside, this.#forEach.beside] = [this.#forEach, this.#one];
  }

  /** These, with nothing in them that another figure has left. */
  of(owner: object): this {
    if (this.#owner !== owner) {
      for (const contours of [this.#one, this.#forEach, ...Object.values(this.#own)]) contours.forget();
    }
    this.#owner = owner;
    return this;
  }

  /**
   * Where the step stays the same each curve keeps its own contours, for it wanders through deltas of its own; elsewhere what add/remove
   * implies asks those of add/remove again.
   */
  at(name: CurveName, axis: CurveAxis): SharedContours {
    if (axis === 'steps' || axis === 'delta') return this.#own[name];
    return CURVES[name].half === CURVES.addRemove.half ? this.#one : this.#forEach;
  }
}
