// The scripts of the built page by their roles, from the files in dist/ alone. Prints nothing.
//
// Initial scripts are those that a page has to load before anything can be dragged: the scripts that index.html names, the
// article that the first of them imports at once, and whatever these import. The sentences of a language are data, one
// file for each, which the scripts wait for. Chapters are loaded when they are near the window; workers run beside the page.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export const ROLES = ['initial', 'sentences', 'when near or asked for', 'workers', 'GPU training'] as const;
export type Role = (typeof ROLES)[number];

export interface Chunk {
  /** File name in dist/assets, or a path from dist. */
  name: string;
  role: Role;
  /** Size in bytes, compressed by gzip at its highest level; `raw` is the size without compression. */
  gzip: number;
  raw: number;
}

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const read = (path: string): string => readFileSync(`${DIST}/${path}`, 'utf8');

/** The chunks of these names and all that they import before they can run. */
export function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closure(
      [...read(`assets/${name}`).matchAll(STATIC)].map(([, next]) => next as string),
      found,
    );
  }
  return found;
}

export function chunksOfBuild(): Chunk[] {
  const files = readdirSync(`${DIST}/assets`);
  const names = files.filter((name) => name.endsWith('.js'));
  const catalogues = files.filter((name) => /^sentences-.*\.json$/.test(name));
  const one = (part: string): string => {
    const [name, ...more] = names.filter((candidate) => candidate.startsWith(`${part}-`));
    if (name === undefined || more.length > 0) {
      throw new Error(
        `dist/assets has ${name ? more.length + 1 : 0} chunks called ${part}; say here what the page loads now.`,
      );
    }
    return name;
  };
  // the names of workers' files in the markup are left out, since they are no scripts of the page but requested in advance
  const html = read('index.html').replace(/data-worker="[^"]*"/, '');
  const named = [...html.matchAll(/\.\/assets\/([\w.-]+\.js)\b/g)].map(([, name]) => name as string);
  const initial = closure([...named, one('App')]);
  const roleOf = (name: string): Role => {
    if (initial.has(name)) return 'initial';
    if (/^webGpuBackend-/.test(name)) return 'GPU training';
    if (name.includes('.worker-')) return 'workers';
    return 'when near or asked for';
  };
  const weigh = (name: string, path: string, role: Role): Chunk => {
    const content = readFileSync(`${DIST}/${path}`);
    return { name, role, raw: content.length, gzip: gzipSync(content, { level: 9 }).length };
  };
  const before = [...html.matchAll(/<script src="\.\/([\w.-]+\.js)"/g)].map(([, name]) => name as string);
  return [
    ...before.map((name) => weigh(name, name, 'initial')),
    ...names.map((name) => weigh(name, `assets/${name}`, roleOf(name))),
    ...catalogues.map((name) => weigh(name, `assets/${name}`, 'sentences')),
  ];
}

export const weightOf = (chunks: readonly Chunk[], role: Role): number =>
  chunks.reduce((sum, chunk) => sum + (chunk.role === role ? chunk.gzip : 0), 0);
