// The legible text of the three papers, where it lies beside the checkout. Tests compare the pages with it. Asserts nothing.
import { existsSync, readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';

const file = new URL('../../../shared/spec/papers.md', import.meta.url);

/** The text. Where it is missing, the test is skipped with the reason. */
export function papersText({ skip }: TestContext): string {
  skip(!existsSync(file), '../shared/spec/papers.md is not beside this checkout');
  return readFileSync(file, 'utf8');
}

/** The text between the first `from` and the next `to`, without either. @throws Error where the text lacks one of them */
export function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`The text has no ${start < 0 ? from : to}.`);
  return text.slice(start + from.length, end);
}
