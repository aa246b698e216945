// Trains the models of one world, counts where their boundaries are, and evaluates the margins that the attacker sees.

import type { TrainingBackend } from '../../../audit/training/backend';
import { parameterCount } from '../../../audit/training/layout';
import { marginAt } from '../engine/margin';
import type { PlanePoint } from '../engine/plane/plane';
import type { World, WorldCloud, WorldsRequest, WorldsTraining } from '../engine/worlds';
import { Density } from './density';
import { marginSize, writeMargin } from './margins';
import { anaIn, requireWorlds, shapeOf, worldJob } from './worldJob';

type Place = Pick<PlanePoint, 'x' | 'y'>;

/** Three places that are not on one line. The margins there determine a straight boundary. */
const CORNERS: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/**
 * Places at which the attacker sees a model's margin. For a network they are Ana's places and the middle: its weights say little one by
 * one, because its units may stand in any order.
 */
function probesOf(training: WorldsTraining): readonly Place[] {
  if (training.model === 'logistic') return CORNERS;
  const own = anaIn(0, training);
  const other = anaIn(1, training);
  const places = [own, other].filter((place) => place !== null);
  const apart = places.filter(({ x, y }, i) => i === 0 || x !== places[0].x || y !== places[0].y);
  return [...apart, CORNERS[0]];
}

/** Models times steps between two yields. They take some milliseconds, so that a newer request is noticed soon. */
const BLOCK_STEPS = 8000;
const MOST_BLOCK_MODELS = 32;

const never = new AbortController().signal;

/** Trains the models of a world. Yields between blocks of models. Throws an InputError that names the field at fault. */
export async function* trainWorld(
  world: World,
  request: WorldsRequest,
  backend: TrainingBackend,
): AsyncGenerator<void, WorldCloud, void> {
  requireWorlds(request);
  const { model, models, keptSteps, grid } = request;
  const job = worldJob(world, request, request);
  const numbers = parameterCount(shapeOf(model));
  const size = marginSize(model);
  const probes = probesOf(request);
  const moments = keptSteps.length;
  const densities = keptSteps.map(() => new Density(model, grid));
  const cloud: WorldCloud = {
    models,
    size,
    backend: backend.description,
    margins: new Float32Array(moments * models * size),
    boundary: new Float32Array(moments * grid ** 2),
    positive: new Float32Array(moments * grid ** 2),
    probes: new Float64Array(moments * models * probes.length),
  };
  const wanted = Math.min(MOST_BLOCK_MODELS, Math.ceil(BLOCK_STEPS / job.steps));
  const most = Math.min(wanted, backend.plan(job).blockModels);
  for (let first = 0; first < models; first += most) {
    yield;
    const count = Math.min(most, models - first);
    const { parameters } = await backend.trainBlock(never, job, first, count);
    for (let m = 0; m < count; m++) {
      for (let k = 0; k < moments; k++) {
        const at = (k * models + first + m) * size;
        writeMargin(model, parameters, (m * moments + k) * numbers, cloud.margins, at);
        densities[k].add(cloud.margins, at);
        probes.forEach(({ x, y }, p) => {
          const margin = marginAt(model, cloud.margins, at, size, x, y);
          cloud.probes[(k * models + first + m) * probes.length + p] = margin;
        });
      }
    }
  }
  densities.forEach((density, k) => {
    density.write(cloud.boundary, cloud.positive, k * grid ** 2);
  });
  return cloud;
}
