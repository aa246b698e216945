// The estimates, intervals and guarantees that are drawn of a reply, and the height of their axis.
import { describe, expect, it } from 'vitest';
import type { CurvesReply, TrainingAuditReply } from '../../../../work';
import { attackSeries, epsilonTop, guaranteeRows } from './attackSeries';

const estimate = (epsilon: number, upper: number) => ({ epsilon, upper });
const summary = (mean: number, twoStandardErrors: number | null) => ({ mean, twoStandardErrors, values: [] });
const verified = (value: number | null) => ({ value, lower: value ?? 0, upper: value ?? 9 });

const reply = {
  checkpoints: [1, 100],
  ceilings: [
    { addRemove: verified(1), substitute: verified(2), hiddenState: verified(null) },
    { addRemove: verified(4), substitute: verified(9), hiddenState: verified(8) },
  ],
  audits: [
    {
      kind: 'S2',
      models: 40,
      pooled: {
        checkpoints: [1, 100].map((step) => ({
          step,
          valid: estimate(3, Number.POSITIVE_INFINITY),
          paper: estimate(5, 7),
          direct: estimate(2, 4),
        })),
      },
      summary: [{ paper: summary(0.1, 0.4) }, { paper: summary(6, 0.5) }],
    },
    { kind: 'S5', models: 1, pooled: null, summary: null },
  ],
} as unknown as TrainingAuditReply;

describe('attackSeries', () => {
  it('draws a bound as the lower end of its interval', () => {
    const [crafted] = attackSeries(reply, 'valid');
    expect(crafted.points[1]).toEqual({ step: 100, epsilon: 3, lower: 3, upper: Number.POSITIVE_INFINITY });
    expect(attackSeries(reply, 'direct')[0].points[0]).toEqual({ step: 1, epsilon: 2, lower: 2, upper: 4 });
  });

  it('has no points of an attack without enough models', () => {
    expect(attackSeries(reply, 'valid')[1].points).toEqual([]);
  });

  it('draws the published estimator as the mean of repeats within two standard errors, cut at 0', () => {
    const [crafted] = attackSeries(reply, 'paper');
    expect(crafted.points[0]).toEqual({ step: 1, epsilon: 0.1, lower: 0, upper: 0.5 });
    expect(crafted.points[1]).toEqual({ step: 100, epsilon: 6, lower: 5.5, upper: 6.5 });
  });

  it('draws the published estimator with its own interval if there is one repeat', () => {
    const single = {
      ...reply,
      audits: [{ ...reply.audits[0], summary: [{ paper: summary(5, null) }, { paper: summary(5, null) }] }],
    } as unknown as TrainingAuditReply;
    expect(attackSeries(single, 'paper')[0].points[0]).toEqual({ step: 1, epsilon: 5, lower: 5, upper: 7 });
  });
});

const curve = (...values: number[]) => ({ value: Float64Array.from(values) });
const curves = {
  values: Float64Array.of(1, 50, 100),
  addRemove: curve(1.1, 2, 4.1),
  substitute: curve(2.1, 5, 9.1),
  hiddenState: curve(1.5, Number.NaN, 8.1),
} as unknown as CurvesReply;

describe('guaranteeRows', () => {
  it('merges curves and reply in order of steps, with null for each value that is not verified', () => {
    const rows = guaranteeRows(curves, reply);
    expect(rows.map(({ step }) => step)).toEqual([1, 50, 100]);
    expect(rows[0]).toEqual({ step: 1, addRemove: 1, substitute: 2, hiddenState: null });
    expect(rows[1]).toEqual({ step: 50, addRemove: 2, substitute: 5, hiddenState: null });
    expect(rows[2].substitute).toBe(9);
    expect(guaranteeRows(null, null)).toEqual([]);
  });
});

describe('epsilonTop', () => {
  it('leaves room for every line and mark but not for every whisker', () => {
    const rows = guaranteeRows(curves, reply);
    expect(epsilonTop(rows, attackSeries(reply, 'valid'))).toBe(10);
    const points = [{ step: 1, epsilon: 30, lower: 0, upper: 99 }];
    expect(epsilonTop(rows, [{ kind: 'S2', points, recorded: true }])).toBe(40);
    expect(epsilonTop([], [])).toBe(1);
  });
});
