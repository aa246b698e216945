// How this very command is called again from another machine: in a script, on a line to copy.
import { realpathSync } from 'node:fs';
import { COMPILED } from '../../audit/training/node/places';
import { InputError } from '../../base/numerics/errors';

/** A word as a POSIX shell takes it. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** What ends a line ends a comment of a script too, and what comes after it would be run. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Throws an InputError for a text that cannot stand in a line of a script. */
export function refuseControls(option: string, text: string): void {
  if (!CONTROLS.test(text)) return;
  const shown = JSON.stringify(text);
  throw new InputError('malformed', option, `${option} is ${shown}. Give a path without control characters.`);
}

/** The words before the subcommand: what this process was started with, from TypeScript its loader too. */
function words(): string[] {
  const script = realpathSync(process.argv[1]);
  const own = [process.execPath, ...process.execArgv, script, ...(COMPILED ? ['audit'] : [])];
  for (const word of own) refuseControls("this command's own path", word);
  return own;
}

export const commandLine = (...rest: string[]): string => [...words(), ...rest].map(quoted).join(' ');
