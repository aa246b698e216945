// The nearest of several names to one that is none of them, which is the name that was probably meant.

/** Letters to insert, delete or exchange to make `to` of `from`; infinite for texts of more than 60 letters. */
export function letterChanges(from: string, to: string): number {
  if (from.length > 60 || to.length > 60) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const exchange = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, exchange));
    }
    row = next;
  }
  return row[to.length] as number;
}

/** A name in small letters, without the signs between its words: sampling_rate and samplingRate give the same. */
const bare = (name: string): string => name.toLowerCase().replace(/[_\s.-]/g, '');

/** The name with the fewest letters to change, at most a third of the letters of `name`, or one. Null if no name is so near. */
export function nearestName(name: string, others: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const other of others) {
    const distance = letterChanges(bare(name), bare(other));
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}
