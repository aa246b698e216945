// What YAML, JSON and TOML have in common: names with values and lists of them, each on a line; and the settings in it. Pure.
import { readCommand } from './command';
import type { Setting, Value } from './entry';
import { setOf } from './names/list';

export type Tree = { line: number } & (
  | { fields: readonly (readonly [string, Tree])[] }
  | { items: readonly Tree[] }
  | { value: Value; text: string }
);

/** What stands under these is the value of the group: W&B, schemes of defaults, YAML's merged maps. */
const WRAPPERS = setOf('value|values|default|<<');

export function settingsIn(tree: Tree, path: readonly string[] = []): Setting[] {
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
