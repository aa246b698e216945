// The form's text in a link, written and read again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { parseAddress } from '../../../scenario/address';
import { ask } from '../engine/form/asked';
import { NOTHING_PROPOSED } from '../engine/form/taken';
import { MEASURES, SOUGHT } from '../engine/form/target';
import { formOfText, formText } from './formLink';
import { EMPTY_FORM, type FormState } from './formState';

const linkOf = (form: FormState) => formText(ask(NOTHING_PROPOSED, form), form);

const numbers = fc.constantFrom('1', '0.5', '1/16', '10%', '1/n^1.1', '15*60000/256');
const phases = fc.array(
  fc.constantFrom(
    { samplingRate: '0.016', noiseMultiplier: '0.9', steps: '590' },
    { batchSize: '512', noiseMultiplier: '1', epochs: '2' },
  ),
  { maxLength: 2 },
);

const forms = fc.record({
  text: fc.constant(''),
  confirmed: fc.constant(null),
  from: fc.constant({}),
  aside: fc.constant([]),
  overrides: fc.record({
    records: fc.constantFrom('60000', '60,000', '6*10^4'),
    batchSize: fc.constantFrom('256', '2^8'),
    epochs: fc.constantFrom('15', '3516 steps'),
    noiseMultiplier: fc.constantFrom('1.1', '11/10'),
    delta: fc.constantFrom('1e-5', '1/n'),
    trainings: fc.constantFrom('1', '40'),
  }),
  phases,
  answers: fc.record(
    {
      sampling: fc.constantFrom('poisson', 'fixed-size', 'random-allocation', 'shuffled', 'unsure', 'other'),
      clipping: fc.constantFrom('each', 'microbatches'),
      epoch: fc.constantFrom('exact', 'up'),
    },
    { requiredKeys: [] },
  ),
  target: fc.option(
    fc.record({
      measure: fc.constantFrom(...MEASURES),
      adjacency: fc.constantFrom('add-remove' as const, 'substitute' as const),
      most: numbers,
      rate: fc.constantFrom('', '0.01', '1/n'),
    }),
  ),
  sought: fc.constantFrom(...SOUGHT),
});

describe('a link', () => {
  test('gives back the same form, for any typed numbers, phases, answers and targets', () => {
    fc.assert(
      fc.property(forms, (given) => {
        const answers = given.phases.length > 0 ? { ...given.answers, phases: 'several' } : given.answers;
        const form = { ...given, answers };
        const link = linkOf(form) as string;
        const back = formOfText(link);
        expect(back.target).toEqual(form.target);
        expect(back.answers).toEqual(form.answers);
        expect(ask(NOTHING_PROPOSED, back)).toEqual(ask(NOTHING_PROPOSED, { ...form, sought: back.sought }));
        if (form.target) expect(back.sought).toBe(form.sought);
        // the page's address takes the link without a problem
        const address = `?page=calculator&form=${encodeURIComponent(link)}`;
        expect(parseAddress(address)).toMatchObject({ problems: [], view: { form: link } });
      }),
      { numRuns: size(100, 300) },
    );
  });

  test('with a target in the row of the noise, as older links have it, is still read', () => {
    const form = formOfText('n:60000;B:256;E:15;eS:4;d:1/n;sampling:poisson');
    expect(form).toMatchObject({
      overrides: {
        records: '60000',
        batchSize: '256',
        epochs: '15',
        targetEpsilonSubstitute: '4',
        delta: '1/n',
      },
      answers: { sampling: 'poisson' },
      target: null,
      sought: 'noiseMultiplier',
    });
    expect(ask(NOTHING_PROPOSED, form).aim).toMatchObject({ adjacency: 'substitute', goal: { most: 4 } });
    expect(linkOf(form)).toBe('n:60000;B:256;E:15;eS:4;d:1/n;sampling:poisson');
  });

  test.each([
    'want:everything;of:substitute;most:1',
    'want:mu;of:nobody;most:1',
    'find:happiness',
    'want',
    `want:mu;of:substitute;most:${'1'.repeat(90)}`,
    '<script>:1;n:60000',
  ])('that holds %j gives no wrong target or answer', (text) => {
    expect(formOfText(text)).toMatchObject({ ...EMPTY_FORM, overrides: expect.any(Object) });
  });
});

