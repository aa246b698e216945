// The form's text in a link, written and read again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
        const link = linkOf(form);
        const back = formOfText(link);
        expect(back.target).toEqual(form.target);
        expect(back.answers).toEqual(form.answers);
        expect(ask(NOTHING_PROPOSED, back)).toEqual(ask(NOTHING_PROPOSED, { ...form, sought: back.sought }));
        if (form.target) expect(back.sought).toBe(form.sought);
        // the page's address takes the link without a problem
        const address = `?page=calculator&form=${encodeURIComponent(link)}`;
        expect(parseAddress(address)).toMatchObject({ problems: [], view: { form: link } });
      }),
      { numRuns: 300 },
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
