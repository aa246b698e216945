// Finds workers that would start workers, which does not work in Firefox (src/base/rpc/lentWorker.ts). Pure.
import { valuesOf } from './circles';
import type { Imports } from './imports';

const isWorker = (path: string): boolean => /\.worker\.ts$/.test(path);

/** A line of text for every worker whose script reaches that of another worker. */
export function nestedWorkers(imports: Imports): string[] {
  const values = valuesOf(imports);
  const found: string[] = [];
  for (const worker of [...values.keys()].filter(isWorker)) {
    const reached = new Set([worker]);
    for (const path of reached) for (const { to } of values.get(path) ?? []) reached.add(to);
    reached.delete(worker);
    for (const other of [...reached].filter(isWorker)) {
      found.push(`${worker} starts ${other}: have the page lend it (src/base/rpc/lentWorker.ts).`);
    }
  }
  return found;
}
