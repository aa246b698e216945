// What the command line asks of `compute`. Pure.

const DEFAULTS = {
  help: false,
  about: null as string | null,
  version: false,
  /** An error in any reply ends the command with exit status 1. */
  strict: false,
  /** The command ends where its input does, in the midst of a query too: whoever asked has gone. */
  endWithInput: false,
  /** Rows under a header in place of lines of JSON, in and out. */
  csv: false,
  /**
   * Milliseconds of answering without threads before they are worth their start: a thread takes about a second of a
   * processor before it answers as fast as the main one. Asked for by number, it starts at once.
   */
  patience: 5000,
};

export type Options = typeof DEFAULTS & { jobs: number };

/** A string says what is wrong with the arguments. */
export function readOptions(given: readonly string[], cores: number): Options | string {
  const options: Options = { ...DEFAULTS, jobs: cores };
  for (const argument of given) {
    const jobs = /^--jobs=(\d+)$/.exec(argument);
    if (argument === '--help' || argument === '-h') options.help = true;
    else if (argument === '--version') options.version = true;
    else if (argument === '--strict') options.strict = true;
    else if (argument === '--end-with-input') options.endWithInput = true;
    else if (argument === '--csv') options.csv = true;
    else if (jobs && Number(jobs[1]) >= 1 && Number(jobs[1]) <= 256) {
      options.jobs = Number(jobs[1]);
      options.patience = 0;
    } else if (options.help && options.about === null && /^\w+$/.test(argument)) options.about = argument;
    else return `Unknown option ${argument}. compute reads queries from standard input. Try --help.`;
  }
  return options;
}
