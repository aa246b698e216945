// Flips every single bit of a shard's header, one after the other. Each such file has to be refused by its name.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InputError } from '../../../../base/numerics/errors';
import { openShard } from '../../commands/files/openShard';
import { flipped } from '../../testing/flipped';

export interface Flips {
  tried: number;
  /** Number of flips that were refused by name, with what to do. */
  named: number;
}

/** Flips each bit of the header of the whole shard at `path`, in a file that it writes into the folder `room`. */
export function flipHeader(path: string, room: string): Flips {
  const bytes = readFileSync(path);
  // the header ends with the second line
  const header = bytes.indexOf(0x0a, bytes.indexOf(0x0a) + 1) + 1;
  const damaged = join(room, basename(path));
  const flips: Flips = { tried: 8 * header, named: 0 };
  for (let bit = 0; bit < flips.tried; bit++) {
    writeFileSync(damaged, flipped(bytes, bit));
    try {
      openShard(damaged);
    } catch (error) {
      const told = error instanceof InputError && error.message.startsWith(`${basename(path)} is damaged`);
      if (told) flips.named++;
    }
  }
  return flips;
}
