// Keeps the blocks of models that a recording has finished on disk. A stopped recording then continues where it was, and a larger one
// continues a smaller one, because model r depends on the seed, the attack, the repeat and r alone. This file does no training.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { FinishedWork, TrainingAuditRequest } from '../src/audit/training/audit/types';

const folder = new URL('../.recording/', import.meta.url);
const LENGTH_BYTES = 4;

/** Folders of the code that determines the models. Blocks that an earlier state of this code made are not used. */
export const ENGINE = [
  'src/audit/training',
  'src/audit/canaries',
  'src/audit/datasets',
  'src/base/numerics',
] as const;
const rooms = ENGINE.map((room) => `HEAD:${room}`);

/** State of that code, from git. It is computed only when a recording starts, so that this file can be imported without a repository. */
const engine = (): string => execFileSync('git', ['rev-parse', ...rooms], { encoding: 'utf8' });

/** Name of a request's files. Requests that differ only in their number of models have the same name. */
function nameOf({
  key: _key,
  ownData: _data,
  modelsPerWorld: _models,
  ...rest
}: TrainingAuditRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([engine(), rest]))
    .digest('hex')
    .slice(0, 16);
}

/** The part of a block that belongs to the first `models` models; null where no part does. */
function within(work: FinishedWork, models: number): FinishedWork | null {
  if (work.kind !== 'models' || work.scores === null || work.firstModel + work.models <= models) return work;
  const left = models - work.firstModel;
  if (left <= 0) return null;
  const perModel = work.scores.length / work.models;
  return {
    ...work,
    models: left,
    scores: work.scores.subarray(0, left * perModel),
    accuracy: work.accuracy.subarray(0, left),
  };
}

/** The blocks without those that overlap earlier ones, because two shards have trained the same models. */
export function withoutOverlaps(works: readonly FinishedWork[]): FinishedWork[] {
  const crafted = works.findLast(({ kind }) => kind === 'crafted');
  const models = works.filter((work) => work.kind === 'models');
  const next = new Map<number, number>();
  const inOrder = models.toSorted((a, b) => a.part - b.part || a.firstModel - b.firstModel);
  const kept = new Set(
    inOrder.filter(({ part, firstModel, models: count }) => {
      if (firstModel < (next.get(part) ?? 0)) return false;
      next.set(part, firstModel + count);
      return true;
    }),
  );
  return [...(crafted ? [crafted] : []), ...models.filter((work) => kept.has(work))];
}

export class KeptBlocks {
  private readonly name: string;
  private readonly file: URL;

  /** @param shard names the file of a process that trains beside others. All files of the request are read */
  constructor(
    private readonly request: TrainingAuditRequest,
    shard: string | null = null,
  ) {
    this.name = nameOf(request);
    this.file = new URL(`${this.name}${shard === null ? '' : `.${shard}`}.blocks`, folder);
  }

  add(work: FinishedWork): void {
    mkdirSync(folder, { recursive: true });
    const bytes = serialize(work);
    const frame = Buffer.alloc(LENGTH_BYTES + bytes.length);
    frame.writeUInt32LE(bytes.length);
    bytes.copy(frame, LENGTH_BYTES);
    appendFileSync(this.file, frame);
  }

  /** All complete blocks in the files of the request. Blocks of one file are in the order in which they were finished. */
  read(): FinishedWork[] {
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder)
      .filter((file) => file.startsWith(`${this.name}.`) && file.endsWith('.blocks'))
      .map((file) => new URL(file, folder));
    const works = files.map((file) => this.readFile(file));
    // each file counts the time of its own process
    const elapsed = works.reduce((sum, own) => sum + (own.at(-1)?.elapsed ?? 0), 0);
    const all = withoutOverlaps(works.flat());
    const last = all.at(-1);
    return last ? [...all.slice(0, -1), { ...last, elapsed }] : [];
  }

  private readFile(file: URL): FinishedWork[] {
    const bytes = readFileSync(file);
    const kept: FinishedWork[] = [];
    let at = 0;
    while (at + LENGTH_BYTES <= bytes.length) {
      const end = at + LENGTH_BYTES + bytes.readUInt32LE(at);
      if (end > bytes.length) break;
      const work = within(
        deserialize(bytes.subarray(at + LENGTH_BYTES, end)),
        2 * this.request.modelsPerWorld,
      );
      if (work) kept.push(work);
      at = end;
    }
    // removes an incomplete block at the end of our own file, so that the next one follows a complete one; another process may be
    // writing to its own file
    if (at < bytes.length && file.href === this.file.href) truncateSync(file, at);
    return kept;
  }
}
