// One step of DP-SGD in a plane: gradients of invented records for a model with two weights, clipped, their sum, and the noise. Pure.
import { fillNormal, fillUniform, STREAM } from '../../../../base/numerics/randomStreams';
import { clipTo, distance, type Vector } from '../oneStep';

/** Ana's record: her own, left out, or with the other diagnosis. */
export type AnaRecord = 'own' | 'left-out' | 'other';

export interface StepSettings {
  samplingRate: number;
  noiseMultiplier: number;
  clippingNorm: number;
  /** Number of the batch: 0, 1, ... */
  batch: number;
  ana: AnaRecord;
}

interface DrawnRecord {
  /** Number of the record; 0 is Ana. */
  id: number;
  gradient: Vector;
  clipped: Vector;
}

export interface DrawnStep extends StepSettings {
  /** Records in the order in which they are added: Ana last. */
  records: DrawnRecord[];
  sum: Vector;
  /** The sum that the same step has with Ana's own record. */
  sumWithOwn: Vector;
  /** Standard deviation of the noise in each coordinate, sigma C. */
  spread: number;
  /** The sum with noise, which is what the step releases. */
  released: Vector;
  /** Distance between `sum` and `sumWithOwn`, in units of C. */
  moved: number;
  /** The greatest distance that such a change can cause, in units of C. */
  most: 0 | 1 | 2;
}

/** Number of records: Ana and 23 others. */
export const STEP_RECORDS = 24;
/** Seed of the records, the batches and the noise: always the same, whatever seed the page's audits have. */
const SEED = 30;
/** Ana's two measurements. */
const ANA: Vector = { x: 2.5, y: 1.5 };
/** Means of the other records' measurements for one diagnosis; those for the other have the opposite sign. */
const MEANS: Vector = { x: 0.9, y: 0.5 };
/** Standard deviation of the other records' measurements about their means. */
const SCATTER = 1.5;

function records(): { features: Vector; diagnosis: 0 | 1 }[] {
  const normals = new Float64Array(2 * STEP_RECORDS);
  const uniforms = new Float64Array(STEP_RECORDS);
  const address = { seed: SEED, model: 0, step: 0 };
  fillNormal({ ...address, stream: STREAM.drawnStepFeatures }, 0, normals, 0, normals.length);
  fillUniform({ ...address, stream: STREAM.drawnStepLabels }, 0, uniforms, 0, STEP_RECORDS);
  return Array.from({ length: STEP_RECORDS }, (_, i) => {
    if (i === 0) return { features: ANA, diagnosis: 1 };
    const diagnosis = uniforms[i] < 0.5 ? 0 : 1;
    const side = diagnosis === 1 ? 1 : -1;
    return {
      features: {
        x: side * MEANS.x + SCATTER * normals[2 * i],
        y: side * MEANS.y + SCATTER * normals[2 * i + 1],
      },
      diagnosis,
    };
  });
}

const STUDY = records();

/** Gradient of the logistic loss at weights 0, where the model gives either diagnosis the probability 1/2. */
const gradientOf = ({ features, diagnosis }: (typeof STUDY)[number]): Vector => ({
  x: (0.5 - diagnosis) * features.x,
  y: (0.5 - diagnosis) * features.y,
});

const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y });
const total = (vectors: readonly Vector[]): Vector => vectors.reduce(add, { x: 0, y: 0 });

/** The numbers of the other records in a batch, each of which joins independently with probability q. */
function joined(samplingRate: number, batch: number): number[] {
  const coins = new Float64Array(STEP_RECORDS);
  fillUniform(
    { seed: SEED, stream: STREAM.drawnStepBatch, model: 0, step: batch },
    0,
    coins,
    0,
    STEP_RECORDS,
  );
  return Array.from(coins.keys()).filter((id) => id > 0 && coins[id] < samplingRate);
}

/**
 * A step whose batch is taken to contain Ana's record unless it is left out. q in (0,1], sigma > 0, C > 0. Vectors are in
 * the units of the gradients, not in multiples of C.
 */
export function drawnStep(settings: StepSettings): DrawnStep {
  const { samplingRate, noiseMultiplier, clippingNorm, batch, ana } = settings;
  const record = (id: number, turned = false): DrawnRecord => {
    const own = gradientOf(STUDY[id]);
    const gradient = turned ? { x: -own.x, y: -own.y } : own;
    return { id, gradient, clipped: clipTo(gradient, clippingNorm) };
  };
  const others = joined(samplingRate, batch).map((id) => record(id));
  const own = record(0);
  const inBatch = ana === 'left-out' ? others : [...others, ana === 'own' ? own : record(0, true)];
  const sum = total(inBatch.map(({ clipped }) => clipped));
  const sumWithOwn = total([...others, own].map(({ clipped }) => clipped));
  const spread = noiseMultiplier * clippingNorm;
  const normals = new Float64Array(2);
  fillNormal({ seed: SEED, stream: STREAM.drawnStepNoise, model: 0, step: batch }, 0, normals, 0, 2);
  return {
    ...settings,
    records: inBatch,
    sum,
    sumWithOwn,
    spread,
    released: { x: sum.x + spread * normals[0], y: sum.y + spread * normals[1] },
    moved: distance(sum, sumWithOwn) / clippingNorm,
    most: ana === 'own' ? 0 : ana === 'left-out' ? 1 : 2,
  };
}
