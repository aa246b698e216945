// Trains the models of a world in a browser's worker, with the WebAssembly kernel on this thread and without a graphics card. The WebGPU
// engine trains these models too, and the suite of all backends holds it to the reference (testing/conformance.ts). But each step takes
// it a call, which a faster card hardly shortens: 200 steps of the least that it trains, 8 models of 2 records, took 35 ms with straight
// lines and 112 ms with networks (the least of 15, Chromium 156's software adapter), and the first ones 0.7 s. In the same worker SIMD had
// all 500 models of 60 records after 59 ms and 367 ms. So a card could be faster with networks alone, by a quarter of a second at most and
// from the fourth training on, and both workers would need a copy of its library. No card has been timed. The most that the figure allows,
// 100 records and 2,000 steps, takes SIMD 1.6 s.
import { keptOnce } from '../../../audit/training/keptOnce';
import { openProcessorBackend } from '../../../audit/training/openBackend';
import { loadKernel } from '../../../audit/training/wasm/loadKernel';
import type { World, WorldCloud, WorldsRequest } from '../engine/worlds';
import { trainWorld } from './trainWorld';

const backend = keptOnce(async () => openProcessorBackend(await loadKernel()));

interface WorldTraining {
  world: World;
  request: WorldsRequest;
}

export async function* trainHere({ world, request }: WorldTraining): AsyncGenerator<void, WorldCloud, void> {
  return yield* trainWorld(world, request, await backend());
}
