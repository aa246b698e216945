// The fastest backend of one processor thread that this engine can run.
import type { TrainingBackend } from './backend';
import { createReferenceBackend } from './reference/referenceBackend';
import { BACKEND } from './sentences';
import type { Kernel } from './wasm/kernel';
import { createWasmBackend } from './wasm/wasmBackend';

/** The backend of a kernel, or the reference backend if the kernel is null because WebAssembly has no SIMD here. */
export function openProcessorBackend(kernel: Kernel | null): TrainingBackend {
  if (kernel) return createWasmBackend(kernel);
  return createReferenceBackend(BACKEND.noSimd);
}
