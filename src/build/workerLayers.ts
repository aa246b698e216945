// What the core's workers share, in a few files: one for each set of workers would be some eighty, of which a page that opens asks for
// a hundred, since each of its workers loads thirty of its own.
import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Beginning of the names of files that several workers import. */
export const SHARED = 'shared';

const ENTRY = /\.worker\.ts$/;

/** Names of the workers that need the module before they can answer: over imports that wait for nothing. */
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
 * A module belongs to the first of these files whose workers all need it. What a module imports is needed by the same workers, and so
 * belongs to its own file or to one before: no two files import each other. None of these workers loads more than it would of its own.
 */
const LAYERS = [
  ['queries', 'training'],
  ['queries'],
  ['audit', 'training'],
  ['audit'],
  ['training'],
  ['oneRun', 'trainingAudit'],
] as const;

/** Groups of Rolldown's `codeSplitting`: a module goes to the one of the highest priority. */
export const layers = LAYERS.map((workers, i) => ({
  name: (id: string, about: About): string | null => {
    const needed = workersOf(id, about);
    return workers.every((worker) => needed.has(worker)) ? `${SHARED}-${workers.join('-')}` : null;
  },
  test: (id: string) => !ENTRY.test(id),
  priority: LAYERS.length - i,
}));

/** What only the others share, and what tables of queries load when they are asked: one file for each set of those that share it. */
export const rest = { name: SHARED, minShareCount: 2, entriesAware: true };
