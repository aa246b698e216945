// The package as a user with Node alone has it: built, packed, installed without a network into an empty folder, and used there. Its page
// is a made-up one of two lines, since the real page may not be built yet while this runs.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, version } from '../../package.json';
import { packedManifest } from '../../src/build/package/manifest';
import { COMMANDS } from '../../src/guests/faces/commands';
import { provenanceOf } from '../../src/lab/export/provenance';
import { checkScript } from '../../src/lab/live/python/check';
import { changeScenario, DEFAULT_SCENARIO } from '../../src/scenario';
import { type Command, npm } from '../../tools/processes';
import type { InstalledPackage } from '../shared/installedPackage';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-'));
const silently = (cwd: string, ...given: string[]) => {
  const [program, ...words] = npm('--silent', ...given);
  return execFileSync(program, words, { cwd });
};

beforeAll(() => {
  silently(ROOT, 'run', 'build:compute');
  const staged = join(folder, 'staged');
  for (const name of ['compute', 'docs/api', 'python', 'README.md', 'CHANGELOG.md', 'CITATION.cff'])
    cpSync(join(ROOT, name), join(staged, name), { recursive: true });
  writeFileSync(join(staged, 'package.json'), packedManifest());
  const page = join(staged, 'compute/page');
  rmSync(page, { recursive: true, force: true });
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Small page</title>');
  writeFileSync(join(page, '404.html'), 'No such page');
  writeFileSync(join(page, '_headers'), "/*\n  Content-Security-Policy: default-src 'self'\n");
  silently(staged, 'pack', '--ignore-scripts', '--pack-destination', folder);
  // npm would otherwise install into the nearest folder above that has a package.json
  writeFileSync(join(folder, 'package.json'), '{}');
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  silently(
    folder,
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    join(folder, archive),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command, as npx starts it. */
const command = (...given: string[]): Command => [
  process.execPath,
  join(folder, 'node_modules/adjacency-lab', bin['adjacency-lab']),
  ...given,
];
const run = (given: string[], input = '') => {
  const [program, ...words] = command(...given);
  return spawnSync(program, words, { cwd: folder, input, encoding: 'utf8' });
};

test('installs no other package', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'adjacency-lab',
  ]);
});

test('npx finds the command', () => {
  const said = silently(folder, 'exec', '--offline', '--', 'adjacency-lab', 'compute', '--version');
  expect(said.toString().trim()).toBe(version);
});

test('answers queries on several threads in order, among them one that trains', () => {
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
  // a Gaussian mechanism of mu = 1, whose epsilon has a closed form
  const gaussian = {
    id: 'gaussian',
    query: 'epsilon',
    adjacency: 'substitute',
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

/** Tests of guests (src/guests) on the installed package. */
const GUESTS = import.meta.glob<(installed: InstalledPackage) => void>(
  '../../src/guests/*/testing/packed.ts',
  { eager: true, import: 'PACKED_TESTS' },
);
for (const [path, tests] of Object.entries(GUESTS)) describe(path, () => tests({ folder, run }));

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'answers the Python script that the page writes for fixed-size batches, which fails where the two values differ',
  () => {
    const scenario = changeScenario(DEFAULT_SCENARIO, { sampling: 'fixed-size' });
    const provenance = provenanceOf(scenario, 'https://lab.example/');
    const asked = (substitute: number) =>
      spawnSync(
        'python3',
        ['-c', checkScript('dp-accounting', scenario, { addRemove: null, substitute }, provenance)],
        { cwd: folder, encoding: 'utf8' },
      );
    const [right, wrong] = [asked(1e3), asked(1e-3)];
    expect([right.status, right.stderr]).toEqual([0, '']);
    expect(JSON.parse(right.stdout.split(" Adjacency Lab's page")[0]!).upper).toBeGreaterThan(1);
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('do not agree')]);
  },
);

