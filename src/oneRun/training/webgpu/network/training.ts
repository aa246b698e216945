// DP-SGD on one network of at most one hidden layer on a WebGPU device, in float32: the reference's draws, its
// results to rounding.

import type { GpuDevice } from '../../../../audit/training/webgpu/gpuDevice';
import { pacing } from '../../../../audit/training/webgpu/pacing';
import type { ProductTile } from '../../../../audit/training/webgpu/wgsl/productTile';
import { STREAM } from '../../../../base/numerics/randomStreams';
import { batchOfRecords } from '../../batch';
import { chunksOf } from '../../network/chunks';
import { emptyAnswer } from '../../network/heads';
import { inSteps } from '../../network/steps';
import type { Answer, NetworkTask, Question } from '../../network/task';
import { requireLengths } from '../../network/weights';
import { ANSWER_HEAD, answers } from '../kernels/heads';
import { noiseGroups, weightNoise } from '../kernels/rows';
import { openWorkbench } from '../workbench';
import { type Chunk, chunkMaker, releaseChunk } from './chunk';
import { type DeviceWeights, openDeviceLayers } from './layers';
import { planNetwork, sizesOf } from './plan';

const never = new AbortController().signal;

/** Of one chunk's answers and labels. */
const ANSWER_BYTES = 16 * 2 ** 20;

/**
 * As {@link networkTraining}, which tests compare it with: noise and starting weights are the reference's to
 * float32 rounding, and batches hold the same records. `mostRows` limits a chunk, for tests. Throws InputError
 * 'too-large' if it does not fit.
 */
