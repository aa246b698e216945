// What a command of `adjacency-lab` is, beside `compute` and `serve`.

export interface Command {
  /** The word behind `adjacency-lab` that runs it. */
  name: string;
  /** A sentence for what the packed command says of itself. */
  about: string;
  /** `words`: those after the command's name. It sets the exit status itself. */
  run(words: readonly string[]): Promise<void>;
}
