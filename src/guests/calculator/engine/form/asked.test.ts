// The questions that the form puts to the accountants, from its rows, answers and targets.
import { describe, expect, test } from 'vitest';
import { english } from '../../../../base/sentences/sentence';
import { proposing, saysPoisson } from '../../testing/proposals';
import type { Proposal } from '../proposal';
import { ask, type Given } from './asked';
import { FORM } from './sentences';
import { NOTHING_PROPOSED, proposalKey } from './taken';
import type { FormTarget, Sought } from './target';

const TYPED = { records: '60,000', batchSize: '256', noiseMultiplier: '1.1', epochs: '15', delta: '1e-5' };
const given = (change: Partial<Given> = {}): Given => ({
  overrides: TYPED,
  answers: {},
  ...{ phases: [], confirmed: null, target: null, sought: 'noiseMultiplier' },
  ...change,
});
const asked = (change: Partial<Given> = {}, proposal: Proposal = NOTHING_PROPOSED) =>
  ask(proposal, given({ confirmed: proposalKey(proposal), ...change }));
const target = (change: Partial<FormTarget> = {}): FormTarget => ({
  measure: 'advantage',
  adjacency: 'add-remove',
  most: '0.1',
  rate: '',
  ...change,
});

describe('the answer on how batches are drawn', () => {
  const of = (sampling: string) => asked({ answers: { sampling } });
  test.each([
    ['poisson', ['poisson'], ['add-remove', 'substitute']],
    ['fixed-size', ['fixed-size'], ['substitute']],
    ['random-allocation', ['random-allocation'], ['add-remove', 'substitute']],
    ['shuffled', ['any-order'], ['zero-out', 'substitute']],
  ] as const)('%s leads to its own accountant and adjacencies', (answer, ids, adjacencies) => {
    const { ways, refusals, open } = of(answer);
    expect([refusals, open]).toEqual([[], []]);
    expect(ways.map(({ id }) => id)).toEqual(ids);
    expect(ways[0]?.adjacencies).toEqual(adjacencies);
    expect(ways[0]?.lacks === null).toBe(adjacencies.includes('add-remove' as never));
  });

  test('gives the accountant the numbers that it needs', () => {
    expect(of('random-allocation').ways[0]?.mechanism).toEqual({
      sampling: 'random-allocation',
      stepsPerEpoch: 234,
      epochs: 15,
      noiseMultiplier: 1.1,
    });
    expect(of('shuffled').ways[0]?.mechanism).toMatchObject({ epochs: 15 });
    expect(of('fixed-size').ways[0]?.mechanism).toMatchObject({ steps: 3516, noiseMultiplier: 1.1 });
  });

  test('“not sure” leads to every way that batches may be drawn', () => {
    expect(of('unsure').ways.map(({ id }) => id)).toEqual(['poisson', 'fixed-size', 'any-order']);
  });

  test('“otherwise” leads to no accountant and one reason', () => {
    expect([of('other').ways, of('other').refusals.length]).toEqual([[], 1]);
  });

  test('“fixed size” is refused with a reason where the noise is below 0.4', () => {
    const overrides = { ...TYPED, noiseMultiplier: 0.3 };
    const { ways, refusals } = asked({ overrides, answers: { sampling: 'fixed-size' } });
    expect([ways, refusals.map(english)]).toEqual([
      [],
      [expect.stringContaining('counted only from 0.4 on')],
    ]);
    expect(asked({ overrides }).ways).toHaveLength(1);
  });

  test('stays open after a text that does not give it', () => {
    const { ways, open } = asked(
      { overrides: {} },
      proposing({ records: 60_000, batchSize: 256, noiseMultiplier: 1, epochs: 15, delta: 1e-5 }),
    );
    expect([ways, open]).toEqual([[], ['sampling']]);
  });
});

