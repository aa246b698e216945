// Settings of YAML and of JSON, which YAML's parser reads with the place of every value, once comments are blanked. Pure.
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { readCommand } from './command';
import { type Entry, type Origin, quoted, type Value, valueOfText } from './entry';

function settingOf(node: unknown): Value {
  if (!isScalar(node)) return { kind: 'none' };
  const { value, source } = node;
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (value === null) return { kind: 'none' };
  return valueOfText(String(source ?? value));
}

const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

/** What stands under these is the value of the group: W&B, and schemes of defaults. */
const WRAPPERS: ReadonlySet<string> = new Set(['value', 'values', 'default']);

class YamlReader {
  readonly entries: Entry[] = [];
  readonly #lines: readonly string[];
  readonly #counter: LineCounter;
  readonly #origin: Origin;
  readonly #seen = new Set<Node>();
  readonly #resolve: (node: unknown) => unknown;

  constructor(text: string, counter: LineCounter, origin: Origin, resolve: (node: unknown) => unknown) {
    this.#lines = text.split('\n');
    this.#counter = counter;
    this.#origin = origin;
    this.#resolve = resolve;
  }

  #push(path: readonly string[], value: Value, node: unknown): void {
    const at = (node as Node | null)?.range?.[0] ?? 0;
    const { line } = this.#counter.linePos(at);
    this.entries.push({ path, value, line, text: quoted(this.#lines[line - 1] ?? ''), origin: this.#origin });
  }

  walk(given: unknown, path: readonly string[]): void {
    const node = isAlias(given) ? this.#resolve(given) : given;
    if (isMap(node)) {
      if (this.#seen.has(node) && path.length > 40) return;
      this.#seen.add(node);
      for (const pair of node.items) this.#pair(pair, path);
    } else if (isSeq(node)) this.#sequence(node.items, path, node);
    else if (isScalar(node)) this.#push(path, settingOf(node), node);
  }

  #pair({ key, value }: Pair, path: readonly string[]): void {
    const name = nameOf(key);
    const own = name === '<<' || (WRAPPERS.has(name) && path.length > 0) ? path : [...path, name];
    this.walk(value, own);
    if (value === null) this.#push(own, { kind: 'none' }, key);
  }

  #sequence(items: readonly unknown[], path: readonly string[], node: Node): void {
    const words = items.map((item) => (isScalar(item) ? String(item.source ?? item.value) : null));
    if (words.every((word) => word !== null) && words.some((word) => word.startsWith('--'))) {
      // the arguments of a command, as manifests write them
      const { line } = this.#counter.linePos(node.range?.[0] ?? 0);
      for (const entry of readCommand(words, line)) this.entries.push(entry);
      return;
    }
    if (items.every(isScalar)) this.#push(path, { kind: 'list', items: items.map(settingOf) }, node);
    else {
      items.forEach((item, i) => {
        this.walk(item, [...path, String(i)]);
      });
    }
  }
}

/** null where the text is no YAML of names and values. */
export function readYaml(text: string, origin: Origin = 'yaml'): Entry[] | null {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    uniqueKeys: false,
    strict: false,
    logLevel: 'silent',
  });
  if (document.errors.length > 0 || !(isMap(document.contents) || isSeq(document.contents))) return null;
  const reader = new YamlReader(text, counter, origin, (node) =>
    isAlias(node) ? node.resolve(document) : node,
  );
  reader.walk(document.contents, []);
  return reader.entries;
}

/** The same text with comments as blanks: // and slash-star, outside strings. */
function withoutComments(text: string): string {
  let out = '';
  let quote: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const pair = text.slice(at, at + 2);
    if (quote !== null) {
      out += sign === '\\' ? text.slice(at, ++at + 1) : sign;
      if (sign === quote) quote = null;
    } else if (pair === '//' || pair === '/*') {
      const closing = pair === '//' ? text.indexOf('\n', at) : text.indexOf('*/', at) + 2;
      const end = closing < at + 2 ? text.length : closing;
      out += text.slice(at, end).replace(/[^\n]/g, ' ');
      at = end - 1;
    } else {
      if (sign === '"' || sign === "'") quote = sign;
      out += sign;
    }
  }
  return out;
}

/** null where the text is no JSON, with or without comments. Several objects, a line each, are read as one list. */
export function readJson(text: string): Entry[] | null {
  const clean = withoutComments(text).replaceAll('\t', ' ');
  return readYaml(clean, 'json');
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
