// An ordinary file, opened and read, or refused by name with what to do: a folder, a pipe or a dangling link can
// also bear a shard's name.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { InputError } from '../../../base/numerics/errors';

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read by this user; change its permissions',
  EPERM: 'may not be read by this user; change its permissions',
  ENOENT: 'is a link that leads nowhere; remove it',
  ELOOP: 'is a link that leads back to itself; remove it',
  EISDIR: 'is a folder; remove it or move it away',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const refusal = (path: string, why: string): InputError =>
  new InputError('malformed', 'file', `${path} ${why}.`);

/** Whoever opens it closes it. Throws an InputError for anything but a readable ordinary file. */
export function openRegular(path: string): number {
  let file: number;
  try {
    // to open a pipe without it waits for somebody who writes
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    throw refusal(path, WORDS[code] ?? `cannot be opened (${code})`);
  }
  const found = fstatSync(file);
  if (found.isFile()) return file;
  closeSync(file);
  throw refusal(path, found.isDirectory() ? WORDS.EISDIR : 'is no ordinary file; remove it or move it away');
}

export function readRegular(path: string): Buffer {
  const file = openRegular(path);
  try {
    return readFileSync(file);
  } catch (error) {
    throw refusal(path, `cannot be read (${codeOf(error)})`);
  } finally {
    closeSync(file);
  }
}
