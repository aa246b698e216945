// Tells by their names which of two score files belongs to which world.

const OUT = new Set(['out', 'non', 'nonmember', 'nonmembers', 'without']);
const IN = new Set(['in', 'member', 'members', 'with']);

/** The world that the words of a file's name tell. A word for out decides, so that non-member-scores.npy is of the world without z. */
function worldOfFile(name: string): 'in' | 'out' | null {
  const words = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (words.some((word) => OUT.has(word))) return 'out';
  return words.some((word) => IN.has(word)) ? 'in' : null;
}

/** The file of each world; null unless there are two files whose names tell one world each. */
export function filesOfWorlds<Named extends { name: string }>(
  files: readonly Named[],
): Record<'in' | 'out', Named> | null {
  const of = (world: 'in' | 'out') => files.filter(({ name }) => worldOfFile(name) === world);
  const [[one, ...more], [other, ...others]] = [of('in'), of('out')];
  const isClear = files.length === 2 && one && other && more.length + others.length === 0;
  return isClear ? { in: one, out: other } : null;
}
