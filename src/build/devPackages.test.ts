// The dev server bundles what stands in a list, and serves everything else as it lies in its package: many files, and none that is
// CommonJS. So the list has to name all that the page imports.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEV_PACKAGES } from './devPackages';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What runs under Node alone. */
const NOT_SERVED =
  /^src\/(?:build|cli|published)\/|\/(?:commands|verify|bench|testing|compute|node)\/|\.test\.tsx?$|\.d\.ts$|\/verify\.ts$/;

/** Packages whose imports are replaced before the browser sees them, and styles. */
const REPLACED = /^@lingui\/(?:core|react)\/macro$|\.css(?:\?\w+)?$/;

const served = ['src', 'workers'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !NOT_SERVED.test(name)),
);

/** The packages that a file imports more than types from. */
function packagesOf(text: string): string[] {
  const found = text.matchAll(
    /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  );
  return [...found].map(([, whole, late]) => whole ?? late ?? '');
}

test('what the page and its workers import is bundled at the start', () => {
  expect(served.length).toBeGreaterThan(900);
  const missing = new Set(
    served.flatMap((name) =>
      packagesOf(readFileSync(`${ROOT}${name}`, 'utf8'))
        .filter((given) => /^[@a-z]/.test(given) && !given.startsWith('node:') && !REPLACED.test(given))
        .filter((given) => !DEV_PACKAGES.includes(given))
        .map((given) => `${given} in ${name}`),
    ),
  );
  expect([...missing]).toEqual([]);
});
