// The files of this guest that round numbers to nearest. They round seconds, effect sizes with their standard errors, and the paper's
// estimate, none of which is a bound. The one bound among their numbers is rounded down before it is written.
export const ROUNDS = [
  'commands/mergeCommand.ts',
  'commands/statusCommand.ts',
  'commands/trainShard.ts',
] as const;
