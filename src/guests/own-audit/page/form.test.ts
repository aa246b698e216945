// Tests of the form of a reader's own audit: its text in a link, and the request that is made of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../scenario/address';
import { type AuditForm, auditFormOfText, auditFormText, EMPTY_AUDIT_FORM } from './form';
import { readForm, type ScoreFile } from './request';

const number = fc.integer({ min: 0, max: 1_000_000 }).map(String);
const counts = fc.record({
  brings: fc.constant('counts' as const),
  game: fc.constantFrom('in-out' as const, 'two-records' as const, 'labels' as const),
  watched: fc.constantFrom('yes' as const, 'no' as const),
  fp: number,
  n: number,
  fn: number,
  p: number,
  claims: fc.constantFrom('none' as const, 'typed' as const, 'run' as const),
  claim: fc.double({ min: 0, max: 100, noNaN: true }).map(String),
});

test('a form with any four counts and any claim is given back by its link', () => {
  fc.assert(
    fc.property(counts, (fields) => {
      const form: AuditForm = { ...EMPTY_AUDIT_FORM, ...fields };
      const { view, problems } = parseAddress(`?page=audit&form=${encodeURIComponent(auditFormText(form))}`);
      expect(problems).toEqual([]);
      expect(auditFormOfText(view.form ?? '')).toEqual(form);
    }),
  );
});

test('any text of up to 200 characters in a link gives a form with all fields', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(Object.keys(auditFormOfText(text)).sort()).toEqual(Object.keys(EMPTY_AUDIT_FORM).sort());
    }),
  );
});

test('answers in a link that no question has are left out', () => {
  expect(auditFormOfText('game:chess;fp:3;brings:nothing;constructor:1')).toEqual({
    ...EMPTY_AUDIT_FORM,
    run: 'given',
    fp: '3',
  });
});

const COUNTED_LINK = 'brings:counts;game:in-out;fp:3;n:10;fn:4;p:10';

test('a link without the form’s version has the answers that were preset when such links were made', () => {
  expect(auditFormOfText(COUNTED_LINK).watched).toBe('no');
});

test('a link has no other answers than those that were given', () => {
  expect(auditFormOfText(`form:2;${COUNTED_LINK}`).watched).toBe('');
  expect(auditFormOfText('game:in-out')).toMatchObject({ trainings: '', sign: '', rule: '', turned: '' });
});

const settings = { delta: 1e-5, confidence: 0.95, run: [], mechanism: null };
const COUNTED: AuditForm = {
  ...EMPTY_AUDIT_FORM,
  brings: 'counts',
  game: 'in-out',
  fp: '3',
  watched: 'no',
  n: '1,000',
  fn: '700',
  p: '1000',
};

describe('the request', () => {
  test('on counts has them with the claim under the chosen adjacency', () => {
    const form: AuditForm = { ...COUNTED, claims: 'typed', claim: '2', of: 'substitute' };
    expect(readForm(form, null, settings).request).toEqual({
      audit: {
        game: 'in-out',
        delta: 1e-5,
        alpha: 0.05,
        claims: [{ adjacency: 'substitute', epsilon: 2 }],
      },
      material: {
        kind: 'counts',
        counts: { falsePositives: 3, negatives: 1000, falseNegatives: 700, positives: 1000 },
        watched: false,
      },
    });
  });

  test.each([
    [{ game: '' }, {}],
    [{ watched: '' }, {}],
    [{ claims: 'run' }, {}],
    [{ fp: '' }, {}],
    [{ fp: '1.5' }, { fp: 'Give a whole number, 0 or more.' }],
    [{ fp: '1001' }, { fp: 'Give at most 1000.' }],
    [{ n: '0' }, { n: 'Give a whole number, 1 or more.', fp: 'Give at most 0.' }],
    [{ claims: 'typed', claim: '-1' }, { claim: 'Give a number, 0 or more.' }],
  ] as [Partial<AuditForm>, object][])(
    'is not made while a question is open or an answer is wrong: %j',
    (change, problems) => {
      expect(readForm({ ...COUNTED, ...change }, null, settings)).toEqual({ request: null, problems });
    },
  );

  const scores: ScoreFile = { key: 1, name: '', file: new Blob(['0.5,1']), outFile: null };
  const form: AuditForm = {
    ...EMPTY_AUDIT_FORM,
    game: 'labels',
    trainings: 'many',
    rule: 'whole',
    thresholds: '0.5 -1e-3',
    watched: 'yes',
    sign: 'smaller',
    turned: 'yes',
    worldColumn: ' in_training ',
  };
  const material = (change: Partial<AuditForm>) =>
    readForm({ ...form, ...change }, scores, settings).request?.material;

  test('on scores has the answers on fixed thresholds only where these are chosen', () => {
    expect(material({ rule: 'fixed' })).toMatchObject({
      settings: { rule: 'fixed', thresholds: [0.5, -0.001], watched: true, sign: -1, turned: true },
      columns: { score: '', world: 'in_training' },
    });
    expect(material({})).toMatchObject({ settings: { rule: 'whole', thresholds: [], watched: false } });
  });

  test('on scores is not made while an answer that its rule needs is missing', () => {
    expect(material({ rule: 'fixed', thresholds: '' })).toBeUndefined();
    expect(readForm(form, null, settings).request).toBeNull();
    for (const open of ['trainings', 'sign', 'turned', 'rule'] as const)
      expect(readForm({ ...form, [open]: '' }, scores, settings).request).toBeNull();
    const one: AuditForm = { ...form, trainings: 'one' };
    expect(readForm(one, scores, settings).request).toBeNull();
  });

  test('on scores of one run has the side that is guessed', () => {
    expect(material({ trainings: 'one', side: 'in' })).toMatchObject({
      settings: { trainings: 'one', side: 'in' },
    });
  });
});
