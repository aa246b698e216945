// Prints the type declarations of the exported modules by TypeScript, and finds where each name is declared.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The modules of the package that can be imported: `adjacency-lab/accounting` and `adjacency-lab/audit`. */
export const MODULES = ['accounting', 'audit'] as const;

/** Calls `use` with a temporary folder of declarations that mirrors src/. Throws if tsc finds an error. */
export function withDeclarations<T>(use: (folder: string) => T): T {
  mkdirSync(join(ROOT, '.tsbuild'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tsbuild/types-'));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    declaration: true,
    lib: ['ES2023'],
    // the modules import package.json for the version, so the root is above src/
    rootDir: ROOT,
    outDir: folder,
  };
  const inputs = MODULES.map((name) => join(ROOT, `src/published/${name}.ts`));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files: inputs }),
  );
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config]);
    return use(join(folder, 'src'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface SourcePlace {
  file: string;
  name: string;
}

export function fileOf(from: string, request: string): string {
  // modules that Vite's configuration loads import by the whole name of a file
  const at = join(dirname(from), request.replace(/\.ts$/, ''));
  const file = [`${at}.d.ts`, join(at, 'index.d.ts')].find(existsSync);
  if (file === undefined) throw new Error(`${from} imports ${request}, which has no declarations.`);
  return file;
}

export function readDeclarations(file: string) {
  const text = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, text);
  const declared = new Map<string, string>();
  const elsewhere = new Map<string, SourcePlace>();
  for (const statement of program.body) {
    const inner = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
    const named = 'declarations' in inner ? inner.declarations[0]?.id : 'id' in inner ? inner.id : null;
    if (named && 'name' in named) declared.set(named.name, text.slice(statement.start, statement.end));
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    for (const { importName, localName } of entries)
      elsewhere.set(localName.value, {
        file: fileOf(file, moduleRequest.value),
        name: importName.name ?? localName.value,
      });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      if (!moduleRequest || exportName.name === null) continue;
      const name = importName.name ?? exportName.name;
      elsewhere.set(exportName.name, { file: fileOf(file, moduleRequest.value), name });
    }
  }
  return { text, declared, elsewhere };
}

/** The place where a name is declared, through any number of re-exports; null for a built-in name or a type parameter. */
export function declaredAt(place: SourcePlace): (SourcePlace & { declaration: string }) | null {
  const { declared, elsewhere } = readDeclarations(place.file);
  const declaration = declared.get(place.name);
  if (declaration !== undefined) return { ...place, declaration };
  const next = elsewhere.get(place.name);
  return next ? declaredAt(next) : null;
}
