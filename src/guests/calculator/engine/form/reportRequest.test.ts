// The report of a form's run: its numbers, and for each whether it was read, worked out, stated or assumed.
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../../../accounting';
import { report } from '../../../../report/report';
import type { ReportRequest } from '../../../../report/types';
import { substituteOf } from '../../../../report/ways';
import { propose } from '../propose';
import { ask } from './asked';
import { reportRequest } from './reportRequest';
import { resolve } from './resolve';
import { mechanismOfRun } from './run';
import { NOTHING_PROPOSED } from './taken';

const TEXT = `# training
n = 60000
batch_size = 256
noise_multiplier = 1.1
epochs = 15
delta = 1e-5
sampling = "poisson"
`;

const typed = (overrides: Record<string, string>, answers: Record<string, string> = {}) =>
  resolve(NOTHING_PROPOSED, { overrides, answers, phases: [], confirmed: true });

const NUMBERS = { samplingRate: '0.01', noiseMultiplier: '1.1', steps: '500', delta: '1e-5' };

const mechanismsOf = ({ mechanism }: ReturnType<typeof resolve>) =>
  [mechanism && mechanismOfRun(mechanism)].filter((one) => one !== null);

const marksIn = (form: ReturnType<typeof resolve>) => {
  const request = reportRequest(form, mechanismsOf(form));
  if (request === null) throw new Error('There is no run.');
  const made = report({ ...request, values: [2] });
  return {
    made,
    marks: Object.fromEntries(made.assumptions.map(({ name, mark, lines }) => [name, [mark, ...lines]])),
  };
};

test('a number of a remark that somebody gave to a row by a click was read in its line', () => {
  const text = `${TEXT.replace('n = 60000', '# 60000 letters')}`;
  const proposal = propose(text);
  const number = proposal.numbers.find(({ value }) => value === 60000);
  if (!number) throw new Error('The remark has no number.');
  const given = { overrides: { records: '60000' }, answers: {}, phases: [], confirmed: true };
  const { marks } = marksIn(resolve(proposal, { ...given, from: { records: number } }));
  expect(marks).toMatchObject({ samplingRate: ['derived', 2, 3], steps: ['derived', 2, 3, 5] });
  // the same number by hand has no line, so that the rate is worked out from a line and from what was stated
  const byHand = marksIn(resolve(proposal, given));
  expect(byHand.marks).toMatchObject({ samplingRate: ['derived', 3] });
  expect(byHand.made.plain).toContain('[worked out from line 3 and from what was stated]');
});

test('each number and answer is marked as read in its line, worked out from lines, stated or assumed', () => {
  const proposal = propose(TEXT);
  const form = resolve(proposal, {
    overrides: {},
    answers: { sampling: 'poisson' },
    phases: [],
    confirmed: true,
  });
  const { made, marks } = marksIn(form);
  expect(marks).toMatchObject({
    samplingRate: ['derived', 2, 3],
    steps: ['derived', 2, 3, 5],
    noiseMultiplier: ['read', 4],
    delta: ['read', 6],
    sampling: ['stated'],
    clipping: ['assumed'],
    participation: ['assumed'],
    otherRuns: ['assumed'],
  });
  const mechanism = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 };
  expect(made.guarantees.map(({ epsilon: { value } }) => value)).toEqual(
    (['add-remove', 'substitute'] as const).map((adjacency) => epsilon(adjacency, mechanism, 1e-5).value),
  );
});

test('a rate and steps that stand in a line of their own are read there', () => {
  const form = resolve(propose('sampling_rate = 0.01\nnoise_multiplier = 1\nsteps = 500\ndelta = 1e-5\n'), {
    ...{ overrides: {}, answers: { sampling: 'poisson' }, phases: [], confirmed: true },
  });
  const { made, marks } = marksIn(form);
  expect(marks).toMatchObject({
    samplingRate: ['read', 1],
    noiseMultiplier: ['read', 2],
    steps: ['read', 3],
  });
  expect(made.plain).toContain('[read in line 1]');
});

