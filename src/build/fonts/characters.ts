// Reads which characters a font has from its table `cmap` (OpenType 1.9, formats 4 and 12, which all of our fonts have). A
// cut silently leaves out characters that its source lacks, which the page would then show in a font of the reader's system.

type Range = readonly [first: number, last: number];

function rangesOf(font: Buffer, at: number): Range[] {
  const format = font.readUInt16BE(at);
  if (format === 12) {
    return Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => {
      const group = at + 16 + 12 * i;
      return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    });
  }
  if (format !== 4) return [];
  const doubled = font.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, i) => [
    font.readUInt16BE(at + 16 + doubled + 2 * i),
    font.readUInt16BE(at + 14 + 2 * i),
  ]);
}

/**
 * The offset of a font's table with this tag.
 *
 * @param sfnt a TrueType or OpenType file
 * @param what name of the table's contents, for the error
 * @throws RangeError if the file has no such table
 */
export function tableOf(sfnt: Buffer, tag: string, what: string): number {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = entries.find((at) => sfnt.toString('latin1', at, at + 4) === tag);
  if (entry === undefined)
    throw new RangeError(`The font has no table of ${what}. Is it a TrueType or OpenType file?`);
  return sfnt.readUInt32BE(entry + 8);
}

/** The characters, in their order, that a TrueType or OpenType file lacks. RangeError if it has no `cmap` table. */
export function missingFrom(sfnt: Buffer, characters: string): string[] {
  const table = tableOf(sfnt, 'cmap', 'characters');
  const ranges = Array.from({ length: sfnt.readUInt16BE(table + 2) }, (_, i) =>
    rangesOf(sfnt, table + sfnt.readUInt32BE(table + 8 + 8 * i)),
  ).flat();
  return [...characters].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });
}
