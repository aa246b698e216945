// Forms with several phases, several training runs or several records of a person, and the warnings beside a result.
import { describe, expect, test } from 'vitest';
import { type AnyMechanism, type AnyRun, epsilon } from '../../../../accounting';
import { english } from '../../../../base/sentences/sentence';
import { namedNumber, phase, proposing, saysPoisson } from '../../testing/proposals';
import { ask, type Given } from './asked';
import { checksBeside, repeatsOf } from './checks';
import { CHECKS, FORM } from './sentences';
import { NOTHING_PROPOSED, proposalKey } from './taken';

const MNIST = { records: '60000', batchSize: '256', noiseMultiplier: '1.1', epochs: '15', delta: '1e-5' };
const given = (change: Partial<Given> = {}): Given => ({
  ...{ overrides: MNIST, answers: {}, phases: [], confirmed: null, target: null, sought: 'noiseMultiplier' },
  ...change,
});
const asked = (change: Partial<Given> = {}) => ask(NOTHING_PROPOSED, given(change));
const SECOND = { batchSize: '512', noiseMultiplier: '0.9', epochs: '2' };

test('a further phase has its own batch, noise and length, and the records and δ of the first', () => {
  const { form, ways } = asked({ phases: [SECOND], answers: { phases: 'several' } });
  expect(ways).toMatchObject([{ id: 'poisson', run: [{ steps: 3516 }, { steps: 235 }] }]);
  expect(form.parts).toMatchObject([
    { samplingRate: 256 / 60_000, steps: 3516, noiseMultiplier: 1.1, delta: 1e-5 },
    { samplingRate: 512 / 60_000, steps: 235, noiseMultiplier: 0.9, delta: 1e-5 },
  ]);
});

test('the answer “one phase” leaves the further phases aside', () => {
  expect(asked({ phases: [SECOND], answers: { phases: 'one' } }).ways).toHaveLength(1);
});

test('a phase that lacks a number is named in the refusal', () => {
  const { noiseMultiplier: _, ...lacking } = SECOND;
  const { form, refusals } = asked({ phases: [SECOND, lacking], answers: { phases: 'several' } });
  expect(form.parts).toBe(null);
  expect(refusals.map(english)).toEqual([
    expect.stringMatching(/^Phase 3 lacks a number\. The noise multiplier/),
  ]);
});

test('the answer “several phases” without a list of them is refused with advice', () => {
  const { refusals } = asked({ answers: { phases: 'several' } });
  expect(refusals.map(english).join()).toContain('Add the other phases below the rows');
});

test.each([
  ['fixed-size', 'fixed-size', [{ steps: 3516 }, { steps: 235 }]],
  ['random-allocation', 'random-allocation', [{ epochs: 15, stepsPerEpoch: 234 }, { epochs: 2 }]],
  ['shuffled', 'any-order', [{ epochs: 15 }, { epochs: 2 }]],
] as const)('phases of batches that are %s compose by their own accountant', (answer, sampling, lengths) => {
  const { ways, refusals } = asked({
    phases: [SECOND],
    answers: { phases: 'several', sampling: answer },
  });
  expect(refusals).toEqual([]);
  expect(ways).toHaveLength(1);
  expect(ways[0]?.run).toMatchObject(lengths.map((length) => ({ sampling, ...length })));
});

test('phases in any order have the ε of one Gaussian mechanism with all of their precision', () => {
  const { ways } = asked({ phases: [SECOND], answers: { phases: 'several', sampling: 'shuffled' } });
  const noiseMultiplier = (15 / 1.1 ** 2 + 2 / 0.9 ** 2) ** -0.5;
  const same = epsilon('substitute', { samplingRate: 1, noiseMultiplier, steps: 1 }, 1e-5);
  expect(epsilon('substitute', ways[0]?.run as AnyRun, 1e-5).value).toBeCloseTo(same.value as number, 6);
});

test('where nobody is sure how the batches of several phases are drawn, all ways have all phases', () => {
  const { ways } = asked({ phases: [SECOND], answers: { phases: 'several', sampling: 'unsure' } });
  expect(ways.map(({ id, run }) => [id, (run as AnyMechanism[]).length])).toEqual([
    ['poisson', 2],
    ['fixed-size', 2],
    ['any-order', 2],
  ]);
});

test('phases of a text fill the rows once they are confirmed', () => {
  const phases = [
    phase({ noiseMultiplier: 1.1, samplingRate: 0.004, steps: 2350 }),
    phase({ noiseMultiplier: 0.9, samplingRate: 0.016, steps: 590 }),
  ];
  const proposal = proposing({ delta: 1e-5 }, { phases, questions: [saysPoisson] });
  const before = ask(proposal, given({ overrides: {} }));
  expect([before.form.parts, before.form.further.length]).toEqual([null, 1]);
  const { form } = ask(proposal, given({ overrides: {}, confirmed: proposalKey(proposal) }));
  expect(form.parts).toMatchObject([
    { samplingRate: 0.004, steps: 2350, noiseMultiplier: 1.1 },
    { samplingRate: 0.016, steps: 590, noiseMultiplier: 0.9 },
  ]);
});

test('40 equal training runs count as one with 40 times the steps', () => {
  const { ways, form } = asked({ overrides: { ...MNIST, trainings: '40' } });
  expect(ways[0]?.mechanism).toMatchObject({ steps: 40 * 3516 });
  expect(form.run).toMatchObject({ steps: 3516, trainings: 40 });
});

