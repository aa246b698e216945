// Imports of every production file, of others and of packages: read off the syntax, types included. Pure.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

interface Import {
  /** The imported file as a path from the root, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** Whether nothing of it is left when the types are gone. */
  typesOnly: boolean;
}

/** Path from the root to text. */
export type Sources = ReadonlyMap<string, string>;
/** Path from the root to what the file imports. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Requests that the parser's record of modules leaves out: workers and other files by address, types by `import()`. */
const ELSEWHERE = /(?:new URL|import)\(\s*['"`](\.{1,2}\/[^'"`$?]+)[^'"`]*['"`]/g;

/** What one file asks for, as it is written there. */
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

/** Imports of all files; what is asked for and is no file of `sources` and no package (a folder, a generated file) is left out. */
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

/** '@scope/name/deep/file' is of the package '@scope/name'. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
