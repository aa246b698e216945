// Room in a kernel instance's memory: tables one after the other, and the record of fields that the kernel reads
// them by.
import { roundUp } from '../layout';
import { FIRST_FREE, type KernelExports } from './kernel';

const PAGE = 65_536;

/** Number type of each field of a record, in the order of the fields in the kernel. */
export type RecordFields = Readonly<Record<string, 'i32' | 'u32' | 'f32'>>;

/** Reserves memory of a kernel instance. Call `grow` once when all is reserved, because it makes every earlier view stale. */
export function kernelRoom({ memory }: KernelExports) {
  let end = FIRST_FREE;
  return {
    /** Reserves so many 32-bit words and returns their address. */
    reserve(words: number): number {
      const address = end;
      end += roundUp(4 * words, 64);
      return address;
    },
    grow(): void {
      const missing = end - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    },
    /** Sets all that was reserved to zero; called after `grow`. */
    clear(): void {
      new Uint8Array(memory.buffer).fill(0, FIRST_FREE, end);
    },
  };
}

export function writeField<Fields extends RecordFields>(
  { memory }: KernelExports,
  fields: Fields,
  address: number,
  field: keyof Fields & string,
  value: number,
): void {
  const view = new DataView(memory.buffer);
  const at = address + 4 * Object.keys(fields).indexOf(field);
  if (fields[field] === 'f32') view.setFloat32(at, value, true);
  else if (fields[field] === 'u32') view.setUint32(at, value, true);
  else view.setInt32(at, value, true);
}
