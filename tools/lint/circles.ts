// Circles among files that import each other, and the longest chain of imports. Pure.
import type { Imports } from './imports';

/** Sets of two or more files that all reach each other, by Tarjan's algorithm, each sorted. */
export function circlesOf(imports: Imports): string[][] {
  return components(imports).filter((files) => files.length > 1);
}

/** The longest chain of imports, from the importing file down. A circle counts with all its files. */
export function longestChain(imports: Imports): string[] {
  const longest = new Map<string, string[]>();
  // components are ordered so that those which a component imports come before it
  for (const files of components(imports)) {
    let below: string[] = [];
    for (const file of files) {
      for (const next of filesOf(imports, file)) {
        const chain = files.includes(next) ? [] : (longest.get(next) ?? []);
        if (chain.length > below.length) below = chain;
      }
    }
    for (const file of files) longest.set(file, [...files, ...below]);
  }
  return [...longest.values()].reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** The imports without those of types alone. */
export function valuesOf(imports: Imports): Imports {
  return new Map([...imports].map(([path, list]) => [path, list.filter(({ typesOnly }) => !typesOnly)]));
}

const filesOf = (imports: Imports, path: string): string[] =>
  (imports.get(path) ?? []).filter(({ isPackage }) => !isPackage).map(({ to }) => to);

function components(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const walk = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let lowest = index;
    for (const next of filesOf(imports, file)) {
      if (!order.has(next)) lowest = Math.min(lowest, walk(next));
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? index);
    }
    if (lowest === index) found.push(open.splice(open.indexOf(file)).sort());
    return lowest;
  };
  for (const file of imports.keys()) if (!order.has(file)) walk(file);
  return found;
}
