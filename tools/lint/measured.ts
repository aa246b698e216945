// Measures of the source: files, circles, chains of imports, the fullest folder. ARCHITECTURE.md has a line with them.
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { circlesOf, longestChain, valuesOf } from './circles';
import type { Imports, Sources } from './imports';

export const ARCHITECTURE = fileURLToPath(new URL('../../ARCHITECTURE.md', import.meta.url));

export interface Measured {
  files: number;
  circles: number;
  /** Longest chain of imports, types included. */
  chain: readonly string[];
  /** Longest chain of imports of code that runs, without types. */
  valueChain: readonly string[];
  /** Number of files in the fullest folder. Guests are left out, since no document outside a guest may name one. */
  fullest: number;
  fullestName: string;
}

export function measured(sources: Sources, imports: Imports): Measured {
  const folders = new Map<string, number>();
  for (const path of sources.keys())
    if (!path.startsWith('src/guests/')) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const [[fullestName, fullest] = ['', 0]] = [...folders].sort(([, a], [, b]) => b - a);
  return {
    files: sources.size,
    circles: circlesOf(imports).length,
    chain: longestChain(imports),
    valueChain: longestChain(valuesOf(imports)),
    fullest,
    fullestName,
  };
}

export function inWords({ files, circles, chain, valueChain, fullest, fullestName }: Measured): string {
  return `Measured: ${files} files in src and workers; the longest chain of imports has ${valueChain.length} files of what runs and ${chain.length} with types; the fullest folder, \`${fullestName}\`, has ${fullest}; circles ${circles}.`;
}

const LINE = /^Measured: .*$/m;

/** The text of ARCHITECTURE.md with the present figures. @throws Error where it has no line for them */
export function withFigures(text: string, house: Measured): string {
  if (!LINE.test(text)) throw new Error('ARCHITECTURE.md has no line that begins with "Measured: ".');
  return text.replace(LINE, () => inWords(house));
}
