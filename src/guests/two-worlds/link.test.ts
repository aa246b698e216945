// Tests of links that name two worlds. Every link that was ever made still opens the same scenario, so lines of the list are added and
// never edited.

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

test.each(SHELF)('the link %j opens what it has always opened', (link, shows) => {
  const { scenario, problems } = parseLink(link);
  expect(problems).toEqual([]);
  expect(scenario).toEqual({ ...DEFAULT_SCENARIO, ...shows });
});

test('an address shows the figure by itself', () => {
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
