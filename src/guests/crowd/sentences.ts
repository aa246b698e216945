// Where this guest has words, from its own folder.
export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'training',
  /** What computes has no words of its own for readers. */
  speaking: [],
} as const;
