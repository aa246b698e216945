// Writes the public interface of a module of the package as one text to be reviewed (docs/api): every exported name with
// its signature, followed by the types that these mention. A change of the text is a change of what a version promises.
import { join } from 'node:path';
import { declaredAt, type MODULES, readDeclarations } from './declarations';

const withoutComments = (text: string): string =>
  text
    .replace(/^\s*\/\*\*[\s\S]*?\*\/\n?/gm, '')
    .replace(/[ \t]+\/\/.*$/gm, '')
    .replace(/^export (?:declare )?|^declare /, '')
    .trim();

export function publicFace(name: (typeof MODULES)[number], folder: string): string {
  const entry = join(folder, `published/${name}.d.ts`);
  const exported = new Map<string, string>();
  const spokenOf = new Map<string, string>();
  function follow(file: string, words: string): void {
    for (const word of new Set(words.match(/[A-Za-z_]\w*/g))) {
      const found = declaredAt({ file, name: word });
      if (!found || exported.has(found.name) || spokenOf.has(found.name)) continue;
      const text = withoutComments(found.declaration);
      spokenOf.set(found.name, text);
      follow(found.file, text);
    }
  }
  const names = [...readDeclarations(entry).elsewhere.keys()].sort();
  const places = names.map((word) => {
    const found = declaredAt({ file: entry, name: word });
    if (!found) throw new Error(`${entry} exports ${word}, which nothing declares.`);
    // a name that is exported under another name is followed by the declaration of that name
    const alias = found.name === word ? '' : `// exported as ${word}\n`;
    exported.set(found.name, alias + withoutComments(found.declaration));
    return found;
  });
  for (const { file, declaration } of places) follow(file, withoutComments(declaration));
  const types = [...spokenOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `adjacency-lab/${name}\n\nExported\n\n${[...exported.values()].join('\n\n')}\n\nSpoken of, not exported\n\n${types.join('\n\n')}\n`;
}
