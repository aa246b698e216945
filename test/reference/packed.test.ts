// The packed command on a machine with Node alone: built, packed, installed without a network into an empty folder, asked there.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from '../../package.json';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-'));
const npm = (cwd: string, ...given: string[]) => execFileSync('npm', [...given, '--silent'], { cwd });

beforeAll(() => {
  npm(ROOT, 'run', 'build:compute');
  npm(ROOT, 'pack', '--ignore-scripts', '--pack-destination', folder);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, archive));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (given: string[], input = '') =>
  spawnSync(join(folder, 'node_modules/.bin/adjacency-lab'), given, { cwd: folder, input, encoding: 'utf8' });

test('needs no other package', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'adjacency-lab',
  ]);
});

test('npx finds it', () => {
  const said = execFileSync('npx', ['--offline', 'adjacency-lab', 'compute', '--version'], { cwd: folder });
  expect(said.toString().trim()).toBe(version);
});

test('answers on this thread and on others, in order, and trains', () => {
  const many = Array.from({ length: 300 }, (_, id) => ({
    id,
    query: 'gdpEps',
    mu: 1 + id / 300,
    delta: 1e-6,
  }));
  const training = {
    id: 'trained',
    query: 'auditTraining',
    dataset: 'breast',
    canary: 'S2',
    samplingRate: 1,
    noiseMultiplier: 5,
    clippingNorm: 1,
    learningRate: 0.05,
    steps: 2,
    delta: 1e-5,
    runsPerWorld: 20,
  };
  // a Gaussian of mu = 1: closed form
  const gaussian = {
    id: 'gaussian',
    query: 'epsilon',
    relation: 'substitute',
    samplingRate: 1,
    noiseMultiplier: 20,
    steps: 100,
    delta: 1e-5,
  };
  const queries = [...many, gaussian, training];
  const { stdout, status, stderr } = run(
    ['compute', '--strict', '--jobs=2'],
    queries.map((query) => `${JSON.stringify(query)}\n`).join(''),
  );
  expect([status, stderr]).toEqual([0, '']);
  const replies = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(({ id }) => id)).toEqual(queries.map(({ id }) => id));
  expect(replies[300].value).toBeCloseTo(4.377_178, 5);
  expect(replies[301].checkpoints.at(-1).step).toBe(2);
});

test('says how it is used', () => {
  const { stdout, status } = run(['compute', '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('auditWorstCase');
});

test('names a command that it does not have', () => {
  const { status, stderr } = run(['serve']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown command serve; the commands are compute and audit\./);
});
