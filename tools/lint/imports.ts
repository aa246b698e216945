// What each of some files imports: other files and packages, types included. It is read from the syntax. Pure.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

interface Import {
  /** The imported file as a path from the root, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** Whether only types are imported. */
  typesOnly: boolean;
}

/** The text of each file, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;
/** The imports of each file, by its path from the root. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Pattern of requests that the parser does not list: workers and other files by `new URL`, types by `import()`. */
const ELSEWHERE = /(?:new URL|import)\(\s*['"`](\.{1,2}\/[^'"`$?]+)[^'"`]*['"`]/g;

/** The requests of one file as they are written there. */
export function requestsOf(path: string, text: string): { request: string; typesOnly: boolean }[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: { request: string; typesOnly: boolean }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typesOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    found.push({ request: moduleRequest.value, typesOnly });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ request: moduleRequest.value, typesOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"`]/.test(written)) found.push({ request: written.slice(1, -1), typesOnly: false });
  }
  for (const match of text.matchAll(ELSEWHERE)) {
    if (match[1] !== undefined) found.push({ request: match[1], typesOnly: match[0].startsWith('import') });
  }
  return found;
}

/** Imports of all files. A request for what is neither a file of `sources` nor a package, such as a generated file, is left out. */
export function importsOf(sources: Sources): Imports {
  const all = new Map<string, Import[]>();
  for (const [path, text] of sources) {
    const found = new Map<string, Import>();
    const add = (to: string, isPackage: boolean, typesOnly: boolean) => {
      if (to === path) return;
      const before = found.get(to);
      found.set(to, { to, isPackage, typesOnly: typesOnly && (before?.typesOnly ?? true) });
    };
    for (const { request, typesOnly } of requestsOf(path, text)) {
      const bare = request.split('?')[0] ?? '';
      if (!bare.startsWith('.')) {
        add(packageOf(bare), true, typesOnly);
        continue;
      }
      const at = join(dirname(path), bare);
      const ending = ENDINGS.find((end) => sources.has(at + end));
      if (ending !== undefined) add(at + ending, false, typesOnly);
    }
    all.set(path, [...found.values()]);
  }
  return all;
}

/** The package of a request: '@scope/name' for '@scope/name/deep/file'. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
