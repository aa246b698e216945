// Where this guest has words, from its own folder.
export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'page',
  /** What computes and words what readers see. */
  speaking: ['engine', 'link.ts'],
  /** The words that it reads; and what goes to a registry that is kept in English. */
  silent: ['engine/names', 'page/registryRecord.ts'],
} as const;
