// Tests of the commands of `audit`: over the shards of a plan they give the result of one process, and they refuse by name what is
// damaged, foreign or no ordinary file.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { threadEnvironment } from '../../../../test/shared/smallAudit';
import { TrainingAuditSession, type TrainingEnvironment } from '../../../audit/training/audit/session';
import type { TrainingAuditReply } from '../../../audit/training/audit/types';
import { readAsset } from '../../../audit/training/node/environment';
import { loadKernel } from '../../../audit/training/node/loadKernel';
import { openProcessorBackend } from '../../../audit/training/openBackend';
import { InputError } from '../../../base/numerics/errors';
import { parseLink, RECORD_SOURCES } from '../../../scenario';
import { parseRecording } from '../../../work/store/recording';
import { trainingRequest } from '../../../work/trainingRequest';
import { flipped } from '../testing/flipped';
import { auditFolder, openPlan, shardPath } from './files/folder';
import { openShard } from './files/openShard';
import { mergeCommand } from './mergeCommand';
import { planCommand } from './planCommand';
import { shardCommand } from './shardCommand';
import { statusCommand } from './statusCommand';
import type { AuditOptions, Console } from './subcommand';
import { trainShard } from './trainShard';

const LINK = 'https://example.org/lab/?v=2&q=1/4&T=4&data=breast&M=40&cp=2&can=S2,S4#training';
const SHARDS = 3;

// set because a checkout need not have git, from which the commit would be read
process.env.ADJACENCY_LAB_COMMIT = 'test';

const never = new AbortController().signal;
const environment = threadEnvironment(readAsset, openProcessorBackend(await loadKernel()));
const room = mkdtempSync(join(tmpdir(), 'adjacency-lab-audit-'));
afterAll(() => rmSync(room, { recursive: true }));

let said: string[] = [];
beforeEach(() => {
  said = [];
});
const console: Console = { say: (line) => void said.push(line), warn: (line) => void said.push(line) };

async function plan(name: string, options: AuditOptions = {}): Promise<string> {
  const out = join(room, name);
  await planCommand([LINK], { out, shards: String(SHARDS), ...options }, console);
  return out;
}

function train(where: string, index: number, on: TrainingEnvironment = environment, signal = never) {
  const { folder, plan } = openPlan(where);
  const path = shardPath(folder, index);
  return trainShard(signal, {
    folder,
    plan,
    index,
    path,
    threads: 1,
    environment: on,
    console,
  });
}

/** The same backend with blocks of four models. It counts the models that it trains, and aborts after `after` blocks. */
function interrupted(stop: AbortController, after: number) {
  const counted = { models: 0 };
  let blocks = 0;
  const on: TrainingEnvironment = {
    readAsset,
    async backends() {
      const { choices, whyNotGpu } = await environment.backends();
      const [thread] = choices;
      return {
        whyNotGpu,
        choices: [
          {
            name: thread.name,
            async open(signal, job) {
              const opened = await thread.open(signal, job);
              return {
                ...opened,
                plan: { ...opened.plan, blockModels: 4 },
                members: opened.members.map((member) => ({
                  train(signal, block) {
                    if (++blocks > after) stop.abort(new Error('enough'));
                    signal.throwIfAborted();
                    counted.models += block.models;
                    return member.train(signal, block);
                  },
                })),
              };
            },
          },
        ],
      };
    },
  };
  return { on, counted };
}

const shards = (where: string) => readdirSync(join(where, 'shards'));
const merge = (where: string, options: AuditOptions = {}) => mergeCommand([where], options, console);

