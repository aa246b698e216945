// Two megabytes of TensorFlow.js and a model to try it on, for the few who bring an encoder of their own.
export const NOT_OFFLINE = {
  /** What the names of scripts begin with. */
  scripts: ['encoder.worker', 'webgpuKernels'],
  /** Paths of the files, from the page. */
  files: ['data/demo-encoder.json', 'data/demo-encoder.bin'],
} as const;
