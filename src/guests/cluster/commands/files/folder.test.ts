// Tests of writing into the folder of a plan: no file is half written, and nothing but an ordinary file is replaced.
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { FinishedModels } from '../../../../audit/training/audit/partTrainer';
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
])('a write that fails with %s names the path and leaves nothing behind', (code, why) => {
  const path = join(room, 'merged.json');
  expect(() => writeWhole(path, until(code))).toThrow(`${path} cannot be written, because ${why}.`);
  expect(readdirSync(room)).toEqual([]);
});

it('a write that fails for a reason other than the disk throws that reason and keeps the file before it', () => {
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

it.skipIf(process.platform === 'win32')('a write replaces nothing but an ordinary file', () => {
  const odd = join(room, 'odd');
  mkdirSync(odd);
  const at = (name: string) => join(odd, name);
  writeFileSync(at('target'), 'of somebody');
  symlinkSync(at('target'), at('link'));
  symlinkSync(at('nowhere'), at('dangling'));
  symlinkSync('/dev/null', at('device'));
  mkdirSync(at('folder'));
  execFileSync('mkfifo', [at('pipe')]);
  const before = readdirSync(odd);
  let asked = 0;
  const pieces = (function* () {
    asked++;
    yield 'new';
  })();
  for (const [name, why] of [
    ['link', 'is a link, which would be replaced'],
    ['dangling', 'is a link, which would be replaced'],
    ['device', 'is a link, which would be replaced'],
    ['folder', 'is a folder; give the path of a file'],
    ['pipe', 'is no ordinary file and would be replaced; give another path'],
  ] as const)
    expect(() => writeWhole(at(name), pieces)).toThrow(`${at(name)} ${why}`);
  expect(asked).toBe(0);
  expect(readdirSync(odd)).toEqual(before);
  expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
  expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  expect(readFileSync(at('target'), 'utf8')).toBe('of somebody');

  // a link that appears at the path while the content is made is not replaced either
  const late = (function* () {
    yield 'new';
    symlinkSync(at('target'), at('late'));
  })();
  expect(() => writeWhole(at('late'), late)).toThrow('is a link');
  expect(readdirSync(odd)).toEqual([...before, 'late'].sort());
  rmSync(odd, { recursive: true });
});

it('a write says why its path cannot be', () => {
  writeFileSync(join(room, 'file'), '');
  for (const path of [join(room, 'file', 'plan.json'), join(room, 'file', 'shards', 'a.shard')])
    expect(() => writeWhole(path, [''])).toThrow('something on the way there is no folder');
  expect(() => writeWhole(join(room, 'a'.repeat(250)), [''])).toThrow('its name is too long');
  rmSync(join(room, 'file'));
});

it('a journal that no block could be written to is removed', () => {
  const folder = auditFolder(join(room, 'audit'));
  const head = { plan: 'p', commit: 'c', backend: { name: 'wasm', description: '', witness: '' } } as const;
  const journal = new JournalFile(folder, 0, head, { say: () => {}, warn: () => {} });
  expect(readdirSync(folder.shards)).toHaveLength(1);
  // writing to a closed descriptor fails as writing to a full disk does
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
