// How this very command is called again from another machine: in a script, on a line to copy.
import { realpathSync } from 'node:fs';
import { COMPILED } from '../../training/node/places';

/** A word as a POSIX shell takes it. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** The words before the subcommand: what this process was started with, from TypeScript its loader too. */
function words(): string[] {
  const script = realpathSync(process.argv[1]);
  return [process.execPath, ...process.execArgv, script, ...(COMPILED ? ['audit'] : [])];
}

/** A line that runs a subcommand of this command. */
export const commandLine = (...rest: string[]): string => [...words(), ...rest].map(quoted).join(' ');
