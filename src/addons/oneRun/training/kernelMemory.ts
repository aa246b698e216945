// Lays a one-run training out in a kernel instance's memory: the record that wasm/assembly/oneRun.ts reads, and its tables.
import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { kernelRoom, writeField } from '../../../audit/training/wasm/kernelRoom';

/** Fields in the order of assembly/oneRun.ts, and how each is written. */
const FIELDS = {
  classes: 'i32',
  panels: 'i32',
  dimension: 'i32',
  count: 'i32',
  rows: 'i32',
  records: 'i32',
  key0: 'u32',
  noiseStream: 'u32',
  clippingNorm: 'f32',
  noiseScale: 'f32',
  rate: 'f32',
  features: 'u32',
  norms: 'u32',
  labels: 'u32',
  batch: 'u32',
  byRowQuad: 'u32',
  byFeatureQuad: 'u32',
  weights: 'u32',
  residuals: 'u32',
  sums: 'u32',
} as const;

type Field = keyof typeof FIELDS;
export type Table =
  | 'features'
  | 'norms'
  | 'labels'
  | 'batch'
  | 'byRowQuad'
  | 'byFeatureQuad'
  | 'weights'
  | 'residuals'
  | 'sums';

export interface KernelMemory {
  address: number;
  set(field: Exclude<Field, Table>, value: number): void;
  /** Fresh views, because the memory may have grown. */
  floats(table: Table): Float32Array;
  integers(table: Table): Int32Array;
}

/** Zeroed tables of so many 32-bit entries each. */
export function kernelMemory(kernel: KernelExports, entries: Readonly<Record<Table, number>>): KernelMemory {
  const room = kernelRoom(kernel);
  const address = room.reserve(Object.keys(FIELDS).length);
  const tables = Object.keys(entries) as Table[];
  const places = Object.fromEntries(tables.map((table) => [table, room.reserve(entries[table])]));
  room.grow();
  room.clear();
  const set = (field: Field, value: number) => writeField(kernel, FIELDS, address, field, value);
  for (const table of tables) set(table, places[table]);
  return {
    address,
    set,
    floats: (table) => new Float32Array(kernel.memory.buffer, places[table], entries[table]),
    integers: (table) => new Int32Array(kernel.memory.buffer, places[table], entries[table]),
  };
}
