// Says which tests passed only when tried again: a second try keeps one late answer from hiding a day's work, but never itself.
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #tests: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#tests.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#tests.length === 0) return;
    process.stdout.write(`\nPassed only at a second try, to be mended:\n  ${this.#tests.join('\n  ')}\n`);
  }
}