describe('a target', () => {
  test.each<[Sought, object]>([
    ['noiseMultiplier', { name: 'noiseMultiplier' }],
    ['samplingRate', { name: 'samplingRate' }],
    ['batchSize', { name: 'batchSize', records: 60_000, whole: null }],
    ['steps', { name: 'steps' }],
    ['epochs', { name: 'epochs' }],
  ])('decides %s, whose row is then not asked for', (sought, unknown) => {
    const row = {
      noiseMultiplier: 'noiseMultiplier',
      samplingRate: 'batchSize',
      batchSize: 'batchSize',
      steps: 'epochs',
      epochs: 'epochs',
    }[sought];
    const { [row as 'epochs']: _, ...overrides } = TYPED;
    const { aim, ways, open } = asked({ overrides, target: target(), sought });
    expect(open).toEqual([]);
    expect(aim).toMatchObject({
      unknown,
      goal: { measure: 'advantage', most: 0.1 },
      adjacency: 'add-remove',
    });
    expect(ways).toHaveLength(1);
  });

  test.each([
    ['1/16', 1 / 16],
    ['10%', 0.1],
    ['1/n', 1 / 60_000],
    ['1/n^0.1', 1 / 60_000 ** 0.1],
    ['256/60000', 256 / 60_000],
  ])('takes %s in its box', (most, value) => {
    expect(asked({ target: target({ most }) }).aim?.goal).toEqual({ measure: 'advantage', most: value });
    const rate = { measure: 'power', most: '0.9', rate: most } as const;
    expect(asked({ target: target(rate) }).aim?.goal).toMatchObject({ falsePositiveRate: value });
  });

  test.each<[Partial<FormTarget>, string]>([
    [{ most: '' }, 'The target advantage is not given. Give a number between 0 and 1'],
    [{ most: '15 epochs' }, 'The target advantage cannot be “15 epochs”, because it counts epochs.'],
    [{ most: '2' }, 'The target advantage cannot be “2”, because it is out of range.'],
    [
      { measure: 'mu', most: '-1' },
      'The target μ cannot be “-1”, because it is out of range. Give a number above 0',
    ],
    [{ measure: 'epsilon', most: 'many' }, 'The target ε cannot be “many”, because many has no value here.'],
    [{ measure: 'power', most: '0.5', rate: '' }, 'The false-positive rate is not given.'],
    [{ measure: 'power', most: '0.01', rate: '0.05' }, 'a coin reaches the false-positive rate of 0.05'],
  ])('%o is refused with a sentence that names what is wrong', (change, problem) => {
    const { aim, open, ways } = asked({ target: target(change) });
    expect(aim?.problem && english(aim.problem.text)).toContain(problem);
    expect([open, ways]).toEqual([['target'], []]);
  });

  test('is counted in an adjacency that the sampling has', () => {
    const of = (sampling: string, adjacency: FormTarget['adjacency'] = 'add-remove') =>
      asked({ answers: { sampling }, target: target({ adjacency }) }).aim;
    expect(of('poisson')?.adjacency).toBe('add-remove');
    expect(of('fixed-size')?.adjacency).toBe('substitute');
    expect(of('shuffled')?.adjacency).toBe('zero-out');
    expect(of('unsure')?.adjacencies).toEqual(['substitute']);
  });

  test('searches for σ where the sampling does not allow the number that was asked for', () => {
    const { aim } = asked({ answers: { sampling: 'shuffled' }, target: target() });
    expect(aim?.mayBeSought).toEqual(['noiseMultiplier', 'epochs']);
    expect(
      asked({ answers: { sampling: 'shuffled' }, target: target(), sought: 'batchSize' }).aim?.sought,
    ).toBe('noiseMultiplier');
  });

  test('that a text names decides σ, until the reader searches for another number', () => {
    const text = proposing(
      { targetEpsilon: 2, records: 60_000, batchSize: 256, epochs: 15, delta: 1e-5 },
      { questions: [saysPoisson] },
    );
    const { aim, ways, open } = asked({ overrides: {} }, text);
    expect(open).toEqual([]);
    expect(aim).toMatchObject({ fromText: true, goal: { measure: 'epsilon', most: 2, delta: 1e-5 } });
    expect(ways[0]?.plan.length).toEqual({ epochs: 15 });
    const steps = asked({ overrides: {}, sought: 'steps' }, text);
    expect(steps.open).toEqual(['noise']);
    expect(
      asked({ overrides: { noiseMultiplier: 1 }, target: steps.aim?.target ?? null, sought: 'steps' }, text)
        .open,
    ).toEqual([]);
  });

  test('needs twice the noise where averages of several records are clipped', () => {
    const { aim } = asked({ answers: { clipping: 'microbatches' }, target: target() });
    expect(aim?.scale).toBe(2);
    expect(asked({ target: target() }).aim?.scale).toBe(1);
  });

  test('that decides the batch size needs the number of records', () => {
    const { records: _, ...overrides } = { ...TYPED, samplingRate: '0.01' };
    const { open, form } = asked({ overrides, target: target(), sought: 'batchSize' });
    expect(open).toEqual(['records']);
    expect(form.rows.find(({ id }) => id === 'records')?.problem).toEqual(FORM.recordsForBatch);
  });

  test('that decides σ needs no clipping norm', () => {
    expect(asked({ target: target(), answers: { noiseScale: 'sum' } }).open).toEqual([]);
  });

  test('that decides the batch size is refused where the noise is given on the mean', () => {
    const mean = { overrides: { ...TYPED, clippingNorm: 1 }, answers: { noiseScale: 'mean' } };
    expect(asked({ ...mean, target: target(), sought: 'batchSize' }).refusals[0]).toEqual(FORM.noiseOfMean);
  });

  test('is refused for a run of several phases', () => {
    const phases = [{ samplingRate: '0.016', noiseMultiplier: '0.9', steps: '590' }];
    const answers = { phases: 'several' };
    const { form, ways, refusals } = asked({ answers, phases, target: target() });
    expect([form.parts, ways]).toEqual([null, []]);
    expect(refusals[0]).toEqual(FORM.targetOfPhases);
  });
});
