// The query `translate` of `compute`: what a text and typed numbers propose, what is open, and the ε or the bounds of the run.
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../../accounting';
import { answer } from '../../../cli/answer';
import { QUERIES } from '../../../cli/queries';

const translate = async (query: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ query: 'translate', ...query }), 1));

const TEXT = 'sigma = 2\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5';
const MECHANISM = { samplingRate: 256 / 60_000, noiseMultiplier: 2, steps: 3516 };

test('a text has an ε only after its questions are answered and the request confirms it', async () => {
  const open = await translate({ text: TEXT });
  expect([open.open, open.mechanism, open.epsilons]).toEqual([['sampling', 'confirm'], null, null]);
  expect(open.fields.noise).toMatchObject({
    kind: 'noiseMultiplier',
    value: 2,
    line: 1,
    source: 'sigma = 2',
  });
  const answers = { sampling: 'poisson' };
  const unconfirmed = await translate({ text: TEXT, answers });
  expect([unconfirmed.open, unconfirmed.epsilons, unconfirmed.bounds]).toEqual([['confirm'], null, []]);
  const closed = await translate({ text: TEXT, answers, confirm: true });
  expect(closed.mechanism).toEqual({ ...MECHANISM, delta: 1e-5 });
  expect(closed.epsilons.addRemove).toEqual(epsilon('add-remove', MECHANISM, 1e-5));
});

test('a reply without an ε lists all that is open and every number of the text with its line', async () => {
  const text = '# sigma = 3\nsigma = 1\nepochs = 2\nsteps = 16\nn = 2240\nbatch_size = 16\nn_critic = 5';
  const { proposal, unused, open } = await translate({ text });
  expect(open).toEqual(['length', 'delta', 'sampling', 'confirm']);
  expect(
    proposal.rows.map(
      ({ kind, value, numbers }: { kind: string; value: number; numbers: [{ line: number }] }) => [
        kind,
        value,
        numbers[0].line,
      ],
    ),
  ).toEqual([
    ['records', 2240, 5],
    ['batchSize', 16, 6],
    ['noiseMultiplier', 1, 2],
  ]);
  expect(proposal.choices).toMatchObject([
    {
      row: 'length',
      candidates: [
        { kind: 'epochs', value: 2 },
        { kind: 'steps', value: 16 },
      ],
    },
  ]);
  expect(unused).toMatchObject([
    { name: 'sigma', value: 3, line: 1, active: false, may: ['noiseMultiplier'] },
    { name: 'n_critic', written: '5', line: 7, start: text.length - 1, may: [] },
  ]);
});

test('a text that names a known data set and trials is offered its number of records and a row for the trials', async () => {
  const { proposal, unused } = await translate({ text: 'data = CIFAR10(root)\ntrials = 40\nsigma = 1' });
  expect(proposal.suggestions).toMatchObject([{ name: 'CIFAR-10', records: 50_000, line: 1 }]);
  expect(unused).toMatchObject([{ name: 'trials', may: ['trainings'] }]);
});

test('the ε counts several training runs and several records of a person', async () => {
  const overrides = {
    ...{ records: 1000, batchSize: 10, noiseMultiplier: 2, steps: 100, delta: 1e-5 },
    trainings: 3,
  };
  const { mechanism, epsilons } = await translate({ overrides });
  expect(mechanism.steps).toBe(300);
  const person = await translate({
    overrides: { ...overrides, recordsPerPerson: 2 },
    answers: { participation: 'several' },
  });
  const ofTwo = { samplingRate: 0.01, noiseMultiplier: 2, steps: 300, recordsPerPerson: 2 };
  expect(person.epsilons.addRemove.value).toBe(epsilon('add-remove', ofTwo, 1e-5).value);
  expect(person.epsilons.addRemove.upper).toBeGreaterThan(1.5 * epsilons.addRemove.upper);
});

test('a typed number takes the place of the one in the text', async () => {
  const typed = await translate({
    text: TEXT,
    overrides: { noiseMultiplier: 3 },
    answers: { sampling: 'poisson' },
    confirm: true,
  });
  expect(typed.fields.noise).toMatchObject({ from: 'typed', value: 3, source: '3' });
});

test('typed numbers have a run without a text and without a confirmation', async () => {
  const overrides = {
    records: '60,000',
    batchSize: 256,
    noiseMultiplier: 2,
    steps: '15 epochs',
    delta: '1e-5',
  };
  expect((await translate({ overrides })).mechanism).toEqual({ ...MECHANISM, delta: 1e-5 });
});

const drawn = async (sampling: string) => translate({ text: TEXT, answers: { sampling }, confirm: true });

