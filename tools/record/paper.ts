// Makes recordings of the paper's figures. A cell is an audit of the worst case, an audit of real training, or the accuracies of models
// during training. A cell that was stopped continues from its kept blocks. A figure that takes too long to be recorded at once grows: it is
// audited with more and more models, and the largest number that was completed is written.

import { mkdirSync, writeFileSync } from 'node:fs';
import { epsilon, hiddenStateEpsilon } from '../../src/accounting';
import { planCanary } from '../../src/audit/canaries/craft';
import type { BlockResult, TrainingJob } from '../../src/audit/canaries/job';
import type { CraftedCanaries } from '../../src/audit/canaries/recipes';
import { CANARIES } from '../../src/audit/canaries/registry';
import { createWorstCaseAudit } from '../../src/audit/canaries/S1/worstCaseAudit';
import { loadDataset } from '../../src/audit/datasets/catalogue';
import { featuresOf } from '../../src/audit/datasets/table';
import type { AuditData } from '../../src/audit/datasets/types';
import { summarise } from '../../src/audit/estimation/estimate';
import { createTrainingAudit } from '../../src/audit/estimation/trainingAudit';
import type { RepeatSummary } from '../../src/audit/estimation/types';
import { settingsOf } from '../../src/audit/training/audit/plan';
import { crafting } from '../../src/audit/training/audit/preparation';
import { TrainingAuditSession } from '../../src/audit/training/audit/session';
import type { FinishedWork, TrainingAuditRequest } from '../../src/audit/training/audit/types';
import type { NodeEnvironment } from '../../src/audit/training/node/environment';
import { trainModels } from '../../src/audit/training/train';
import { english } from '../../src/base/sentences/sentence';
import type { PaperCell, PaperRecordingPlan } from '../../src/lab/pages/paper/cells';
import type { AuditPoint, Ceilings, Mean, RecordedCell } from '../../src/lab/pages/paper/recorded';
import { type CanaryChoice, formatLink, type Scenario } from '../../src/scenario';
import { KeptBlocks } from '../keptBlocks';
import { requestOf, sayWhatIsLeft } from './shares';
import { sizesFrom } from './sizes';

const folder = new URL('../../public/gallery/', import.meta.url);

const rounded = (value: number): number => Number(value.toPrecision(6));

const meanOf = ({ mean, twoStandardErrors }: RepeatSummary): Mean => ({
  mean: rounded(mean),
  error: twoStandardErrors === null ? null : rounded(twoStandardErrors),
});

function ceilingsAt({ samplingRate, noiseMultiplier, delta }: Scenario, steps: number): Ceilings {
  const mechanism = { samplingRate, noiseMultiplier, steps };
  const [addRemove, substitute, limit] = [
    epsilon('add-remove', mechanism, delta),
    epsilon('substitute', mechanism, delta),
    hiddenStateEpsilon(mechanism, delta),
  ].map(({ value }) => {
    if (value === null) throw new Error(`No accountant verifies its value at ${JSON.stringify(mechanism)}.`);
    return rounded(value);
  });
  return { addRemove, substitute, limit };
}

function groupAt({ samplingRate, noiseMultiplier, steps, delta }: Scenario): number {
  const { value } = epsilon('group', { samplingRate, noiseMultiplier, steps }, delta);
  if (value === null) throw new Error('Group privacy is not verified.');
  return rounded(value);
}

const head = ({ id, scenario }: PaperCell): Pick<RecordedCell, 'id' | 'link'> => ({
  id,
  link: formatLink(scenario),
});

const since = (began: number): number => Math.round((performance.now() - began) / 1000);

function worstCase(cell: PaperCell): RecordedCell {
  const { samplingRate, noiseMultiplier, steps, delta, confidence, runs, repeats, seed } = cell.scenario;
  const began = performance.now();
  const mechanism = { samplingRate, noiseMultiplier, steps };
  const audit = createWorstCaseAudit({ mechanism, delta, runs, repeats, confidence, seed });
  audit.advance(runs);
  const { paper, valid } = audit.report();
  return {
    ...head(cell),
    backend: 'drawn in float64',
    seconds: since(began),
    modelsPerWorld: runs,
    repeats,
    steps: [steps],
    ceilings: [{ ...ceilingsAt(cell.scenario, steps), group: groupAt(cell.scenario) }],
    audits: { S1: [{ paper: meanOf(paper), valid: meanOf(valid) }] },
  };
}

