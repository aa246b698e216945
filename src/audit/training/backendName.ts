// The names of the training backends, for code that names one without running it.

/** What computes: graphics card, SIMD on the processor, plain TypeScript. */
export type BackendName = 'webgpu' | 'wasm' | 'reference';
