// Where this guest has words, from its own folder.
export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'training',
  /** What computes and words what readers see. */
  speaking: ['fields.ts', 'engine/attack.ts', 'engine/plane/paste.ts'],
} as const;
