// The names of the training backends, for whoever speaks of one without running it.

/** What computes: graphics card, SIMD on the processor, plain TypeScript. */
export type BackendName = 'webgpu' | 'wasm' | 'reference';
