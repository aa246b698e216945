// The files of this guest that round to nearest, and no bound: they round what has already been rounded, counts, means and seconds.
export const ROUNDS = [
  'commands/mergeCommand.ts',
  'commands/statusCommand.ts',
  'commands/trainShard.ts',
] as const;
