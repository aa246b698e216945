// The command `compute` as another program uses it, as a process with pipes, compared with the reference files.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtCommand } from '../shared/builtCommand';
import { onlyInFull } from '../statistics/size';
import accounting from './accounting.json';
import auditing from './auditing.json';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The command with one thread. How several threads work together is tested in src/cli/stream.test.ts. */
let program: string;
let words: string[];
beforeAll(async () => {
  [program, ...words] = [...(await builtCommand()), 'compute', '--jobs=1'];
});

interface Run {
  lines: Record<string, unknown>[];
  code: number | null;
}

function compute(input: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line !== '');
      resolve({ lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), code });
    });
    child.stdin.end(input);
  });
}

test.skipIf(!existsSync('/dev/full'))('reports a full disk by a message and a status', (itself) => {
  onlyInFull(itself);
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(program, words, {
    cwd: ROOT,
    input: '{"query":"gdpEps","mu":1,"delta":1e-5}\n',
    stdio: ['pipe', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(stderr).toContain('The replies cannot be written, because the disk is full. Free some of it');
  expect(status).toBe(1);
});

test.skipIf(process.platform === 'win32')(
  'refuses a folder in place of queries by a message and a status',
  () => {
    const folder = openSync(ROOT, 'r');
    const { status, stdout, stderr } = spawnSync(program, [...words, '--strict'], {
      cwd: ROOT,
      stdio: [folder, 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    closeSync(folder);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Standard input is a folder\. Give a file or a pipe of queries/);
  },
);

/** A query that holds the main thread for minutes. */
const SLOW = {
  id: 'slow',
  query: 'auditWorstCase',
  samplingRate: 1,
  noiseMultiplier: 20,
  steps: 100,
  delta: 1e-5,
  runs: 1_000_000,
  repeats: 1000,
};

test('with --end-with-input it ends with its input even during a query', async () => {
  const child = spawn(program, [...words, '--end-with-input'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close');
  // the input is cut within a character of two bytes
  const first = Buffer.from(jsonLines([{ id: 'é', query: 'gdpEps', mu: 1, delta: 1e-5 }]));
  const cut = first.indexOf('é') + 1;
  child.stdin.write(first.subarray(0, cut));
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.stdin.write(first.subarray(cut));
  await once(child.stdout, 'data');
  expect(JSON.parse(said)).toMatchObject({ id: 'é', eps: expect.closeTo(4.377_178, 5) });
  child.stdin.write(jsonLines([SLOW]));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const since = performance.now();
  child.stdin.end();
  await ended;
  expect(performance.now() - since).toBeLessThan(20_000);
  expect(said.trim().split('\n')).toHaveLength(1);
});

const jsonLines = (queries: readonly unknown[]) =>
  queries.map((query) => `${JSON.stringify(query)}\n`).join('');

interface ReferenceFunction {
  tolerance: { rel: number; abs: number };
  cases: { inputs: Record<string, unknown>; outputs: Record<string, number | null> }[];
}

const SHARED_NAMES = [
  'clopperPearson',
  'lowerBoundsFromCounts',
  'gdpDelta',
  'gdpEps',
  'gdpMu',
  'tradeoffGdp',
  'tradeoffEpsDelta',
  'advantageGdp',
  'advantageEpsDelta',
  'tradeoffFromDiscretePld',
  'deltaFromDiscretePld',
  'bayesianEpsLower',
  'logKatzEpsLower',
  'oneRunPValueClassic',
  'oneRunEpsLowerClassic',
  'oneRunPValueExact',
  'oneRunEpsLowerExact',
  'epsOptimal',
  'fdpOneRunGdp',
  'poissonBinomialTail',
  'posteriorPure',
  'epsForAdvantagePure',
  'singleTargetEpsDelta',
  'multiTargetPureTail',
  'multiTargetApproxTail',
  'multiTargetCount',
  'multiTargetHeterogeneousTail',
  'zipfPrior',
  'singleTargetGdp',
  'idealizedGaussianSuccess',
  'idealizedGaussianMonteCarlo',
] as const;

describe('compute', () => {
  const functions = auditing.functions as unknown as Record<string, ReferenceFunction>;
  const asked = SHARED_NAMES.flatMap((name) =>
    (functions[name] as ReferenceFunction).cases.map((one) => ({ name, ...one })),
  );
  const points = accounting.points.slice(0, 12);

  /** Replies of one process to all queries of these tests, since its start takes longer than its answers. */
  let lines: Run['lines'];
  beforeAll(async () => {
    const functionQueries = asked.map(({ name, inputs }, id) => ({ id, query: name, ...inputs }));
    const good = points.map(({ q, sigma, T, delta }, id) => ({
      id,
      query: 'epsilon',
      adjacency: 'substitute',
      samplingRate: q,
      noiseMultiplier: sigma,
      steps: T,
      delta,
    }));
    const run = await compute(
      `${jsonLines(good.slice(0, 6))}not json\n\n${jsonLines([{ ...good[6], delta: 2 }])}${jsonLines([...good.slice(6), ...functionQueries])}`,
    );
    expect(run.code).toBe(0);
    lines = run.lines;
  });

  test('meets every reference case by the reference’s own names of inputs and outputs', () => {
    const replies = lines.slice(points.length + 2);
    expect(replies.length).toBe(asked.length);
    const misses = asked.flatMap(({ name, inputs, outputs }, id) => {
      const { rel, abs } = (functions[name] as ReferenceFunction).tolerance;
      const reply = replies[id] as Record<string, unknown>;
      return Object.entries(outputs)
        .filter(([field, expected]) => {
          const given = reply[field];
          // null stands for an infinite value, in the file and in replies
          if (expected === null || typeof given !== 'number') return given !== expected;
          return Math.abs(given - expected) > abs + rel * Math.abs(expected);
        })
        .map(([field, expected]) => ({ name, inputs, field, expected, given: reply[field] }));
    });
    expect(misses).toEqual([]);
  });

  test('answers every line in order, bad ones with an error', () => {
    const replies = lines.slice(0, points.length + 2);
    expect(replies.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, null, 6, 6, 7, 8, 9, 10, 11]);
    expect(replies[6]).toMatchObject({ line: 7, error: { code: 'not-json' } });
    expect(replies[7]).toMatchObject({ error: { code: 'out-of-range', field: 'delta' } });
    const values = replies.filter(({ error }) => error === undefined).map(({ value }) => value as number);
    points.forEach(({ epsS, tolerance }, i) => {
      expect(Math.abs((values[i] as number) - epsS)).toBeLessThanOrEqual(
        tolerance + 1e-4 * Math.max(1, epsS),
      );
    });
  });
});
