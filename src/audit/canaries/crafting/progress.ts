// Long computations as generators: a worker looks at its messages between steps, a script runs them to the end.

export interface CraftingProgress {
  /** What is under way: 'reference', or a canary's word for its own crafting. */
  phase: string;
  done: number;
  total: number;
}

export type Crafting<Result> = Generator<CraftingProgress, Result, void>;