/** The message with which a shard's file of these bytes is refused; null where it is not refused. */
function refusalOf(path: string, bytes: Uint8Array): string | null {
  writeFileSync(path, bytes);
  try {
    openShard(path);
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

/** The bytes of a shard with a changed header, under a checksum that is right for them. */
function withHeader(bytes: Buffer, change: (header: LooseHeader) => void): Buffer {
  const begin = bytes.indexOf(0x0a) + 1;
  const end = bytes.indexOf(0x0a, begin);
  const header = JSON.parse(bytes.subarray(begin, end).toString('utf8'));
  change(header);
  const content = Buffer.concat([
    bytes.subarray(0, begin),
    Buffer.from(JSON.stringify(header)),
    bytes.subarray(end, bytes.length - 32),
  ]);
  return Buffer.concat([content, createHash('sha256').update(content).digest()]);
}

interface LooseHeader {
  range: object;
  backend: object;
  stretches: { scores: { moments: unknown[] } }[];
}

/** Faulty headers: a part of the message that refuses each, and the change that makes it. */
const WRONG: readonly (readonly [string, (header: LooseHeader) => void])[] = [
  ['range.from', ({ range }) => Object.assign(range, { from: '0' })],
  ['range.to', ({ range }) => Object.assign(range, { to: -1 })],
  ['stretches', (header) => Object.assign(header, { stretches: { length: 1 } })],
  ['stretches.0.models', ({ stretches }) => Object.assign(stretches[0], { models: 'many' })],
  ['stretches.0.models', ({ stretches }) => Object.assign(stretches[0], { models: 2.5 })],
  ['it has', ({ stretches }) => Object.assign(stretches[0], { models: 2 ** 52 })],
  ['checkpoints', (header) => Object.assign(header, { checkpoints: [] })],
  ['scores.width', ({ stretches }) => Object.assign(stretches[0].scores, { width: 0 })],
  ['one mean for each checkpoint', ({ stretches }) => stretches[0].scores.moments.pop()],
  ['origin', (header) => Object.assign(header, { origin: null })],
  ['backend.name', ({ backend }) => Object.assign(backend, { name: '__proto__' })],
];

/** The folder of a plan whose shards are all trained. */
const whole = await plan('whole');
for (const index of [2, 0, 1]) await train(whole, index);

describe('the commands of audit', () => {
  it('give the result of one process', async () => {
    expect(await merge(whole, { place: 'the cluster of the group' })).toBe(0);
    const text = readFileSync(join(whole, 'merged.json'), 'utf8');
    const recording = parseRecording<TrainingAuditReply>(text);
    const { scenario } = parseLink(LINK.replace(/^.*\?|#.*$/g, ''));
    const request = trainingRequest(scenario, null);
    if (!request || !recording) throw new Error('nothing to compare');
    const alone = await new TrainingAuditSession(request, environment).run(never, () => {});
    expect(recording.reply.modelsTrained).toBe(alone.modelsTrained);
    recording.reply.audits.forEach((audit, i) => {
      const valid = audit.pooled?.checkpoints.map((at) => [at.valid.epsilon, at.valid.upper]);
      const expected = alone.audits[i].pooled?.checkpoints.map((at) => [at.valid.epsilon, at.valid.upper]);
      expect(valid?.flat().map((one) => one?.toPrecision(6))).toEqual(
        expected?.flat().map((one) => one?.toPrecision(6)),
      );
    });
    expect(recording.made).toMatchObject({ place: 'the cluster of the group', shards: 3, machines: 1 });
    expect(recording.link).toBe('v=2&q=1/4&T=4&data=breast&can=S2,S4&M=40&cp=2');
  });

  it('come to the same scores after a stop, a damaged file and a lost file', async () => {
    await merge(whole);
    const scores = /scores (\w+)/.exec(said.join('\n'))?.[1];
    const where = await plan('resumed');
    await train(where, 2);
    const stop = new AbortController();
    const first = interrupted(stop, 6);
    await expect(train(where, 0, first.on, stop.signal)).rejects.toThrow('enough');
    expect(shards(where).filter((name) => name.startsWith('shard-000000'))).toEqual([
      expect.stringMatching(/^shard-000000\..*\.part$/),
    ]);
    said = [];
    expect(await statusCommand([where], {}, console)).toBe(1);
    expect(said.join('\n')).toMatch(/shard-000000 is not finished: \d+ of \d+ models are kept/);
    expect(said.join('\n')).toContain('missing: 0-1');

    const second = interrupted(new AbortController(), Number.POSITIVE_INFINITY);
    await train(where, 0, second.on);
    const { from, to } = openPlan(where).plan.ranges[0];
    // both runs also train the two models whose checksum shows how a machine computes
    expect(first.counted.models + second.counted.models).toBe(to - from + 2 * 2);
    expect(shards(where)).toEqual(['shard-000000.shard', 'shard-000002.shard']);

    await train(where, 1);
    const path = shardPath(auditFolder(where), 2);
    const bytes = readFileSync(path);
    bytes[bytes.length - 100] ^= 1;
    writeFileSync(path, bytes);
    rmSync(shardPath(auditFolder(where), 1));
    said = [];
    expect(await merge(where)).toBe(1);
    expect(said).toEqual([
      'shard-000002.shard is damaged (it was cut off or changed, for its checksum is another). Delete it and train that shard again.',
    ]);
    said = [];
    expect(await statusCommand([where], {}, console)).toBe(1);
    expect(said.join('\n')).toContain('missing: 1-2');
    await train(where, 1);
    await train(where, 2);
    said = [];
    expect(await statusCommand([where], {}, console)).toBe(0);
    expect(await merge(where)).toBe(0);
    expect(said.join('\n')).toContain(`scores ${scores}`);
  });

  it('refuse by name a file that is no whole shard of the plan', async () => {
    const where = await plan('refused', { models: '42' });
    await train(where, 0);
    copyFileSync(shardPath(auditFolder(whole), 1), join(where, 'shards/shard-000001.shard'));
    const path = shardPath(auditFolder(where), 0);
    const bytes = readFileSync(path);
    writeFileSync(join(where, 'shards/shard-000002.shard'), bytes.subarray(0, bytes.length - 9));
    writeFileSync(join(where, 'shards/shard-000003.shard'), 'something else');
    expect(await merge(where)).toBe(1);
    const text = said.join('\n');
    expect(text).toContain('shard-000002.shard is damaged (it was cut off or changed');
    expect(text).toContain('shard-000003.shard is damaged (it has 14 bytes');
    expect(text).toContain(
      'shard-000001.shard is a shard of another plan (modelsPerWorld is 40, not 42). Move it',
    );
  });

  it('refuse a shard by name whichever bit of its header is flipped', () => {
    const bytes = readFileSync(shardPath(auditFolder(whole), 1));
    const header = bytes.indexOf(0x0a, 30) + 1;
    const path = join(room, 'shard-000009.shard');
    // one bit in 41 here; `npm run verify:guests -- merge` flips every one
    for (let bit = 0; bit < 8 * header; bit += 41) {
      expect(refusalOf(path, flipped(bytes, bit))).toMatch(/^shard-000009.shard is damaged \(.*Delete it/);
    }
  });

  it('refuse a header that was never right, even under a matching checksum', () => {
    const bytes = readFileSync(shardPath(auditFolder(whole), 1));
    const path = join(room, 'shard-000008.shard');
    for (const [field, change] of WRONG) {
      expect(refusalOf(path, withHeader(bytes, change)), field).toContain(field);
    }
    expect(
      refusalOf(
        path,
        withHeader(bytes, () => {}),
      ),
    ).toBeNull();
  });

  // Windows has no named pipes in folders, and it lets only some users make symbolic links
  it.skipIf(process.platform === 'win32')(
    'name and pass over whatever bears the name of a shard or a journal and is no ordinary file',
    async () => {
      const where = await plan('odd');
      await train(where, 0);
      const folder = join(where, 'shards');
      mkdirSync(join(folder, 'shard-000001.shard'));
      mkdirSync(join(folder, 'shard-000002.gone.part'));
      symlinkSync(join(folder, 'nowhere'), join(folder, 'shard-000004.shard'));
      symlinkSync('shard-000005.shard', join(folder, 'shard-000005.shard'));
      execFileSync('mkfifo', [join(folder, 'shard-000006.shard'), join(folder, 'shard-000002.pipe.part')]);
      said = [];
      expect(await statusCommand([where], {}, console)).toBe(1);
      const text = said.join('\n');
      expect(text).toContain('1 of 3 shards done');
      expect(text).toMatch(/shard-000001.shard is a folder; remove it or move it away/);
      expect(text).toMatch(/shard-000002.gone.part is a folder/);
      expect(text).toMatch(/shard-000002.pipe.part is no ordinary file/);
      expect(text).toMatch(/shard-000004.shard is a link that leads nowhere/);
      expect(text).toMatch(/shard-000005.shard is a link that leads back to itself/);
      expect(text).toMatch(/shard-000006.shard is no ordinary file/);
      expect(await merge(where)).toBe(1);
      // the command refuses before it trains, and not only when it writes
      await expect(shardCommand([where, '1'], {}, console)).rejects.toThrow('is a folder');
      await train(where, 2);
      expect(shards(where)).toContain('shard-000002.gone.part');
    },
  );

  it.skipIf(process.platform === 'win32')('read and replace ordinary files alone', async () => {
    const folder = join(room, 'paths');
    mkdirSync(folder);
    const at = (name: string) => join(folder, name);
    execFileSync('mkfifo', [at('pipe')]);
    symlinkSync(at('pipe'), at('link to a pipe'));
    symlinkSync(folder, at('link to a folder'));
    const refused = (scenario: string, out = at('none')) =>
      expect(planCommand([scenario], { out, shards: '2' }, console)).rejects;
    const remedy = 'give a link, a settings file that the page has saved, or the name of a preset.';
    await refused('/').toThrow(`/ is a folder; ${remedy}`);
    await refused(at('link to a folder')).toThrow(`is a folder; ${remedy}`);
    await refused(at('pipe')).toThrow(`is no ordinary file; ${remedy}`);
    await refused(at('link to a pipe')).toThrow(`is no ordinary file; ${remedy}`);
    await refused('/dev/zero').toThrow(`is no ordinary file; ${remedy}`);
    // longer than any text may be; a file of nothing but a hole takes no room on the disk
    writeFileSync(at('long'), '');
    truncateSync(at('long'), 2 ** 31);
    await refused(at('long')).toThrow('The file has more than 100000 characters');

    mkdirSync(at('planned'));
    symlinkSync(at('elsewhere'), join(at('planned'), 'plan.json'));
    await refused(LINK, at('planned')).toThrow('plan.json is a link, which would be replaced');

    symlinkSync(at('target'), at('link'));
    await expect(merge(whole, { out: at('link') })).rejects.toThrow('is a link, which would be replaced');
    await expect(merge(whole, { out: at('pipe') })).rejects.toThrow('is no ordinary file');
    await expect(merge(whole, { out: folder })).rejects.toThrow('is a folder');
    symlinkSync(whole, at('audit'));
    const own = 'where the plan has files of its own';
    await expect(merge(whole, { out: join(whole, 'plan.json') })).rejects.toThrow(own);
    await expect(merge(whole, { out: join(at('audit'), 'plan.json') })).rejects.toThrow(own);
    const shard = join(at('audit'), 'shards', 'shard-000001.shard');
    await expect(merge(whole, { out: shard })).rejects.toThrow(own);
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
    expect(await merge(whole, { out: at('new') })).toBe(0);
    expect(await merge(whole, { out: at('new') })).toBe(0);
  });

  it('write no plan where an option for a scheduler is refused', async () => {
    const out = join(room, 'half');
    const options = { out, shards: '2', kubernetes: 'image' };
    await expect(planCommand([LINK], options, console)).rejects.toThrow('go together');
    await expect(planCommand([LINK], { out, shards: '2', slurm: true, cpus: '0' }, console)).rejects.toThrow(
      'cpus',
    );
    expect(existsSync(out)).toBe(false);
  });

  it('refuse a folder that has a plan already', async () => {
    await plan('in use');
    await expect(plan('in use')).rejects.toThrow('Give another folder');
  });

  it('refuse a damaged plan', async () => {
    const where = await plan('damaged');
    const path = join(where, 'plan.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"steps":4', '"steps":5'));
    const damaged = 'is damaged, because its checksum is another';
    expect(() => openPlan(where)).toThrow(damaged);
    writeFileSync(path, '{"format":"adjacency-lab/plan","version":1}');
    expect(() => openPlan(where)).toThrow(damaged);
  });

  it('refuse a scenario or a number that no plan can have', async () => {
    const refused = (scenario: string, options: AuditOptions = {}) =>
      expect(planCommand([scenario], { out: join(room, 'none'), shards: '2', ...options }, console)).rejects;
    await refused('?q=2').toThrow('q');
    await refused(LINK, { out: join(room, 'none\ntouch here') }).toThrow('Give a path without control');
    await refused('nowhere').toThrow('no file, no preset and no link');
    for (const { id } of RECORD_SOURCES) await refused(`?data=${id}`).toThrow('a file of your own');
    await refused(LINK, { shards: 'many' }).toThrow('--shards is "many". Give an integer');
  });
});
