// Chunks of records, which have several rows each. A chunk is computed at once.

/** The records in chunks, each of as many records as `most` rows hold. */
export function chunksOf(records: readonly number[], firstRow: Int32Array, most: number): number[][] {
  const chunks: number[][] = [];
  let rows = Infinity;
  for (const record of records) {
    const count = firstRow[record + 1] - firstRow[record];
    if (rows + count > most) {
      chunks.push([]);
      rows = 0;
    }
    chunks[chunks.length - 1].push(record);
    rows += count;
  }
  return chunks;
}

export const chunkRows = (records: readonly number[], firstRow: Int32Array): number[] =>
  records.flatMap((record) =>
    Array.from({ length: firstRow[record + 1] - firstRow[record] }, (_, i) => firstRow[record] + i),
  );

/** Number of rows of the record that has most; 1 if there is no record. */
export function longestOf(firstRow: Int32Array): number {
  let longest = 1;
  for (let i = 0; i + 1 < firstRow.length; i++) longest = Math.max(longest, firstRow[i + 1] - firstRow[i]);
  return longest;
}
