// The package.json of the packed package, which is the repository's without the fields that only developers need.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './declarations';

const LEFT_OUT = new Set(['scripts', 'imports', 'devDependencies', 'overrides', 'allowScripts', 'private']);

export function packedManifest(): string {
  const own: Record<string, unknown> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const kept = Object.entries(own).filter(([key]) => !LEFT_OUT.has(key));
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}
