// A thread of `compute`, which gets a block of lines and sends their replies.
import { parentPort } from 'node:worker_threads';
import { type AnsweredLine, answered } from './answer';
import type { NumberedLine } from './lines';
import { QUERIES } from './queries';

parentPort?.on('message', async (lines: readonly NumberedLine[]) => {
  const replies: AnsweredLine[] = [];
  for (const { text, number } of lines) replies.push(await answered(QUERIES, text, number));
  parentPort?.postMessage(replies);
});
