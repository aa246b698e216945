// Standard input read by a thread of its own, which ends the process as soon as the input ends: a program that asks
// and is killed leaves nobody to answer, however long its query would still take.
import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { brokenOff } from './standardInput';

/** What the thread sends: text, that there is no more, or why it cannot read. */
export type Read = { text: string } | { ended: true } | { broken: string };

/** Characters that were read and not yet taken. The thread waits while there are more than it may hold. */
const counter = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

/** Ends the process with status 0 where the input ends, and never comes to an end itself. */
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
