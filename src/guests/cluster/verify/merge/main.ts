// `npm run verify:guests -- merge` prints how much memory and time a merge of many models takes, and checks that no flipped bit of a header
// is taken. The shards are made up: they have normal scores, in files like those of training, and a process of its own merges them.
//   --models 500000   per world     --checkpoints 20     --shards 1000
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FinishedModels } from '../../../../audit/training/audit/partTrainer';
import { auditFolder, checksummed, openPlan, shardPath, writeWhole } from '../../commands/files/folder';
import { mergeCommand } from '../../commands/mergeCommand';
import { planCommand } from '../../commands/planCommand';
import { type Stretch, stretchesOf } from '../../training/ranges';
import { encodeHeader, stretchOf } from '../../training/shardFile';
import type { ShardPlan } from '../../training/types';
import { flipHeader } from './flips';

const console = { say: (line: string) => void process.stdout.write(`${line}\n`), warn: fail };

function fail(line: string): never {
  throw new Error(line);
}

/** Standard normal numbers: a linear congruential generator and the Box-Muller transform, which are fast and good enough here. */
function* normals(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  for (;;) {
    const radius = Math.sqrt(-2 * Math.log(uniform()));
    const angle = 2 * Math.PI * uniform();
    yield radius * Math.cos(angle);
    yield radius * Math.sin(angle);
  }
}

/** A block of made-up scores. Those of D lie half a standard deviation above those of D'. */
function madeUp({ parts }: ShardPlan, stretch: Stretch, checkpoints: number, seed: number): FinishedModels {
  const { firstModel, models, part } = stretch;
  if (parts[part].repeat === null) {
    return {
      kind: 'models',
      ...stretch,
      scores: null,
      accuracy: new Float32Array(models).fill(0.5),
      elapsed: 0,
    };
  }
  const draw = normals(seed);
  const scores = new Float64Array(models * checkpoints);
  for (let i = 0; i < scores.length; i++) {
    const original = (firstModel + Math.floor(i / checkpoints)) % 2 === 0;
    scores[i] = draw.next().value + (original ? 0.5 : 0);
  }
  return { kind: 'models', ...stretch, scores, accuracy: new Float32Array(), elapsed: 0 };
}

async function make(where: string, models: string, checkpoints: string, shards: string): Promise<number> {
  const link = `?q=1/4&T=100&data=breast&can=S4&cp=${checkpoints}`;
  await planCommand([link], { out: where, shards, models }, { say: () => {}, warn: fail });
  const { folder, plan } = openPlan(where);
  const { id, request, commit, parts, ranges } = plan;
  let bytes = 0;
  ranges.forEach((range, index) => {
    const counts = parts.map((part) => part.models);
    const stretches = stretchesOf(counts, range).map((stretch) => {
      const block = madeUp(plan, stretch, request.checkpoints.length, index + 1);
      return stretchOf(stretch, [block], request.checkpoints.length);
    });
    const header = encodeHeader({
      plan: id,
      link: plan.link,
      request,
      checkpoints: request.checkpoints,
      range,
      stretches: stretches.map(({ record }) => record),
      backend: { name: 'wasm', description: 'made up', witness: '' },
      commit,
      origin: { host: 'none', scheduler: null, cores: 1, finished: new Date(0).toISOString(), seconds: 1 },
    });
    const path = shardPath(folder, index);
    writeWhole(path, checksummed([header, ...stretches.map((one) => one.bytes)]));
    bytes += statSync(path).size;
  });
  return bytes;
}

const { values } = parseArgs({
  options: {
    models: { type: 'string', default: '500000' },
    checkpoints: { type: 'string', default: '20' },
    shards: { type: 'string', default: '1000' },
    merge: { type: 'string' },
  },
});
if (values.merge !== undefined) {
  const started = performance.now();
  await mergeCommand([values.merge], {}, console);
  const seconds = (performance.now() - started) / 1000;
  const peak = process.resourceUsage().maxRSS / 1024;
  console.say(`merged in ${seconds.toFixed(1)} s, at most ${peak.toFixed(0)} MiB of memory`);
} else {
  const room = mkdtempSync(join(tmpdir(), 'adjacency-lab-merge-'));
  try {
    const where = join(room, 'audit');
    const bytes = await make(where, values.models, values.checkpoints, values.shards);
    console.say(`${values.shards} files, ${(bytes / 2 ** 20).toFixed(0)} MiB`);
    const { tried, named } = flipHeader(shardPath(auditFolder(where), 0), room);
    console.say(`${tried} single-bit flips of a shard's header: ${named} refused by name`);
    if (named < tried) fail('A damaged header was taken, or refused without a name.');
    const own = fileURLToPath(import.meta.url);
    const words = [...process.execArgv, own, '--merge', where];
    process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(room, { recursive: true });
  }
}
