// Starts and ends processes in tests, in a way that works on Windows too. There npm has no file that runs without a shell, and a signal
// does not reach a group of processes.
import { type ChildProcess, spawnSync } from 'node:child_process';

/** A program and its arguments. */
export type Command = readonly [program: string, ...words: string[]];

/** The command of npm with these arguments. Where npm or npx started the tests, an environment variable names its file. */
export function npm(...words: string[]): Command {
  const file = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js');
  return file === undefined ? ['npm', ...words] : [process.execPath, file, ...words];
}

/** Ends a process that was started `detached`, with all processes that it started. */
export function endWhole({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)]);
  else process.kill(-pid);
}
