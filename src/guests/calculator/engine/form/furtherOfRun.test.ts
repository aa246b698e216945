// What a run has besides rate, noise and steps: the answers that ask for it, the run that is counted, and what is refused together.
import { describe, expect, test } from 'vitest';
import { runOfTraining, type Training } from '../../../../accounting';
import { english } from '../../../../base/sentences/sentence';
import { ask, type Given } from './asked';
import { NOTHING_PROPOSED } from './taken';

const NUMBERS = { samplingRate: '0.01', noiseMultiplier: '1', steps: '1000', delta: '1e-5' };
const PLAIN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
const asked = (overrides: Given['overrides'], answers: Given['answers'], change: Partial<Given> = {}) =>
  ask(NOTHING_PROPOSED, {
    ...{ overrides: { ...NUMBERS, ...overrides }, answers, phases: [], confirmed: null },
    ...{ target: null, sought: 'noiseMultiplier', ...change },
  });

/** The kind of number of each row that has another name. */
const ROW_KINDS: Readonly<Record<string, string>> = {
  people: 'recordsPerPerson',
  noiseSchedule: 'noiseMultipliers',
  batchSchedule: 'batchSizes',
};

describe('each answer asks for its row, and then the run is that of the accountant', () => {
  const cases: readonly (readonly [string, Given['answers'], Given['overrides'], Training])[] = [
    ['people', { participation: 'several' }, { recordsPerPerson: '3' }, { recordsPerPerson: 3 }],
    [
      'largestBatch',
      { sampling: 'cut' },
      { records: '20000', largestBatch: '270' },
      { records: 20_000, largestBatch: 270 },
    ],
    ['bands', { noiseLaw: 'banded' }, { bands: '8' }, { bands: 8 }],
    [
      'bands',
      { noiseLaw: 'banded', sampling: 'cut' },
      { records: '20000', largestBatch: '30', bands: '8' },
      { records: 20_000, largestBatch: 30, bands: 8 },
    ],
    ['countNoise', { clipping: 'adaptive' }, { countNoise: '10' }, { countNoise: 10 }],
    [
      'noiseSchedule',
      { noiseLaw: 'schedule' },
      { noiseMultipliers: 'sigma * 0.999^t' },
      { noiseMultipliers: 'sigma * 0.999^t' },
    ],
    [
      'batchSchedule',
      { phases: 'every-step' },
      { records: '10000', batchSizes: '100 + t/10' },
      { records: 10_000, batchSizes: '100 + t/10' },
    ],
  ];
  test.each(cases)('%s', (row, answers, overrides, further) => {
    const lacking = asked({ records: '20000', ...overrides, [ROW_KINDS[row] ?? row]: '' }, answers);
    expect([lacking.open, lacking.ways]).toEqual([[row], []]);
    const { ways, refusals } = asked(overrides, answers);
    expect(refusals).toEqual([]);
    expect(ways[0]?.run).toEqual(runOfTraining({ ...PLAIN, ...further }));
    // several training runs count as so many times the steps
    const trice = asked({ ...overrides, trainings: '3' }, answers);
    expect(trice.ways[0]?.run).toEqual(runOfTraining({ ...PLAIN, ...further, trainings: 3 }));
  });

  // a group has n / bands records, of which a batch takes so many on average, so that an epoch has n / batch steps still
  test.each([
    ['a batch', { records: '20000', batchSize: '25', epochs: '5', samplingRate: '' }],
    ['a rate within a group', { samplingRate: '0.01', epochs: '5' }],
  ])(
    'epochs of %s count each record as often as there are epochs, where bands divide the records',
    (_, given) => {
      const { ways } = asked({ ...given, steps: '', bands: '8' }, { noiseLaw: 'banded' });
      expect(ways[0]?.run).toEqual({ samplingRate: 0.01, noiseMultiplier: 1, steps: 500 });
    },
  );

  test.each(cases)('a number for %s counts under its own answer alone', (_, __, overrides) => {
    const { ways } = asked(overrides, {});
    expect(ways[0]?.run).toEqual(PLAIN);
  });
});

