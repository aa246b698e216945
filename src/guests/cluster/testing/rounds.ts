// The files of this guest that round numbers to nearest. None of these numbers is a bound that is still to be rounded: they are counts,
// means, seconds, and bounds that were rounded down before.
export const ROUNDS = [
  'commands/mergeCommand.ts',
  'commands/statusCommand.ts',
  'commands/trainShard.ts',
] as const;
