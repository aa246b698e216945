// Answers a stream of lines by replies in the same order, with threads if there are many lines.
import type { Worker } from 'node:worker_threads';
import { ahead } from './ahead';
import { type AnsweredLine, answered, badRow, tooLongLine } from './answer';
import { CsvReplies, type Header, headerOf, queryOf } from './csv';
import { type InputLine, linesOf, type NumberedLine } from './lines';
import { QUERIES } from './queries';
import { Threads } from './threads';

/** The fewest lines of a piece that threads answer. Fewer are answered here, because threads take a second to start. */
const THREADS_FROM = 128;
/** Pieces of input that threads may work on at once, so that one long query does not keep other threads waiting. */
const PIECES = 4;

interface StreamOptions {
  csv: boolean;
  jobs: number;
  start: () => Worker;
  /** Milliseconds of answering in this thread before others are started; 0 by default. */
  patience?: number;
}

const TRAINING = [...QUERIES].flatMap(([name, { trains }]) => (trains ? [name] : []));

/** Whether a line may be a query that trains, which has threads of its own. */
const trains = ({ text }: NumberedLine): boolean => TRAINING.some((name) => text.includes(`"${name}"`));

/** Yields the replies to every piece of input, with newlines. Blank lines are skipped. */
export async function* replies(
  input: AsyncIterable<string>,
  { csv, jobs, start: startThread, patience = 0 }: StreamOptions,
  onError: () => void,
): AsyncGenerator<string> {
  const threads = jobs > 1 ? new Threads(jobs, startThread) : null;
  const rows = csv ? new CsvReplies() : null;
  let header: Header | null = null;
  const linesIn = (batch: readonly InputLine[]) => {
    const lines: Numbered[] = [];
    for (const line of batch) {
      if (line.text.trim() === '' && !line.tooLong) continue;
      if (csv && header === null && !line.tooLong) header = headerOf(line.text);
      else lines.push(asQuery(line, csv ? header : null));
    }
    return lines;
  };
  // pieces that this thread answers are answered one after the other
  let here: Promise<unknown> = Promise.resolve();
  let spent = 0;
  const start = (batch: readonly InputLine[]): Promise<AnsweredLine[]> => {
    const lines = linesIn(batch);
    const apart = spent >= patience ? lines.filter(isApart) : [];
    const own = threads && apart.length >= THREADS_FROM ? threads.answer(apart) : null;
    own?.catch(() => {});
    const whole = here.then(async () => {
      const began = performance.now();
      const piece = await together(lines, own);
      if (own === null) spent += performance.now() - began;
      return piece;
    });
    here = whole.catch(() => {});
    return whole;
  };
  try {
    for await (const piece of ahead(linesOf(input), start, threads ? PIECES : 1)) {
      let out = '';
      for (const { reply, refused } of piece) {
        if (refused) onError();
        out += rows ? rows.row(reply) : `${reply}\n`;
      }
      if (out !== '') yield out;
    }
  } finally {
    threads?.close();
  }
}

function asQuery(line: InputLine, header: Header | null): Numbered {
  if (line.tooLong) return tooLongLine(line.number);
  if (header === null) return line;
  const query = queryOf(header, line.text);
  if ('message' in query) return badRow(line.number, query.message);
  return { number: line.number, text: query.json };
}

type Numbered = NumberedLine | AnsweredLine;

const isApart = (line: Numbered): line is NumberedLine => 'text' in line && !trains(line);

async function together(
  lines: readonly Numbered[],
  apart: Promise<AnsweredLine[]> | null,
): Promise<AnsweredLine[]> {
  const fromThreads = await apart;
  const out: AnsweredLine[] = [];
  let next = 0;
  for (const line of lines) {
    if ('reply' in line) out.push(line);
    else if (fromThreads && !trains(line)) out.push(fromThreads[next++]);
    else out.push(await answered(QUERIES, line.text, line.number));
  }
  return out;
}