test('the report names the lines from which a number was worked out', () => {
  const form = resolve(propose(TEXT), {
    ...{ overrides: {}, answers: { sampling: 'poisson' }, phases: [], confirmed: true },
  });
  expect(marksIn(form).made.plain).toContain('[worked out from lines 2, 3 and 5]');
});

test('a number that was typed over the text is marked as stated', () => {
  const form = resolve(propose(TEXT), {
    ...{ overrides: { noiseMultiplier: '2' }, answers: { sampling: 'poisson' }, phases: [], confirmed: true },
  });
  expect(marksIn(form).marks).toMatchObject({ noiseMultiplier: ['stated'], delta: ['read', 6] });
});

test('the report has several training runs, records of a person and clipped averages', () => {
  const form = typed(
    { ...NUMBERS, trainings: '3', recordsPerPerson: '2' },
    { sampling: 'poisson', participation: 'several', clipping: 'microbatches' },
  );
  const { made, marks } = marksIn(form);
  expect(made.run).toMatchObject({ steps: 500, trainings: 3, recordsPerPerson: 2, noiseMultiplier: 0.55 });
  expect(made).toMatchObject({ unit: 'person', clipping: 'microbatches' });
  expect(made.plain).toContain('half of the one that was set');
  expect(marks).toMatchObject({ otherRuns: ['stated'], participation: ['stated'], clipping: ['stated'] });
});

test('the phases of a form are the segments of its report', () => {
  const form = resolve(NOTHING_PROPOSED, {
    overrides: NUMBERS,
    answers: { sampling: 'poisson', phases: 'several' },
    phases: [{ noiseMultiplier: '2', steps: '100', samplingRate: '0.02' }],
    confirmed: true,
  });
  const request = reportRequest(form, []);
  expect(request?.segments).toEqual([
    { samplingRate: 0.01, noiseMultiplier: 1.1, steps: 500 },
    { samplingRate: 0.02, noiseMultiplier: 2, steps: 100 },
  ]);
});

describe('where nobody is sure how batches were drawn, the report has the largest ε of all ways, with its length', () => {
  test.each([
    ['in epochs', { records: '60000', batchSize: '256', epochs: '15' }, { epochs: 15 }],
    ['in steps', { samplingRate: '0.01', steps: '500' }, { steps: 500 }],
    ['in part of an epoch', { samplingRate: '0.01', epochs: '1.5' }, { steps: 150 }],
    ['of several runs', { samplingRate: '0.01', steps: '500', trainings: '3' }, { steps: 500, trainings: 3 }],
  ])('%s', (_, length, described) => {
    const overrides = { noiseMultiplier: '2', delta: '1e-5', ...length };
    const { form, ways } = ask(NOTHING_PROPOSED, {
      ...{ overrides, answers: { sampling: 'unsure' }, phases: [], confirmed: null, target: null },
      sought: 'noiseMultiplier',
    });
    expect(ways.length).toBe(3);
    const request = reportRequest(
      form,
      ways.map(({ mechanism }) => mechanism),
    );
    expect(request).toMatchObject({ sampling: 'unknown', noiseMultiplier: 2, ...described });
    const { guarantees, ways: reported } = report({ ...(request as ReportRequest), values: [2] });
    const uppers = ways.map(({ mechanism }) => epsilon('substitute', mechanism, 1e-5).upper);
    expect(reported.map((way) => substituteOf(way).epsilon.upper)).toEqual(uppers);
    expect(guarantees[0]?.epsilon.upper).toBe(Math.max(...uppers));
  });
});

test('there is no report while a row is open', () => {
  expect(reportRequest(typed({ samplingRate: '0.01' }), [])).toBeNull();
});

test('there is no report before the text is confirmed', () => {
  const form = resolve(propose(TEXT), { overrides: {}, answers: {}, phases: [], confirmed: false });
  expect(reportRequest(form, [])).toBeNull();
});
