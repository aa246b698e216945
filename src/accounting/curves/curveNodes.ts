// The live figure's curves at single values of its axis, each computed once, with what neighbouring values share: along T and delta
// one step's contours, along sigma and q those of add and remove between the curves. Between them interpolant.ts interpolates.
import { groupEpsilon } from '../adjacencies/group';
import { impliedEpsilon } from '../adjacencies/implied';
import { sharingContours } from '../inversion/invert';
import { SharedContours } from '../inversion/sharedContours';
import { lastIterateEpsilon } from '../lastIterate/lastIterate';
import { addRemoveEpsilon, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { Mechanism, Verified } from '../types';
import type { CurveNode } from './interpolant';
import { CURVE_NAMES, type CurveName, type CurveQuery } from './types';

/** The mechanism and delta at one value along an axis. */
export function settingAt(
  { mechanism, delta, axis }: CurveQuery,
  value: number,
): { mechanism: Mechanism; delta: number } {
  return axis === 'delta'
    ? { mechanism, delta: value }
    : { mechanism: { ...mechanism, [axis]: value }, delta };
}

/** Megabytes of scratch, which take longer to make than an easy figure: one set for all figures, since one computes at a time. */
const one = new SharedContours('of-one');
const forEach = new SharedContours('once');
[one.beside, forEach.beside] = [forEach, one];
const entries = CURVE_NAMES.map((name) => [name, new SharedContours()]);
const ownContours = Object.fromEntries(entries) as Readonly<Record<CurveName, SharedContours>>;
/** Whose contours those are: another figure's are not to be asked, so that its values do not depend on this one's. */
let owner: CurveNodes | null = null;

export class CurveNodes {
  readonly #query: CurveQuery;
  /** Results by value, a curve at a time. */
  readonly #known = new Map<number, Partial<Record<CurveName, Verified>>>();

  constructor(query: CurveQuery) {
    this.#query = query;
  }

  /** Values of the axis at which something has been computed. */
  get size(): number {
    return this.#known.size;
  }

  /** Computes what is not known yet of these curves at a value of the axis; whether there was anything. */
  compute(value: number, names: readonly CurveName[]): boolean {
    let computed = false;
    const known = this.#known.get(value) ?? {};
    this.#known.set(value, known);
    const { mechanism, delta } = settingAt(this.#query, value);
    if (owner !== this)
      for (const contours of [one, forEach, ...Object.values(ownContours)]) contours.forget();
    owner = this;
    for (const name of CURVE_NAMES) {
      if (!names.includes(name) || known[name] !== undefined) continue;
      known[name] = sharingContours(this.#contoursOf(name), () => this.#one(name, mechanism, delta, known));
      computed = true;
    }
    return computed;
  }

  /**
   * Where the step stays the same each curve keeps its own contours, for it wanders through deltas of its own; elsewhere what add/remove
   * implies asks those of add/remove again.
   */
  #contoursOf(name: CurveName): SharedContours {
    const { axis } = this.#query;
    if (axis === 'steps' || axis === 'delta') return ownContours[name];
    return name === 'addRemove' || name === 'implied' ? one : forEach;
  }

  /** A result that has been computed. */
  at(value: number, name: CurveName): CurveNode {
    const result = this.#known.get(value)?.[name];
    if (result === undefined) throw new Error(`${name} has not been computed at ${value}.`);
    return { at: Math.log(value), result };
  }

  #one(
    name: CurveName,
    mechanism: Mechanism,
    delta: number,
    known: Partial<Record<CurveName, Verified>>,
  ): Verified {
    const { lastResort } = this.#query;
    switch (name) {
      case 'addRemove':
        return addRemoveEpsilon(mechanism, delta, lastResort);
      case 'group':
        return groupEpsilon(mechanism, delta, lastResort);
      case 'substitute':
        return pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort);
      case 'implied': {
        return impliedEpsilon(mechanism, delta, lastResort, known);
      }
      case 'hiddenState':
        return lastIterateEpsilon(mechanism, delta);
    }
  }
}
