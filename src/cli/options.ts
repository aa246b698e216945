// Reads the command line of `compute`.

const DEFAULTS = {
  help: false,
  about: null as string | null,
  version: false,
  /** Whether an error in any reply makes the command end with exit status 1. */
  strict: false,
  /** Whether the command ends as soon as its input does, even during a query, because the program that asked has ended. */
  endWithInput: false,
  /** Whether input and output are rows of CSV under a header instead of lines of JSON. */
  csv: false,
  /**
   * Milliseconds of answering in the main thread before other threads are started, because a thread needs about a second
   * of a processor before it answers as fast. If a number of threads is given, they start at once.
   */
  patience: 5000,
};

export type Options = typeof DEFAULTS & { jobs: number };

/** The options on the command line, or a sentence that says what is wrong with them. */
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