test('shuffled batches have bounds with their adjacency in place of an ε', async () => {
  const { mechanism, epsilons, refusals, bounds } = await drawn('shuffled');
  expect([mechanism, epsilons, refusals[0].answer]).toEqual([null, null, 'shuffled']);
  expect(bounds[0].epsilons[0]).toMatchObject({ adjacency: 'zero-out' });
  const epochs = { samplingRate: 1, noiseMultiplier: 2, steps: 15 };
  expect(bounds[0].epsilons[1]).toMatchObject({ value: epsilon('substitute', epochs, 1e-5).value });
});

test('batches of fixed size have a bracket above the ε of Poisson batches with the same q, σ and T', async () => {
  const [fixed] = (await drawn('fixed-size')).bounds;
  const [{ adjacency, value, lower, upper }] = fixed.epsilons;
  expect([adjacency, value]).toEqual(['substitute', null]);
  expect(lower).toBeGreaterThan(epsilon('substitute', MECHANISM, 1e-5).upper);
  expect(upper).toBeLessThan(2 * lower);
});

test('an accountant’s history has the ε of the composition, with which the ε that the text reports is compared', async () => {
  const text = 'accountant.history = [(1.1, 0.004, 1000), (0.9, 0.008, 500)]\ndelta = 1e-5\nepsilon = 1.91';
  const answers = { phases: 'several', sampling: 'poisson' };
  const { mechanism, segments, epsilons, open, reported } = await translate({ text, answers, confirm: true });
  expect([mechanism, segments.length, open]).toEqual([null, 2, []]);
  expect(epsilons.substitute).toEqual(epsilon('substitute', segments, 1e-5));
  // the Rényi divergences of the phases add up, so that the library's ε of the composition is known
  expect(reported.kind).toBe('library');
});

test('phases of people with several records have the ε of all their records at once', async () => {
  const text = 'accountant.history = [(1.1, 0.004, 1000), (0.9, 0.008, 500)]\ndelta = 1e-5';
  const reply = await translate({
    ...{ text, confirm: true, overrides: { recordsPerPerson: 3 } },
    answers: { phases: 'several', sampling: 'poisson', participation: 'several' },
  });
  const run = reply.segments.map((segment: object) => ({ ...segment, recordsPerPerson: 3 }));
  expect(reply.epsilons.addRemove).toEqual(epsilon('add-remove', run, 1e-5));
  expect(reply.printed).toEqual([]);
});

test('a target is met in the adjacency that the text names', async () => {
  const of = async (name: string) =>
    translate({
      text: `${name} = 2\nq = 0.01\nsteps = 1000\ndelta = 1e-5`,
      answers: { sampling: 'poisson' },
      confirm: true,
    });
  const [plain, substitute] = [await of('target_epsilon'), await of('eps_S')];
  expect(plain.epsilons.addRemove.upper).toBeLessThanOrEqual(2.000001);
  expect(substitute.target).toEqual({ epsilon: 2, adjacency: 'substitute' });
  expect(substitute.epsilons.substitute.upper).toBeLessThanOrEqual(2.000001);
});

test('a target out of reach is a problem in the reply', async () => {
  const far = await translate({
    text: 'eps = 0.0011\nq = 1\nsteps = 1000000\ndelta = 1e-15',
    answers: { sampling: 'poisson' },
    confirm: true,
  });
  expect([far.epsilons, typeof far.problem]).toEqual([null, 'string']);
});

describe('a wrong request is refused', () => {
  const error = async (query: object) => (await translate({ text: TEXT, ...query })).error;

  test('with the nearest name for an unknown one', async () => {
    expect(await error({ overrides: { noise_multiplier: 2 } })).toMatchObject({
      field: 'overrides.noise_multiplier',
      message: expect.stringContaining('Did you mean noiseMultiplier?'),
    });
    expect((await error({ overridess: {} })).message).toContain('Did you mean overrides?');
  });

  test('with the possible answers for an unknown answer', async () => {
    expect((await error({ answers: { sampling: 'posson' } })).message).toContain(
      'Give one of poisson, fixed-size',
    );
  });

  test('where it gives two numbers of one row', async () => {
    expect((await error({ overrides: { epochs: 3, steps: 4 } })).code).toBe('inconsistent');
  });

  test('with the field whose value has the wrong type', async () => {
    expect((await error({ overrides: { delta: {} } })).message).toContain('overrides.delta is {}');
    expect(await error({ confirm: 'yes' })).toMatchObject({ field: 'confirm', code: 'malformed' });
  });
});
