// The words of this guest, from its own folder.
export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'training',
} as const;
