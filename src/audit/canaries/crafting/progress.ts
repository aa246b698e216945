// Long computations as generators: a worker looks at its messages between steps, a script runs them to the end.

export interface CraftingProgress {
  /** The computation that is under way: 'reference', or a canary's name for its own crafting, such as 'input'. */
  phase: string;
  done: number;
  total: number;
}

export type Crafting<Result> = Generator<CraftingProgress, Result, void>;
