// Renames a cut font. A cut is a modified version, and the licence (OFL 1.1, section 3) reserves the name 'Source' for the
// original. The copyright notice is not changed.
import { tableOf } from './characters.ts';

const COPYRIGHT = 0;
/** Big-endian UTF-16, in which every name is stored. */
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const RESERVED = wide('Source');
const OURS = wide('Lector');

/**
 * Replaces the reserved name by ours in a font's `name` table. Checksums are not updated, because the font is packed as
 * WOFF2, which stores none.
 *
 * @param sfnt a TrueType or OpenType file
 * @returns a copy with other names; the same bytes if nothing was reserved
 * @throws RangeError if the file has no `name` table
 */
export function renamed(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt);
  const start = tableOf(font, 'name', 'names');
  const texts = start + font.readUInt16BE(start + 4);
  for (let i = 0; i < font.readUInt16BE(start + 2); i++) {
    const record = start + 6 + 12 * i;
    if (font.readUInt16BE(record + 6) === COPYRIGHT) continue;
    const begin = texts + font.readUInt16BE(record + 10);
    const name = font.subarray(begin, begin + font.readUInt16BE(record + 8));
    for (let at = name.indexOf(RESERVED); at >= 0; at = name.indexOf(RESERVED)) OURS.copy(name, at);
  }
  return font;
}
