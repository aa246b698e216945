// Cuts a face down to what the page shows of it: a first visit would otherwise fetch 420 KB of type before it looks
// as meant, and fetches 100.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { missingFrom } from './characters.ts';
import { type Face, FEATURES } from './faces.ts';
import { renamed } from './rename.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Licence and where to read it, in the file's own names: they have to travel with it. */
const LICENCE = [13, 14];

/** A face cut down, as WOFF2, renamed where the licence asks. RangeError where the source lacks a character to be kept. */
export async function cut({
  source,
  alphabet,
  axes,
}: Pick<Face, 'source' | 'alphabet' | 'axes'>): Promise<Buffer> {
  const whole = await readFile(resolve(source));
  const sfnt = await subsetFont(whole, alphabet, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE,
    variationAxes: axes,
  });
  const missing = missingFrom(sfnt, alphabet);
  if (missing.length > 0)
    throw new RangeError(
      `${source} has no ${missing.map((c) => `U+${hex(c)}`).join(', ')}. See alphabet.ts.`,
    );
  return convert(renamed(sfnt), 'woff2');
}

const hex = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
