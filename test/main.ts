// npm test: checks everything that must hold before a change is merged, which is types, lint, every test project and the built page in a
// browser. With arguments (`npm test -- --project browser`) it runs only those tests, beside types and lint.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { chromium } from '../tools/chromium';
import { type Command, endWhole, npm } from '../tools/processes';
import { machineSeconds } from './processorTime/processes';
import type { Costs } from './processorTime/reporter';

const KEPT = '.tsbuild';
/** Names of the runs of vitest, by which their files in KEPT are named. */
const RUNS = ['tests', 'unit', 'alone'];
const VITEST = 'node_modules/vitest/vitest.mjs';

/**
 * Flags for a process that runs much code only once. V8 spent a fifth of the unit tests' processor time on optimising code that was soon
 * left, and threads that collect garbage do not help where every core is busy. Garbage that dies young costs nothing to collect, and more of
 * it dies in a space of 64 MB than in one of 16.
 */
const OPTIMISED_LATE = [
  '--interrupt-budget=1000000',
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];
/** OPTIMISED_LATE, or no flags where this Node refuses them: they are not documented, so another version may lack them. */
const flags =
  spawnSync(process.execPath, [...OPTIMISED_LATE, '--version']).status === 0 ? OPTIMISED_LATE : [];

interface Beside {
  name: string;
  child: ChildProcess;
  ended: Promise<number>;
}

const script = (...words: string[]): Command => npm('run', '--silent', ...words);

const vitest = (file: string, words: readonly string[]): Command => [
  process.execPath,
  ...flags,
  VITEST,
  'run',
  '--reporter=default',
  '--reporter=./test/processorTime/reporter.ts',
  '--reporter=json',
  `--outputFile.json=${KEPT}/${file}.json`,
  `--outputFile.processorTime=${KEPT}/${file}-cost.json`,
  ...words,
];

/** Starts a command that needs no browser, at a lower priority, so that no browser test waits for it. Its output goes to a file. */
function beside(name: string, niceness: number, [program, ...words]: Command): Beside {
  const said = openSync(`${KEPT}/${name}.txt`, 'w');
  // the command has a process group of its own, to be ended whole
  const child = spawn(program, words, { stdio: ['ignore', said, said], detached: true });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { name, child, ended };
}

/** Runs a command with its output shown, and resolves to its exit status. It is asynchronous, so that this process can still end the others. */
function here([program, ...words]: Command): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const saidBy = (name: string): string => readFileSync(`${KEPT}/${name}.txt`, 'utf8');

interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Contents of the files with this ending that the runs of vitest have written. */
function keptBy<Kept>(ending: string): Kept[] {
  return RUNS.map((name) => `${KEPT}/${name}${ending}.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Kept);
}

/** Words on the processor time in all, and on the ten files that took most. */
function costs(machineBefore: number | null): string {
  const files = keptBy<Costs>('-cost').flatMap((costs) => Object.entries(costs));
  const own = files.reduce((sum, [, seconds]) => sum + seconds, 0);
  const machine = machineSeconds();
  const most = files.toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return [
    machine === null || machineBefore === null
      ? `Processor time: ${own.toFixed(0)} s in the test files, of which these are the dearest`
      : `Processor time: ${(machine - machineBefore).toFixed(0)} s of this machine, ${own.toFixed(0)} s in the test files, of which these are the dearest`,
    ...most.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ].join('\n');
}

function counted(): string {
  const results = keptBy<Counts>('');
  const sum = (count: (result: Counts) => number) => results.reduce((all, result) => all + count(result), 0);
  const skipped = sum((result) => result.numPendingTests + result.numTodoTests);
  return `${sum((r) => r.numPassedTests)} passed, ${sum((r) => r.numFailedTests)} failed, ${skipped} skipped`;
}

async function main(asked: readonly string[]): Promise<number> {
  process.env.CHROMIUM_PATH = chromium();
  mkdirSync(KEPT, { recursive: true });
  for (const name of RUNS)
    for (const ending of ['', '-cost']) rmSync(`${KEPT}/${name}${ending}.json`, { force: true });
  const machineBefore = machineSeconds();
  const whole = asked.length === 0;
  const others = [
    beside('types', 4, script('types', '--', '--singleThreaded')),
    beside('lint', 4, script('lint')),
    ...(whole ? [beside('unit', 10, vitest('unit', ['--project', '!browser*']))] : []),
  ];
  const endAll = () => {
    for (const { child } of others) endWhole(child);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endAll();
      process.exit(1);
    });
  }
  try {
    if ((await here(script('build:page'))) !== 0) return 1;
    let status = await here(vitest('tests', whole ? ['--project', 'browser'] : asked));
    for (const { name, ended } of others) {
      const code = await ended;
      if (code === 0) continue;
      status = code;
      console.log(`${name} failed:\n${saidBy(name)}`);
    }
    // the last tests measure when something is drawn, so nothing may run beside them
    if (whole) status = (await here(vitest('alone', ['--project', 'browser-alone']))) || status;
    console.log(costs(machineBefore));
    console.log(counted());
    return status;
  } finally {
    endAll();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
