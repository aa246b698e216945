// Words on the moment at which an audit's confidence holds: for the planned number of models, at every moment, or not yet (provisional).
import { expect, test } from 'vitest';
import type { CanaryAudit } from '../../../work';
import { beyondAddRemove, curveContradicted, momentOf, momentWords } from './verdictWords';

const audit = (kind: 'S2' | 'S4' | 'S5', moment?: 'planned' | 'every' | 'provisional') =>
  ({
    kind,
    pooled: {
      moment,
      checkpoints: [{ step: 1, exceedsAddRemove: false, familyCurveTest: { contradicts: false } }],
    },
  }) as unknown as CanaryAudit;

test('nothing is said about audits whose number of models was planned', () => {
  expect(momentWords({ audits: [audit('S2', 'planned'), audit('S4')] })).toBe('');
});

test('an audit of an older recording, which has no moment, counts as planned', () => {
  expect(momentOf({ pooled: null })).toBe('planned');
});

test('the words name the attacks that are provisional and those that hold at every moment', () => {
  const words = momentWords({
    audits: [audit('S2', 'every'), audit('S4', 'every'), audit('S5', 'provisional')],
  });
  expect(words).toMatch(/^ For S5 the bound is provisional and has no confidence/);
  expect(words).toMatch(/For S2 and S4 .*confidence sequence/);
});

test('a provisional audit has no verdict yet', () => {
  expect(beyondAddRemove(audit('S5', 'provisional'))).toEqual({ text: 'not yet', shown: false });
  expect(curveContradicted(audit('S5', 'provisional'))).toEqual({ text: 'not yet', shown: false });
});

test('an audit that holds at every moment has a verdict', () => {
  expect(beyondAddRemove(audit('S5', 'every')).text).toBe('not shown');
});
