// Reads standard input by a thread of its own, and ends the process as soon as the input ends. A program that has asked
// and was killed needs no reply, however long its query would still take.
import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { brokenOff } from './standardInput';

/** Message of the thread: a text, that the input has ended, or why it cannot be read. */
export type Read = { text: string } | { ended: true } | { broken: string };

/** A counter of characters that were read and not yet taken. The thread waits while there are more than it may hold. */
const counter = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

/** Standard input as chunks of text. At the end of the input the process ends with status 0, so this iteration never ends. */
export async function* watchedInput(start: () => Worker): AsyncGenerator<string> {
  const thread = start();
  const held = counter();
  thread.postMessage(held);
  for await (const [read] of on(thread, 'message') as AsyncIterable<[Read]>) {
    if ('ended' in read) process.exit(0);
    if ('broken' in read) throw brokenOff(read.broken);
    Atomics.sub(held, 0, read.text.length);
    Atomics.notify(held, 0);
    yield read.text;
  }
}
