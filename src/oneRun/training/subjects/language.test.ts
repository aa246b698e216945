// Small language models on real sentences. All draws are seeded.

import { describe, expect, it } from 'vitest';
import { loadSpeeches } from '../../../audit/datasets/shipped/speeches';
import { readAsset } from '../../../audit/training/node/environment';
import { loadKernel } from '../../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../../audit/training/wasm/kernel';
import { english } from '../../../base/sentences/sentence';
import { auditOneRun, type OneRunAuditReply } from '../audit';
import type { LanguageDesign, OneRunAuditRequest } from '../request';
import { sentenceRows } from './language';

const whole = await loadSpeeches(readAsset);
const corpus = { ...whole, open: whole.open.slice(0, 60), test: whole.test.slice(0, 30) };
const compiled = await loadKernel();

const language: LanguageDesign = { corpus, sentences: 80, length: 8, start: 'scratch' };
const request: OneRunAuditRequest = {
  model: 'language',
  hidden: 16,
  language,
  canary: 'fresh-tokens',
  game: 'choose-one',
  m: 40,
  dimension: 2,
  classes: 100,
  k: 2,
  data: null,
  rule: 'margin',
  guesses: [30],
  mechanism: { samplingRate: 0.5, noiseMultiplier: 0.2, steps: 20 },
  clippingNorm: 1,
  learningRate: null,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  claimedEpsilon: null,
  seed: 2,
};

function run(change: Partial<OneRunAuditRequest>, kernel = true): OneRunAuditReply {
  const instance = kernel && compiled ? instantiateKernel(compiled) : null;
  const audit = auditOneRun({ ...request, ...change }, instance);
  let next = audit.next();
  while (!next.done) next = audit.next();
  return next.value;
}

it('makes a row of each predicted token, with the tokens before it and its share of the loss', () => {
  const sentences = [
    { tokens: [4, 2, 3], from: 0 },
    { tokens: [6, 6, 1], from: 2 },
  ];
  const design = { window: 2, vocabulary: 7, mark: 5, outputs: 5, output: (token: number) => token };
  const { inputs, firstRow, heads } = sentenceRows(sentences, design);
  expect(inputs).toMatchObject({ contexts: Int32Array.of(5, 5, 4, 5, 2, 4, 6, 6) });
  expect(firstRow).toEqual(Int32Array.of(0, 3, 4));
  expect(heads[0]).toMatchObject({ labels: Int32Array.of(4, 2, 3, 1) });
  expect(heads[0]!.weights).toEqual(Float64Array.of(1 / 3, 1 / 3, 1 / 3, 1));
});

describe('of canaries of fresh tokens', () => {
  const fast = run({});

  it('learns the words that follow them', () => {
    // 25 or more of 30 right by chance have probability 2e-4
    expect(fast.report).toMatchObject({ adjacency: 'substitute', r: 30 });
    expect(fast.report.v).toBeGreaterThan(24);
  });

  it('gives the same report by the kernel and by the reference', () => {
    const slow = run({}, false);
    expect(slow.report).toEqual(fast.report);
    expect(fast.evaluationLoss).toBeCloseTo(slow.evaluationLoss!, 3);
  });

  it('measures its utility by the loss on sentences that were not trained on', () => {
    expect(fast.evaluationLoss).toBeLessThan(Math.log(100));
    expect(fast.testAccuracy).toBeNull();
  });
});

it('tells which new tokens were trained on', () => {
  const mechanism = { samplingRate: 1, noiseMultiplier: 0.2, steps: 60 };
  const louder = { mechanism, learningRate: 4 };
  const found = run({ ...louder, canary: 'new-token', game: 'in-out', rule: 'halves' });
  expect(found.report).toMatchObject({ adjacency: 'add-remove', r: 30 });
  expect(found.report.v).toBeGreaterThan(24);
});

it('tells which suffixes of real prefixes were trained on', () => {
  const mechanism = { samplingRate: 1, noiseMultiplier: 0.2, steps: 60 };
  const louder = { mechanism, learningRate: 4 };
  const suffixes = run({ ...louder, canary: 'prefix-suffix' });
  expect(suffixes.report.v).toBeGreaterThan(24);
});

it('compares a suffix with as many others as are asked for', () => {
  expect(run({ ...request, canary: 'prefix-suffix', k: 3 }).losses.length).toBe(3);
});

describe('with a start that is fitted to public sentences', () => {
  // a single step of no size, so that the start alone decides the loss
  const still = { mechanism: { samplingRate: 1, noiseMultiplier: 5, steps: 1 }, learningRate: 1e-6 };
  const tuned = run({ ...still, language: { ...language, start: 'public' } });

  it('knows more than from scratch', () => {
    expect(run(still).evaluationLoss).toBeCloseTo(Math.log(100), 4);
    expect(tuned.evaluationLoss).toBeLessThan(0.9 * Math.log(100));
  });

  it('states that as an assumption', () => {
    expect(english(tuned.report.assumptions.at(-1)!)).toMatch(/fitted to public sentences/);
  });
});

it('refuses an impossible request with the name of the field', () => {
  expect(() => run({ canary: 'orthogonal' })).toThrow(/model is language with canary orthogonal/);
  const { language: _, ...none } = request;
  expect(() => auditOneRun(none, null).next()).toThrow(/model is language/);
  expect(() => run({ canary: 'new-token' })).toThrow(/selfComparison false/);
  expect(() => run({ canary: 'prefix-suffix', m: 81, guesses: [81] })).toThrow(/sentences is 80/);
  expect(() => run({ classes: 2002 })).toThrow(/classes is 2002/);
  expect(() => run({ language: { ...language, length: 1 } })).toThrow(/length is 1/);
});
