// Notes for each test file what its worker spent on it: its process, whatever that started, and the browser with all its pages.
// Vitest runs this before each file. A worker has one file at a time, so that nothing of another's is counted; what a browser still
// does after the last test of a file counts for the next. A worker that is a thread (unit-apart) counts its thread alone.
import { afterAll } from 'vitest';
import { workerSeconds } from './processes';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of the processor that a file took. */
    processorSeconds?: number;
  }
}

const before = workerSeconds();

// hooks after all tests run last to first, so this is the last of the file's
// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a hook asks for off its first parameter
afterAll(({}, file) => {
  file.meta.processorSeconds = workerSeconds() - before;
});
