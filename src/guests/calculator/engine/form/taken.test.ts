// The confirmation of what a text proposes: nothing of the text counts before it, and all of it afterwards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../../../test/statistics/size';
import { candidate, phase, proposing, saysPoisson, unusedNumber } from '../../testing/proposals';
import type { Proposal } from '../proposal';
import type { Kind } from '../reading';
import { ask, type Given } from './asked';
import { QUESTIONS } from './questions';
import { listsFor, NOTHING_PROPOSED, offered, proposalKey } from './taken';

const MNIST = { records: 60_000, batchSize: 256, noiseMultiplier: 1.1, epochs: 15, delta: 1e-5 };
const NOTHING: Given = {
  ...{ overrides: {}, answers: {}, phases: [], confirmed: null, target: null, sought: 'noiseMultiplier' },
};
const confirming = (proposal: Proposal, given: Partial<Given> = {}) =>
  ask(proposal, { ...NOTHING, ...given, confirmed: proposalKey(proposal) });

const numbers = fc.record(
  {
    records: fc.constantFrom(60_000, 100),
    batchSize: fc.constantFrom(256, 32),
    samplingRate: fc.constantFrom(0.01, 1),
    epochs: fc.constantFrom(15, 1),
    steps: fc.constantFrom(1000, 1),
    noiseMultiplier: fc.constantFrom(1.1, 0.1),
    targetEpsilon: fc.constant(3),
    delta: fc.constantFrom<(number | string)[]>(1e-5, '1/n'),
    clippingNorm: fc.constant(1),
  } satisfies Partial<Record<Kind, fc.Arbitrary<number | string>>>,
  { requiredKeys: [] },
);
const answers = fc.record(
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([id, { options }]) => [id, fc.constantFrom(...Object.keys(options))]),
  ),
  { requiredKeys: [] },
);
const targets = fc.option(
  fc.constant({ measure: 'epsilon', adjacency: 'add-remove', most: '2', rate: '' } as const),
);

describe('before a person has confirmed what a text proposes', () => {
  test('there is no run and no ε, for any proposed and typed numbers, answers, targets and keys', () => {
    fc.assert(
      fc.property(
        ...([numbers, numbers, answers, answers, targets, fc.boolean(), fc.string()] as const),
        (read, overrides, said, given, target, isPhases, confirmed) => {
          const proposal = proposing(read, {
            questions: Object.entries(said).map(([question, answer]) => ({
              ...{
                question: question as keyof typeof QUESTIONS,
                answer: answer ?? null,
                asks: false,
                words: [],
              },
            })),
            phases: isPhases
              ? [0.9, 1.1].map((noiseMultiplier) => phase({ samplingRate: 0.01, steps: 10, noiseMultiplier }))
              : [],
          });
          const all = { ...NOTHING, overrides, answers: given, target };
          const { form, ways } = ask(proposal, {
            ...all,
            confirmed: confirmed === proposalKey(proposal) ? null : confirmed,
          });
          if (!form.pending) return;
          expect([form.run, form.mechanism, form.parts, form.bounds, ways]).toEqual([
            null,
            null,
            null,
            [],
            [],
          ]);
        },
      ),
      { numRuns: size(500, 5000) },
    );
  });

  const typed = { ...NOTHING, overrides: { ...MNIST }, answers: { sampling: 'poisson' } };

  test('the form waits as long as a row or an answer in force is the text’s', () => {
    const proposal = proposing(MNIST, { questions: [saysPoisson] });
    expect(ask(proposal, NOTHING).form.pending).toBe(true);
    expect(ask(proposal, { ...NOTHING, overrides: { ...MNIST } }).form.pending).toBe(true);
    expect(ask(proposal, typed)).toMatchObject({ form: { pending: false }, ways: [{ id: 'poisson' }] });
  });

  test('the form does not wait for a text that proposes nothing', () => {
    const nothing: Proposal = { ...NOTHING_PROPOSED, isEmpty: false, unused: [unusedNumber(0, 'seed', 7)] };
    expect(ask(nothing, typed).ways).toHaveLength(1);
  });

  test('a target that the text names is not searched for', () => {
    const { noiseMultiplier: _, ...rest } = MNIST;
    const proposal = proposing({ targetEpsilon: 3 });
    const given = { ...NOTHING, overrides: rest, answers: { sampling: 'poisson' } };
    expect(ask(proposal, given).ways).toEqual([]);
    expect(confirming(proposal, given).ways).toHaveLength(1);
  });
});

