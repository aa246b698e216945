// The folder of a plan, with its shards and their merged result. All machines see this folder.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { InputError } from '../../../../base/numerics/errors';
import type { ShardPlan } from '../../training/types';
import { parsePlan } from './planFile';
import { readRegular, refuseReplacing } from './regularFile';

/** Digits of a shard's number in names, with leading zeros, so that names sort as numbers do. */
const DIGITS = 6;
const SHARD = /^shard-(\d+)\.shard$/;

export type AuditFolder = ReturnType<typeof auditFolder>;

export function auditFolder(given: string) {
  const path = resolve(given);
  return {
    path,
    plan: join(path, 'plan.json'),
    shards: join(path, 'shards'),
    merged: join(path, 'merged.json'),
  };
}

export const shardName = (index: number): string => `shard-${String(index).padStart(DIGITS, '0')}`;

export function finishedShards({ shards }: AuditFolder): string[] {
  return entries(shards)
    .filter((name) => SHARD.test(name))
    .map((name) => join(shards, name));
}

/** The journals that runs of a shard have left, and messages about those that cannot be read. */
export function journalsOf({ shards }: AuditFolder, index: number) {
  const own = `${shardName(index)}.`;
  const journals: { path: string; bytes: Buffer }[] = [];
  const unreadable: string[] = [];
  for (const name of entries(shards)) {
    if (!name.startsWith(own) || !name.endsWith('.part')) continue;
    const path = join(shards, name);
    try {
      journals.push({ path, bytes: readRegular(path) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      unreadable.push(error.message);
    }
  }
  return { journals, unreadable };
}

export const shardPath = ({ shards }: AuditFolder, index: number): string =>
  join(shards, `${shardName(index)}.shard`);

/** A path that no other process writes to, so that two processes may train one shard at once. */
export const ownPath = (path: string, ending: string): string =>
  `${path}.${hostname()}-${process.pid}-${Date.now()}.${ending}`;

function entries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(
      'malformed',
      'folder',
      `${folder} cannot be listed (${why}). Change its permissions.`,
    );
  }
}

/** Reads the plan of a folder. Throws an InputError that names the file and what to do. */
export function openPlan(given: string | undefined): { folder: AuditFolder; plan: ShardPlan } {
  if (given === undefined) throw new InputError('missing', 'folder', "Give the plan's folder.");
  const folder = auditFolder(given);
  if (!existsSync(folder.plan))
    throw new InputError(
      'missing',
      'folder',
      `There is no ${folder.plan}. Make it with audit plan, or name its folder.`,
    );
  const plan = parsePlan(readRegular(folder.plan).toString('utf8'), folder.plan);
  return { folder, plan };
}

/**
 * Writes a file whole or not at all. Where the disk fails, or anything but an ordinary file stands at the path, it throws an
 * InputError that names the path, and leaves nothing behind.
 */
export function writeWhole(path: string, pieces: Iterable<Uint8Array | string>): void {
  refuseUnwritable(path);
  const beside = ownPath(path, 'tmp');
  let made = false;
  try {
    mkdirSync(resolve(path, '..'), { recursive: true });
    const file = openSync(beside, 'wx');
    made = true;
    try {
      for (const piece of pieces) writeAll(file, typeof piece === 'string' ? Buffer.from(piece) : piece);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    refuseUnwritable(path);
    renameSync(beside, path);
  } catch (error) {
    if (made) rmSync(beside, { force: true });
    throw writeFault(path, error);
  }
}

/** Throws the InputError that {@link writeWhole} would, before content that takes long to make is made. */
export function refuseUnwritable(path: string): void {
  try {
    refuseReplacing(path);
  } catch (error) {
    throw writeFault(path, error);
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some of it',
  EDQUOT: "this user's share of the disk is used up. Free some of it",
  EROFS: 'the disk is read-only. Give another folder',
  EACCES: 'this user may not write there. Change the permissions, or give another folder',
  EPERM: 'this user may not write there. Change the permissions, or give another folder',
  ENOTDIR: 'something on the way there is no folder. Give another folder',
  EEXIST: 'something on the way there is no folder. Give another folder',
  ENAMETOOLONG: 'its name is too long. Give a shorter one',
};

/** Makes a fault of the disk an InputError that names the path and the reason. Any other error stays as it is. */
export function writeFault(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === null || error instanceof InputError) return error;
  const why = WHY[code] ?? `the system says ${code}`;
  return new InputError('malformed', 'file', `${path} cannot be written, because ${why}.`);
}

export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

export function* checksummed(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest();
}
