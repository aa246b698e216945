// Every single bit of a shard's header flipped, one after the other: each has to be refused by the file's name.
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

/** `path`: of a whole shard. `room`: a folder to write into. */
export function flipHeader(path: string, room: string): Flips {
  const bytes = readFileSync(path);
  // the second line is the header's last
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
