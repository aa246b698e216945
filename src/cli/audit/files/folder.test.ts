import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { FinishedModels } from '../../../audit/training/audit/partTrainer';
import { auditFolder, writeWhole } from './folder';
import { JournalFile } from './journalFile';

const room = mkdtempSync(join(tmpdir(), 'adjacency-lab-folder-'));
afterAll(() => rmSync(room, { recursive: true }));

function* until(code: string) {
  yield 'what the disk still took';
  throw Object.assign(new Error(`${code}: write`), { code });
}

it.each([
  ['ENOSPC', 'the disk is full. Free some of it'],
  ['EROFS', 'the disk is read-only. Give another folder'],
  ['EIO', 'the system says EIO'],
])('names the path where the disk says %s, and leaves nothing behind', (code, why) => {
  const path = join(room, 'merged.json');
  expect(() => writeWhole(path, until(code))).toThrow(`${path} cannot be written, because ${why}.`);
  expect(readdirSync(room)).toEqual([]);
});

it('keeps what was there, and lets a fault that is none of the disk pass', () => {
  const path = join(room, 'kept');
  writeWhole(path, ['before']);
  const broken = (function* () {
    yield 'half';
    throw new RangeError('of another kind');
  })();
  expect(() => writeWhole(path, broken)).toThrow(RangeError);
  expect(readFileSync(path, 'utf8')).toBe('before');
  expect(readdirSync(room)).toEqual(['kept']);
});

it('removes a journal that a full disk let nothing into', () => {
  const folder = auditFolder(join(room, 'audit'));
  const head = { plan: 'p', commit: 'c', backend: { name: 'wasm', description: '', witness: '' } } as const;
  const journal = new JournalFile(folder, 0, head, { say: () => {}, warn: () => {} });
  expect(readdirSync(folder.shards)).toHaveLength(1);
  // a descriptor that is closed fails as a disk does
  journal.close();
  const block = {
    kind: 'models',
    part: 0,
    firstModel: 0,
    models: 1,
    scores: null,
    accuracy: new Float32Array(),
    elapsed: 0,
  };
  expect(() => journal.add(block as FinishedModels)).toThrow(/shard-000000.*part cannot be written/);
  expect(readdirSync(folder.shards)).toEqual([]);
});
