// Files that the copy for use without a network leaves out: a megabyte of TensorFlow.js, and a model to try it on. They serve only those
// who bring an encoder of their own.
export const NOT_OFFLINE = {
  /** Beginnings of the names of scripts. */
  scripts: ['encoder.worker', 'webgpuKernels'],
  /** Paths of files, relative to the page. */
  files: ['data/demo-encoder.json', 'data/demo-encoder.bin'],
} as const;
