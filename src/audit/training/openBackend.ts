// The fastest backend of one processor thread that this engine can run.
import type { TrainingBackend } from './backend';
import { createReferenceBackend } from './reference/referenceBackend';
import type { Kernel } from './wasm/kernel';
import { createWasmBackend } from './wasm/wasmBackend';

/** Null kernel: WebAssembly has no SIMD here. */
export function openProcessorBackend(kernel: Kernel | null): TrainingBackend {
  if (kernel) return createWasmBackend(kernel);
  return createReferenceBackend('there is no WebAssembly SIMD here, so training is some twenty times slower');
}
