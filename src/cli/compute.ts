// The command `compute`, which answers lines of JSON or rows of CSV from standard input on standard output. The work is
// done by replies() in stream.ts.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { startThread } from '../audit/training/node/thread';
import { nearestName } from '../base/numerics/nearest';
import { help, queryHelp } from './help';
import { InputBroken, standardInput, whyNoLines } from './input/standardInput';
import { watchedInput } from './input/watchedInput';
import { type Options, readOptions } from './options';
import { GROUPS, QUERIES } from './queries';
import { closeTraining } from './queries/training';
import { replies } from './stream';

async function serve({ csv, jobs, patience, endWithInput }: Options): Promise<number> {
  const out = process.stdout;
  out.on('error', (error: NodeJS.ErrnoException) => {
    // a reader that has gone away (head, a closed pipe) ends the command, quietly
    if (error.code === 'EPIPE') process.exit(0);
    const why = error.code === 'ENOSPC' ? 'the disk is full. Free some of it' : error.message;
    process.stderr.write(`The replies cannot be written, because ${why}. Ask again what was not answered.\n`);
    process.exit(1);
  });
  // replies so far are written already, and the exit status says that the others are missing
  process.on('SIGINT', () => process.exit(130));
  let errors = 0;
  const start = () => startThread(new URL('./thread.ts', import.meta.url));
  const input = endWithInput
    ? watchedInput(() => startThread(new URL('./input/inputThread.ts', import.meta.url)))
    : standardInput();
  // a reply is written before more input has arrived, because a notebook sends one line and waits for its reply
  for await (const text of replies(input, { csv, jobs, start, patience }, () => errors++)) {
    if (!out.write(text)) await once(out, 'drain');
  }
  closeTraining();
  return errors;
}

async function serveAll(options: Options): Promise<void> {
  try {
    const errors = await serve(options);
    if (!options.strict || errors === 0) return;
    process.stderr.write(`${errors} of the replies are errors.\n`);
  } catch (error) {
    if (!(error instanceof InputBroken)) throw error;
    process.stderr.write(`${error.message}\n`);
    closeTraining();
  }
  process.exitCode = 1;
}

async function explain(name: string): Promise<void> {
  const text = await queryHelp(QUERIES, name);
  closeTraining();
  if (text !== null) {
    process.stdout.write(text);
    return;
  }
  const meant = nearestName(name, [...QUERIES.keys()]);
  const remedy = meant === null ? '--help lists them.' : `Did you mean ${meant}?`;
  process.stderr.write(`There is no query ${name}. ${remedy}\n`);
  process.exitCode = 2;
}

export async function compute(given: readonly string[]): Promise<void> {
  const options = readOptions(given, availableParallelism());
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    process.exitCode = 2;
  } else if (options.about !== null) await explain(options.about);
  else if (options.help) process.stdout.write(help(GROUPS));
  else if (options.version) process.stdout.write(`${version}\n`);
  else {
    const without = whyNoLines();
    if (without === null) await serveAll(options);
    else {
      process.stderr.write(`${without}\n`);
      process.exitCode = 2;
    }
  }
}
