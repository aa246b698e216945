// Links that name two worlds: every one that was ever made opens what it opened then. Lines are added, never edited.

import { expect, test } from 'vitest';
import { english } from '../../base/sentences/sentence';
import { DEFAULT_SCENARIO, parseLink, type Scenario } from '../../scenario';
import { parseAddress } from '../../scenario/address';

const SHELF: readonly [link: string, shows: Partial<Scenario>][] = [
  ['', { worlds: 'remove,logistic,apart' }],
  ['v=2&w=flip,network,xor', { worlds: 'flip,network,xor' }],
  [
    'v=2&T=40&w=move.-511.20,logistic,overlapping',
    { steps: 40, worlds: 'move.-511.20,logistic,overlapping' },
  ],
];

test.each(SHELF)('%j', (link, shows) => {
  const { scenario, problems } = parseLink(link);
  expect(problems).toEqual([]);
  expect(scenario).toEqual({ ...DEFAULT_SCENARIO, ...shows });
});

test('the figure by itself', () => {
  const { scenario, view, problems } = parseAddress(
    '?v=2&T=20&w=flip,logistic,xor&embed=two-worlds&show=q,s',
  );
  expect(problems).toEqual([]);
  expect(scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 20, worlds: 'flip,logistic,xor' });
  expect(view).toMatchObject({ embed: 'two-worlds', show: ['q', 's'] });
});

test.each([
  ['w=move,logistic,xor', /a text such as flip,logistic,apart/],
  ['w=flip,logistic,Kd3', /remove,logistic,apart is used instead/],
])('%s is refused by name', (link, message) => {
  const { scenario, problems } = parseLink(link);
  expect(scenario).toEqual(DEFAULT_SCENARIO);
  expect(problems.map(({ field }) => field)).toEqual(['worlds']);
  expect(problems.map((problem) => english(problem.message)).join()).toMatch(message);
  expect(problems[0]?.given.length).toBeLessThan(70);
});
