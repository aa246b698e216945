// DP-SGD on one linear softmax model by the SIMD kernel, in float32. It makes the reference's draws and has its results to
// rounding.
import { f32, i32, u32 } from '../../audit/training/fields';
import { roundUp } from '../../audit/training/layout';
import type { KernelExports } from '../../audit/training/wasm/kernel';
import { kernelRoom, writeField } from '../../audit/training/wasm/kernelRoom';
import { beat } from '../../base/liveness/pulse';
import { STREAM } from '../../base/numerics/randomStreams';
import { squaredNorm } from '../../base/numerics/vectors';
import { batchOf } from './batch';
import { answerOf } from './network/heads';
import { inSteps } from './network/steps';
import type { NetworkTraining, OneRunTask } from './network/task';
import { putBack } from './network/weights';

/** The tables of a task in assembly/oneRun.ts, whose fields hold their addresses. */
const TABLES = u32('features norms labels batch byRowQuad byFeatureQuad weights residuals sums');
type Table = keyof typeof TABLES;
/** All fields of a task with their number types, in the order of assembly/oneRun.ts. */
const FIELDS = {
  ...i32('classes panels dimension count rows records'),
  ...u32('key0 noiseStream'),
  ...f32('clippingNorm noiseScale rate'),
  ...TABLES,
};

/** Reserves a task of assembly/oneRun.ts and its tables, which are zeroed and have as many 32-bit entries as stated. */
function kernelMemory(kernel: KernelExports, entries: Readonly<Record<Table, number>>) {
  const room = kernelRoom(kernel);
  const address = room.reserve(Object.keys(FIELDS).length);
  const tables = Object.keys(TABLES) as Table[];
  const places = Object.fromEntries(tables.map((table) => [table, room.reserve(entries[table])]));
  room.grow();
  room.clear();
  const set = (field: keyof typeof FIELDS, value: number) =>
    writeField(kernel, FIELDS, address, field, value);
  for (const table of tables) set(table, places[table]);
  return {
    address,
    set,
    /** Fresh views, because the memory may have grown. */
    floats: (table: Table) => new Float32Array(kernel.memory.buffer, places[table], entries[table]),
    integers: (table: Table) => new Int32Array(kernel.memory.buffer, places[table], entries[table]),
  };
}

const LANES = 16;
/** Number of features whose sums the kernel holds at a time, as in assembly/oneRun.ts. */
const FEATURE_BLOCK = 64;

/** Place of class c in a row, as in assembly/oneRun.ts. */
const placeOf = (c: number): number => (c & ~15) + 4 * (c & 3) + ((c & 15) >> 2);

const panelsOf = (classes: number): number => Math.ceil(classes / LANES);

function writeTask(set: ReturnType<typeof kernelMemory>['set'], task: OneRunTask, noiseStream: number): void {
  set('classes', task.classes);
  set('panels', panelsOf(task.classes));
  set('records', task.labels.length);
  set('key0', task.seed);
  set('noiseStream', noiseStream);
  set('clippingNorm', task.clippingNorm);
  set('noiseScale', task.noiseMultiplier * task.clippingNorm);
  set('rate', task.learningRate / (task.samplingRate * task.population));
}

/** The same training as {@link networkTraining} without a hidden layer. The kernel instance belongs to this training. */
export function simdDenseTraining(
  task: OneRunTask,
  features: readonly Float64Array[],
  kernel: KernelExports,
): NetworkTraining {
  const { labels, classes } = task;
  const records = labels.length;
  const panels = panelsOf(classes);
  const dimension = roundUp(features[0].length, 4);
  const rows = roundUp(records, 4);
  const memory = kernelMemory(kernel, {
    features: records * dimension,
    norms: records,
    labels: records,
    batch: rows,
    byRowQuad: rows * dimension,
    byFeatureQuad: rows * dimension,
    weights: panels * dimension * LANES,
    residuals: panels * rows * LANES,
    sums: panels * FEATURE_BLOCK * LANES,
  });
  writeTask(memory.set, task, STREAM.oneRunWeightNoise);
  memory.set('dimension', dimension);
  const table = memory.floats('features');
  features.forEach((x, i) => {
    table.set(x, i * dimension);
  });
  memory.floats('norms').set(features.map((x) => Math.sqrt(squaredNorm(x))));
  memory.integers('labels').set(labels.map(placeOf));

  let packed = '';
  /** Key of the batch whose logits are in `residuals`; null if the weights have changed since. */
  let standing: string | null = null;
  /** Logits of all records, if they are in `residuals`; null if the weights have changed since. */
  let read: Float32Array | null = null;
  const changed = () => {
    standing = null;
    read = null;
  };
  const ask = (batch: readonly number[]) => {
    const key = batch.join();
    // an answer between two steps of full batches leaves the logits with which the next step begins
    if (standing === key) return;
    memory.set('count', batch.length);
    memory.set('rows', roundUp(batch.length, 4));
    memory.integers('batch').set(batch);
    kernel.oneRunLogits(memory.address, key !== packed);
    packed = key;
    standing = key;
  };
  const logits = (record: number, out: Float64Array) => {
    if (read === null) {
      ask(Array.from(labels.keys()));
      read = memory.floats('residuals');
    }
    for (let c = 0; c < classes; c++) {
      const place = placeOf(c);
      out[c] = read[((place >> 4) * rows + record) * LANES + (place & 15)];
    }
  };
  return inSteps(task.steps, {
    step(step) {
      ask(batchOf(task, step));
      // a step may take seconds, so a sign of life is given halfway
      beat();
      kernel.oneRunStep(memory.address, step);
      changed();
    },
    answer: (question) => answerOf(question, classes, logits),
    save: () => [memory.floats('weights').slice()],
    resume(saved) {
      putBack(saved, [memory.floats('weights')]);
      changed();
    },
  });
}

/** The same training as {@link orthonormalTraining}. The kernel instance belongs to this training. */
export function simdOrthonormalTraining(task: OneRunTask, kernel: KernelExports): NetworkTraining {
  const { labels, classes } = task;
  const records = labels.length;
  const panels = panelsOf(classes);
  const memory = kernelMemory(kernel, {
    features: 0,
    norms: 0,
    labels: records,
    batch: records,
    byRowQuad: 0,
    byFeatureQuad: 0,
    weights: records * panels * LANES,
    residuals: panels * LANES,
    sums: 0,
  });
  writeTask(memory.set, task, STREAM.oneRunLogitNoise);
  memory.integers('labels').set(labels.map(placeOf));
  return inSteps(task.steps, {
    step(step) {
      const joins = memory.integers('batch').fill(0);
      for (const i of batchOf(task, step)) joins[i] = 1;
      kernel.oneRunStepApart(memory.address, step);
    },
    answer(question) {
      const values = memory.floats('weights');
      return answerOf(question, classes, (record, out) => {
        for (let c = 0; c < classes; c++) out[c] = values[record * panels * LANES + placeOf(c)];
      });
    },
    save: () => [memory.floats('weights').slice()],
    resume: (saved) => putBack(saved, [memory.floats('weights')]),
  });
}
