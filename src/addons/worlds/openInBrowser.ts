// What two worlds need of a browser's worker: the kernel, on this thread, and no graphics card. The WebGPU engine trains these models
// too, and the suite of all backends holds it to the reference (`conformance/worlds.ts`). But it has to be told of every step, and to
// be opened by each of both workers with a copy of its library. Five hundred models of 16 records and 20 steps take SIMD some 7 ms, and
// the most that the figure allows, 100 records and 2,000 steps, 1.6 s.
import { keptOnce } from '../../audit/training/keptOnce';
import { openProcessorBackend } from '../../audit/training/openBackend';
import { loadKernel } from '../../audit/training/wasm/loadKernel';
import { trainWorld } from './trainWorld';
import type { World, WorldCloud, WorldsRequest } from './worlds';

const backend = keptOnce(async () => openProcessorBackend(await loadKernel()));

interface Asked {
  world: World;
  request: WorldsRequest;
}

/** Trains in this worker. */
export async function* trainHere({ world, request }: Asked): AsyncGenerator<void, WorldCloud, void> {
  return yield* trainWorld(world, request, await backend());
}
