// The command line, the module and the Python helper give the same answer to a query.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { answer } from '../../src/cli/answer';
import { QUERIES } from '../../src/cli/queries';
import { closeTraining } from '../../src/cli/queries/training';
import * as lab from '../../src/published';
import { onlyInFull } from '../statistics/size';

afterAll(closeTraining);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!PYTHON) console.warn('No python3 here: the Python helper is not asked.');
const PIP = PYTHON && spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
if (PYTHON && !PIP) console.warn('No pip here: the Python helper is not installed.');

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
const places = Array.from({ length: 200 }, (_, i) => (i * 37) % 200);
const SCORES = {
  game: 'in-out',
  delta: 1e-5,
  claimedEpsilon: 0.5,
  inScores: places.map((i) => 2 + i / 200),
  outScores: places.map((i) => i / 75),
} as const;

/** Queries with their fields and the module's answer. */
const QUESTIONS: readonly (readonly [query: string, asked: object, module: () => object])[] = [
  [
    'guess',
    { adjacency: 'substitute', epsilon: 2, delta: 1e-5, prior: 0.1 },
    () => lab.guess({ adjacency: 'substitute', epsilon: 2, delta: 1e-5, prior: 0.1 }),
  ],
  [
    'guess',
    { adjacency: 'add-remove', epsilon: 2, prior: 0.5 },
    () => lab.guess({ adjacency: 'add-remove', epsilon: 2, prior: 0.5 }),
  ],
  [
    'attackSuccess',
    { ...RUN, prior: 0.1 },
    () => {
      const { byRemoval, byExchange, smallest } = lab.attackSuccess({ ...RUN, prior: 0.1 });
      return { byRemoval, byExchange, smallest };
    },
  ],
  [
    'attackSuccess',
    { sampling: 'any-order', epochs: 2, noiseMultiplier: 4, prior: 0.5, adjacency: 'substitute' },
    () => {
      const run = { sampling: 'any-order', epochs: 2, noiseMultiplier: 4, prior: 0.5 } as const;
      const { byRemoval, byExchange, smallest } = lab.attackSuccess(run);
      return { byRemoval, byExchange, smallest };
    },
  ],
  ['audit', { ...SCORES, trainings: 'many' }, () => lab.auditScores({ ...SCORES, trainings: 'many' })],
  [
    'audit',
    { ...SCORES, trainings: 'one', guesses: [40] },
    () => lab.auditScores({ ...SCORES, trainings: 'one', guesses: [40] }),
  ],
  [
    'report',
    { ...RUN, delta: 1e-5, values: [2, 100], date: '2026-11-29' },
    () => lab.report({ ...RUN, delta: 1e-5, values: [2, 100], date: '2026-11-29' }),
  ],
  [
    'registryRecord',
    { ...RUN, delta: 1e-5, clippingNorm: 1.5, marks: { clipping: 4 } },
    () => lab.registryRecord({ ...RUN, delta: 1e-5, clippingNorm: 1.5, marks: { clipping: 4 } }),
  ],
  [
    'epsilon',
    { ...RUN, recordsPerPerson: 3, adjacency: 'substitute', delta: 1e-5 },
    () => {
      const known = lab.epsilon('substitute', lab.runOfTraining({ ...RUN, recordsPerPerson: 3 }), 1e-5);
      return { value: known.value, lower: known.lower, upper: known.upper };
    },
  ],
];

test.each(QUESTIONS)(
  '%s has the same answer by command line and module: %j',
  async (query, asked, module) => {
    const reply = JSON.parse(await answer(QUERIES, JSON.stringify({ query, ...asked }), 1));
    expect(reply).toMatchObject(JSON.parse(JSON.stringify(module())));
  },
);

test.skipIf(!PYTHON)('each query has the same answer by the Python helper', async () => {
  const script = `
import json, sys
sys.path.insert(0, "python")
from adjacency_lab import Lab
with Lab() as lab:
    for query, asked in json.loads(sys.argv[1]):
        print(json.dumps(getattr(lab, query)(**asked)))
`;
  const asked = QUESTIONS.map(([query, fields]) => [query, fields]);
  const said = execFileSync('python3', ['-c', script, JSON.stringify(asked)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const replies = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [i, [query, fields]] of QUESTIONS.entries()) {
    const byCommand = JSON.parse(await answer(QUERIES, JSON.stringify({ query, ...fields }), 1));
    expect({ ...replies[i], id: null }).toEqual({ ...byCommand, id: null });
  }
});

describe.skipIf(!PYTHON)('the Python helper', () => {
  test('has a docstring for every method, and annotations for all that they take and give', () => {
    const script = `
import inspect, sys
sys.path.insert(0, "python")
from adjacency_lab import Lab
for name, method in inspect.getmembers(Lab, inspect.isfunction):
    if name.startswith("_") and name != "__init__":
        continue
    parameters = [p for p in inspect.signature(method).parameters.values() if p.name != "self"]
    untyped = [p.name for p in parameters if p.annotation is p.empty]
    said = (method.__doc__ or "").strip()
    if untyped or inspect.signature(method).return_annotation is inspect.Signature.empty or (name != "__init__" and len(said) < 10):
        print(name, untyped)
`;
    expect(execFileSync('python3', ['-c', script], { cwd: ROOT, encoding: 'utf8' })).toBe('');
  });
});

test.skipIf(!PIP)('pip installs it from its folder, without a network, and it asks', (itself) => {
  onlyInFull(itself);
  const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-pip-'));
  const pip = (...words: string[]) =>
    execFileSync(
      'python3',
      ['-m', 'pip', '--disable-pip-version-check', 'install', '--no-index', ...words, join(ROOT, 'python')],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  try {
    pip('--no-build-isolation', '--target', folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['adjacency_lab']));
    expect(readdirSync(join(folder, 'adjacency_lab'))).toEqual(
      expect.arrayContaining(['__init__.py', 'lab.py', 'py.typed', 'queries.py']),
    );
    const script = `
import adjacency_lab, importlib.metadata as installed
print(installed.version("adjacency-lab"), adjacency_lab.__version__, adjacency_lab.__file__)
with adjacency_lab.Lab(${JSON.stringify(ROOT)}) as lab:
    print(lab.guess(adjacency="substitute", epsilon=0, prior=0.5)["success"])
`;
    const said = execFileSync('python3', ['-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: folder },
    });
    const [first = '', second] = said.trim().split('\n');
    expect(first.split(' ').slice(0, 2)).toEqual([version, version]);
    expect(first).toContain(folder);
    expect(Number(second)).toBe(0.5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
