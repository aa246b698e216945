// The settings of a watched run. A bound is planned, or explored if its number of guesses was chosen after the run had been seen.
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
  // The planned number is no longer the only one that has been looked at, so going back to it does not help.
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

test('a run with another claim is planned', () => {
  const explored = set(DEFAULT_SCENARIO, { oneRunShare: 0.5 });
  expect(set(explored, { oneRunClaim: 8 }).oneRunReading).toBe('planned');
});

test('setting the present number of guesses changes nothing', () => {
  expect(withSetting(DEFAULT_SCENARIO, { oneRunShare: 0.25 })).toEqual({});
});

test('the link of any scenario opens the same run with the same reading', () => {
  fc.assert(
    fc.property(arbitraryScenario, (scenario) => {
      const opened = parseLink(formatLink(scenario)).scenario;
      expect(designOf(opened, 4)).toEqual(designOf(scenario, 4));
      expect(opened.oneRunReading).toBe(scenario.oneRunReading);
    }),
  );
});

const digits = set(set(DEFAULT_SCENARIO, { oneRunCanaries: 2000 }), { oneRunCanary: 'mislabelled' });

test('canaries that are records are compared as in or out, and are at most as many as the records', () => {
  expect(runSettings(digits)).toMatchObject({ selfComparison: false, m: 500 });
});

test('settings that do not suit records are kept for canaries of another kind', () => {
  expect(runSettings(set(digits, { oneRunCanary: 'sphere' }))).toMatchObject({
    selfComparison: true,
    m: 2000,
  });
});

test('a change between made canaries and records brings the usual number and learning rate', () => {
  const records = changeScenario(DEFAULT_SCENARIO, withCanary(DEFAULT_SCENARIO, 'trigger-tag'));
  expect(records).toMatchObject({ oneRunCanary: 'trigger-tag', oneRunCanaries: 250, oneRunLogitStep: 0.005 });
  const few = changeScenario(records, { oneRunCanaries: 100 });
  expect(changeScenario(few, withCanary(few, 'orthogonal'))).toEqual(DEFAULT_SCENARIO);
});

test('a change from records to other records keeps the number of canaries', () => {
  const records = changeScenario(DEFAULT_SCENARIO, withCanary(DEFAULT_SCENARIO, 'trigger-tag'));
  const few = changeScenario(records, { oneRunCanaries: 100 });
  expect(changeScenario(few, withCanary(few, 'new-token')).oneRunCanaries).toBe(100);
});

test('only tags and sentences bring a model of their own', () => {
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

test('the number of guesses is even, at most that of the canaries and near the share of them, for 2 to 10,000 canaries', () => {
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

test('a design has the page’s δ, confidence and ε, and the page’s seed moved on by its repeats', () => {
  const last = { ...DEFAULT_SCENARIO, seed: 2 ** 32 - 1, oneRunRepeat: 1 };
  const design = designOf(last, 4);
  expect(design).toMatchObject({ delta: 1e-5, alpha: 0.05, seed: 0, guesses: [250], targetEpsilon: 4 });
});

test('a design waits for the page’s ε unless the reader claims an ε', () => {
  expect(designOf(DEFAULT_SCENARIO, null)).toBeNull();
  expect(designOf({ ...DEFAULT_SCENARIO, oneRunClaim: 2 }, null)?.targetEpsilon).toBe(2);
});
