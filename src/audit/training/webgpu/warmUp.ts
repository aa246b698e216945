// Picks the fastest tiles of a real device by running one step of the job at hand with each.
import type { GpuDevice } from './gpuDevice';
import type { JobTensors } from './jobTensors';
import { stepOperations } from './plan';
import { stepMilliseconds } from './stepTime';
import { candidateTiles, directTiles, rolesOf, sampledCandidates, sampledTiles, type Tiles } from './tiles';

/** Operations from which a warm-up pays. A small adapter (1 TFLOP/s) finishes fewer in some seconds, with the direct tiles. */
const WORTH_FLOPS = 5e12;

/** Sampling rate from which passes over every row are tried too. Below it they do many times the work of the sampled rows. */
const EVERY_ROW_FROM = 1 / 8;

export function isWorthWarmUp({ job }: JobTensors): boolean {
  return 2 * job.runsPerWorld * job.steps * stepOperations(job) > WORTH_FLOPS;
}

interface Choice {
  tiles: Tiles;
  milliseconds: number;
}

/** Tries the candidates of one product after the other, while the other products keep their best tiles so far. */
export async function warmUpProducts(
  device: GpuDevice,
  shared: JobTensors,
  models: number,
  /** Whether steps have to pass over every row. */
  everyRow: boolean,
): Promise<Tiles> {
  const { job } = shared;
  const { kind, classes } = job.model;
  const roles = rolesOf(kind, classes);
  const timed = async (tiles: Tiles): Promise<Choice> => ({
    tiles,
    milliseconds: await stepMilliseconds(device, shared, models, tiles),
  });
  const faster = (a: Choice, b: Choice): Choice => (b.milliseconds < a.milliseconds ? b : a);

  const bestOverEveryRow = async (): Promise<Choice> => {
    let best = await timed({ ...directTiles(job), sampled: null });
    for (const role of roles) {
      for (const candidate of candidateTiles(role, classes, device.limits)) {
        best = faster(best, await timed({ ...best.tiles, [role]: candidate }));
      }
    }
    return best;
  };
  const bestOverSampledRows = async (): Promise<Choice> => {
    let sampled = sampledTiles(job);
    let best = await timed({ ...directTiles(job), sampled });
    for (const role of roles) {
      for (const candidate of sampledCandidates(role, job)) {
        best = faster(best, await timed({ ...best.tiles, sampled: { ...sampled, [role]: candidate } }));
      }
      sampled = best.tiles.sampled ?? sampled;
    }
    return best;
  };

  if (everyRow || job.samplingRate === 1) return (await bestOverEveryRow()).tiles;
  const sampled = await bestOverSampledRows();
  if (job.samplingRate < EVERY_ROW_FROM) return sampled.tiles;
  return faster(await bestOverEveryRow(), sampled).tiles;
}
