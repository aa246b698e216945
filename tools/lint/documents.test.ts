// What the documents name exists: the targets of links, commands, and files at the paths that are given.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { devDependencies, scripts } from '../../package.json';
import { ALL_SIDE_PAGES, EMBED_FIGURES, SHOWABLE } from '../../src/scenario/view';
import { importsOf } from './imports';
import { ARCHITECTURE, measured } from './measured';
import { productionFiles } from './tree';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0');
const documents = tracked.filter(
  (path) => /^[^/]+\.md$|^docs\/.*\.md$|^src\/.*README\.md$/.test(path) && existsSync(join(ROOT, path)),
);

describe.each(documents)('%s', (path) => {
  const text = read(path);

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)(?!\w|:?\*)/gi)].map(
      (m) => m[1] ?? '',
    );
    expect(named.filter((name) => !(name in scripts) && !`${name}`.endsWith(':'))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');

  test('has at most 150 lines', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(150);
  });

  test('has a line for exactly the present dependencies', () => {
    const table = text.slice(text.indexOf('## Dependencies'));
    const named = [...table.matchAll(/^\| (?!package|---)([^|]+) \|/gm)].flatMap(
      (row) => row[1]?.split(', ') ?? [],
    );
    const covers = (name: string) =>
      named.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
    const installed = Object.keys(devDependencies);
    expect(installed.filter((name) => !covers(name) && !name.startsWith('@types/'))).toEqual([]);
    expect(named.filter((row) => !row.endsWith('*') && !installed.includes(row))).toEqual([]);
  });

  test('names only files that exist', () => {
    const paths = [...text.matchAll(/`((?:src|test|docs|workers|public)\/[^`\s<*{]+)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('has measured figures that are about right (`npm run measure` renews them)', () => {
    const sources = productionFiles();
    const house = measured(sources, importsOf(sources));
    const said =
      /^Measured: (\d+) files.* has (\d+) files of what runs and (\d+) with types.* circles (\d+)/m.exec(
        readFileSync(ARCHITECTURE, 'utf8'),
      );
    const today = [house.files, house.valueChain.length, house.chain.length, house.circles];
    today.forEach((number, i) => {
      expect(Math.abs(Number(said?.[i + 1]) - number)).toBeLessThanOrEqual(number / 7);
    });
  });
});

test('docs/embed.md names every figure, page and control that a link can ask for', () => {
  const text = read('docs/embed.md');
  const missing = [...EMBED_FIGURES, ...ALL_SIDE_PAGES, ...SHOWABLE].filter(
    (name) => !text.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

test('README’s commands are those that continuous integration runs', () => {
  const readme = read('README.md');
  expect(readme).toMatch(/^npm ci && npm start\b/m);
  expect(readme).toMatch(/^npm ci && npm test\b/m);
  expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m);
});
