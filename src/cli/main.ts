// The command `npm run --silent compute`: JSON lines from standard input to standard output. A shell around answer().
import { once } from 'node:events';
import { answer } from './answer';
import { HELP } from './help';
import { linesOf, MAX_LINE_LENGTH } from './lines';
import { QUERIES } from './queries';
import { closeTraining } from './queries/training';

/** Replies are gathered to this many characters before a write, so that a million small ones are not a million calls. */
const WRITE_AT = 1 << 16;

async function serve(): Promise<void> {
  const out = process.stdout;
  // a reader that has gone away (head, a closed pipe) ends the command, quietly
  out.on('error', () => process.exit(0));
  let pending = '';
  const flush = async () => {
    const text = pending;
    pending = '';
    if (text !== '' && !out.write(text)) await once(out, 'drain');
  };
  process.stdin.setEncoding('utf8');
  for await (const batch of linesOf(process.stdin)) {
    for (const { text, number, tooLong } of batch) {
      if (tooLong) {
        const message = `Line ${number} is longer than ${MAX_LINE_LENGTH} characters; split it into several queries.`;
        pending += `${JSON.stringify({ id: null, line: number, error: { code: 'line-too-long', field: 'line', message } })}\n`;
      } else if (text.trim() !== '') {
        const reply = answer(QUERIES, text, number);
        pending += `${typeof reply === 'string' ? reply : await reply}\n`;
      }
      if (pending.length > WRITE_AT) await flush();
    }
    // what has been asked so far is answered before more is awaited: a notebook talks line by line
    await flush();
  }
  await flush();
}

const options = process.argv.slice(2);
if (options.includes('--help') || options.includes('-h')) {
  process.stdout.write(HELP);
} else if (options.length > 0) {
  process.stderr.write(
    `Unknown option ${options[0]}. compute reads queries from standard input; try --help.\n`,
  );
  process.exitCode = 2;
} else {
  await serve();
  closeTraining();
}
