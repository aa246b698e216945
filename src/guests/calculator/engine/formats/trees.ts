// Settings of YAML, JSON and TOML. Pure.
import { parse, type TomlValue } from 'smol-toml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { setOf } from '../names/list';
import { readCommand } from './command';
import { type Setting, type Value, valueOfText } from './entry';

type Tree = { line: number } & (
  | { fields: readonly (readonly [string, Tree])[] }
  | { items: readonly Tree[] }
  | { value: Value; text: string }
);

/** What stands under these is the value of the group: W&B, schemes of defaults, YAML's merged maps. */
const WRAPPERS = setOf('value|values|default|<<');

function settingsIn(tree: Tree, path: readonly string[] = []): Setting[] {
  const { line } = tree;
  if ('value' in tree) return [{ path, value: tree.value, line }];
  if ('fields' in tree) {
    const isWrapper = (name: string) => WRAPPERS.has(name) && path.length > 0;
    return tree.fields.flatMap(([name, inner]) =>
      settingsIn(inner, isWrapper(name) ? path : [...path, name]),
    );
  }
  const values = tree.items.filter((item) => 'value' in item);
  const words = values.map(({ text }) => text);
  if (values.length < tree.items.length)
    return tree.items.flatMap((item, i) => settingsIn(item, [...path, String(i)]));
  // the arguments of a command, as manifests write them
  if (words.some((word) => word.startsWith('--')))
    return readCommand(words, line).map(({ text: _, ...setting }) => setting);
  return [{ path, value: { kind: 'list', items: values.map(({ value }) => value) }, line }];
}

// The parser of TOML knows no lines, so that each name is looked for in its turn.
/** null where the text is no TOML. */
export function readToml(text: string): Setting[] | null {
  const lines = text.split('\n').map((line) => (line.split('#')[0] as string).split(/[^\w-]+/));
  let last = 0;
  const treeOf = (value: TomlValue, name: string): Tree => {
    const next = lines.findIndex((names, i) => i >= last && names.includes(name));
    if (name !== '') last = next < 0 ? lines.findIndex((names) => names.includes(name)) : next;
    const line = Math.max(0, last) + 1;
    if (Array.isArray(value)) return { line, items: value.map((item) => treeOf(item, name)) };
    if (typeof value === 'object' && !(value instanceof Date)) {
      const fields = Object.entries(value).map(([inner, held]) => [inner, treeOf(held, inner)] as const);
      return { line, fields };
    }
    const written = String(value);
    return { line, value: valueOfText(written), text: written };
  };
  try {
    return settingsIn(treeOf(parse(text), ''));
  } catch {
    return null;
  }
}

// JSON is read by YAML's parser, with the place of every value, once comments are blanked.
/** A map may hold itself by an alias. */
const DEEPEST = 40;

/** null where the text is no YAML of names and values. */
export function readYaml(text: string): Setting[] | null {
  const lineCounter = new LineCounter();
  const options = { lineCounter, uniqueKeys: false, strict: false, logLevel: 'silent' } as const;
  const document = parseDocument(text, options);
  const { contents, errors } = document;
  if (errors.length > 0 || !(isMap(contents) || isSeq(contents))) return null;
  const treeOf = (given: unknown, within: number, depth: number): Tree => {
    const node = isAlias(given) ? given.resolve(document) : given;
    const at = (node as Node | null | undefined)?.range?.[0];
    const line = at === undefined ? within : lineCounter.linePos(at).line;
    if (depth < 0 || node === null || node === undefined) return { line, value: { kind: 'none' }, text: '' };
    if (isSeq(node)) return { line, items: node.items.map((item) => treeOf(item, line, depth - 1)) };
    if (isMap(node)) {
      const fields = node.items.map(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : '';
        return [name, treeOf(value, treeOf(key, line, 0).line, depth - 1)] as const;
      });
      return { line, fields };
    }
    const written = isScalar(node) ? String(node.source ?? node.value) : '';
    return { line, value: written === '' ? { kind: 'none' } : valueOfText(written), text: written };
  };
  return settingsIn(treeOf(contents, 1, DEEPEST));
}

/** Whichever begins first. */
const STRING_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** With or without comments; null where the text is none. Several objects, a line each, are read as one list. */
export function readJson(text: string): Setting[] | null {
  const clean = text.replace(STRING_OR_COMMENT, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
  return readYaml(clean.replaceAll('\t', ' '));
}

/** With the numbers of lines it has there; null where the text is no notebook. */
export function notebookCode(text: string): string | null {
  // an error that is thrown and caught takes as long as reading a short text
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const { cells } = JSON.parse(text) as { cells?: { cell_type?: string; source?: string | string[] }[] };
    if (!Array.isArray(cells)) return null;
    const code = cells.filter(({ cell_type }) => cell_type === 'code');
    return code.map(({ source }) => [source ?? ''].flat().join('')).join('\n');
  } catch {
    return null;
  }
}
