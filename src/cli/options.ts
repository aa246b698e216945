// What the command line asks of `compute`. Pure.

export interface Options {
  help: boolean;
  about: string | null;
  version: boolean;
  /** An error in any reply ends the command with exit status 1. */
  strict: boolean;
  /** Rows under a header in place of lines of JSON, in and out. */
  csv: boolean;
  jobs: number;
  /** Milliseconds of answering without threads before they are worth their start. */
  patience: number;
}

/** A thread takes about a second of a processor before it answers as fast as the main one; asked for by number, it starts at once. */
const PATIENCE = 5000;

/** A string says what is wrong with the arguments. */
export function readOptions(given: readonly string[], cores: number): Options | string {
  const options: Options = {
    help: false,
    about: null,
    version: false,
    strict: false,
    csv: false,
    jobs: cores,
    patience: PATIENCE,
  };
  for (const argument of given) {
    const jobs = /^--jobs=(\d+)$/.exec(argument);
    if (argument === '--help' || argument === '-h') options.help = true;
    else if (argument === '--version') options.version = true;
    else if (argument === '--strict') options.strict = true;
    else if (argument === '--csv') options.csv = true;
    else if (jobs && Number(jobs[1]) >= 1 && Number(jobs[1]) <= 256) {
      options.jobs = Number(jobs[1]);
      options.patience = 0;
    } else if (options.help && options.about === null && /^\w+$/.test(argument)) options.about = argument;
    else return `Unknown option ${argument}. compute reads queries from standard input. Try --help.`;
  }
  return options;
}
