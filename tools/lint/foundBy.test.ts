// Tests find the page's parts by role or data-testid. The rule holds for the real tests, and is tried on texts made up here.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { foundBySheet, foundByStyle, sheetClasses, strayTestIds } from './foundBy';
import { productionFiles } from './tree';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);

const modules = new Set(list('src/**/*.module.css').map((path) => basename(path, '.module.css')));
const tests = new Map(
  list('test', 'tools', 'src/guests/*/browser/*')
    .filter((path) => path.endsWith('.ts') && !path.startsWith('tools/lint/'))
    .map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]),
);

const sheets = list('src/**/*.css')
  .filter((path) => !path.endsWith('.module.css'))
  .map((path) => readFileSync(`${ROOT}${path}`, 'utf8'));

/** Tests that see the page. Those of `test/reference` compare numbers, and have names of Python that look like classes. */
const seeing = new Map([...tests].filter(([path]) => !path.startsWith('test/reference/')));

/** Texts that look like such a class and are none: two rules that axe.test.ts brings along itself. */
const OWN_RULES = 2;

describe('the tests', () => {
  test('find no part by a class of a style module', () => {
    expect(modules.size).toBeGreaterThan(50);
    expect(foundByStyle(tests, modules)).toEqual([]);
  });

  test('find nothing by a class of the whole page’s sheets', () => {
    const found = foundBySheet(seeing, sheetClasses(sheets));
    expect(found.length, found.slice(-5).join('\n')).toBeLessThanOrEqual(OWN_RULES);
  });

  test('ask for exactly the data-testids of the page', () => {
    expect(strayTestIds(productionFiles(), tests)).toEqual([]);
  });
});

describe('the rule refuses', () => {
  const one = (text: string) => new Map([['test/a.ts', text]]);

  test('a class of a style module but no name that only looks like one', () => {
    const styles = new Set(['RunLine']);
    expect(foundByStyle(one("page.locator('.RunLine_text b')"), styles)).toEqual([
      'test/a.ts finds .RunLine_text by its style: find it by its role, or give it a data-testid.',
    ]);
    expect(foundByStyle(one('Number.Run_line; other.RunLine; .Walk_text'), styles)).toEqual([]);
  });

  test('a class of the whole page’s sheets, and leaves alone what is no selector', () => {
    const classes = sheetClasses(['/* .old */ .grip { color: red; } .a .grip-knob { top: 0.5px; }']);
    expect([...classes]).toEqual(['grip', 'a', 'grip-knob']);
    expect(foundBySheet(one("page.locator('svg .grip').grip"), classes)).toEqual([
      'test/a.ts finds .grip by its style.',
    ]);
    expect(foundBySheet(one("page.grip.a; '.gripping'; '.old'"), classes)).toEqual([]);
  });

  test('a data-testid that only the page has or only a test asks for', () => {
    const page = one('<p data-testid="a" /><Fold testId="b" />');
    expect(strayTestIds(page, one("getByTestId('a'); '[data-testid=b] svg'"))).toEqual([]);
    expect(strayTestIds(page, one("getByTestId('a'); '[data-testid=c]'"))).toEqual([
      'No test asks for data-testid="b".',
      'Nothing on the page has data-testid="c".',
    ]);
  });
});
