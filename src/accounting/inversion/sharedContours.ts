// Contours that are asked more than once: one in hand for each pair, made with room to either side of its query. Neighbouring
// points of a curve along T or delta, and all points of a split, then share one step's transform M(z).
import type { Pair } from '../pairs/pair';
import { InversionSolver } from './solve';

/** A pair's solver keeps its latest contour. Make one and keep it: each pair takes some 300 KB of scratch. */
export class SharedContours {
  readonly #solvers = new Map<string, InversionSolver>();

  solverOf(pair: Pair): InversionSolver {
    let solver = this.#solvers.get(pair.name);
    if (solver === undefined) {
      solver = new InversionSolver();
      this.#solvers.set(pair.name, solver);
    }
    return solver;
  }

  /** What is asked next does not depend on what was asked before. */
  forget(): void {
    for (const solver of this.#solvers.values()) solver.forget();
  }
}
