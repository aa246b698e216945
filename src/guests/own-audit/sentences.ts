// Where this guest has words, from its own folder.
export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'lesson',
  /** What computes and words what readers see. */
  speaking: ['engine', 'worker'],
} as const;
