// The sentence on the page's own point in chapter 2, with or without a ratio.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import type { PointReply } from '../../../work';
import { ratioText } from '../../notation/formatNumber';
import { ownPoint } from './parts';

type Known = Parameters<typeof ownPoint>[0];

const scenario = changeScenario(DEFAULT_SCENARIO, { samplingRate: 0.25, noiseMultiplier: 3 });
const nothing = { reply: null, request: null, current: false, status: 'idle', error: null };
const curves = nothing as unknown as Known['curves'];

function known(addRemove: number | null, substitute: number | null): Known {
  const value = (of: number | null) => ({ value: of, lower: of ?? 1, upper: of ?? 2 });
  const reply = { addRemove: value(addRemove), substitute: value(substitute) } as unknown as PointReply;
  const point = { ...nothing, reply, request: scenario, current: true, status: 'done' };
  return { curves, point: point as unknown as Known['point'] };
}

const words = (addRemove: number | null, substitute: number | null) =>
  ownPoint(known(addRemove, substitute), scenario).words;

test('the sentence has both ε and their ratio', () => {
  expect(words(2, 5)).toBe(
    'The point is at q = 0.25 and σ = 3. There ε is 2.00 for add/remove and 5.00 for substitute. Their ratio is 2.50.',
  );
  expect(words(2, 3)).toMatch(/Their ratio is 1\.50\.$/);
});

test('the sentence says why there is no ratio', () => {
  expect(words(0, 0)).toMatch(/ε is 0 for add\/remove and 0 for substitute, and they have no ratio/);
  expect(words(null, 3)).toBe('At q = 0.25 and σ = 3 there is no verified ratio.');
});

test('the sentence is empty while nothing is known', () => {
  const none = { curves, point: nothing as unknown as Known['point'] };
  expect(ownPoint(none, scenario).words).toBe('');
});

test('numbers of an earlier setting are stated with that setting', () => {
  const moved = changeScenario(scenario, { samplingRate: 0.5 });
  expect(ownPoint(known(2, 5), moved).words).toMatch(
    /^The point is at q = 0\.25 and σ = 3\. There ε is 2\.00/,
  );
});

test('a ratio near 2 has enough digits to differ from 2.00', () => {
  expect(ratioText(2)).toBe('2.00');
  expect(ratioText(2.0004)).toBe('2.0004');
  expect(ratioText(1.997)).toBe('1.997');
  expect(ratioText(1.93164)).toBe('1.93');
});
