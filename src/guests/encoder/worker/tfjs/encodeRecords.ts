// Runs records through a model, batch after batch, on the first engine that can. If an engine fails half-way, the next one starts anew, so
// that no table of features comes from two engines.
import { type Tensor, tensor } from '@tensorflow/tfjs';
import { InputError } from '../../../../base/numerics/errors';
import { asSentence, inARow, PLAIN } from '../../../../base/sentences/plain';
import { english, type Sentence } from '../../../../base/sentences/sentence';
import { checkFeatureCount, checkFeatures, poolRecord } from '../../engine/features';
import { mebibytes } from '../../engine/modelFiles';
import type { Encoding, FittedSource } from '../../engine/recordSource';
import { ENGINE, MODEL, OUTPUT, RECORDS } from '../../engine/refusals';
import { ENCODER, ENCODER_RECORDS } from '../../engine/sentences';
import type { BatchPlan, EncodedRecords, EngineName, ModelInput } from '../../engine/types';
import { ENGINES, halfPrecision, isEmulated, isLost, startEngine } from './engine';
import { type KernelWatch, watchKernels } from './kernelWatch';
import { type LoadedModel, messageOf } from './loadModel';

/** Bytes of memory that a batch aims at, and that the smallest batch may need at most. */
const AIM = 128 * 2 ** 20;
const LIMIT = 1024 * 2 ** 20;

/** Largest batch. A larger one gains little, and on a processor it would take long without a sign of life. */
const LARGEST = 32;

/**
 * Plans the size of batches. `perRecord` is the number of bytes that a record has needed besides the weights, and `fixed` the size that the
 * model fixes, or null. Throws an InputError for a model that needs too much memory.
 */
export function planBatches(perRecord: number, fixed: number | null): BatchPlan {
  const smallest = fixed ?? 1;
  if (perRecord * smallest > LIMIT)
    throw MODEL.tooLarge(ENCODER.memory({ needed: mebibytes(perRecord * smallest), most: mebibytes(LIMIT) }));
  const batch = fixed ?? Math.max(1, Math.min(LARGEST, Math.floor(AIM / Math.max(1, perRecord))));
  return { batch, bytes: batch * perRecord };
}

/** A failure of an engine, after which another engine may succeed. */
class EngineFault extends Error {
  constructor(readonly sentence: Sentence) {
    super(english(sentence));
  }
}

/** Number of records left out that are named. Further ones are only counted. */
const NAMED = 5;

/** Encodes the records. Throws an InputError that names what is wrong with the model, the records or the features. */
export async function encodeRecords(encoding: Encoding<LoadedModel>): Promise<EncodedRecords> {
  const { engine } = encoding.options;
  const tried = engine === 'auto' ? ENGINES : [engine];
  const whyNot: Sentence[] = [];
  for (const name of tried) {
    const reason = await startEngine(name);
    if (reason !== null) {
      whyNot.push(reason);
      continue;
    }
    const last = name === tried.at(-1);
    const watch = watchKernels();
    try {
      return { ...(await encodeOn(name, encoding, watch, last)), whyNot };
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      if (last) throw MODEL.malformed(ENCODER.doesNotRun({ why: error.sentence }));
      whyNot.push(ENCODER.failed({ engine: ENGINE_NAMES[name], why: unended(error.sentence) }));
    } finally {
      watch.end();
    }
  }
  throw ENGINE.outOfRange(
    ENCODER.nothingComputes({ why: whyNot.reduce((first, second) => ENCODER.also({ first, second })) }),
  );
}

/** A foreign message, of TensorFlow.js or a browser, without its full stop. A sentence of this project stays as it is. */
const unended = (why: Sentence): Sentence =>
  typeof why.params.text === 'string' ? PLAIN.foreign({ text: why.params.text.replace(/\.$/, '') }) : why;

const ENGINE_NAMES: Readonly<Record<EngineName, Sentence>> = {
  webgpu: ENCODER.engine({ name: 'WebGPU' }),
  webgl: ENCODER.engine({ name: 'WebGL' }),
  cpu: ENCODER.processor,
};

