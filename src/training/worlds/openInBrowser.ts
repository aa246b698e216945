// What two worlds need of a browser's worker: the kernel, loaded once, on this thread. Models of three or some thirty parameters
// are trained sooner than a graphics card is told of them.
import type { TrainingBackend } from '../backend';
import { openProcessorBackend } from '../openBackend';
import { loadKernel } from '../wasm/loadKernel';
import { trainWorld } from './trainWorld';
import type { World, WorldCloud, WorldsRequest } from './worlds';

/** Trains in this worker; a failure to load is not kept, so that the next call tries again. */
export function openInBrowser() {
  let backend: Promise<TrainingBackend> | null = null;
  return async function* ({
    world,
    request,
  }: {
    world: World;
    request: WorldsRequest;
  }): AsyncGenerator<void, WorldCloud, void> {
    backend ??= loadKernel().then(openProcessorBackend);
    const opened = await backend.catch((error: unknown) => {
      backend = null;
      throw error;
    });
    return yield* trainWorld(world, request, opened);
  };
}
