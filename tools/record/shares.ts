// Which models of a recording that grows are trained and which are missing, and how one share of the models is trained, on any machine.
// The blocks of all shares in .recording/ are read together, wherever they were trained.
import { finishedModelsOf, PartTrainer } from '../../src/audit/training/audit/partTrainer';
import { missing } from '../../src/audit/training/audit/plan';
import { AuditPreparation } from '../../src/audit/training/audit/preparation';
import type { FinishedWork, TrainingAuditRequest } from '../../src/audit/training/audit/types';
import type { NodeEnvironment } from '../../src/audit/training/node/environment';
import type { PaperCell, PaperRecordingPlan } from '../../src/lab/pages/paper/cells';
import { trainingRequest } from '../../src/work/trainingRequest';
import { KeptBlocks } from '../keptBlocks';

export function requestOf(cell: PaperCell): TrainingAuditRequest {
  const request = trainingRequest(cell.scenario, null);
  if (request === null) throw new Error(`${cell.id} trains nothing`);
  const { checkpoints, coordinate } = cell;
  return { ...request, checkpoints, ...(coordinate && { coordinate }) };
}

type Stretch = readonly [from: number, to: number];

/** The ranges within 0 .. planned - 1 that no block covers. Blocks must not overlap. */
export function gaps(blocks: readonly { firstModel: number; models: number }[], planned: number): Stretch[] {
  const found: Stretch[] = [];
  let next = 0;
  for (const { firstModel, models } of blocks.toSorted((a, b) => a.firstModel - b.firstModel)) {
    if (firstModel > next) found.push([next, firstModel]);
    next = firstModel + models;
  }
  if (next < planned) found.push([next, planned]);
  return found;
}

/**
 * The number of trained models and the ranges of missing ones of each attack, over all repeats. Parts are trained in their order, so those
 * that have begun are the first ones.
 */
export function scoredModels(
  {
    canaries,
    repeats,
    modelsPerWorld,
  }: Pick<TrainingAuditRequest, 'canaries' | 'repeats' | 'modelsPerWorld'>,
  works: readonly FinishedWork[],
) {
  const scored = works.filter((work) => work.kind === 'models').filter(({ scores }) => scores !== null);
  // parts without scores are no attack's; they stand between those of the attacks
  const parts = [...new Set(scored.map(({ part }) => part))].sort((a, b) => a - b);
  return canaries.map((kind, k) => {
    const own = parts.slice(k * repeats, (k + 1) * repeats);
    const blocks = scored.filter(({ part }) => own.includes(part));
    const missingHere = Array.from({ length: repeats }, (_, repeat) =>
      gaps(
        blocks.filter(({ part }) => part === own[repeat]),
        2 * modelsPerWorld,
      ),
    ).flat();
    return { kind, trained: blocks.reduce((sum, { models }) => sum + models, 0), missing: missingHere };
  });
}

/** Prints one line for each cell and attack, with the time that the rest will take at the pace so far. */
export function sayWhatIsLeft({ id, cells }: PaperRecordingPlan): void {
  for (const cell of cells) {
    const request = requestOf(cell);
    const works = new KeptBlocks(request).read();
    const planned = 2 * request.modelsPerWorld * request.repeats;
    const crafted = works.some(({ kind }) => kind === 'crafted');
    console.log(
      `${id}, ${cell.id}: canaries ${crafted ? 'crafted' : 'not crafted yet, which takes one sitting'}`,
    );
    const attacks = scoredModels(request, works);
    for (const { kind, trained, missing: left } of attacks) {
      const where = left.slice(0, 3).map(([from, to]) => `${from} to ${to - 1}`);
      const more = left.length > 3 ? ` and ${left.length - 3} more stretches` : '';
      const rest = trained === 0 ? 'all' : where.length === 0 ? 'none' : `${where.join(', ')}${more}`;
      console.log(`  ${kind}: ${trained} of ${planned} models; missing: ${rest}`);
    }
    const trained = attacks.reduce((sum, one) => sum + one.trained, 0);
    const seconds = (works.at(-1)?.elapsed ?? 0) / 1000;
    const all = planned * attacks.length;
    if (trained > 0 && trained < all)
      console.log(
        `  about ${Math.round((seconds * (all - trained)) / trained / 3600)} h more at the pace so far`,
      );
  }
}

export interface Share {
  /** Number of the share, counted from 1. */
  share: number;
  shares: number;
}

/** Parses a share such as '3/200'. @throws Error that says what is allowed */
export function parseShare(text: string): Share {
  const [share, shares] = text.split('/').map(Number);
  if (Number.isInteger(share) && Number.isInteger(shares) && share >= 1 && share <= shares && shares <= 1250)
    return { share, shares };
  throw new Error(`--share is ${text}. Give which of how many, up to 1,250, as in --share 3/200.`);
}

/** The range of models of a share. It has whole pairs, with one model of each world. */
export const modelsOfShare = ({ share, shares }: Share, modelsPerWorld: number): Stretch => [
  2 * Math.floor(((share - 1) * modelsPerWorld) / shares),
  2 * Math.floor((share * modelsPerWorld) / shares),
];

/**
 * Trains the missing models of a share, for every attack and repeat of every cell. Rejects with the signal's reason once that is aborted.
 */
export async function trainShare(
  { id, cells }: PaperRecordingPlan,
  own: Share,
  environment: NodeEnvironment,
  signal: AbortSignal,
): Promise<void> {
  for (const cell of cells) {
    const request = requestOf(cell);
    const blocks = new KeptBlocks(request, `${own.share}of${own.shares}`);
    const works = blocks.read();
    const crafted = works.find((work) => work.kind === 'crafted')?.crafted ?? null;
    const began = performance.now();
    const add = (work: FinishedWork) => blocks.add({ ...work, elapsed: performance.now() - began });
    const audit = await new AuditPreparation(request, environment.readAsset, crafted).make(signal, {
      onProgress: (phase, done, total) => {
        if (done % 100 === 0) process.stderr.write(`${cell.id}: ${phase} ${done} of ${total}\n`);
      },
      onCrafted: (made) => add({ kind: 'crafted', crafted: made, elapsed: 0 }),
    });
    const trainer = new PartTrainer(environment);
    const [from, to] = modelsOfShare(own, request.modelsPerWorld);
    for (const [index, part] of audit.parts.entries()) {
      if (part.repeat === null) continue;
      const finished = works
        .filter((work) => work.kind === 'models')
        .filter((work) => work.part === index && work.scores !== null);
      for (const range of missing({ part: { ...part, finished }, from, to })) {
        await trainer.train(signal, part, range, (result) => {
          add(finishedModelsOf(audit, part, result));
          process.stderr.write(
            `${cell.id}: ${part.kind}, model ${result.firstModel + result.models} of ${to}\n`,
          );
        });
      }
    }
    console.log(`${id}, ${cell.id}: share ${own.share} of ${own.shares} is trained`);
  }
}
