// Every equation of every chapter: its typeset form and its words.
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { katexOptions } from '../notation/katexOptions';
import { symbolsIn } from '../notation/table';
import type { DeeperContent } from './frame/deeper/Deeper';
import { BOUND_FROM_ERROR_RATE, type EquationEntry } from './frame/deeper/sharedEquations';

const tables = import.meta.glob<Record<string, EquationEntry>>('./*/equations.ts', {
  eager: true,
  import: 'EQUATIONS',
});
const chapters = import.meta.glob<DeeperContent>('./*/deeper.ts', { eager: true, import: 'DEEPER' });
const EQUATIONS: EquationEntry[] = [
  BOUND_FROM_ERROR_RATE,
  ...Object.values(tables).flatMap((table) => Object.values(table)),
  ...Object.values(chapters).flatMap(({ equations }) => equations),
];

test('more than 25 equations are found', () => expect(EQUATIONS.length).toBeGreaterThan(25));

describe.each(EQUATIONS)('equation $tex', ({ tex, speech }) => {
  test('is typeset with a mark for each symbol that lights up with its control', () => {
    const html = katex.renderToString(tex, { ...katexOptions(), throwOnError: true });
    expect(html).toContain('<math');
    expect(html).not.toContain('#cc0000');
    const marked = [...html.matchAll(/data-symbol="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(marked)).toEqual(new Set(symbolsIn(tex)));
  });

  test('has words without TeX or bare symbols', () => {
    expect(speech).toMatch(/^[A-Za-z].{30,}\.$/s);
    expect(speech).not.toMatch(/[\\{}^_$&~|=<>≤≥±√×·∑∫σδεμΦα]/u);
  });
});

test('\\href and \\htmlStyle may write no attributes', () => {
  const render = (tex: string) => katex.renderToString(tex, katexOptions());
  expect(render('\\href{https://example.org}{x}')).not.toContain('href=');
  expect(render('\\htmlStyle{margin: 9px}{x}')).not.toContain('margin: 9px;');
});
