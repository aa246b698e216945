// The compiled commands, built once for all test files of a run: from TypeScript each start of a command takes two seconds of a processor, and
// the tests start dozens. What is under test is what the package ships. Asserts nothing.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildCommands } from '../../src/build/commands';
import type { Command } from '../../tools/processes';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = `${ROOT}.tsbuild/commands`;
const BIN = `${OUT}/bin.js`;
const TURN = `${ROOT}.tsbuild/commands.turn`;

const written = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When the newest of the sources was written. */
const newest = (): number =>
  readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|wasm|json)$/.test(name) && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, written(`${ROOT}src/${name}`)), 0);

/** Milliseconds after which the one who had the turn is taken for ended in the midst of it. */
const ABANDONED = 180_000;

/** Waits for the turn to build: test files run in processes of their own. */
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

/** Node and the compiled bin.js, which is built where the sources are newer. Words such as 'compute' follow. */
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
