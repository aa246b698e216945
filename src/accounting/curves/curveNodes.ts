// The live figure's curves at single values of its axis. Each is computed once, with the contours (curveContours.ts) that adjacent values
// share. Between these values interpolant.ts interpolates.

import { Defect } from '../../base/sentences/defect';
import { sharingContours } from '../inversion/invert';
import type { LastResort, Mechanism, Verified } from '../types';
import { CurveContours } from './curveContours';
import type { CurveNode } from './interpolant';
import { CURVE_NAMES, type CurveName } from './registry';
import type { CurveQuery } from './types';

export type CurveEpsilon = (
  mechanism: Mechanism,
  delta: number,
  lastResort?: LastResort,
  known?: Partial<Record<CurveName, Verified>>,
) => Verified;

export type CurveEpsilons = Readonly<Partial<Record<CurveName, CurveEpsilon>>>;

export function settingAt(
  { mechanism, delta, axis }: CurveQuery,
  value: number,
): { mechanism: Mechanism; delta: number } {
  return axis === 'delta'
    ? { mechanism, delta: value }
    : { mechanism: { ...mechanism, [axis]: value }, delta };
}

export class CurveNodes {
  readonly #query: CurveQuery;
  readonly #epsilons: CurveEpsilons;
  readonly #contours: CurveContours;
  readonly #known = new Map<number, Partial<Record<CurveName, Verified>>>();

  /** `contours` takes some megabytes, so callers who draw many figures pass the same. */
  constructor(query: CurveQuery, epsilons: CurveEpsilons, contours = new CurveContours()) {
    this.#query = query;
    this.#epsilons = epsilons;
    this.#contours = contours;
  }

  get size(): number {
    return this.#known.size;
  }

  /** Computes the curves at a value, and says whether anything was left to compute. */
  compute(value: number, names: readonly CurveName[]): boolean {
    let computed = false;
    const known = this.#known.get(value) ?? {};
    this.#known.set(value, known);
    const { mechanism, delta } = settingAt(this.#query, value);
    const contours = this.#contours.of(this);
    for (const name of CURVE_NAMES) {
      if (!names.includes(name) || known[name] !== undefined) continue;
      const epsilon = this.#epsilons[name];
      if (epsilon === undefined) throw new Defect(`Nothing was handed in that computes ${name}.`);
      known[name] = sharingContours(contours.at(name, this.#query.axis), () =>
        epsilon(mechanism, delta, this.#query.lastResort, known),
      );
      computed = true;
    }
    return computed;
  }

  at(value: number, name: CurveName): CurveNode {
    const result = this.#known.get(value)?.[name];
    if (result === undefined) throw new Defect(`${name} has not been computed at ${value}.`);
    return { at: Math.log(value), result };
  }
}
