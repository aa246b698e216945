// Tests of shards, which are merged to the reply of one process or refused by name, of the journal, and of plain data as text.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallRequest, threadEnvironment } from '../../../../test/shared/smallAudit';
import { size } from '../../../../test/statistics/size';
import type { FinishedModels } from '../../../audit/training/audit/partTrainer';
import { PartTrainer } from '../../../audit/training/audit/partTrainer';
import { AuditPreparation } from '../../../audit/training/audit/preparation';
import { TrainingAuditSession } from '../../../audit/training/audit/session';
import type { TrainingAuditReply } from '../../../audit/training/audit/types';
import { loadKernel } from '../../../audit/training/node/loadKernel';
import { openProcessorBackend } from '../../../audit/training/openBackend';
import { disagreements } from './agreement';
import { journalBlock, journalHead, readJournal } from './journal';
import { mergedReply } from './mergedReply';
import type { OpenShard } from './mergedScores';
import { readPlain, writePlain } from './plainData';
import { planShards } from './planShards';
import { provisionalEffects } from './provisional';
import { type ModelRange, stretchesOf } from './ranges';
import { decodeHeader, encodeHeader, stretchOf } from './shardFile';
import { trainRange } from './shardTraining';
import type { ShardHeader } from './types';

const never = new AbortController().signal;
const readAsset = (name: string) => readFile(new URL(`../../../../public/data/${name}`, import.meta.url));
const environment = threadEnvironment(readAsset, openProcessorBackend(await loadKernel()));
const { ownData, ...request } = smallRequest({ modelsPerWorld: 20, repeats: 2, canaries: ['S2', 'S4'] });

const alone = await new TrainingAuditSession({ ...request, ownData }, environment).run(never, () => {});
const audit = await new AuditPreparation({ ...request, ownData }, readAsset).make(never);
const plan = planShards(audit, { request, link: 'v=2', commit: 'abc' }, 3, () => 'plan');
const total = plan.ranges[2].to;
const models = plan.parts.map((part) => part.models);
const whole = await trainRange(
  never,
  audit,
  new PartTrainer(environment),
  { from: 0, to: total },
  [],
  () => {},
);

/** The parts of a reply that depend neither on the clock nor on the backend. */
const numbers = ({ rate, elapsed, backend, faults, ...rest }: TrainingAuditReply) => rest;

/** A block of `count` models of one job, cut from the models that were trained at once. */
function cut(part: number, firstModel: number, count: number): FinishedModels {
  const k = request.checkpoints.length;
  const scores: number[] = [];
  const accuracy: number[] = [];
  for (const block of whole) {
    if (block.part !== part) continue;
    for (let m = 0; m < block.models; m++) {
      const model = block.firstModel + m;
      if (model < firstModel || model >= firstModel + count) continue;
      scores.push(...(block.scores?.subarray(m * k, (m + 1) * k) ?? []));
      if (m < block.accuracy.length) accuracy.push(block.accuracy[m]);
    }
  }
  const scored = plan.parts[part].repeat !== null;
  return {
    kind: 'models',
    part,
    firstModel,
    models: count,
    scores: scored ? Float64Array.from(scores) : null,
    accuracy: Float32Array.from(accuracy),
    elapsed: 0,
  };
}

/** A shard as it is read from its bytes. `blocks` is the number of models in one of its blocks. */
function shard(range: ModelRange, blocks: number, change: Partial<ShardHeader> = {}): OpenShard {
  const stretches = stretchesOf(models, range).map((stretch) => {
    const parts: FinishedModels[] = [];
    const end = stretch.firstModel + stretch.models;
    for (let at = stretch.firstModel; at < end; at += blocks) {
      parts.push(cut(stretch.part, at, Math.min(blocks, end - at)));
    }
    return stretchOf(stretch, parts.toReversed(), request.checkpoints.length);
  });
  const header: ShardHeader = {
    plan: 'plan',
    link: 'v=2',
    request,
    checkpoints: request.checkpoints,
    range,
    stretches: stretches.map(({ record }) => record),
    backend: { name: 'wasm', description: 'a kernel', witness: '0' },
    commit: 'abc',
    origin: { host: 'here', scheduler: null, cores: 1, finished: '2026-01-01T00:00:00Z', seconds: 1 },
    ...change,
  };
  const bytes = Buffer.concat([encodeHeader(header), ...stretches.map((one) => one.bytes)]);
  const decoded = decodeHeader(bytes);
  if (!decoded) throw new Error('no header');
  const read = (offset: number, length: number) =>
    bytes.subarray(decoded.bytes + offset, decoded.bytes + offset + length);
  return { name: `${range.from}-${range.to}`, header: decoded.header, read };
}

