// The names of the training backends, for code that names one without running it: graphics card, SIMD, plain TypeScript.

export type BackendName = 'webgpu' | 'wasm' | 'reference';
