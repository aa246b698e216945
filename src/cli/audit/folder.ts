// Where a plan, its shards and what they say together lie. One folder that all machines see.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { InputError } from '../../numerics/errors';
import type { ShardPlan } from '../../training/shards/types';
import { parsePlan } from './planFile';

/** Digits of a shard's number, so that names sort as numbers do. */
const DIGITS = 6;
const SHARD = /^shard-(\d+)\.shard$/;

export interface AuditFolder {
  /** Absolute. */
  path: string;
  plan: string;
  shards: string;
  merged: string;
}

export function auditFolder(given: string): AuditFolder {
  const path = resolve(given);
  return {
    path,
    plan: join(path, 'plan.json'),
    shards: join(path, 'shards'),
    merged: join(path, 'merged.json'),
  };
}

export const shardName = (index: number): string => `shard-${String(index).padStart(DIGITS, '0')}`;

/** Paths of all finished shards, by name. */
export function finishedShards({ shards }: AuditFolder): string[] {
  return entries(shards)
    .filter((name) => SHARD.test(name))
    .map((name) => join(shards, name));
}

/** Paths of the journals that runs of a shard have left. */
export function journalsOf({ shards }: AuditFolder, index: number): string[] {
  const own = `${shardName(index)}.`;
  return entries(shards)
    .filter((name) => name.startsWith(own) && name.endsWith('.part'))
    .map((name) => join(shards, name));
}

export const shardPath = ({ shards }: AuditFolder, index: number): string =>
  join(shards, `${shardName(index)}.shard`);

/** A path that no other process writes to: two that train one shard at once do not meet. */
export const ownPath = (path: string, ending: string): string =>
  `${path}.${hostname()}-${process.pid}-${Date.now()}.${ending}`;

function entries(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Throws an InputError that names the file and what to do. */
export function readPlan({ plan }: AuditFolder): ShardPlan {
  let text: string;
  try {
    text = readFileSync(plan, 'utf8');
  } catch {
    throw new InputError(
      'missing',
      'folder',
      `There is no ${plan}; make it with audit plan, or name its folder.`,
    );
  }
  return parsePlan(text, plan);
}

/** Makes a file that is whole or not there: written beside, synced, renamed. */
export function writeWhole(path: string, pieces: Iterable<Uint8Array | string>): void {
  mkdirSync(resolve(path, '..'), { recursive: true });
  const beside = ownPath(path, 'tmp');
  const file = openSync(beside, 'w');
  try {
    for (const piece of pieces) writeAll(file, typeof piece === 'string' ? Buffer.from(piece) : piece);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}

export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** The pieces, and behind them the checksum of all of them. */
export function* checksummed(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest();
}
