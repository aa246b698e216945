// Picks the fastest tiles of a real device by running one step of the job at hand with each.
import { flopsPerModelStep } from '../memory';
import type { GpuDevice } from './gpuDevice';
import type { JobTensors } from './jobTensors';
import { stepMilliseconds } from './stepTime';
import { candidateTiles, directTiles, rolesOf, type Tiles } from './tiles';

/** Operations from which a warm-up pays. A small adapter (1 TFLOP/s) finishes fewer in some seconds, with the direct tiles. */
const WORTH_FLOPS = 5e12;

export function isWorthWarmUp({ job }: JobTensors): boolean {
  return 2 * job.runsPerWorld * job.steps * flopsPerModelStep({ ...job, samplingRate: 1 }) > WORTH_FLOPS;
}

/** Tries the candidates of one product after the other, while the other products keep their best tiles so far. */
export async function warmUpProducts(device: GpuDevice, shared: JobTensors, models: number): Promise<Tiles> {
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
