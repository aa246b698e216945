// Notes the processor time of each test file: that of the worker's process, of all that it started, and of the browser with its pages.
// Vitest runs this before each file. A worker has one file at a time, so no other file's time is counted. What a browser still does after
// the last test of a file counts for the next one. A worker that is a thread (unit-apart) counts its thread alone.
import { afterAll } from 'vitest';
import { workerSeconds } from './processes';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the file, in seconds. */
    processorSeconds?: number;
  }
}

const before = workerSeconds();

// such hooks run in reverse order, so this one, which is registered first, runs last
// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a hook asks for off its first parameter
afterAll(({}, file) => {
  file.meta.processorSeconds = workerSeconds() - before;
});
