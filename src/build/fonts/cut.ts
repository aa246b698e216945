// Cuts a font down to the characters that the page shows. A first visit fetches 100 KB of fonts instead of 420 KB.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { missingFrom } from './characters.ts';
import { type Face, FEATURES } from './faces.ts';
import { renamed } from './rename.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Ids of the names in a font file that hold the licence and its address, which must stay in the file. */
const LICENCE = [13, 14];

/** The cut font as WOFF2, renamed if its licence asks for that. RangeError if the source lacks a character to be kept. */
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
