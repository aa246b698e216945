// Groups the modules that the core's workers share, and those that one of them needs alone, into a few files. One file for each set of workers would make about
// eighty files, and the opening page would make about a hundred requests, because each worker loads thirty of them.
import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Beginning of the names of files that several workers import. */
export const SHARED = 'shared';

const ENTRY = /\.worker\.ts$/;

/** Names of the workers that import the module statically, directly or through others, and so need it before they can answer. */
function workersOf(id: string, about: About): ReadonlySet<string> {
  const seen = new Set<string>();
  const workers = new Set<string>();
  const climb = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    if (ENTRY.test(at)) workers.add(basename(at, '.worker.ts'));
    else for (const from of about.getModuleInfo(at)?.importers ?? []) climb(from);
  };
  climb(id);
  return workers;
}

/**
 * Sets of workers, one for each shared file. A module belongs to the first of these files whose workers all need it. The
 * imports of a module are needed at least by the same workers, and so belong to its own file or to an earlier one; hence no two
 * files import each other. The workers that a set names load nothing from its file that they do not need; another worker that needs one
 * of its modules loads the whole file.
 */
const LAYERS = [
  ['queries', 'training'],
  ['queries'],
  ['audit', 'training'],
  ['audit'],
  ['training'],
  ['oneRun', 'trainingAudit'],
] as const;

/** Groups of Rolldown's `codeSplitting`, where a module goes to the matching group of the highest priority. */
export const layers = LAYERS.map((workers, i) => ({
  name: (id: string, about: About): string | null => {
    const needed = workersOf(id, about);
    return workers.every((worker) => needed.has(worker)) ? `${SHARED}-${workers.join('-')}` : null;
  },
  test: (id: string) => !ENTRY.test(id),
  priority: LAYERS.length - i,
}));

/** The group of all other shared modules, such as those of queries that are loaded on demand: one file for each set of entries. */
export const rest = { name: SHARED, minShareCount: 2, entriesAware: true };
