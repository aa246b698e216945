// Where this guest has words, from its own folder.
export const SENTENCES = {
  /** The catalogue of its part of chapter 4. */
  catalogue: 'training',
  /** What computes and words what readers see. */
  speaking: ['engine', 'worker/tfjs'],
} as const;
