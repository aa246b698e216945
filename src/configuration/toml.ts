// Settings of TOML. The parser knows no lines, so that each value is looked up under its table's heading. Pure.
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { type Entry, quoted, type Value, valueOfText } from './entry';

const HEADING = /^\s*\[+\s*([^\]]+?)\s*\]+/;
const KEY = /^\s*["']?([^="']+?)["']?\s*=/;

function settingOf(value: TomlValue): Value {
  if (typeof value === 'number' || typeof value === 'bigint') return { kind: 'number', value: Number(value) };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (typeof value === 'string') return valueOfText(value);
  if (Array.isArray(value)) return { kind: 'list', items: value.map(settingOf) };
  return { kind: 'word', text: String(value) };
}

/** Lines by their path, as far as lines show it; inline tables by the line that begins them. */
function linesOf(text: string): { line: number; path: string }[] {
  let heading = '';
  return text.split('\n').flatMap((content, i) => {
    const table = HEADING.exec(content)?.[1];
    if (table !== undefined && !content.includes('=')) heading = `${table}.`;
    const key = KEY.exec(content)?.[1];
    return key === undefined ? [] : [{ line: i + 1, path: heading + key }];
  });
}

/** null where the text is no TOML. */
export function readToml(text: string): Entry[] | null {
  const found: Entry[] = [];
  const lines = linesOf(text);
  const written = text.split('\n');
  const used = new Set<number>();
  const push = (path: readonly string[], value: Value) => {
    const name = path.filter((part) => !/^\d+$/.test(part)).join('.');
    const fits = lines.filter(({ path: at }) => name === at || name.startsWith(`${at}.`));
    // of equal names in an array of tables, each its own
    const place = fits.find(({ line, path: at }) => at !== name || !used.has(line)) ?? fits[0];
    const line = place?.line ?? 1;
    if (place?.path === name) used.add(line);
    found.push({ path, value, line, text: quoted(written[line - 1] ?? ''), origin: 'toml' });
  };
  const walk = (value: TomlValue, path: readonly string[]): void => {
    if (Array.isArray(value) && value.some((item) => typeof item === 'object' && !(item instanceof Date))) {
      value.forEach((item, i) => {
        walk(item, [...path, String(i)]);
      });
    } else if (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)) {
      for (const [name, inner] of Object.entries(value as TomlTable)) walk(inner, [...path, name]);
    } else push(path, settingOf(value));
  };
  try {
    walk(parse(text), []);
    return found;
  } catch {
    return null;
  }
}
