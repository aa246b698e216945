// Settings of YAML and of JSON, which YAML's parser reads with the place of every value, once comments are blanked. Pure.
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Setting, valueOfText } from './entry';
import { settingsIn, type Tree } from './tree';

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

/** What may stand between quotes, and comments, whichever begins first. */
const STRING_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** null where the text is no JSON, with or without comments. Several objects, a line each, are read as one list. */
export function readJson(text: string): Setting[] | null {
  const clean = text.replace(STRING_OR_COMMENT, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
  return readYaml(clean.replaceAll('\t', ' '));
}

/** The code of a notebook, with the numbers of lines it has there; null where the text is none. */
export function notebookCode(text: string): string | null {
  try {
    const { cells } = JSON.parse(text) as { cells?: { cell_type?: string; source?: string | string[] }[] };
    if (!Array.isArray(cells)) return null;
    const code = cells.filter(({ cell_type }) => cell_type === 'code');
    return code.map(({ source }) => [source ?? ''].flat().join('')).join('\n');
  } catch {
    return null;
  }
}
