// Settings of TOML. The parser knows no lines, so that each name is looked for in its turn. Pure.
import { parse, type TomlValue } from 'smol-toml';
import { type Setting, valueOfText } from './entry';
import { settingsIn, type Tree } from './tree';

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
