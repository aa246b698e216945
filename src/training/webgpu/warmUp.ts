// Picks the fastest tiles of a device by running one step of the job at hand with each. For real adapters: a software one
// takes seconds to compile the larger tiles and its times say nothing.
import { flopsPerModelStep } from '../memory';
import type { GpuDevice } from './gpuDevice';
import type { JobTensors } from './jobTensors';
import { makePass } from './makePass';
import { parameterPlanes } from './plan';
import { candidateTiles, directTiles, rolesOf, type Tiles } from './tiles';

/** Jobs that even a small adapter (1 TFLOP/s) finishes in some seconds start at once, with the direct tiles. */
const WORTH_FLOPS = 5e12;
const REPEATS = 3;
/** Steps of one measurement take about this long. */
const MEASURED_MILLISECONDS = 10;

export function isWorthWarmUp({ job }: JobTensors): boolean {
  return 2 * job.runsPerWorld * job.steps * flopsPerModelStep({ ...job, samplingRate: 1 }) > WORTH_FLOPS;
}

/** Tries the candidates of one product after the other, the others staying at the best so far. */
export async function warmUp(device: GpuDevice, shared: JobTensors, models: number): Promise<Tiles> {
  const { model } = shared.job;
  let tiles = directTiles(model.classes);
  let best = await stepMilliseconds(device, shared, models, tiles);
  for (const role of rolesOf(model.kind, model.classes)) {
    for (const candidate of candidateTiles(role, model.classes, device.limits)) {
      const tried = { ...tiles, [role]: candidate };
      const took = await stepMilliseconds(device, shared, models, tried);
      if (took < best) {
        best = took;
        tiles = tried;
      }
    }
  }
  return tiles;
}

async function stepMilliseconds(
  device: GpuDevice,
  shared: JobTensors,
  models: number,
  tiles: Tiles,
): Promise<number> {
  const tensor = device.allocate(parameterPlanes(shared.job) * shared.layout.size * models);
  const pass = makePass(device, shared, { tensor, firstModel: 0, models }, tiles);
  const run = async (steps: number): Promise<number> => {
    const started = performance.now();
    for (let t = 0; t < steps; t++) pass.step(t);
    await device.submit();
    return (performance.now() - started) / steps;
  };
  try {
    // compiles, and fills the caches
    await run(1);
    const steps = Math.max(1, Math.min(64, Math.round(MEASURED_MILLISECONDS / (await run(1)))));
    const times = [];
    for (let i = 0; i < REPEATS; i++) times.push(await run(steps));
    return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)];
  } finally {
    pass.dispose();
    tensor.dispose();
  }
}