/** The audits of each attack at the last step, with the first `modelsPerWorld` models of each repeat alone. */
function atSize(request: TrainingAuditRequest, works: readonly FinishedWork[], modelsPerWorld: number) {
  const last = request.checkpoints.length - 1;
  const step = request.checkpoints[last];
  const scored = works.filter((work) => work.kind === 'models' && work.scores !== null) as Scored[];
  // the parts are ordered by attack, and each attack has one part for each repeat
  const parts = [...new Set(scored.map(({ part }) => part))].sort((a, b) => a - b);
  return request.canaries.map((kind, k) => {
    const reports = parts.slice(k * request.repeats, (k + 1) * request.repeats).map((part) => {
      const first = new Float64Array(2 * modelsPerWorld).fill(Number.NaN);
      for (const { firstModel, models, scores } of scored.filter((work) => work.part === part)) {
        for (let i = 0; i < models && firstModel + i < first.length; i++)
          first[firstModel + i] = scores[(i + 1) * (last + 1) - 1];
      }
      const { mechanism, delta, confidence } = request;
      const settings = { mechanism: { ...mechanism, steps: step }, delta, confidence, checkpoints: [step] };
      const audit = createTrainingAudit(settings);
      audit.add(0, first);
      const at = audit.report()?.checkpoints[0];
      if (!at || first.some(Number.isNaN)) throw new Error(`${kind} lacks models`);
      return at;
    });
    const point: AuditPoint = {
      paper: meanOf(summarise(reports.map(({ paper }) => paper.epsilon))),
      valid: meanOf(summarise(reports.map(({ valid }) => valid.epsilon))),
    };
    return [kind, point] as const;
  });
}

type Scored = Extract<FinishedWork, { kind: 'models' }> & { scores: Float64Array };

/**
 * Trains and audits the cell, with only `modelsPerWorld` of its models where the figure grows. Rejects with the signal's reason once that
 * is aborted.
 */
async function realTraining(
  cell: PaperCell,
  environment: NodeEnvironment,
  signal = new AbortController().signal,
  modelsPerWorld = cell.scenario.modelsPerWorld,
): Promise<RecordedCell> {
  const request = { ...requestOf(cell), modelsPerWorld };
  const blocks = new KeptBlocks(request);
  const works = blocks.read();
  let told = 0;
  const reply = await new TrainingAuditSession(request, environment, works.slice()).run(
    signal,
    ({ phase, done, total, secondsLeft }) => {
      if (performance.now() - told < 20_000) return;
      told = performance.now();
      const left = Number.isFinite(secondsLeft) ? `, ${Math.round(secondsLeft)} s left` : '';
      const much =
        phase === 'crafting' ? `${done} of ${total} steps` : `${Math.round((100 * done) / total)}%`;
      process.stderr.write(`${cell.id}: ${phase} ${much}${left}\n`);
    },
    (work) => {
      blocks.add(work);
      works.push(work);
    },
  );
  const { backend, audits, elapsed } = reply;
  return {
    ...head(cell),
    backend: backend
      ? `${backend.name}: ${english(backend.description)}`
      : 'kept blocks of an earlier recording',
    seconds: Math.round(elapsed / 1000),
    modelsPerWorld,
    repeats: request.repeats,
    steps: request.checkpoints,
    ceilings: request.checkpoints.map((steps) => ceilingsAt(cell.scenario, steps)),
    audits: Object.fromEntries(
      audits.map(({ kind, summary }) => [
        kind,
        summary?.map(({ paper, valid }) => ({ paper: meanOf(paper), valid: meanOf(valid) })) ?? [],
      ]),
    ),
    ...(cell.sizes.length > 0 && {
      sizes: cell.sizes.map((modelsPerWorld) => ({
        modelsPerWorld,
        audits: Object.fromEntries(atSize(request, works, modelsPerWorld)),
      })),
    }),
  };
}

/**
 * The share of test records that models classify correctly at each checkpoint. The test records are given to training as probes, whose
 * logits it reports. The models of a canary are trained with it, and those without one with the target record in its place.
 */
