// The guarantee in the table under the attack's bounds.
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../scenario';
import { forEachCurve, type ThresholdReading } from '../../../work';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { ReadingTable } from './ReadingTable';

const exactly = (value: number): KnownValue => ({ value, lower: value, upper: value });

/** The table's markup, with nothing known but what is given. */
const table = (given: Partial<ComponentProps<typeof ReadingTable>>): string =>
  renderToStaticMarkup(
    <ReadingTable
      reading={null}
      attack={null}
      known={null}
      coming={false}
      confidence={0.95}
      estimator="valid"
      explored={false}
      {...given}
    />,
  );

function guarantee(substitute: KnownValue | null, current: boolean, coming = !current): string {
  const at = substitute && { ...forEachCurve(() => exactly(0)), addRemove: exactly(4), substitute };
  const known: KnownValues | null = at && { scenario: DEFAULT_SCENARIO, current, at, certified: null };
  const markup = table({ known, coming });
  return markup.slice(markup.lastIndexOf('<td'));
}

test('only a guarantee of an earlier setting is marked as busy', () => {
  expect(guarantee(exactly(8), false)).toContain('aria-busy="true"');
  expect(guarantee(exactly(8), true)).toContain('aria-busy="false"');
});

test('a missing guarantee is marked as busy only while it is being computed', () => {
  expect(guarantee(null, false, true)).toMatch(/aria-busy="true".*…/s);
  expect(guarantee(null, false, false)).toMatch(/aria-busy="false".*–/s);
});

test('a guarantee of an earlier setting is marked as busy even if no other is being computed', () => {
  expect(guarantee(exactly(8), false, false)).toContain('aria-busy="true"');
});

test('a guarantee without a verified number is shown as at most its upper end', () => {
  const text = guarantee({ value: null, lower: 7, upper: 9.001 }, true).replace(/<[^>]*>/g, '');
  expect(text).toContain('≤ 9.01');
  expect(text).not.toContain('…');
  expect(guarantee(exactly(8), true).replace(/<[^>]*>/g, '')).toMatch(/^8\.00/);
});

test('an attack at work is named so far, with the kind of its reading outside of slides alone', () => {
  const rate = { rate: 0.1, lower: 0.05, upper: 0.2, lowerTwoSided: 0.04, upperTwoSided: 0.2 };
  const reading = {
    ...{ runs: 500, threshold: 0, falsePositives: 50, falseNegatives: 50, fpr: rate, fnr: rate, error: rate },
    ...{ direct: 1, gaussian: 2, valid: 3 },
  } as unknown as ThresholdReading;
  const head = (made: 'all' | 'soFar') =>
    table({ attack: { reading, atBest: null, made } }).split('</thead>')[0];
  expect(head('soFar')).toContain(', so far<span class="not-on-slides">, as a confidence sequence</span>');
  expect(head('all')).not.toMatch(/so far|confidence sequence/);
});
