// Trains one shard: it prepares the audit from the plan, trains the models that no journal holds, and writes the file whole.
import { createHash } from 'node:crypto';
import { PartTrainer, type TrainingEnvironment } from '../../../audit/training/audit/partTrainer';
import { AuditPreparation } from '../../../audit/training/audit/preparation';
import { InputError } from '../../../base/numerics/errors';
import { plannedParts } from '../training/planShards';
import { stretchesOf } from '../training/ranges';
import { encodeHeader, stretchOf } from '../training/shardFile';
import { trainRange, trainWitnesses } from '../training/shardTraining';
import type { ShardBackend, ShardPlan } from '../training/types';
import { type AuditFolder, checksummed, shardName, writeWhole } from './files/folder';
import { JournalFile } from './files/journalFile';
import { originOf } from './origin';
import type { Console } from './subcommand';

interface ShardTask {
  folder: AuditFolder;
  plan: ShardPlan;
  index: number;
  path: string;
  threads: number;
  environment: TrainingEnvironment;
  console: Console;
}

/** Milliseconds between two lines about the progress. */
const BETWEEN_LINES = 10_000;

/** Trains a shard. Once the signal is aborted, it rejects with the signal's reason, and the journal has every finished block. */
export async function trainShard(
  signal: AbortSignal,
  { folder, plan, index, path, threads, environment, console }: ShardTask,
): Promise<void> {
  const started = performance.now();
  const { id, link, request, commit } = plan;
  const audit = await new AuditPreparation(
    { ...request, ownData: null },
    environment.readAsset,
    plan.crafted,
  ).make(signal);
  const parts = plannedParts(audit);
  if (JSON.stringify(parts) !== JSON.stringify(plan.parts))
    throw new InputError(
      'inconsistent',
      'plan',
      `The data or the code here plan other jobs than the plan has. Run it where the plan was made.`,
    );
  const trainer = new PartTrainer(environment);
  const witnesses = await trainWitnesses(signal, audit, trainer);
  const witness = createHash('sha256').update(Buffer.from(witnesses.buffer)).digest('hex').slice(0, 16);
  const { name, description } = kindOf(trainer);
  const backend: ShardBackend = { name, description, witness };
  const journal = new JournalFile(folder, index, { plan: id, commit, backend }, console);
  try {
    const range = plan.ranges[index];
    const before = Math.max(0, ...journal.kept.map(({ elapsed }) => elapsed));
    const elapsed = () => before + performance.now() - started;
    const tell = progress(shardName(index), range.to - range.from, console);
    tell(journal.kept.reduce((sum, { models }) => sum + models, 0));
    const blocks = await trainRange(signal, audit, trainer, range, journal.kept, (block) => {
      journal.add({ ...block, elapsed: elapsed() });
      tell(block.models);
    });
    const { checkpoints } = request;
    const models = parts.map((part) => part.models);
    const stretches = stretchesOf(models, range).map((stretch) =>
      stretchOf(stretch, blocks, checkpoints.length),
    );
    const seconds = elapsed() / 1000;
    const header = encodeHeader({
      plan: id,
      link,
      request,
      checkpoints,
      range,
      stretches: stretches.map(({ record }) => record),
      backend,
      commit,
      origin: originOf(process.env, threads, seconds),
    });
    writeWhole(path, checksummed([header, ...stretches.map(({ bytes }) => bytes)]));
    journal.discardAll();
    console.say(`${path}: ${range.to - range.from} models in ${seconds.toFixed(1)} s`);
  } finally {
    journal.close();
  }
}

/** Name and description of the backend by which the trainer has trained the witnesses. Throws a RangeError if it has trained nothing. */
function kindOf({ backend, kind }: PartTrainer) {
  if (backend === null || kind === null) throw new RangeError('nothing has trained');
  return { name: backend.name, description: kind };
}

function progress(name: string, total: number, console: Console): (models: number) => void {
  let done = 0;
  let toldAt = performance.now();
  return (models) => {
    done += models;
    if (performance.now() - toldAt < BETWEEN_LINES) return;
    toldAt = performance.now();
    console.warn(`${name}: ${done} of ${total} models`);
  };
}
