// Threads that answer lines, for streams of many queries. Queries that train start threads of their own, and are
// answered in the main thread.
import type { Worker } from 'node:worker_threads';
import type { AnsweredLine } from './answer';
import type { NumberedLine } from './lines';

/** Number of lines in a block, few enough that all threads are busy at the beginning and the end of a stream. */
const BLOCK = 32;

interface Task {
  lines: readonly NumberedLine[];
  resolve(replies: AnsweredLine[]): void;
  reject(error: Error): void;
}

export class Threads {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Task[] = [];

  constructor(
    private readonly count: number,
    private readonly start: () => Worker,
  ) {}

  /** Replies in the order of the lines. Rejects when a thread ends before it has answered. */
  async answer(lines: readonly NumberedLine[]): Promise<AnsweredLine[]> {
    const blocks: Promise<AnsweredLine[]>[] = [];
    for (let from = 0; from < lines.length; from += BLOCK)
      blocks.push(this.#ask(lines.slice(from, from + BLOCK)));
    return (await Promise.all(blocks)).flat();
  }

  close(): void {
    for (const worker of this.#all) void worker.terminate();
    this.#all.clear();
    this.#idle.length = 0;
  }

  #ask(lines: readonly NumberedLine[]): Promise<AnsweredLine[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lines, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      if (this.#idle.length === 0 && this.#all.size < this.count) {
        const worker = this.start();
        this.#all.add(worker);
        this.#idle.push(worker);
      }
      const worker = this.#idle.pop();
      if (!worker) return;
      this.#give(worker, this.#waiting.shift() as Task);
    }
  }

  #give(worker: Worker, { lines, resolve, reject }: Task): void {
    const ended = (error: unknown) => {
      this.#all.delete(worker);
      reject(error instanceof Error ? error : new Error(`A thread ended with code ${error}.`));
    };
    worker.once('error', ended);
    worker.once('exit', ended);
    worker.once('message', (replies: AnsweredLine[]) => {
      worker.off('error', ended);
      worker.off('exit', ended);
      this.#idle.push(worker);
      resolve(replies);
      this.#next();
    });
    worker.postMessage(lines);
  }
}
