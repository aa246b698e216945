// The reference runs of real training (audits.json: heads, head_repeats), and audits of our own to compare with them.
// Shared by training.test.ts and `npm run verify:training`; asserts nothing.
import type { CanaryKind } from '../../src/audit/canaries/registry';
import type { DatasetId } from '../../src/audit/datasets/registry';
import { TrainingAuditSession } from '../../src/audit/training/audit/session';
import type { TrainingAuditReply, TrainingAuditRequest } from '../../src/audit/training/audit/types';
import type { NodeEnvironment } from '../../src/audit/training/node/environment';
import reference from './audits.json';

interface ReferenceAudit {
  dPrime: number;
  dPrimeError: number;
  /** Bound by the published estimator; null where several repeats were averaged. */
  epsilon: number | null;
  epsilonError: number;
}

export interface ReferenceRow {
  id: string;
  dataset: DatasetId;
  samplingRate: number;
  noiseMultiplier: number;
  steps: number;
  clippingNorm: number;
  learningRate: number;
  runsPerWorld: number;
  checkpoints: readonly number[];
  target: number;
  /** Audits of each canary, one for each checkpoint. */
  audits: Partial<Record<CanaryKind, readonly ReferenceAudit[]>>;
  /** Mean test accuracies of the row's two worlds. */
  accuracies: readonly number[];
}

type Head = (typeof reference.heads)[number];

function settingsOf(
  head: Pick<Head, 'id' | 'dataset' | 'q' | 'sigma' | 'T' | 'C' | 'lr' | 'runs_per_world'> & {
    checkpoints: number[];
    craft: { target: number };
  },
) {
  return {
    id: head.id,
    dataset: head.dataset as DatasetId,
    samplingRate: head.q,
    noiseMultiplier: head.sigma,
    steps: head.T,
    clippingNorm: head.C,
    learningRate: head.lr,
    runsPerWorld: head.runs_per_world,
    checkpoints: head.checkpoints,
    target: head.craft.target,
  };
}

/**
 * The standard error of eps(Audit) at a checkpoint. It was bootstrapped, and is 0 where the audit gave 0; there the median of the
 * neighbouring checkpoints' errors takes its place.
 */
function medianOfNeighbours(errors: readonly number[], at: number): number {
  const near = errors.slice(Math.max(0, at - 1), at + 2).sort((a, b) => a - b);
  return errors[at] > 0 ? errors[at] : near[near.length >> 1];
}

function headRow(head: Head): ReferenceRow {
  const audits = Object.entries(head.audits).map(([kind, points]) => {
    const errors = points.map(({ se }) => se);
    return [
      kind,
      points.map(({ dprime, dprime_se, eps_audit }, i) => ({
        dPrime: dprime,
        dPrimeError: dprime_se,
        epsilon: eps_audit,
        epsilonError: medianOfNeighbours(errors, i),
      })),
    ];
  });
  return { ...settingsOf(head), audits: Object.fromEntries(audits), accuracies: Object.values(head.acc) };
}

/** The reference row of three repeats with 1,250 models per world. It has their mean, with the standard error of all these models. */
function repeatedRow(): ReferenceRow {
  const { head_repeats: head } = reference;
  const models = 2 * head.runs_per_world * head.repeats;
  const audits = Object.entries(head.audits).map(([kind, { dprime_mean }]) => [
    kind,
    dprime_mean.map((dPrime) => ({
      dPrime,
      dPrimeError: Math.sqrt((4 + dPrime ** 2 / 2) / models),
      epsilon: null,
      epsilonError: 0,
    })),
  ]);
  return { ...settingsOf(head), audits: Object.fromEntries(audits), accuracies: [] };
}

export const ROWS: readonly ReferenceRow[] = [...reference.heads.map(headRow), repeatedRow()];

export interface Comparison {
  row: string;
  kind: CanaryKind;
  step: number;
  dPrime: number;
  expected: number;
  /** Difference of d' divided by its standard error. */
  deviation: number;
  epsilon: number;
  expectedEpsilon: number | null;
  /** Difference of eps(Audit) divided by its standard error. It means something only for equal numbers of models. */
  epsilonDeviation: number | null;
}

export interface RowResult {
  reply: TrainingAuditReply;
  comparisons: Comparison[];
}

export async function auditRow(
  row: ReferenceRow,
  environment: NodeEnvironment,
  { runsPerWorld = row.runsPerWorld, seed = 1 }: { runsPerWorld?: number; seed?: number } = {},
): Promise<RowResult> {
  const { dataset, samplingRate, noiseMultiplier, steps, clippingNorm, learningRate, checkpoints } = row;
  const canaries = Object.keys(row.audits) as CanaryKind[];
  const request: TrainingAuditRequest = {
    key: row.id,
    dataset,
    ownData: null,
    model: 'linear',
    optimizer: 'sgd',
    canaries,
    alsoCraft: [],
    mechanism: { samplingRate, noiseMultiplier, steps },
    delta: 1e-5,
    confidence: 0.95,
    clippingNorm,
    learningRate,
    checkpoints,
    modelsPerWorld: runsPerWorld,
    repeats: 1,
    target: null,
    seed,
  };
  const session = new TrainingAuditSession(request, environment);
  const reply = await session.run(new AbortController().signal, () => {});
  const comparisons = reply.audits.flatMap(({ kind, pooled }) =>
    (pooled?.checkpoints ?? []).map(({ step, effectSize, paper }, i): Comparison => {
      const expected = row.audits[kind]?.[i];
      if (!expected) throw new Error(`${row.id} has no ${kind} at checkpoint ${i}`);
      const equalRuns = expected.epsilon !== null && runsPerWorld === row.runsPerWorld;
      return {
        row: row.id,
        kind,
        step,
        dPrime: effectSize.value,
        expected: expected.dPrime,
        deviation:
          (effectSize.value - expected.dPrime) / Math.hypot(effectSize.standardError, expected.dPrimeError),
        epsilon: paper.epsilon,
        expectedEpsilon: expected.epsilon,
        epsilonDeviation:
          equalRuns && expected.epsilon !== null
            ? (paper.epsilon - expected.epsilon) / (Math.SQRT2 * expected.epsilonError)
            : null,
      };
    }),
  );
  return { reply, comparisons };
}
