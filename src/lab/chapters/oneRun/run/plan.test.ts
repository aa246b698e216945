// The settings of a watched run, and when a reading is explored.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryScenario } from '../../../../../test/shared/arbitraryScenario';
import { changeScenario, DEFAULT_SCENARIO, formatLink, parseLink, type Scenario } from '../../../../scenario';
import { designOf, evenGuesses, runAfresh, runSettings, withCanary, withSetting } from './plan';

const set = (scenario: Scenario, change: Partial<Scenario>): Scenario =>
  changeScenario(scenario, withSetting(scenario, change));

test('another number of guesses for a run that was seen is explored', () => {
  const explored = set(DEFAULT_SCENARIO, { oneRunShare: 0.5 });
  expect(explored.oneRunReading).toBe('explored');
  // the number it was planned with is no longer the only one that was looked at
  expect(set(explored, { oneRunShare: 0.25 }).oneRunReading).toBe('explored');
});

test('a fresh run of an explored setting is planned', () => {
  const explored = set(DEFAULT_SCENARIO, { oneRunShare: 0.5 });
  expect(changeScenario(explored, runAfresh(explored))).toMatchObject({
    oneRunReading: 'planned',
    oneRunRepeat: 1,
    oneRunShare: 0.5,
  });
});

test('another claim is planned again', () => {
  const explored = set(DEFAULT_SCENARIO, { oneRunShare: 0.5 });
  expect(set(explored, { oneRunClaim: 8 }).oneRunReading).toBe('planned');
});

test('the number of guesses that is set already changes nothing', () => {
  expect(withSetting(DEFAULT_SCENARIO, { oneRunShare: 0.25 })).toEqual({});
});

test('a link opens the same run with the same reading, over scenarios', () => {
  fc.assert(
    fc.property(arbitraryScenario, (scenario) => {
      const opened = parseLink(formatLink(scenario)).scenario;
      expect(designOf(opened, 4)).toEqual(designOf(scenario, 4));
      expect(opened.oneRunReading).toBe(scenario.oneRunReading);
    }),
  );
});

test('canaries that are records are told in from out, and there are no more of them than records', () => {
  const digits = set(set(DEFAULT_SCENARIO, { oneRunCanaries: 2000 }), { oneRunCanary: 'mislabelled' });
  expect(runSettings(digits)).toMatchObject({ selfComparison: false, m: 500 });
  // what a canary has no room for is kept for the next
  expect(runSettings(set(digits, { oneRunCanary: 'sphere' }))).toMatchObject({
    selfComparison: true,
    m: 2000,
  });
});

test('records come with a number and a learning rate of their own, made canaries with theirs', () => {
  const records = changeScenario(DEFAULT_SCENARIO, withCanary(DEFAULT_SCENARIO, 'trigger-tag'));
  expect(records).toMatchObject({ oneRunCanary: 'trigger-tag', oneRunCanaries: 250, oneRunLogitStep: 0.005 });
  const few = changeScenario(records, { oneRunCanaries: 100 });
  expect(changeScenario(few, withCanary(few, 'new-token')).oneRunCanaries).toBe(100);
  expect(changeScenario(few, withCanary(few, 'orthogonal'))).toEqual(DEFAULT_SCENARIO);
});

test('tags and sentences bring the model that they need, and no other canary does', () => {
  const of = (oneRunCanary: Scenario['oneRunCanary']) =>
    designOf({ ...DEFAULT_SCENARIO, oneRunCanary, oneRunTagWeight: 10, oneRunStart: 'public' }, 4);
  expect(of('trigger-tag')).toMatchObject({ m: 500, tag: { lambda: 10 }, selfComparison: true });
  expect(of('new-token')).toMatchObject({
    model: 'language',
    language: { start: 'public' },
    selfComparison: false,
  });
  expect(of('fresh-tokens')).toMatchObject({ selfComparison: true, m: 500 });
  for (const canary of ['sphere', 'poisoned-initialisation'] as const) {
    expect(of(canary)).not.toHaveProperty('tag');
    expect(of(canary)).not.toHaveProperty('language');
  }
});

test('guesses are an even number of canaries, never more than there are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 10_000 }),
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      (m, share) => {
        const r = evenGuesses(m, share);
        expect(r % 2).toBe(0);
        expect(r).toBeGreaterThanOrEqual(2);
        expect(r).toBeLessThanOrEqual(m);
        expect(Math.abs(r - share * m)).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('a design has the page’s δ, confidence and seed', () => {
  const last = { ...DEFAULT_SCENARIO, seed: 2 ** 32 - 1, oneRunRepeat: 1 };
  const design = designOf(last, 4);
  expect(design).toMatchObject({ delta: 1e-5, alpha: 0.05, seed: 0, guesses: [250], targetEpsilon: 4 });
  expect(designOf(DEFAULT_SCENARIO, null)).toBeNull();
  expect(designOf({ ...DEFAULT_SCENARIO, oneRunClaim: 2 }, null)?.targetEpsilon).toBe(2);
});
