// One world as a training job: Ana's record is the last row, so that every other record has the same coins in both worlds.
import type { ModelShape, TrainingJob } from '../../canaries/job';
import { requirePlane, requirePoint } from '../../datasets/plane/plane';
import type { RecordTable } from '../../datasets/types';
import { InputError, requireNumber } from '../../numerics/errors';
import type {
  Adjacency,
  PlanePoint,
  World,
  WorldChange,
  WorldsModel,
  WorldsRequest,
  WorldsTraining,
} from './worlds';

/** Tanh units of the small network. */
export const HIDDEN_UNITS = 6;

/** Second word of a world's generator key: no audit of real training comes near it. */
const DRAWS = 0x80000000;

const SHAPES: Readonly<Record<WorldsModel, ModelShape>> = {
  logistic: { kind: 'linear', inputs: 2, classes: 2 },
  network: { kind: 'mlp', inputs: 2, hidden: HIDDEN_UNITS, classes: 2 },
};

export const shapeOf = (model: WorldsModel): ModelShape => SHAPES[model];

/** Removing is add/remove; another label, or another place, is another record in its place. */
export const adjacencyOf = ({ kind }: WorldChange): Adjacency =>
  kind === 'remove' ? 'add-remove' : 'substitute';

/** Ana's record as a world has it; null where it is left out. */
export function anaIn(
  world: World,
  { plane, change }: Pick<WorldsTraining, 'plane' | 'change'>,
): PlanePoint | null {
  const ana = plane.points[plane.ana];
  if (world === 0) return ana;
  if (change.kind === 'remove') return null;
  if (change.kind === 'flip') return { ...ana, label: ana.label === 0 ? 1 : 0 };
  return { ...ana, x: change.x, y: change.y };
}

/** The records of a world, in the order of its job's rows: Ana's last. */
export function recordsOf(world: World, training: Pick<WorldsTraining, 'plane' | 'change'>): PlanePoint[] {
  const { points, ana } = training.plane;
  const own = anaIn(world, training);
  const others = points.filter((_, i) => i !== ana);
  return own ? [...others, own] : others;
}

function tableOf(records: readonly PlanePoint[]): RecordTable {
  return {
    rows: records.length,
    columns: 2,
    classes: 2,
    features: Float64Array.from(records.flatMap(({ x, y }) => [x, y])),
    labels: Uint16Array.from(records, ({ label }) => label),
  };
}

/**
 * The training of one world's models; each hands over its parameters after every kept step. A step divides by the same
 * expected batch q n in both worlds, n with Ana, as where n is fixed beforehand: where she is left out, the learning rate
 * makes up for the row that is missing.
 */
export function worldJob(
  world: World,
  training: WorldsTraining,
  { models, keptSteps }: Pick<WorldsRequest, 'models' | 'keptSteps'>,
): TrainingJob {
  const { plane, model, mechanism, clippingNorm, learningRate, seed } = training;
  const data = tableOf(recordsOf(world, training));
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
    seed: [seed, DRAWS + world],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
}

/** Throws an InputError that names the field, its value and the remedy. What a training job checks itself is left to it. */
export function requireTraining(training: WorldsTraining): void {
  const { plane, change, seed } = training;
  requirePlane(plane);
  requireNumber('seed', seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  if (change.kind === 'move') requirePoint('change', { ...change, label: 0 });
}

/** The same of a whole request. */
export function requireWorlds(request: WorldsRequest): void {
  requireTraining(request);
  requireNumber('models', request.models, { min: 8, max: 5000, integer: true });
  requireNumber('grid', request.grid, { min: 2, max: 256, integer: true });
  if (request.keptSteps.length === 0) {
    throw new InputError('missing', 'keptSteps', 'There is no kept step; give at least one.');
  }
}