describe('a schedule', () => {
  test.each([
    ['commas', '1, 1.5, 1.5'],
    ['lines of a column', 'sigma\n1\n1.5\n1.5'],
  ])('as a list with %s needs neither length nor noise', (_, noiseMultipliers) => {
    const overrides = { steps: '', noiseMultiplier: '', noiseMultipliers };
    expect(asked(overrides, { noiseLaw: 'schedule' }).ways[0]?.run).toEqual([
      { samplingRate: 0.01, noiseMultiplier: 1, steps: 1 },
      { samplingRate: 0.01, noiseMultiplier: 1.5, steps: 2 },
    ]);
  });

  test.each([
    ['no length for a formula', { steps: '', noiseMultipliers: '1 + t' }, 'length'],
    ['no rate', { samplingRate: '', noiseMultipliers: '1 + t' }, 'batch'],
    ['a formula that is none', { noiseMultipliers: '1 +' }, 'noiseSchedule'],
    ['a list of another length', { noiseMultipliers: '1, 2' }, 'noiseSchedule'],
    ['a noise below the range', { noiseMultipliers: '1 - t/1000' }, 'noiseSchedule'],
  ])('with %s leaves the row open that has to change', (_, overrides, row) => {
    const { open, ways, form } = asked(overrides, { noiseLaw: 'schedule' });
    expect([open, ways]).toEqual([[row], []]);
    expect(form.rows.find(({ id }) => id === row)?.problem).not.toBeNull();
  });

  test('of the noise on the sum is divided by the clipping norm', () => {
    const overrides = { noiseMultipliers: '2 + t', steps: '2', clippingNorm: '2' };
    expect(asked(overrides, { noiseLaw: 'schedule', noiseScale: 'sum' }).ways[0]?.run).toMatchObject([
      { noiseMultiplier: 1 },
      { noiseMultiplier: 1.5 },
    ]);
  });

  test('of batches in another way is counted with its least noise and largest rate', () => {
    const overrides = { noiseMultipliers: '1 + t/1000' };
    const { ways } = asked(overrides, { noiseLaw: 'schedule', sampling: 'shuffled' });
    expect(ways[0]?.run).toEqual({ sampling: 'any-order', epochs: 10, noiseMultiplier: 1 });
    expect(ways[0]?.more.map(english).join()).toContain('the least noise and the largest rate');
  });
});

test.each([
  [{ sampling: 'cut', participation: 'several' }, 'cut as often as these'],
  [{ noiseLaw: 'banded', participation: 'several' }, 'with a sampling rate of 0.01 and 500 steps'],
  [{ noiseLaw: 'banded', phases: 'every-step' }, 'type σ = 1 and a sampling rate of 0.1099 over 1000 steps'],
  [{ noiseLaw: 'banded', sampling: 'shuffled' }, 'give a sampling rate of 1, and the ε holds'],
])('%j is refused with its reason', (answers, reason) => {
  const overrides = {
    ...{ records: '20000', recordsPerPerson: '2', largestBatch: '270', bands: '2' },
    samplingRates: '0.01 + t/10000',
  };
  const { ways, refusals } = asked(overrides, answers);
  expect(ways).toEqual([]);
  expect(refusals.map(english).join()).toContain(reason);
});

test('batches that are hardly ever cut, of people with several records, are refused with a bound', () => {
  const overrides = { records: '20000', recordsPerPerson: '2', largestBatch: '300' };
  const { refusals } = asked(overrides, { sampling: 'cut', participation: 'several' });
  const [refusal] = refusals;
  expect(refusal?.code).toBe('form.cutOfPeople');
  // 1000 P[Bin(20000, 0.01) > 300] = 1.3801e-8, summed in Python from lgamma
  const extra = refusal?.params.extra;
  expect(extra).toBeGreaterThan(1.3801e-8);
  expect(extra).toBeLessThan(1.3801e-6);
});

test('a schedule beside further phases is refused with its remedy', () => {
  const phases = [{ samplingRate: '0.02', noiseMultiplier: '1', steps: '10' }];
  const answers = { noiseLaw: 'schedule', phases: 'several' };
  const { ways, refusals } = asked({ noiseMultipliers: '1 + t' }, answers, { phases });
  expect(ways).toEqual([]);
  expect(refusals.map(english).join()).toContain('Write it over the steps of all phases');
});

test.each([
  ['poisson', { samplingRate: 0.01, noiseMultiplier: 0.05, steps: 1000 }],
  ['shuffled', { sampling: 'any-order', epochs: 10, noiseMultiplier: 0.05 }],
])('noise of 0.05 is counted for batches that are %s', (sampling, run) => {
  expect(asked({ noiseMultiplier: '0.05' }, { sampling }).ways[0]?.run).toEqual(run);
});

test('noise below 0.01 is refused by its row', () => {
  expect(asked({ noiseMultiplier: '0.005' }, {}).open).toEqual(['noise']);
});

test('a target in such a run is refused with what to do', () => {
  const target = { measure: 'epsilon', adjacency: 'substitute', most: '2', rate: '' } as const;
  const { refusals, ways } = asked({ bands: '8' }, { noiseLaw: 'banded' }, { target });
  expect(ways).toEqual([]);
  expect(refusals.map(english).join()).toContain('Take the target away');
});