test('3 equal training runs of shuffled batches count as one with 3 times the epochs', () => {
  const order = asked({ overrides: { ...MNIST, trainings: '3' }, answers: { sampling: 'shuffled' } });
  expect(order.ways[0]?.mechanism).toMatchObject({ epochs: 45 });
});

test('the number of training runs has to be whole', () => {
  expect(asked({ overrides: { ...MNIST, trainings: '1.5' } })).toMatchObject({
    open: ['trainings'],
    ways: [],
  });
});

test('a target of several training runs decides their noise alone', () => {
  const goal = { measure: 'epsilon', adjacency: 'substitute', most: '2', rate: '' } as const;
  const aimed = asked({ overrides: { ...MNIST, trainings: '3' }, target: goal, sought: 'epochs' });
  expect(aimed.aim).toMatchObject({ sought: 'noiseMultiplier', mayBeSought: ['noiseMultiplier'] });
  expect(aimed.ways[0]?.mechanism).toMatchObject({ steps: 3 * 3516 });
});

describe('several records of one person', () => {
  const answers = { participation: 'several' };
  const overrides = { ...MNIST, recordsPerPerson: '3' };

  test('are asked for and then counted', () => {
    expect(asked({ answers })).toMatchObject({ open: ['people'], ways: [] });
    expect(asked({ overrides, answers }).ways).toMatchObject([{ id: 'poisson', recordsPerPerson: 3 }]);
  });

  test('of batches in any order move the sum of each epoch, which is one Gaussian mechanism, together', () => {
    const shuffled = asked({ overrides, answers: { ...answers, sampling: 'shuffled' } });
    expect(shuffled.ways).toMatchObject([{ id: 'any-order', recordsPerPerson: 3 }]);
    // each epoch is one Gaussian mechanism, whose sum all records of the person move together
    const [way] = shuffled.ways;
    const once = { samplingRate: 1, noiseMultiplier: 1.1 / 3, steps: 15 };
    if (way === undefined || way.mechanism.sampling !== 'any-order') throw new Error('There is no such way.');
    for (const [adjacency, same] of [
      ['zero-out', 'add-remove'],
      ['substitute', 'substitute'],
    ] as const)
      expect(epsilon(adjacency, way.run as AnyRun, 1e-5).upper).toBeCloseTo(
        epsilon(same, once, 1e-5).upper,
        6,
      );
  });

  test('are refused for batches in which not all of them can be counted, and no bound of one record stands for a person', () => {
    for (const sampling of ['fixed-size', 'random-allocation', 'unsure']) {
      const other = asked({ overrides, answers: { ...answers, sampling } });
      expect([other.ways, other.refusals]).toEqual([[], [FORM.noCountOfPeople]]);
      // no bound of one record stands for a person
      for (const bound of other.form.bounds) expect(bound.id).toMatch(/^(?:poisson|any-order)$/);
    }
  });

  test('are refused beside a target', () => {
    const goal = { measure: 'epsilon', adjacency: 'substitute', most: '2', rate: '' } as const;
    expect(asked({ overrides, answers, target: goal }).refusals).toContainEqual(FORM.targetOfPeople);
  });
});

test('two equal phases of people with several records have the ε of one run of both lengths', () => {
  const phases = [{ batchSize: '256', noiseMultiplier: '1.1', steps: '1000' }];
  const { epochs: _, ...rest } = MNIST;
  const overrides = { ...rest, steps: '500', recordsPerPerson: '3' };
  const { ways, refusals } = asked({
    ...{ phases, overrides },
    answers: { phases: 'several', participation: 'several' },
  });
  expect(refusals).toEqual([]);
  const run = ways[0]?.run as AnyRun;
  expect(run).toMatchObject([{ recordsPerPerson: 3 }, { recordsPerPerson: 3 }]);
  const single = {
    ...{ samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 1500 },
    recordsPerPerson: 3,
  };
  for (const adjacency of ['add-remove', 'substitute'] as const)
    expect(epsilon(adjacency, run, 1e-5)).toEqual(epsilon(adjacency, single, 1e-5));
});

test.each([
  ['δ of at least 1/n', { delta: 1 / 60_000 }, 1.1, 0.01, [CHECKS.largeDelta.code]],
  ['δ just below it', { delta: 0.99 / 60_000 }, 1.1, 0.01, []],
  ['little noise', {}, 0.49, 0.01, [CHECKS.littleNoise.code]],
  ['a high rate', {}, 1.1, 0.51, [CHECKS.highRate.code]],
  ['none for ordinary numbers', {}, 0.5, 0.5, []],
  ['several training runs', { trainings: 5 }, 1.1, 0.01, [CHECKS.trainings({ trainings: 5 }).code]],
])('warnings beside the result: %s', (_, change, noise, rate, codes) => {
  const run = { delta: 1e-6, records: 60_000, trainings: 1, ...change };
  expect(checksBeside(run, noise, rate, 'record').map(({ code }) => code)).toEqual(codes);
});

test('trials of the text are named beside the result until the form counts several training runs', () => {
  const trials = namedNumber(7, 'num_trials', '40', 40);
  expect(repeatsOf([trials], 1).map(english)).toEqual([
    expect.stringMatching(/^Line 8 says “num_trials = 40”/),
  ]);
  expect([repeatsOf([trials], 40), repeatsOf([], 1)]).toEqual([[], []]);
});