/** All models cut into one to nine ranges at any place, in any order. */
const partitions = fc
  .uniqueArray(fc.integer({ min: 1, max: total - 1 }), { maxLength: 8 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), total])
  .map((ends) => ends.slice(1).map((to, i) => ({ from: ends[i], to })))
  .chain((ranges) => fc.shuffledSubarray(ranges, { minLength: ranges.length }));

describe('merged shards', () => {
  it('give the reply of one process to the last bit, for one to nine ranges cut anywhere and in any order', () => {
    fc.assert(
      fc.property(partitions, fc.integer({ min: 1, max: 9 }), (ranges, blocks) => {
        const shards = ranges.map((range) => shard(range, blocks));
        expect(disagreements(plan, shards)).toEqual([]);
        expect(numbers(mergedReply(plan, audit, shards))).toEqual(numbers(alone));
      }),
      { numRuns: 12, seed: 164 },
    );
  });

  it('give effect sizes from the counts in their headers that agree with those from all scores', () => {
    const shards = plan.ranges.map((range) => shard(range, 4));
    const effects = provisionalEffects(
      plan,
      shards.map(({ header }) => header),
    );
    expect(effects.map(({ kind, models: count }) => [kind, count])).toEqual([
      ['S2', 80],
      ['S4', 80],
    ]);
    effects.forEach(({ effect, step }, i) => {
      const at = alone.audits[i].pooled?.checkpoints.at(-1);
      expect(step).toBe(at?.step);
      expect(effect.value).toBeCloseTo(at?.effectSize.value ?? Number.NaN, 10);
    });
  });

  it('are refused by name for a gap, an overlap, or other settings, commits or arithmetic', () => {
    const [first, second, third] = plan.ranges.map((range) => shard(range, 4));
    const { from, to } = second.header.range;
    const against = (...shards: OpenShard[]) => disagreements(plan, shards);
    expect(against(first, third)).toEqual([
      { kind: 'gap', names: [], message: `Models ${from} to ${to - 1} are in no shard. Train shard 1.` },
    ]);
    const wide = shard({ from: from - 2, to }, 4);
    expect(against(first, wide, third)).toMatchObject([{ kind: 'overlap', names: [first.name, wide.name] }]);
    const other = { ...request, mechanism: { ...request.mechanism, noiseMultiplier: 9 } };
    const [settings] = against(
      first,
      second,
      shard(third.header.range, 4, { plan: 'other', request: other }),
    );
    expect(settings.message).toContain('"noiseMultiplier":9');
    const changed = (change: Partial<ShardHeader>) =>
      against(first, second, shard(third.header.range, 4, change));
    expect(changed({ commit: 'def' })).toMatchObject([{ kind: 'commit', names: [third.name] }]);
    const backend = { ...first.header.backend, witness: '1' };
    expect(changed({ backend })).toMatchObject([{ kind: 'backend', names: [third.name] }]);
    expect(changed({ stretches: first.header.stretches })).toMatchObject([
      { kind: 'malformed', names: [third.name] },
    ]);
  });
});

describe('the journal of a shard', () => {
  const head = {
    plan: 'plan',
    commit: 'abc',
    backend: { name: 'wasm', description: 'k', witness: '0' },
  } as const;
  const blocks = [cut(0, 0, 3), cut(0, 3, 5), cut(plan.parts.length - 1, 0, 4)];
  const bytes = Buffer.concat([journalHead(head), ...blocks.map(journalBlock)]);

  it('gives back its blocks to the last bit', () => {
    expect(readJournal(bytes)).toEqual({ head, blocks });
  });

  it('gives back the blocks before the byte, any of the file, at which it is cut off or damaged', () => {
    const ends = blocks.map(
      (_, i) => Buffer.concat([journalHead(head), ...blocks.slice(0, i + 1).map(journalBlock)]).length,
    );
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.boolean(), (at, cutOff) => {
        const damaged = cutOff ? bytes.subarray(0, at) : Buffer.from(bytes);
        if (!cutOff) damaged[at] ^= 0x10;
        const untouched = ends.filter((end) => end <= at).length;
        expect(readJournal(damaged).blocks).toEqual(blocks.slice(0, untouched));
      }),
      { numRuns: size(20, 60), seed: 165 },
    );
  });
});

describe('plain data as text', () => {
  it('gives back every bit of arrays of up to nine float64 and five float32 numbers', () => {
    const doubles = fc.float64Array({ minLength: 0, maxLength: 9 });
    fc.assert(
      fc.property(doubles, fc.float32Array({ maxLength: 5 }), (a, b) => {
        expect(readPlain(writePlain({ a, b: [b, null], c: 0.1 }))).toEqual({ a, b: [b, null], c: 0.1 });
      }),
      { seed: 166 },
    );
    expect(readPlain(writePlain(audit.crafted))).toEqual(audit.crafted);
  });
});
