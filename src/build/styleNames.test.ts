// The style modules: every module has a name of its own, and its classes are exactly those that components use.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { styleModules } from './styleNames';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const files = ['lab', 'guests'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const modules = files.filter((file) => file.endsWith('.module.css')).map((file) => join(ROOT, file));
const read = (file: string): string => readFileSync(file, 'utf8');
const without = (all: Set<string>, some: Set<string>): string[] => [...all].filter((name) => !some.has(name));

/** Classes that a module defines, without those of other sheets and without words in comments and values. */
function classesOf(sheet: string): Set<string> {
  const selectors = sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, ' ');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Classes that components use, by module. */
const used = new Map<string, Set<string>>(modules.map((file) => [file, new Set()]));
for (const file of files.filter((name) => /\.tsx?$/.test(name)).map((name) => join(ROOT, name))) {
  const source = read(file);
  for (const [, variable, path = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const names = used.get(join(dirname(file), path));
    for (const [, name = ''] of source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) names?.add(name);
  }
}

test('a class is named after its module, and no two modules have the same name', () => {
  expect(styleModules.generateScopedName('text', '/a/b/RunLine.module.css?used')).toBe('RunLine_text');
  const names = modules.map((file) => basename(file));
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});

test('components use exactly the classes that their modules define', () => {
  expect(modules.length).toBeGreaterThan(20);
  for (const file of modules) {
    const [set, named] = [classesOf(read(file)), used.get(file) ?? new Set<string>()];
    expect(without(named, set), `${file} does not set`).toEqual([]);
    expect(without(set, named), `${file} sets for nobody`).toEqual([]);
  }
});
