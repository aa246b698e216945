// Keeps what each test file cost (perFile.ts) in the file that --outputFile.processorTime names, for test/main.ts to tell.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Seconds of the processor by test file. */
export type Costs = Readonly<Record<string, number>>;

export default class ProcessorTime implements Reporter {
  readonly #costs: Record<string, number> = {};
  #kept: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.#kept = typeof outputFile === 'object' ? outputFile.processorTime : undefined;
  }

  onTestModuleEnd(file: TestModule): void {
    const seconds = file.meta().processorSeconds;
    if (seconds === undefined) return;
    this.#costs[file.relativeModuleId] = seconds;
    // each time, so that a run that is broken off has told as much as it knew
    if (this.#kept) writeFileSync(this.#kept, JSON.stringify(this.#costs));
  }
}
