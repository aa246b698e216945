// Queries that train and then guess what training should hide, each beside the bound of the same mechanism: one
// record's label, and secrets inserted into one model's data.

import { z } from 'zod';
import { epsilon } from '../../accounting';
import { measureLabelInference } from '../../audit/training/audit/labelInference';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { runToEnd } from '../../base/numerics/generators';
import { english } from '../../base/sentences/sentence';
import { revealedSecrets } from '../../oneRun/training/insertedSecrets';
import type { OneRunAuditRequest } from '../../oneRun/training/request';
import { ONE_RUN_TRAINING } from '../../oneRun/training/sentences';
import { mechanismCurve } from '../../risk/curve';
import { exactSecret, type Secret } from '../../risk/secret';
import { reachedCount } from '../../risk/tails/count';
import { successBetweenTwo } from '../../risk/twoValues';
import { countUnder, successUnder } from '../../risk/underCurve';
import {
  anything,
  BRACKET,
  boolean,
  countBoundField,
  FIELD,
  number,
  numberIn,
  reached,
  text,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Reply, Work } from '../query';
import { ONE_RUN_FIELDS, oneRunRequestOf } from './oneRunAudit';
import { TRAINING_EXAMPLE, TRAINING_FIELDS, trainingEnvironment, trainingRequestOf } from './training';

const REPEATS = { min: 1, max: 10_000, integer: true };

const SAME_FOR_BOTH =
  'DP-SGD is sampled and clipped as stated; everything but the secret is known to the attacker.';

function labelInference(query: read.Query): Work {
  const request = trainingRequestOf(
    read.withFields(query, { canary: read.orDefault(query, 'canary', ['S4'], 'S4') }),
  );
  return () => labelsOf(request);
}

async function labelsOf(request: ReturnType<typeof trainingRequestOf>): Promise<Reply> {
  const signal = new AbortController().signal;
  const measured = await measureLabelInference(request, trainingEnvironment(), signal, () => {});
  const { prior, ownLabel, otherLabel, guesses, reply } = measured;
  const likelier = Math.max(prior, 1 - prior);
  return {
    ownLabel,
    otherLabel,
    prior,
    priorAlone: likelier,
    adjacency: 'substitute',
    confidence: request.confidence,
    noiseMultiplier: request.mechanism.noiseMultiplier,
    checkpoints: guesses.map((guess) => {
      const curve = mechanismCurve('substitute', { ...request.mechanism, steps: guess.step });
      const { lower, upper } = successBetweenTwo(curve, likelier);
      return { ...guess, bound: { value: upper, lower, upper } };
    }),
    assumptions: [
      SAME_FOR_BOTH,
      'The label is known to be one of the two, at their shares among the training labels.',
      'The threshold is learnt from a fifth of the models, which are not counted.',
    ],
    backend: reply.backend && `${reply.backend.name}: ${english(reply.backend.description)}`,
    seconds: reply.elapsed / 1000,
  };
}

async function secretInference(query: read.Query): Promise<Work> {
  const request = await oneRunRequestOf(read.withFields(query, { selfComparison: true, rule: 'margin' }));
  const repeats = read.optional(query, 'repeats', REPEATS, 1);
  const failures = read.failures(query);
  return () => secretsOf(request, repeats, failures);
}

async function secretsOf(
  request: OneRunAuditRequest,
  repeats: number,
  failures: readonly number[],
): Promise<Reply> {
  const kernel = await loadKernel();
  const started = performance.now();
  const runs = Array.from({ length: repeats }, (_, i): OneRunAuditRequest => {
    return { ...request, seed: (request.seed + i) % 2 ** 32 };
  }).map((run) => runToEnd(revealedSecrets(run, kernel && instantiateKernel(kernel))));
  const { m, k, mechanism, delta, seed } = request;
  const curve = mechanismCurve('substitute', mechanism);
  const secret = exactSecret(1 / k);
  const secrets = new Array<Secret>(m).fill(secret);
  const [{ audit }] = runs;
  const right = runs.map((run) => run.right);
  return {
    m,
    k,
    prior: 1 / k,
    right,
    reached: failures.map((failure) => reachedCount(right, failure)),
    seed,
    adjacency: 'substitute',
    noiseMultiplier: mechanism.noiseMultiplier,
    addRemoveEpsilon: epsilon('add-remove', mechanism, delta).value,
    substituteEpsilon: epsilon('substitute', mechanism, delta).value,
    bounds: failures.map((failure) => countUnder(curve, secrets, failure)),
    successAtMost: successUnder(curve, secret).upper,
    evaluationLoss: audit.evaluationLoss,
    testAccuracy: audit.testAccuracy,
    assumptions: [
      SAME_FOR_BOTH,
      'Each secret is one of its candidates, all alike beforehand and independent of the others.',
      ...audit.report.assumptions.filter(({ code }) => code === ONE_RUN_TRAINING.fromPublic.code),
    ],
    backend: audit.backend,
    seconds: (performance.now() - started) / 1000,
  };
}

export const modelInferenceQueries: QueryTable = {
  labelInference: {
    about: 'what an attack on labels reaches, beside the bound',
    notes: [
      'It takes the fields of auditTraining except canary, which is S4.',
      'A record has its own label or another.',
      'The attack guesses it from each model’s score, with the labels’ shares in the data as prior.',
      'Each checkpoint has success with its 95% interval.',
      'bound is certified, for a label known to be one of the two.',
    ],
    asks: z.strictObject(TRAINING_FIELDS),
    answers: z.strictObject({
      ownLabel: number,
      otherLabel: number,
      prior: number,
      priorAlone: number,
      adjacency: text,
      confidence: number,
      noiseMultiplier: number,
      checkpoints: z.array(
        z.strictObject({
          step: number,
          success: number,
          lower: number,
          upper: number,
          runs: number,
          originalErrors: number,
          substitutedErrors: number,
          test: z.strictObject({ threshold: number, originalAbove: boolean }),
          bound: z.strictObject({ value: number, ...BRACKET }),
        }),
      ),
      assumptions: z.array(text),
      backend: text,
      seconds: number,
    }),
    example: TRAINING_EXAMPLE,
    trains: true,
    run: labelInference,
  },
  secretInference: {
    about: 'what an attack on the secrets of one run reaches, beside the bound',
    notes: [
      'It takes the fields of auditOneRun.',
      'Each canary’s label or token is a secret, one of k known and equally likely candidates.',
      'The attack guesses the one with the smallest loss.',
      'right is the number of m that are right, run by run (seeds seed, seed + 1, …).',
      'bounds has the number that can be right by the whole certified curve, except with probability failure.',
    ],
    asks: z.strictObject({
      ...ONE_RUN_FIELDS,
      repeats: numberIn(REPEATS).default(1),
      failures: FIELD.failures,
    }),
    answers: z.strictObject({
      m: number,
      k: number,
      prior: number,
      right: z.array(number),
      reached: z.array(reached),
      seed: number,
      adjacency: text,
      noiseMultiplier: number,
      addRemoveEpsilon: number,
      substituteEpsilon: number,
      bounds: z.array(countBoundField),
      successAtMost: number,
      evaluationLoss: anything.nullable(),
      testAccuracy: anything.nullable(),
      assumptions: z.array(text),
      backend: text,
      seconds: number,
    }),
    example: { m: 64, steps: 5, noiseMultiplier: 2, delta: 1e-5 },
    trains: true,
    run: secretInference,
  },
};