test('ends with its input even during a query if --end-with-input is given', async () => {
  const [program, ...words] = command('compute', '--end-with-input');
  const asking = spawn(program, words, { cwd: folder });
  const ended = once(asking, 'close');
  asking.stdin.write('{"id":1,"query":"gdpEps","mu":1,"delta":1e-5}\n');
  expect(String((await once(asking.stdout, 'data'))[0])).toMatch(/^\{"id":1,"eps":4\.377/);
  // the query takes minutes on the main thread
  const slow = { query: 'auditWorstCase', samplingRate: 1, noiseMultiplier: 20, steps: 100, delta: 1e-5 };
  asking.stdin.write(`${JSON.stringify({ ...slow, runs: 1_000_000, repeats: 1000 })}\n`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const since = performance.now();
  asking.stdin.end();
  await ended;
  expect(performance.now() - since).toBeLessThan(20_000);
});

test('prints its usage', () => {
  const { stdout, status } = run(['compute', '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('auditWorstCase');
});

test('refuses an unknown command by its name', () => {
  const { status, stderr } = run(['train']);
  expect(status).toBe(2);
  const guests = Object.values<{ name: string }>(COMMANDS).map(({ name }) => name);
  expect(stderr).toContain(
    `Unknown command train; the commands are ${['compute', ...guests].join(', ')} and serve.`,
  );
});

test('has no fields in its package.json that only development needs', () => {
  const text = readFileSync(join(folder, 'node_modules/adjacency-lab/package.json'), 'utf8');
  const kept = Object.keys(JSON.parse(text));
  for (const key of ['scripts', 'imports', 'devDependencies', 'overrides', 'allowScripts', 'private'])
    expect(kept).not.toContain(key);
  expect(readdirSync(join(folder, 'node_modules/adjacency-lab')).sort()).toEqual(
    ['CHANGELOG.md', 'CITATION.cff', 'README.md', 'compute', 'docs', 'package.json', 'python'].sort(),
  );
});

test('contains all files of the Python helper that pip needs', () => {
  const helper = join(folder, 'node_modules/adjacency-lab/python');
  expect(readdirSync(helper).sort()).toEqual([
    'README.md',
    'adjacency_lab',
    'build_backend.py',
    'pyproject.toml',
  ]);
  expect(readdirSync(join(helper, 'adjacency_lab')).sort()).toEqual([
    '__init__.py',
    'lab.py',
    'py.typed',
    'queries.py',
  ]);
});

test('the package’s root exports every name of its modules', () => {
  const script = `
    import * as all from 'adjacency-lab';
    import * as accounting from 'adjacency-lab/accounting';
    import * as audit from 'adjacency-lab/audit';
    const names = [...Object.keys(accounting), ...Object.keys(audit)];
    console.log(names.filter((name) => all[name] !== (accounting[name] ?? audit[name])).length, names.length > 20);
    console.log(all.guess({ adjacency: 'substitute', epsilon: 0, prior: 0.5 }).success);
  `;
  writeFileSync(join(folder, 'root.mjs'), script);
  const { stdout, stderr } = spawnSync(process.execPath, ['root.mjs'], { cwd: folder, encoding: 'utf8' });
  expect([stderr, stdout]).toEqual(['', '0 true\n0.5\n']);
});

describe('what it exports', () => {
  /** The TypeScript example of a document. */
  const linesOf = (path: string) =>
    /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1] ?? '';
  const examples = ['accounting', 'audit'].map((name) => [name, linesOf(`docs/api/${name}.md`)] as const);
  /** Output of the compiler for these files, from one call. */
  const checked = (files: readonly (readonly [name: string, text: string])[], ...options: string[]) => {
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const given = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', ...options];
    const names = files.map(([name]) => name);
    return spawnSync(process.execPath, [tsc, ...given, ...names], { cwd: folder, encoding: 'utf8' }).stdout;
  };

  /** Output of a script, which must end without an error. */
  const saidBy = (file: string, cwd = folder) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };

  test.each(examples)('the example of %s runs in Node and as a bundle', async (name, text) => {
    writeFileSync(join(folder, `${name}.mjs`), text);
    const said = saidBy(`${name}.mjs`);
    const numbers = said.match(/\d+\.\d+/g)?.map(Number) ?? [];
    // the first number is of add/remove and smaller than the second; for the other example it is a bound of the worst case
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    if (name === 'accounting') expect(numbers[1]).toBeGreaterThan(numbers[0]!);

    // the bundle is for a page, so it must need no module of Node's
    const outDir = mkdtempSync(join(tmpdir(), 'adjacency-lab-bundle-'));
    try {
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { outDir, lib: { entry: `${name}.mjs`, formats: ['es'], fileName: name } },
      });
      expect(readdirSync(outDir)).toEqual([`${name}.mjs`]);
      const bundle = readFileSync(join(outDir, `${name}.mjs`), 'utf8');
      expect(bundle).not.toMatch(/\bimport\b[^;]*["'](?:node:|adjacency-lab)|__vite-browser-external/);
      expect(saidBy(`${name}.mjs`, outDir)).toBe(said);
    } finally {
      rmSync(outDir, { recursive: true });
    }
  });

  test.each([
    ['Node', ['--module', 'nodenext']],
    ['Node 16', ['--module', 'node16']],
    ['bundlers', ['--module', 'preserve', '--moduleResolution', 'bundler']],
  ])('has types, by the rules of %s', (_, rules) => {
    const files = [...examples, ['compute', linesOf('docs/compute.md')] as const];
    expect(
      checked(
        files.map(([name, text]) => [`${name}.mts`, text]),
        ...rules,
      ),
    ).toBe('');
  });

  test('the compiler finds a wrong type and a misspelt name', () => {
    const files = examples.flatMap(([name, text]) => [
      [`${name}-wrong.mts`, text.replace(/'adjacency-lab\/\w+';/, '$&\nconst wrong: string = 1;')] as const,
      [`${name}-misspelt.mts`, text.replaceAll('delta', 'dleta')] as const,
    ]);
    const said = checked(files, '--module', 'nodenext');
    for (const [name] of examples) {
      expect(said).toMatch(new RegExp(`^${name}-wrong\\.mts.* TS2322`, 'm'));
      expect(said).toMatch(new RegExp(`^${name}-misspelt\\.mts.*dleta`, 'm'));
    }
  });
});

test('serves the files of its page and no others', async () => {
  const [program, ...words] = command('serve', '--port', '0');
  const served = spawn(program, words, { cwd: folder });
  try {
    const said = await new Promise<string>((resolve) =>
      served.stdout.once('data', (text) => resolve(`${text}`)),
    );
    const url = /http:\/\/localhost:\d+\//.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '';
    const page = await fetch(url);
    expect(await page.text()).toContain('Small page');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    // the data sets are files of the page too
    const [set] = readdirSync(join(ROOT, 'public/data'));
    expect((await fetch(`${url}data/${set}`)).status).toBe(200);
    for (const outside of ['bin.js', '%2e%2e/bin.js', 'data/..%2f..%2fbin.js', '%00', '%']) {
      const { status } = await fetch(url + outside);
      expect([outside, status]).toEqual([outside, 404]);
    }
    // malformed addresses, which a picture on any other page could request
    for (const bad of ['/', '/[', '/\\', '/elsewhere.example/']) {
      const { status } = await fetch(url + bad);
      expect([bad, status]).toEqual([bad, 400]);
    }
    expect((await fetch(url)).status).toBe(200);
  } finally {
    served.kill();
  }
});

test('refuses an impossible port by the option’s name', () => {
  const { status, stderr } = run(['serve', '--port', '70000']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('--port')]);
});
