// Processes that tests start, in words that hold on Windows too: npm has no file there that runs without a shell, and no group of processes
// answers to one signal.
import { type ChildProcess, spawnSync } from 'node:child_process';

/** A program and its words. */
export type Command = readonly [program: string, ...words: string[]];

/** npm, with these words. Where npm or npx started the tests, it says where it is itself. */
export function npm(...words: string[]): Command {
  const file = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js');
  return file === undefined ? ['npm', ...words] : [process.execPath, file, ...words];
}

/** Ends one that was started `detached`, and whatever it started. */
export function endWhole({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)]);
  else process.kill(-pid);
}