export function webGpuNetworkTraining(
  task: NetworkTask,
  device: GpuDevice,
  tile: ProductTile,
  mostRows = Number.POSITIVE_INFINITY,
) {
  const { firstRow, hidden, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const sizes = sizesOf(task);
  const { inputs, features, outputs, longest } = sizes;
  const planned = planNetwork(sizes, device.limits);
  const chunkRows = Math.min(planned.chunkRows, 4 * Math.ceil(Math.max(longest, mostRows) / 4));
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = rate * noiseMultiplier * clippingNorm;
  const lengths = [inputs * hidden, features * outputs];
  if (task.start) requireLengths(task.start, lengths);

  const bench = openWorkbench(device, tile);
  const layers = openDeviceLayers(task, sizes, chunkRows, bench);
  const makeChunk = chunkMaker(task, bench);
  const pace = pacing(device, never);

  const uploaded = ([first, second]: readonly ArrayLike<number>[]): DeviceWeights => ({
    hidden: hidden > 0 ? bench.list(first) : null,
    heads: bench.list(second),
  });
  const letGo = (weights: DeviceWeights) => {
    if (weights.hidden) bench.letGo(weights.hidden);
    bench.letGo(weights.heads);
  };
  /** Subtracts scale times normals from each layer's weights, [row][entry]. */
  const addNormals = (
    weights: DeviceWeights,
    scale: number,
    step: number,
    streams: { hidden: number; heads: number | null },
  ) => {
    for (const [result, rows, entries, stream] of [
      [weights.hidden, inputs, hidden, streams.hidden],
      [weights.heads, features, outputs, streams.heads],
    ] as const) {
      if (result === null || stream === null) continue;
      const uniforms = { features: rows, classes: entries, seed, stream, step, scale };
      weightNoise({ groups: noiseGroups(rows, entries), inputs: {}, uniforms, result });
    }
  };

  let now = uploaded(task.start ?? lengths.map((length) => new Float32Array(length)));
  if (task.start === null) {
    const streams = { hidden: STREAM.oneRunInitialWeights, heads: null };
    addNormals(now, -Math.sqrt(2 / hidden), 0, streams);
  }
  /** Of several chunks all go by the weights before the step, so the new ones are kept aside until it is done. */
  let spare: DeviceWeights | null = null;

  let batch: { key: string; chunks: Chunk[] } = { key: '', chunks: [] };
  const chunksOfStep = (step: number): Chunk[] => {
    const records = batchOfRecords(firstRow.length - 1, task, step).filter(
      (record) => firstRow[record] < firstRow[record + 1],
    );
    const key = records.join();
    if (batch.key !== key) {
      for (const chunk of batch.chunks) releaseChunk(chunk, bench);
      batch = { key, chunks: chunksOf(records, firstRow, chunkRows).map(makeChunk) };
    }
    return batch.chunks;
  };

  /** The weights that the step's sums are subtracted from. */
  const lowered = (chunks: number): DeviceWeights => {
    if (chunks < 2) return now;
    spare ??= {
      hidden: now.hidden && bench.allocate(lengths[0]),
      heads: bench.allocate(lengths[1]),
    };
    if (now.hidden && spare.hidden) bench.copy(now.hidden, spare.hidden, lengths[0]);
    bench.copy(now.heads, spare.heads, lengths[1]);
    return spare;
  };

  /** A kernel reads the rows chunk by chunk, and only a few numbers a row come back. */
  const ask = async (question: Question): Promise<Answer> => {
    const { head, rows, labels, each } = question;
    const { classes } = task.heads[head];
    const offset = task.heads.slice(0, head).reduce((sum, before) => sum + before.classes, 0);
    const width = ANSWER_HEAD + each;
    const most = Math.max(1, Math.min(chunkRows, Math.floor(ANSWER_BYTES / (4 * (width + each)))));
    const answer = emptyAnswer(question);
    for (let from = 0; from < rows.length; from += most) {
      const count = Math.min(most, rows.length - from);
      const list = bench.list(rows.subarray(from, from + count));
      const wanted = bench.list(labels.subarray(from * each, (from + count) * each));
      const result = bench.allocate(count * width);
      layers.forward({ list, rows: count }, now);
      answers({
        groups: count,
        inputs: { logits: layers.outputs, labels: wanted },
        uniforms: { rows: count, classes, each, stride: outputs, offset },
        result,
      });
      const values = await bench.take(result);
      for (const tensor of [list, wanted]) bench.letGo(tensor);
      for (let i = 0; i < count; i++) {
        const [largest, sum, best] = values.subarray(i * width);
        answer.logSums[from + i] = largest + Math.log(sum);
        answer.best[from + i] = best;
        answer.logits.set(values.subarray(i * width + ANSWER_HEAD, (i + 1) * width), (from + i) * each);
      }
    }
    return answer;
  };

  /** What has been fetched of the weights as they are now. */
  let fetched: { answers: Map<Question, Answer>; weights?: Float32Array[] } = { answers: new Map() };

  const training = inSteps(task.steps, {
    step(step) {
      const chunks = chunksOfStep(step);
      const target = lowered(chunks.length);
      if (chunks.length > 0) layers.turn(now);
      for (const chunk of chunks) {
        layers.forward(chunk, now);
        layers.back(chunk, clippingNorm);
        layers.descend(chunk, target, rate);
        if (chunks.length > 1) device.handOver();
      }
      const streams = { hidden: STREAM.oneRunHiddenNoise, heads: STREAM.oneRunWeightNoise };
      if (noiseScale > 0) addNormals(target, noiseScale, step, streams);
      if (target !== now) [now, spare] = [target, now];
      fetched = { answers: new Map() };
    },
    answer(question) {
      const known = fetched.answers.get(question);
      if (!known) throw new Error('an answer is asked for before it was fetched');
      return known;
    },
    save() {
      if (!fetched.weights) throw new Error('weights are asked for before they were fetched');
      return fetched.weights.map((table) => table.slice());
    },
    resume(given) {
      requireLengths(given, lengths);
      letGo(now);
      now = uploaded(given);
      fetched = { answers: new Map() };
    },
    device: {
      room: pace.step,
      async fetchWeights() {
        const own = fetched;
        if (own.weights) return;
        const { hidden: first, heads } = now;
        own.weights = [
          first ? await bench.read(first, lengths[0]) : new Float32Array(0),
          await bench.read(heads, lengths[1]),
        ];
      },
      async ask(question) {
        const own = fetched;
        if (own.answers.has(question)) return;
        own.answers.set(question, await ask(question));
      },
    },
  });
  return Object.assign(training, { dispose: () => bench.dispose() });
}
