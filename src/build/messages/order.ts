// The order of sentences in the catalogues, which is that of the code.
import type { CatalogFormatter, CatalogType, MessageType } from '@lingui/conf';

/** The first place of a sentence in the code, by file and line. */
const placeOf = ({ origin = [] }: MessageType): string =>
  origin.map(([file, line = 0]) => `${file} ${String(line).padStart(6, '0')}`).sort()[0] ?? '';

/** The sentences by their first place in the code. Those of one line stay as they stood before, and new ones follow by their words. */
export function ordered(catalogue: CatalogType, before: CatalogType): CatalogType {
  const stood = new Map(Object.keys(before).map((id, i) => [id, i]));
  const sentences = Object.entries(catalogue).map((entry) => ({
    entry,
    place: placeOf(entry[1]),
    stood: stood.get(entry[0]) ?? stood.size,
    words: `${entry[1].message ?? ''} ${entry[0]}`,
  }));
  sentences.sort((a, b) => {
    if (a.place !== b.place) return a.place < b.place ? -1 : 1;
    return a.stood - b.stood || (a.words < b.words ? -1 : 1);
  });
  return Object.fromEntries(sentences.map(({ entry }) => entry));
}

/**
 * A format that writes catalogues in this order. Lingui’s own leaves the sentences of one line as its threads happen to end, so that
 * each run would move sentences that nobody has touched; and its check of the settings refuses an order of ours.
 */
export const sortedFormat = (format: CatalogFormatter): CatalogFormatter => ({
  ...format,
  async serialize(catalogue, context) {
    const before = context.existing ? await format.parse(context.existing, context) : {};
    return format.serialize(ordered(catalogue, before), context);
  },
});
