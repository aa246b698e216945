// Blocks of models that a recording has finished, kept on disk, so that a stopped one goes on where it was, and a larger one
// from a smaller one's: model r depends on (seed, attack and repeat, r) alone. Knows no training.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { FinishedWork, TrainingAuditRequest } from '../src/audit/training/audit/types';

const folder = new URL('../.recording/', import.meta.url);
const LENGTH_BYTES = 4;

/** The code whose change makes other models: blocks of an earlier state of it are left alone. */
export const ENGINE = [
  'src/audit/training',
  'src/audit/canaries',
  'src/audit/datasets',
  'src/base/numerics',
] as const;
const rooms = ENGINE.map((room) => `HEAD:${room}`);

/** Asked when a recording starts: where there is no repository, others may still read this file. */
const engine = (): string => execFileSync('git', ['rev-parse', ...rooms], { encoding: 'utf8' });

/** Blocks of requests that differ in their number of models alone are one file's. */
function fileOf({ key: _key, ownData: _data, modelsPerWorld: _models, ...rest }: TrainingAuditRequest): URL {
  const name = createHash('sha256')
    .update(JSON.stringify([engine(), rest]))
    .digest('hex')
    .slice(0, 16);
  return new URL(`${name}.blocks`, folder);
}

/** Cuts a block off where the request has no more models of its kind; null where it has none of them. */
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

export class KeptBlocks {
  private readonly file: URL;

  constructor(private readonly request: TrainingAuditRequest) {
    this.file = fileOf(request);
  }

  add(work: FinishedWork): void {
    mkdirSync(folder, { recursive: true });
    const bytes = serialize(work);
    const frame = Buffer.alloc(LENGTH_BYTES + bytes.length);
    frame.writeUInt32LE(bytes.length);
    bytes.copy(frame, LENGTH_BYTES);
    appendFileSync(this.file, frame);
  }

  /** What is whole of the file, in the order in which it was finished. */
  read(): FinishedWork[] {
    if (!existsSync(this.file)) return [];
    const bytes = readFileSync(this.file);
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
    // what a stop left half written would stand before the next block
    if (at < bytes.length) truncateSync(this.file, at);
    return kept;
  }
}
