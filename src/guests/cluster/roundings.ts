// What files of this guest round to nearest. A bound is none of it.
export const ROUNDINGS = {
  'the rounding itself, and what it has already rounded': ['commands/mergeCommand.ts'],
  'counts, means and other estimates': ['commands/statusCommand.ts'],
  'sizes of files, seconds, and files that keep six digits': ['commands/trainShard.ts'],
} as const;
