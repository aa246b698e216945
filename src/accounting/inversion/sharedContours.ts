// Contours that are asked more than once. A contour is the vertical line along which the inversion sums (contour.ts). One is kept for
// each pair, and made with room to either side of its query. Adjacent points of a curve along T or delta, and all points of a search
// for a split of epsilon (adjacencies/implied.ts), then share one step's transform M(z).

import type { Pair } from '../pairs';
import type { Mechanism } from '../types';
import { type KeptContours, sharingContours } from './invert';
import type { InversionQuery } from './query';
import { InversionSolver } from './solve';

/** A pair's solvers and their latest contours, one of them for rare events. A solver takes some 450 KB. */
export class SharedContours {
  readonly #solvers = { all: new Map<Pair, InversionSolver>(), rare: new Map<Pair, InversionSolver>() };
  /** The way that answered the latest query of each kind, and the mechanism that it was for. */
  readonly #ways = new Map<string, { mechanism: Mechanism; way: number }>();

  /** Contours made for others, which may also serve a query of these. */
  beside: SharedContours | null = null;

  /**
   * `asked` says what the queries are about: mechanisms and deltas close to each other ('often'), one mechanism ('of-one'), another
   * mechanism each time ('once'), or the points of a search that tries only quick ways ('quickly').
   */
  constructor(readonly asked: KeptContours['asked'] = 'often') {}

  solverOf(pair: Pair, about: 'all' | 'rare' = 'all'): InversionSolver {
    const solvers = this.#solvers[about];
    let solver = solvers.get(pair);
    if (solver === undefined) {
      solver = new InversionSolver();
      solvers.set(pair, solver);
    }
    return solver;
  }

  /** The first result not null. The way that answered last for this mechanism is tried first, since a refusal takes as long. */
  firstOf<Result>(
    pair: Pair,
    mechanism: Mechanism,
    { wanted }: InversionQuery,
    ways: readonly (() => Result | null)[],
  ): Result | null {
    // a group's half needs far smaller deltas than epsilon, and delta is asked where an epsilon has been found
    const key = `${pair.name} ${wanted === 'halfGroupEpsilon'}`;
    const known = this.#ways.get(key);
    const first = known !== undefined && sameMechanism(known.mechanism, mechanism) ? known.way : 0;
    for (let i = 0; i < ways.length; i++) {
      const way = (first + i) % ways.length;
      const result = ways[way]();
      if (result === null) continue;
      this.#ways.set(key, { mechanism: { ...mechanism }, way });
      return result;
    }
    return null;
  }

  forget(): void {
    for (const solvers of Object.values(this.#solvers))
      for (const solver of solvers.values()) solver.forget();
    this.#ways.clear();
  }
}

const sameMechanism = (a: Mechanism, b: Mechanism) =>
  a.samplingRate === b.samplingRate && a.noiseMultiplier === b.noiseMultiplier && a.steps === b.steps;

/** Contours kept for a search, because an implied epsilon would otherwise take four times as long (0.9 ms instead of 0.2). */
const ofSearch = { wholly: new SharedContours(), quickly: new SharedContours('quickly') };

/**
 * {@link sharingContours} for a search whose points ask for few profiles again and again. With 'quickly', the ways for
 * rare events are left out, since each takes as long as all the others together.
 */
export function searching<Result>(search: () => Result, how: keyof typeof ofSearch = 'wholly'): Result {
  ofSearch[how].forget();
  return sharingContours(ofSearch[how], search);
}
