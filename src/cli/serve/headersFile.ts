// The build's file of headers, _headers, in the form that hosts of static pages read: a path at the margin, * for
// anything in it, and below it the headers of what it names, indented.

interface Rule {
  path: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/** A name and a value with no sign that HTTP refuses in them. */
const HEADER = /^\s+([!#$%&'*+.^`|~\w-]+):\s*([\t\x20-\x7e\x80-\xff]*?)\s*$/;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Lines of another form are passed over, as hosts do. */
export function parseHeaders(text: string): readonly Rule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (line.startsWith('/')) rules.push({ path: patternOf(line.trim()), headers: [] });
  }
  return rules;
}

/** Headers of a path by their lower-case names. Several rules that give one header are joined, so that a browser holds to all of them. */
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
