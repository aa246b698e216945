// The names of the training backends, for code that names one without running it.

export type BackendName = 'webgpu' | 'wasm' | 'reference';
