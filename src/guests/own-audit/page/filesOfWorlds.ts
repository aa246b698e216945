// Two files of scores, one for each world, told apart by their names.

const OUT = new Set(['out', 'non', 'nonmember', 'nonmembers', 'without']);
const IN = new Set(['in', 'member', 'members', 'with']);

/** The world of a file by the words of its name, in which what is out wins: non-member-scores.npy is of the world without the record. */
function worldOfFile(name: string): 'in' | 'out' | null {
  const words = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (words.some((word) => OUT.has(word))) return 'out';
  return words.some((word) => IN.has(word)) ? 'in' : null;
}

/** Null for any other number of files, and where two names do not say one world each. */
export function filesOfWorlds<Named extends { name: string }>(
  files: readonly Named[],
): Record<'in' | 'out', Named> | null {
  const of = (world: 'in' | 'out') => files.filter(({ name }) => worldOfFile(name) === world);
  const [[one, ...more], [other, ...others]] = [of('in'), of('out')];
  const isClear = files.length === 2 && one && other && more.length + others.length === 0;
  return isClear ? { in: one, out: other } : null;
}