async function encodeOn(
  engine: EngineName,
  { open, source, options, pause, onProgress }: Encoding<LoadedModel>,
  watch: KernelWatch,
  last: boolean,
): Promise<Omit<EncodedRecords, 'whyNot'>> {
  const total = source.count;
  onProgress({ phase: 'loading', done: 0, total, engine });
  const model = await open();
  try {
    const fitted = source.fit(model.input, options.side);
    const runner = runnerOn(engine, model, fitted, options.output);
    const left: Sentence[] = [];
    const kept: number[] = [];

    let next = 0;
    /** Reads the next records, up to `most` that can be read, into the input's values, and resolves to their numbers. */
    const read = async (values: Float32Array, most: number): Promise<number[]> => {
      const read: number[] = [];
      while (next < total && read.length < most) {
        const at = read.length * runner.entries;
        if (await fitted.fill(next, values, at)) read.push(next);
        else left.push(source.nameOf(next));
        next++;
        await pause();
      }
      return read;
    };

    // a batch of the smallest size shows how much memory a record needs
    const smallest = model.input.batch ?? 1;
    watch.restart();
    let values = new Float32Array(smallest * runner.entries);
    let records = await read(values, smallest);
    if (records.length === 0) throw nothingRead(left);
    let given = await runner.run(values, smallest);
    const shape = given.shape;
    const plan = planBatches(watch.peak() / smallest, model.input.batch);
    const columns = checkFeatureCount(options.output, shape, options.pooling, total);
    const features = new Float32Array(total * columns);
    const entries = shape.reduce((product, length) => product * length, 1);

    while (records.length > 0) {
      records.forEach((record, i) => {
        poolRecord(given.values, i * entries, shape, options.pooling, features, kept.length * columns);
        kept.push(record);
      });
      onProgress({ phase: 'encoding', done: next, total, engine });
      await pause();
      values =
        values.length === plan.batch * runner.entries
          ? values.fill(0)
          : new Float32Array(plan.batch * runner.entries);
      records = await read(values, plan.batch);
      // the last batch is short, unless the model fixes it
      if (records.length > 0) given = await runner.run(values, model.input.batch ?? records.length);
    }

    const made = features.slice(0, kept.length * columns);
    const notices = checked(engine, last, () =>
      checkFeatures(made, kept.length, columns, (row) => source.nameOf(kept[row])),
    );
    return {
      rows: kept.length,
      columns,
      features: made,
      labels: kept.map((record) => source.labelOf(record)),
      notices: [...source.notices, ...leftOut(left, total), ...notices],
      engine,
      emulated: isEmulated(engine),
      halfPrecision: halfPrecision(engine),
      plan,
      outputShape: shape,
    };
  } finally {
    model.dispose();
  }
}

/** Runs a check whose failure may be the engine's fault: on some graphics cards numbers have short exponents and so become infinite. */
function checked<Value>(engine: EngineName, last: boolean, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (engine === 'cpu' || last || !(error instanceof InputError && error.code === 'not-a-number'))
      throw error;
    throw new EngineFault(asSentence(error));
  }
}

function leftOut(left: readonly Sentence[], total: number): Sentence[] {
  if (left.length === 0) return [];
  const named = { left: left.length, total, names: inARow(left.slice(0, NAMED)) };
  return left.length > NAMED
    ? [ENCODER_RECORDS.undecodedAndOthers(named)]
    : [ENCODER_RECORDS.undecoded(named)];
}

const nothingRead = (left: readonly Sentence[]): InputError =>
  RECORDS.malformed(ENCODER_RECORDS.noneDecoded({ pictures: left.length, example: left[0] as Sentence }));

function runnerOn(engine: EngineName, model: LoadedModel, fitted: FittedSource, output: string) {
  const entries = fitted.shape.reduce((product, length) => product * length, 1);
  /** Shape of the output for one record, which is known after the first batch and must stay the same. */
  let known: readonly number[] | null = null;
  const shapeOf = ({ shape, dtype }: Tensor, rows: number): readonly number[] => {
    if (dtype === 'string' || dtype === 'complex64')
      throw OUTPUT.outOfRange(ENCODER.outputOfType({ output, dtype }));
    const [first, ...rest] = shape;
    if (first !== rows || shape.length < 2)
      throw OUTPUT.outOfRange(ENCODER.outputShape({ output, shape: shape.join(', '), rows }));
    known ??= rest;
    if (known.join() !== rest.join())
      throw OUTPUT.inconsistent(
        ENCODER.outputShapes({ output, shape: rest.join(', '), other: known.join(', ') }),
      );
    return known;
  };
  const run = async (values: Float32Array, rows: number) => {
    const { input } = model;
    const records = typed(values.subarray(0, rows * entries), input);
    const batch = tensor(records, [rows, ...fitted.shape], input.dtype);
    let given: Tensor | null = null;
    try {
      given = await model.run(batch, output);
      const numbers = (await given.data()) as ArrayLike<number>;
      if (isLost(engine)) throw new EngineFault(ENCODER.contextLost);
      return { values: numbers, shape: shapeOf(given, rows) };
    } catch (error) {
      if (error instanceof InputError || error instanceof EngineFault) throw error;
      throw new EngineFault(messageOf(error));
    } finally {
      batch.dispose();
      if (given && given !== batch) given.dispose();
    }
  };
  return { entries, run };
}

/** The values in the type that the model takes. */
const typed = (values: Float32Array, { dtype }: ModelInput): Float32Array | Int32Array | Uint8Array =>
  dtype === 'int32'
    ? Int32Array.from(values, Math.round)
    : dtype === 'bool'
      ? Uint8Array.from(values, (value) => (value === 0 ? 0 : 1))
      : values;
