// Lays a one-run training out in a kernel instance's memory: the record that wasm/assembly/oneRun.ts reads, and its tables.
import { FIRST_FREE, type KernelExports } from '../wasm/kernel';

const PAGE = 65_536;

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
  /** Of the record. */
  address: number;
  set(field: Exclude<Field, Table>, value: number): void;
  /** Fresh views, for memory may have grown. */
  floats(table: Table): Float32Array;
  integers(table: Table): Int32Array;
}

/** Zeroed tables of so many 32-bit entries each. */
export function kernelMemory(kernel: KernelExports, entries: Readonly<Record<Table, number>>): KernelMemory {
  const names = Object.keys(FIELDS) as Field[];
  const address = FIRST_FREE;
  const places = new Map<string, number>();
  let end = address + 64 * Math.ceil((4 * names.length) / 64);
  for (const [table, count] of Object.entries(entries)) {
    places.set(table, end);
    end += 64 * Math.ceil((4 * count) / 64);
  }
  const missing = Math.ceil((end - kernel.memory.buffer.byteLength) / PAGE);
  if (missing > 0) kernel.memory.grow(missing);
  new Uint8Array(kernel.memory.buffer).fill(0, address, end);
  const placeOf = (table: Table) => places.get(table) as number;
  const write = (field: Field, value: number) => {
    const view = new DataView(kernel.memory.buffer);
    const at = address + 4 * names.indexOf(field);
    if (FIELDS[field] === 'f32') view.setFloat32(at, value, true);
    else if (FIELDS[field] === 'i32') view.setInt32(at, value, true);
    else view.setUint32(at, value, true);
  };
  for (const table of Object.keys(entries) as Table[]) write(table, placeOf(table));
  return {
    address,
    set: write,
    floats: (table) => new Float32Array(kernel.memory.buffer, placeOf(table), entries[table]),
    integers: (table) => new Int32Array(kernel.memory.buffer, placeOf(table), entries[table]),
  };
}
