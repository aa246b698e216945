// What the estimators of scores say of themselves, as the module of data that the page reads without their code.
import { fileURLToPath } from 'node:url';
import { SCORE_ESTIMATORS } from '../audit/estimation/estimators/registry';

export const ENTRIES_FILE = fileURLToPath(new URL('../audit/estimators/entries.ts', import.meta.url));

const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, part]) => `${inner}${name}: ${literal(part, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
};

/** The text of src/audit/estimators/entries.ts. */
export function entriesText(): string {
  const entries = Object.entries(SCORE_ESTIMATORS).map(([id, { estimate, ...about }]) => [
    id,
    { reads: 'scores', ...about },
  ]);
  return `// Written by \`npm run api\` from what each estimator of scores says of itself (src/audit/estimation/estimators).
import type { EstimatorAbout } from './about.ts';

// biome-ignore format: as it is written
export const SCORE_ENTRIES = ${literal(Object.fromEntries(entries))} as const satisfies Readonly<Record<string, EstimatorAbout>>;
`;
}
