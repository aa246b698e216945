// The words on the moment at which an audit is read.
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

test('says nothing of a planned number, nor of recordings from before there were moments', () => {
  expect(momentWords({ audits: [audit('S2', 'planned'), audit('S4')] })).toBe('');
  expect(momentOf({ pooled: null })).toBe('planned');
});

test('names the attacks that are provisional and those that hold at every moment', () => {
  const words = momentWords({
    audits: [audit('S2', 'every'), audit('S4', 'every'), audit('S5', 'provisional')],
  });
  expect(words).toMatch(/^ For S5 the bound is provisional and has no confidence/);
  expect(words).toMatch(/For S2 and S4 .*confidence sequence/);
});

test('a provisional attack has no verdict', () => {
  expect(beyondAddRemove(audit('S5', 'provisional'))).toEqual({ text: 'not yet', shown: false });
  expect(curveContradicted(audit('S5', 'provisional'))).toEqual({ text: 'not yet', shown: false });
  expect(beyondAddRemove(audit('S5', 'every')).text).toBe('not shown');
});
