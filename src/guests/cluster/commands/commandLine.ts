// The command line that calls this very command again, perhaps on another machine: in a script, or on a line to copy.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../../../base/numerics/errors';

/** Quotes a word for a POSIX shell where it has to be. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Control characters. One that ends a line would end a comment of a script too, and what comes after it would be run. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Throws an InputError for a text that cannot stand in a line of a script. */
export function refuseControls(option: string, text: string): void {
  if (!CONTROLS.test(text)) return;
  const shown = JSON.stringify(text);
  throw new InputError('malformed', option, `${option} is ${shown}. Give a path without control characters.`);
}

/** Options of Node that name a module to load, which Node looks for from the folder that it was started in. */
const IMPORTS = ['--import', '--loader', '--experimental-loader'];
const REQUIRES = ['--require', '-r'];
const FILES = ['--env-file', '--env-file-if-exists'];

const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);

/** The path of a module's file. A name that belongs to no file, such as node:fs, stays as it is. */
function moduleFile(name: string, cwd: string): string {
  try {
    return createRequire(resolve(cwd, 'anything')).resolve(name);
  } catch {
    return name;
  }
}

function placed(option: string, value: string, cwd: string): string {
  if (FILES.includes(option)) return resolve(cwd, value);
  if (isAddress(value) || ![...IMPORTS, ...REQUIRES].includes(option)) return value;
  const file = moduleFile(value, cwd);
  return IMPORTS.includes(option) && isAbsolute(file) ? pathToFileURL(file).href : file;
}

/** Node's own options with whole paths, so that they mean the same from any folder as they do from `cwd`. */
export function placedOptions(given: readonly string[], cwd: string): string[] {
  return given.map((word, i) => {
    const before = given[i - 1] ?? '';
    if ([...IMPORTS, ...REQUIRES, ...FILES].includes(before)) return placed(before, word, cwd);
    const [, option, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    return option === undefined || value === undefined ? word : `${option}=${placed(option, value, cwd)}`;
  });
}

/** The words before the subcommand, as this process was started. If it runs from TypeScript, they include the loader. */
function words(): string[] {
  const script = realpathSync(process.argv[1]);
  const options = placedOptions(process.execArgv, process.cwd());
  const own = [process.execPath, ...options, script, 'audit'];
  for (const word of own) refuseControls("this command's own path", word);
  return own;
}

/** A command line of `audit` that runs from any folder, on any machine that sees the same paths. */
export const commandLine = (...rest: string[]): string => [...words(), ...rest].map(shellWord).join(' ');