describe('a confirmed proposal', () => {
  test('gives the run its numbers and the answer on how batches are drawn', () => {
    const { form, ways, open } = confirming(proposing(MNIST, { questions: [saysPoisson] }));
    expect(open).toEqual([]);
    expect(ways[0]?.mechanism).toEqual({ samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 });
    expect(form.rows.find(({ id }) => id === 'noise')?.source).toMatchObject({ kind: 'read', line: 3 });
    expect(form.questions.find(({ id }) => id === 'sampling')).toMatchObject({ by: 'text', open: false });
  });

  test('leaves a question open that neither the text nor a person has answered', () => {
    expect(confirming(proposing(MNIST))).toMatchObject({ open: ['sampling'], ways: [] });
    expect(confirming(proposing(MNIST), { answers: { sampling: 'poisson' } }).ways).toHaveLength(1);
  });

  test('stays confirmed when the lines of the text move', () => {
    const before = proposing(MNIST);
    const moved = { ...before, numbers: before.numbers.map((one) => ({ ...one, line: one.line + 4 })) };
    expect(proposalKey(moved)).toBe(proposalKey(before));
  });

  test('has to be confirmed again when the text proposes anything else', () => {
    const before = proposing(MNIST);
    const changes: Proposal[] = [
      proposing({ ...MNIST, noiseMultiplier: 0.9 }),
      proposing({ ...MNIST, clippingNorm: 1 }),
      { ...before, numbers: [...before.numbers, unusedNumber(9, 'folds', 5).number] },
      { ...before, questions: [saysPoisson] },
      {
        ...before,
        choices: [{ row: 'batch', candidates: [candidate('batchSize', 8)], why: { code: 'a.b' } as never }],
      },
    ];
    for (const change of changes) expect(proposalKey(change)).not.toBe(proposalKey(before));
  });

  test('gives way to the numbers that a person types', () => {
    const proposal = proposing(MNIST, { questions: [saysPoisson] });
    const { ways } = confirming(proposal, { overrides: { noiseMultiplier: '2' } });
    expect(ways[0]?.mechanism.noiseMultiplier).toBe(2);
    expect(Object.keys(offered(proposal, { ...NOTHING, overrides: { steps: '5' } }).rows)).not.toContain(
      'length',
    );
  });

  test('rounds the batches of an epoch as the library does, unless a person answers otherwise', () => {
    const proposal = proposing(MNIST, { questions: [saysPoisson], wholeBatches: 'up' });
    const { ways, form } = confirming(proposal);
    expect(ways[0]?.mechanism).toEqual({ samplingRate: 1 / 235, noiseMultiplier: 1.1, steps: 3525 });
    expect(form.questions.find(({ id }) => id === 'epoch')).toMatchObject({ answer: 'up', by: 'text' });
    const exact = confirming(proposal, { answers: { epoch: 'exact' } });
    expect(exact.ways[0]?.mechanism).toMatchObject({ steps: 3516 });
  });

  test('takes the rate from the steps of an epoch where the text gives no number of records', () => {
    const { records: _, ...rest } = MNIST;
    const { ways } = confirming(proposing(rest, { questions: [saysPoisson], stepsPerEpoch: 235 }));
    expect(ways[0]?.mechanism).toMatchObject({ samplingRate: 1 / 235, steps: 3525 });
  });
});

describe('a text that draws clients', () => {
  const FEDERATED = { records: 500, samplingRate: 0.66, steps: 200, noiseMultiplier: 1, delta: 1e-5 };
  const proposal = proposing(FEDERATED, {
    ...{ unit: 'client', of: 'client', questions: [saysPoisson] },
  });

  test('gives clients in place of records and rounds in place of steps', () => {
    const { form, ways } = confirming(proposal);
    expect(form.unit).toBe('client');
    expect(ways[0]?.mechanism).toEqual({ samplingRate: 0.66, noiseMultiplier: 1, steps: 200 });
  });

  test('fills no row of a run that a person says draws records', () => {
    const records = confirming(proposal, { answers: { participation: 'once' } });
    expect(records.form.rows.filter(({ source }) => source !== null)).toEqual([]);
  });

  test('keeps its rounds when a client’s own epochs are typed', () => {
    const epochs = confirming(proposal, { overrides: { epochs: '5' } });
    expect(epochs.ways[0]?.mechanism).toMatchObject({ steps: 200 });
  });
});

test('each number of a text stands in exactly one list, for any proposed numbers of records or clients', () => {
  const units = ['record', 'client'] as const;
  fc.assert(
    fc.property(numbers, fc.constantFrom(...units), fc.constantFrom(...units), (read, of, unit) => {
      const proposal = proposing(read, { of, unused: [unusedNumber(90, 'seed', 7)] });
      const { rows, choices, unused } = listsFor(proposal, unit);
      const ids = [
        ...rows.flatMap((row) => row.numbers.map(({ id }) => id)),
        ...choices.flatMap(({ candidates }) => candidates.flatMap((one) => one.numbers.map(({ id }) => id))),
        ...unused.map(({ number }) => number.id),
      ];
      expect(ids.toSorted((a, b) => a - b)).toEqual([...proposal.numbers.map(({ id }) => id), 90]);
    }),
  );
});
