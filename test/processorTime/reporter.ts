// Writes the processor time of each test file (perFile.ts) to the file that --outputFile.processorTime names. test/main.ts prints it.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Seconds of processor time by test file. */
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
    // written after each file, so that an interrupted run has its times too
    if (this.#kept) writeFileSync(this.#kept, JSON.stringify(this.#costs));
  }
}
