// One world as a training job. Ana's record is its last row, so that with the same random draws every other record is in the same batches
// in both worlds.
import type { ModelShape, TrainingJob } from '../../../audit/canaries/job';
import type { RecordTable } from '../../../audit/datasets/types';
import { InputError, requireNumber } from '../../../base/numerics/errors';
import { type PlanePoint, requirePlane, requirePoint } from '../engine/plane/plane';
import type { World, WorldsModel, WorldsRequest, WorldsTraining } from '../engine/worlds';

const HIDDEN_UNITS = 6;

/** Largest number of steps, which is more than a reader waits for. */
const MOST_STEPS = 10_000;

/** Second word of the generator's key for world 0; the next number is that of world 1. Audits of real training use far smaller words. */
const DRAWS = 0x80000000;

const SHAPES: Readonly<Record<WorldsModel, ModelShape>> = {
  logistic: { kind: 'linear', inputs: 2, classes: 2 },
  network: { kind: 'mlp', inputs: 2, hidden: HIDDEN_UNITS, classes: 2 },
};

export const shapeOf = (model: WorldsModel): ModelShape => SHAPES[model];

type Neighbours = Pick<WorldsTraining, 'plane' | 'change'>;

/** Ana's record as a world has it; null where it is left out. */
export function anaIn(world: World, { plane, change }: Neighbours): PlanePoint | null {
  const ana = plane.points[plane.ana];
  if (world === 0) return ana;
  if (change.kind === 'remove') return null;
  if (change.kind === 'flip') return { ...ana, label: ana.label === 0 ? 1 : 0 };
  return { ...ana, x: change.x, y: change.y };
}

/** Records of a world with the numbers of their points, in the order of the job's rows. */
export function worldRecords(world: World, neighbours: Neighbours): { point: number; record: PlanePoint }[] {
  const { points, ana } = neighbours.plane;
  const own = anaIn(world, neighbours);
  const others = points.map((record, point) => ({ point, record })).filter(({ point }) => point !== ana);
  return own ? [...others, { point: ana, record: own }] : others;
}

function tableOf(world: World, neighbours: Neighbours): RecordTable {
  const records = worldRecords(world, neighbours).map(({ record }) => record);
  return {
    rows: records.length,
    columns: 2,
    classes: 2,
    features: Float64Array.from(records.flatMap(({ x, y }) => [x, y])),
    labels: Uint16Array.from(records, ({ label }) => label),
  };
}

/**
 * The training job of one world's models, each of which hands over its parameters after every kept step. A step divides by the same
 * expected batch size q n in both worlds, where n includes Ana, as if n were fixed beforehand. Where she is left out, the learning rate
 * makes up for the missing row. `draws` is the world whose batches, noise and starts are drawn.
 */
export function worldJob(
  world: World,
  training: WorldsTraining,
  { models, keptSteps }: Pick<WorldsRequest, 'models' | 'keptSteps'>,
  draws: World = world,
): TrainingJob {
  const { plane, model, mechanism, clippingNorm, learningRate, seed } = training;
  const data = tableOf(world, training);
  return {
    data,
    model: shapeOf(model),
    optimizer: 'sgd',
    samplingRate: mechanism.samplingRate,
    noiseMultiplier: mechanism.noiseMultiplier,
    steps: mechanism.steps,
    clippingNorm,
    learningRate: (learningRate * data.rows) / plane.points.length,
    checkpoints: keptSteps,
    keepsParameters: true,
    canary: { kind: 'none' },
    runsPerWorld: Math.ceil(models / 2),
    seed: [seed, DRAWS + draws],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
}

/** Throws an InputError for fields that the training job does not check itself. */
export function requireTraining({ plane, change, seed, mechanism }: WorldsTraining): void {
  requirePlane(plane);
  requireNumber('steps', mechanism.steps, { min: 1, max: MOST_STEPS, integer: true });
  requireNumber('seed', seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  if (change.kind === 'move') requirePoint('change', { ...change, label: 0 });
}

export function requireWorlds(request: WorldsRequest): void {
  requireTraining(request);
  requireNumber('models', request.models, { min: 8, max: 5000, integer: true });
  requireNumber('grid', request.grid, { min: 2, max: 256, integer: true });
  if (request.keptSteps.length > 0) return;
  throw new InputError('missing', 'keptSteps', `There is no kept step. Give at least one.`);
}
