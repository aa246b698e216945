// Reads the build's file of headers, _headers, in the form that hosts of static pages use: a path at the margin, in which *
// stands for anything, and below it the headers of matching files, indented.

interface Rule {
  path: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Matches a header whose name and value have no character that HTTP refuses. */
const HEADER = /^\s+([!#$%&'*+.^`|~\w-]+):\s*([\t\x20-\x7e\x80-\xff]*?)\s*$/;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** The rules in the text of the file. Lines of any other form are ignored, as hosts do. */
export function parseHeaders(text: string): readonly Rule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (line.startsWith('/')) rules.push({ path: patternOf(line.trim()), headers: [] });
  }
  return rules;
}

/** Headers of a path by their lower-case names. Values of one header from several rules are joined, so that a browser obeys all. */
export function headersOf(rules: readonly Rule[], path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before === undefined || before === value ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(found);
}
