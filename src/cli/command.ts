// The type of a command that a guest adds to `adjacency-lab`, besides `compute` and `serve`.

export interface Command {
  /** The word behind `adjacency-lab` that runs it. */
  name: string;
  /** A sentence about the command, for the usage text of `adjacency-lab`. */
  about: string;
  /** Runs the command with the words after its name. It sets the exit status itself. */
  run(words: readonly string[]): Promise<void>;
}
