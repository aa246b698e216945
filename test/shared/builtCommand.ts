// Builds the compiled commands once for all test files of a run. Started from TypeScript, each command would take two seconds of processor
// time, and the tests start dozens. So the tests also run what the package contains. Asserts nothing.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildCommands } from '../../src/build/commands';
import type { Command } from '../../tools/processes';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = `${ROOT}.tsbuild/commands`;
const BIN = `${OUT}/bin.js`;
const TURN = `${ROOT}.tsbuild/commands.turn`;

const written = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Time at which the newest source file was written, in milliseconds. */
const newest = (): number =>
  readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|wasm|json)$/.test(name) && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, written(`${ROOT}src/${name}`)), 0);

/** Milliseconds after which the process that holds the lock is taken to have ended during the build. */
const ABANDONED = 180_000;

/** Waits for the lock of the build, since test files run in processes of their own. The lock is a folder. */
async function turn(): Promise<void> {
  for (;;) {
    try {
      mkdirSync(TURN);
      return;
    } catch {
      if (Date.now() - written(TURN) > ABANDONED) rmSync(TURN, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Command line of Node and the compiled bin.js, to be followed by words such as 'compute'. It is built anew if a source is newer. */
export async function builtCommand(): Promise<Command> {
  mkdirSync(`${ROOT}.tsbuild`, { recursive: true });
  await turn();
  try {
    if (written(BIN) < newest()) await buildCommands(OUT);
  } finally {
    rmSync(TURN, { recursive: true, force: true });
  }
  return [process.execPath, BIN];
}