async function accuracies(cell: PaperCell, environment: NodeEnvironment): Promise<RecordedCell> {
  const began = performance.now();
  const request = requestOf(cell);
  const { averaged = request.modelsPerWorld } = cell;
  const data = await loadDataset(cell.scenario.dataset, environment.readAsset);
  const { train, test } = data;
  const crafted = craftAll(request, data);
  const probes = Array.from({ length: test.rows }, (_, i) => featuresOf(test, i));
  const { choices } = await environment.backends();
  let backend = '';
  const byKind: [CanaryChoice | 'none', Mean[]][] = [];
  for (const kind of ['none', ...request.canaries] as const) {
    const job: TrainingJob = {
      data: train,
      model: crafted.reference.model.shape,
      ...settingsOf(request),
      canary: kind === 'none' ? { kind } : planCanary(crafted, kind).canary,
      runsPerWorld: averaged,
      seed: [request.seed, kind === 'none' ? 0 : CANARIES[kind].draws],
      probes,
      test: null,
      accuracyModels: 0,
    };
    const results = await trainModels(new AbortController().signal, job, choices, {
      onBackend: (name, description) => {
        backend = `${name}: ${english(description)}`;
      },
    });
    byKind.push([kind, shares(results, job, test.labels)]);
  }
  return {
    ...head(cell),
    backend,
    seconds: since(began),
    modelsPerWorld: averaged,
    repeats: 1,
    steps: request.checkpoints,
    ceilings: request.checkpoints.map((steps) => ceilingsAt(cell.scenario, steps)),
    audits: {},
    accuracies: Object.fromEntries(byKind),
  };
}

function craftAll(request: TrainingAuditRequest, data: AuditData): CraftedCanaries {
  const steps = crafting(request, data);
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
}

/**
 * Shares at each checkpoint, as the mean over the models of world 1, which are trained with the crafted record, with two standard errors.
 */
function shares(
  results: readonly BlockResult[],
  { checkpoints, model }: TrainingJob,
  labels: Uint16Array,
): Mean[] {
  return checkpoints.map((_, checkpoint) => {
    const each = results.flatMap(({ firstModel, models, logits }) =>
      Array.from({ length: models }, (_, at) => at)
        .filter((at) => (firstModel + at) % 2 === 1)
        .map((at) => {
          const from = (at * checkpoints.length + checkpoint) * labels.length * model.classes;
          const right = labels.filter((label, i) => {
            const own = logits.subarray(from + i * model.classes, from + (i + 1) * model.classes);
            return own.indexOf(Math.max(...own)) === label;
          });
          return right.length / labels.length;
        }),
    );
    return meanOf(summarise(each));
  });
}

const RUN = { 'worst-case': worstCase, training: realTraining, accuracy: accuracies } as const;

function say(id: string, { id: cell, seconds, modelsPerWorld, audits }: RecordedCell): void {
  const last = Object.entries(audits).map(
    ([kind, points]) => `${kind} ${points?.at(-1)?.paper.mean.toFixed(2)}`,
  );
  console.log(`${id}, ${cell}: ${modelsPerWorld} models per world, ${seconds} s; ${last.join(', ')}`);
}

/**
 * Runs every cell of a figure and writes its file. A figure that grows is recorded as far as it comes before the signal, and never
 * with fewer models than its file has.
 */
export async function recordPaper(
  plan: PaperRecordingPlan,
  commit: string,
  environment: NodeEnvironment,
  signal: AbortSignal,
): Promise<void> {
  if (plan.grows) return grow(plan, commit, environment, signal);
  const recorded: RecordedCell[] = [];
  for (const cell of plan.cells) {
    const result = await RUN[cell.kind](cell, environment);
    recorded.push(result);
    say(plan.id, result);
  }
  writeRecording(plan, commit, recorded);
}

async function grow(
  plan: PaperRecordingPlan,
  commit: string,
  environment: NodeEnvironment,
  signal: AbortSignal,
): Promise<void> {
  for (const size of sizesFrom(plan.grows?.trained ?? 0)) {
    const recorded: RecordedCell[] = [];
    for (const cell of plan.cells) {
      const models = Math.min(size, cell.scenario.modelsPerWorld);
      try {
        recorded.push(await realTraining(cell, environment, signal, models));
      } catch (error) {
        if (!signal.aborted) throw error;
        console.log(`${plan.id}: stopped; the next time it goes on from here`);
        return sayWhatIsLeft(plan);
      }
    }
    for (const cell of recorded) say(plan.id, cell);
    writeRecording(plan, commit, recorded);
  }
}

function writeRecording(
  { id, cells }: PaperRecordingPlan,
  commit: string,
  recorded: readonly RecordedCell[],
): void {
  const { seed } = cells[0].scenario;
  const lines = recorded.map((cell) => JSON.stringify(cell)).join(',\n');
  const made = JSON.stringify({ id, commit, seed }).slice(0, -1);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${id}.json`, folder), `${made},"cells":[\n${lines}\n]}\n`);
}
