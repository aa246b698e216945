// The equations of the papers' pages: their typeset form, their words, and that the tables of items list each of them.
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { katexOptions } from '../../notation/katexOptions';
import { symbolsIn } from '../../notation/table';
import { PAPER_ITEMS } from '../paper/items';
import { PAPER_EQUATIONS } from '../paper/printedEquations';
import { UNIAUD_ITEMS } from '../uniaud/items';
import { UNIAUD_EQUATIONS } from '../uniaud/printedEquations';
import type { PaperItem } from './item';

const ALL = [...PAPER_EQUATIONS, ...UNIAUD_EQUATIONS];

describe.each(ALL)('$name, $tex', ({ tex, speech, words }) => {
  test('is typeset with a mark for each symbol that lights up with its control', () => {
    const html = katex.renderToString(tex, { ...katexOptions(), throwOnError: true });
    expect(html).not.toContain('#cc0000');
    const marked = [...html.matchAll(/data-symbol="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(marked)).toEqual(new Set(symbolsIn(tex)));
  });

  test('has words without TeX, and a sentence beside it', () => {
    expect(speech).toMatch(/^[A-Za-z].{30,}\.$/s);
    expect(speech).not.toMatch(/[\\{}^_$&~|=<>≤≥±√×·∑∫σδεμΦα]/u);
    expect(words).toMatch(/^[A-Z].*\.$/);
  });
});

/** The numbers that a name covers: 'Equations 7 to 9' has 7, 8 and 9. */
function numbersOf(name: string): number[] {
  const [first, last] = (name.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: (last ?? first!) - first! + 1 }, (_, i) => first! + i);
}

test.each([
  ['Beyond Membership', PAPER_EQUATIONS, 6],
  ['UniAud', UNIAUD_EQUATIONS, 12],
] as const)('the equations of %s are all there, each once', (_, equations, last) => {
  expect(equations.flatMap(({ name }) => numbersOf(name))).toEqual(
    Array.from({ length: last }, (_, i) => i + 1),
  );
});

test.each([
  ['Beyond Membership', PAPER_EQUATIONS, PAPER_ITEMS],
  ['UniAud', UNIAUD_EQUATIONS, UNIAUD_ITEMS],
] as const)('the items of %s name each equation', (_, equations, items: readonly PaperItem[]) => {
  const said = items
    .map(({ kind, number, says }) => `${kind === 'equation' ? `Equation ${number} ` : ''}${says}`)
    .join(' ');
  const named = [...said.matchAll(/Equations? (\d+)(?:(?:, | to )(\d+))?/g)].flatMap(([text]) =>
    numbersOf(text.replace(', ', ' to ')),
  );
  for (const number of equations.flatMap(({ name }) => numbersOf(name))) expect(named).toContain(number);
});
