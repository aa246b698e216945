// Types that the subcommands of `audit` share, and the options of all of them.

export const AUDIT_OPTIONS = {
  shards: { type: 'string' },
  out: { type: 'string' },
  models: { type: 'string' },
  threads: { type: 'string' },
  place: { type: 'string' },
  slurm: { type: 'boolean' },
  kubernetes: { type: 'string' },
  claim: { type: 'string' },
  cpus: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type AuditOptions = {
  [Name in keyof typeof AUDIT_OPTIONS]?: (typeof AUDIT_OPTIONS)[Name]['type'] extends 'string'
    ? string
    : boolean;
};

/** Where a command writes its lines, which are passed without line ends: `say` for results, `warn` for the rest. */
export interface Console {
  say(line: string): void;
  warn(line: string): void;
}

/** A subcommand: takes the words behind its name and the options, and returns its exit status. */
export type AuditCommand = (
  given: readonly string[],
  options: AuditOptions,
  console: Console,
) => number | Promise<number>;
