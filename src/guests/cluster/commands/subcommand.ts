// What the subcommands of `audit` have in common: the options that there are, and what one of them does.

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

/** Lines are passed without line ends. */
export interface Console {
  say(line: string): void;
  warn(line: string): void;
}

/** A subcommand: takes its words, and answers with its exit status. */
export type AuditCommand = (
  given: readonly string[],
  options: AuditOptions,
  console: Console,
) => number | Promise<number>;
