// Opens and reads ordinary files alone. A folder, a pipe or a link can also bear a shard's name, or stand where a file is to be
// made. It is refused by its path, with what to do about it.
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { InputError } from '../../../../base/numerics/errors';

/** Words on what a path is in place of a readable file, and what to do about it. */
const WORDS: Readonly<Record<string, readonly [is: string, remedy: string]>> = {
  EACCES: ['may not be read by this user', 'change its permissions'],
  EPERM: ['may not be read by this user', 'change its permissions'],
  ENOENT: ['is a link that leads nowhere', 'remove it'],
  ELOOP: ['is a link that leads back to itself', 'remove it'],
  EISDIR: ['is a folder', 'remove it or move it away'],
};
const ODD: readonly [string, string] = ['is no ordinary file', 'remove it or move it away'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const refusal = (path: string, why: string): InputError =>
  new InputError('malformed', 'file', `${path} ${why}.`);

/**
 * Opens an ordinary file, which the caller closes. Throws an InputError for anything but a readable ordinary file.
 *
 * @param remedy what the message tells the reader to do, in place of moving the file away, where the reader gave the path
 */
export function openRegular(path: string, remedy?: string): number {
  const refuse = ([is, usual]: readonly [string, string]) => refusal(path, `${is}; ${remedy ?? usual}`);
  let file: number;
  try {
    // O_NONBLOCK, because opening a pipe without it would wait for somebody who writes
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    const words = WORDS[code];
    throw words ? refuse(words) : refusal(path, `cannot be opened (${code})`);
  }
  const found = fstatSync(file);
  if (found.isFile()) return file;
  closeSync(file);
  throw refuse(found.isDirectory() ? (WORDS.EISDIR ?? ODD) : ODD);
}

export function readRegular(path: string): Buffer {
  return reading(path, openRegular(path), (file) => readFileSync(file));
}

/** The first bytes of a file, at most `most`. Throws an InputError with this remedy for anything but an ordinary file. */
export function readBeginning(path: string, most: number, remedy: string): Buffer {
  return reading(path, openRegular(path, remedy), (file) => {
    const bytes = Buffer.alloc(most);
    let length = 0;
    for (let read = -1; read !== 0 && length < most; length += read)
      read = readSync(file, bytes, length, most - length, null);
    return bytes.subarray(0, length);
  });
}

function reading<Value>(path: string, file: number, read: (file: number) => Value): Value {
  try {
    return read(file);
  } catch (error) {
    throw refusal(path, `cannot be read (${codeOf(error)})`);
  } finally {
    closeSync(file);
  }
}

/**
 * Throws an InputError unless an ordinary file stands at this path, or nothing does: a file that is renamed into its
 * place would replace a device, a pipe or a link and not write to it.
 */
export function refuseReplacing(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return;
  if (found.isDirectory()) throw refusal(path, 'is a folder; give the path of a file');
  if (found.isSymbolicLink())
    throw refusal(path, 'is a link, which would be replaced; remove it, or give the path that it leads to');
  throw refusal(path, 'is no ordinary file and would be replaced; give another path');
}
