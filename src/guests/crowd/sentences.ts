// The words of this guest, from its own folder.
export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'training',
} as const;
