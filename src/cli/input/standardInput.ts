// Reads standard input as chunks of text, or says why it cannot be read.
import { fstatSync } from 'node:fs';

const REMEDY = 'Give a file or a pipe of queries, as in compute < queries.jsonl.';

/** The error of an input that breaks off. Its message says why, and what to do. */
export class InputBroken extends Error {}

/** Says why standard input cannot hold lines; null if it can. This is needed because Node reads a folder as an empty file. */
export function whyNoLines(): string | null {
  const found = fstatSync(0);
  if (found.isDirectory()) return `Standard input is a folder. ${REMEDY}`;
  if (found.isBlockDevice()) return `Standard input is a disk. ${REMEDY}`;
  return null;
}

/** Standard input as chunks of text. Throws an InputBroken if the system refuses to read on. */
export async function* standardInput(): AsyncGenerator<string> {
  try {
    process.stdin.setEncoding('utf8');
    yield* process.stdin;
  } catch (error) {
    throw brokenOff(error);
  }
}

export function brokenOff(error: unknown): InputBroken {
  const why = error instanceof Error ? error.message : String(error);
  return new InputBroken(`The queries cannot be read, because the system says ${why}. ${REMEDY}`);
}
