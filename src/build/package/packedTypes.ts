// The type declarations in the packed package: those of its modules and of every file that these import. Imports in them
// are written with file endings, as Node needs them.
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { declaredAt, fileOf, MODULES, readDeclarations } from './declarations';

const requestTo = (from: string, to: string): string => {
  const path = relative(join(from, '..'), to)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
};

/** The declarations of a module, which re-export each name from the file that declares it, so that no other file is packed. */
function entryText(entry: string): string {
  const lines = [...readDeclarations(entry).elsewhere.keys()].map((name) => {
    const found = declaredAt({ file: entry, name });
    if (!found) throw new Error(`${entry} exports ${name}, which nothing declares.`);
    return `export { ${found.name === name ? name : `${found.name} as ${name}`} } from '${requestTo(entry, found.file)}';\n`;
  });
  return lines.join('');
}

/** The texts of the packed declarations by their paths from `folder`. */
export function packedTypes(folder: string): ReadonlyMap<string, string> {
  const packed = new Map<string, string>();
  const add = (file: string, text: string): void => {
    const { module } = parseSync(file, text);
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
      ...module.staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
    ];
    let written = text;
    for (const { start, end, value } of requests.toSorted((a, b) => b.start - a.start)) {
      const to = fileOf(file, value.replace(/\.js$/, ''));
      written = `${written.slice(0, start)}'${requestTo(file, to)}'${written.slice(end)}`;
      const path = relative(folder, to);
      if (!packed.has(path)) {
        packed.set(path, '');
        add(to, readDeclarations(to).text);
      }
    }
    packed.set(relative(folder, file), written);
  };
  for (const name of MODULES) {
    const entry = join(folder, `published/${name}.d.ts`);
    add(entry, entryText(entry));
  }
  const whole = MODULES.map((name) => `export * from './${name}.js';\n`);
  packed.set('published/index.d.ts', whole.join(''));
  return packed;
}
