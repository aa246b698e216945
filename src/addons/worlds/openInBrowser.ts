// What two worlds need of a browser's worker: the kernel, on this thread. A step of so small a model takes a microsecond or so here,
// and a graphics card would have to be told of every step.
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
