// Sentences about training: what trains, how training fails, and why a slower backend is used.
import { sentences } from '../../base/sentences/family.ts';

export const TRAINING = sentences('training', {
  failed: 'Training failed: {why:said}',
  serverAnswered: 'the server answered {status:number}',
  dataNotLoaded: 'The data file {file:name} could not be loaded ({why:said}).',
  kernelNotLoaded: 'The training kernel could not be loaded (HTTP {status:number}).',
  workerDied: 'A training worker died, because it {what:said}.',
  unreadMessage: 'A training worker died, because a message could not be read.',
  workerDiedOf: 'A training worker died ({why:said}).',
  workerNotLoaded: 'it could not be loaded',
  workerGone: 'The training worker is gone.',
  deviceFailed: 'The graphics device failed: {why:said}',
  deviceLost: 'The graphics device was lost ({why:name}).',
  deviceSilent: '{late:said}.',
  noBackend: 'There is no backend to train with.',
  noOwnData: "The data set is 'own' but no file was given. Load one.",
  onlyLabel:
    'canaries is {canaries:name} with {repeats:number} repeats of {records:name}. Give S4 alone, once, of a set that is offered.',
});

/** Descriptions of the backends for readers. */
export const BACKEND = sentences('backend', {
  plain: 'plain TypeScript, float64',
  plainBecause: 'plain TypeScript, float64 ({why:said})',
  noSimd: 'there is no WebAssembly SIMD here, so training is some twenty times slower',
  workersFailed: 'the training workers failed',
  threadsFailed: 'the training threads failed',
  simd: 'WebAssembly SIMD, float32',
  fusedSimd: 'WebAssembly SIMD, fused multiply-add, float32',
  // wording of older recordings
  simdOneThread: 'WebAssembly SIMD, float32, one thread',
  oneWorker: '{engine:said}, 1 worker',
  workers: '{engine:said}, {count:number} workers',
  webgpu: 'WebGPU, {adapter:said}',
  unnamedAdapter: 'unnamed adapter',
  emulatedAdapter: '{adapter:said}, emulated',
});

/** Reasons why WebGPU is not used. */
export const NO_GPU = sentences('noGpu', {
  none: 'this browser has no WebGPU',
  node: 'Node has no WebGPU',
  noAdapter: 'WebGPU found no adapter',
  emulated: 'the only WebGPU adapter is emulated in software',
  notStarted: 'WebGPU did not start: {why:said}',
});

/** Refusals of a job that does not fit in memory, or whose single step would hold the GPU for too long. */
export const MEMORY = sentences('memory', {
  tooLarge: '{field:name} is {value:number}, so that {why:said}. Lower it to {fits:number} or less.',
  results: 'the results would not fit in memory',
  parameters: 'the parameters would not fit in memory',
  table: 'the training table would not fit in memory',
  gpuTable: 'the training table does not fit in one buffer of the GPU',
  gpuStep: 'one step of one model would hold the GPU for too long',
  gpuModel: 'one model does not fit in one buffer of the GPU',
  gpuAll: 'the training table and one model do not fit on the GPU',
});

/** Refusals of a job whose parts do not go together, or of a table with a value that is not finite. */
export const JOB = sentences('job', {
  otherColumns:
    '{field:name} has {columns:number} columns, the model {inputs:number} inputs. Make them equal.',
  otherLabels: '{field:name} has {rows:number} rows and {labels:number} labels. Give one per row.',
  otherLength: '{field:name} has {count:number} values where {wanted:number} are needed.',
  notFinite: '{field:name} holds {value:number} at {at:number}. Give finite numbers.',
});
