// The dev server bundles what stands in a list, and serves everything else as it lies in its package: many files, and none that is
// CommonJS. So the list has to name all that the page imports.
import { expect, test } from 'vitest';
import { requestsOf } from '../../tools/lint/imports';
import { productionFiles } from '../../tools/lint/tree';
import { DEV_PACKAGES } from './devPackages';

/** Paths of files for Node alone. */
const NOT_SERVED = /^src\/(?:build|cli|published)\/|\/(?:commands|compute|node)\/|\.d\.ts$/;

/** Packages whose imports are replaced before the browser sees them, and styles. */
const REPLACED = /^@lingui\/(?:core|react)\/macro$|\.css(?:\?\w+)?$/;

test('what the page and its workers import is bundled at the start', () => {
  const served = [...productionFiles()].filter(([path]) => !NOT_SERVED.test(path));
  expect(served.length).toBeGreaterThan(900);
  const missing = new Set(
    served.flatMap(([path, text]) =>
      requestsOf(path, text)
        .filter(({ request, typesOnly }) => !typesOnly && /^[@a-z]/.test(request))
        .map(({ request }) => request)
        .filter((request) => !request.startsWith('node:') && !request.startsWith('virtual:'))
        .filter((request) => !REPLACED.test(request) && !DEV_PACKAGES.includes(request))
        .map((request) => `${request} in ${path}`),
    ),
  );
  expect([...missing]).toEqual([]);
});