describe('a link with a number for every step', () => {
  const scheduled = (noiseMultipliers: string, more: FormState['overrides'] = {}): FormState => ({
    ...EMPTY_FORM,
    overrides: { samplingRate: '0.01', delta: '1e-5', noiseMultipliers, ...more },
    answers: { noiseLaw: 'schedule', sampling: 'poisson' },
  });
  const stepsOf = (form: FormState) => ask(NOTHING_PROPOSED, form).form.run?.schedule?.segments;
  const column = (numbers: readonly number[]) => `sigma\n${numbers.join('\n')}`;

  test.each<[string, string]>([
    ['a column with a heading', column([1, 1.5, 2])],
    ['equal numbers in a row', column(Array.from({ length: 3000 }, (_, t) => (t < 1000 ? 1 : 2)))],
    ['a long list', Array.from({ length: 300 }, (_, t) => (1 + t / 1000).toFixed(3)).join(', ')],
    ['a formula', 'max(0.5, sigma * 0.999^t)'],
  ])('opens the same steps: %s', (_, text) => {
    const form = scheduled(text, { noiseMultiplier: '1', steps: text.includes('sigma *') ? '200' : '' });
    const link = linkOf(form) as string;
    expect(stepsOf(form)).toBeDefined();
    expect(stepsOf(formOfText(link))).toEqual(stepsOf(form));
    const address = `?page=calculator&form=${encodeURIComponent(link)}`;
    expect(parseAddress(address)).toMatchObject({ problems: [], view: { form: link } });
  });

  // where a comma is the decimal mark, 1,2 would be one number
  test.each(['1\n1\n2\n2', 'max(1,2)'])('has no digits with nothing but a comma between them: %j', (text) => {
    const { overrides } = formOfText(linkOf(scheduled(text)) as string);
    expect(overrides.noiseMultipliers).not.toMatch(/\d,\d/);
  });

  test('that was written before lists were shortened is still read', () => {
    const segments = stepsOf(formOfText('q:0.01;d:1e-5;st:1,1.5,2;noiseLaw:schedule;sampling:poisson'));
    expect(segments?.map(({ noiseMultiplier }) => noiseMultiplier)).toEqual([1, 1.5, 2]);
  });

  test('does not exist where a form is too long for it, so that no link opens another run', () => {
    const numbers = Array.from({ length: 1000 }, (_, t) => 1 + t / 7000);
    expect(linkOf(scheduled(column(numbers)))).toBeNull();
    const phase = { samplingRate: '0.0123456', noiseMultiplier: '0.98765', steps: '590' };
    const phases = Array.from({ length: 100 }, () => phase);
    const form = { ...scheduled('1, 2'), answers: { phases: 'several' } };
    expect(linkOf({ ...form, phases })).toBeNull();
    // 12 phases made the form of a link too long to be read
    const some = linkOf({ ...form, phases: phases.slice(0, 12) }) as string;
    expect(parseAddress(`?page=calculator&form=${encodeURIComponent(some)}`).view.form).toBe(some);
  });

  test('has the value of a number whose arithmetic is too long for a row', () => {
    const steps = `${'100 + '.repeat(20)}100`;
    const form = { ...EMPTY_FORM, overrides: { samplingRate: '0.01', steps } };
    expect(formOfText(linkOf(form) as string).overrides.steps).toBe('2100');
  });

  test('holds so many steps at most, however often a number is repeated', () => {
    expect(formOfText('st:1x99999999').overrides.noiseMultipliers).toBe('1x99999999');
    expect(stepsOf(formOfText('q:0.01;d:1e-5;st:1x10001;noiseLaw:schedule;sampling:poisson'))).toBe(
      undefined,
    );
  });
});
