// The list of packages that the dev server bundles. It serves every other package file by file and cannot serve CommonJS, so
// the list has to name all packages that the page imports.
import { expect, test } from 'vitest';
import { requestsOf } from '../../tools/lint/imports';
import { productionFiles } from '../../tools/lint/tree';
import { DEV_PACKAGES } from './devPackages';

/** Matches paths of files that only Node uses. */
const NOT_SERVED = /^src\/(?:build|cli|published)\/|\/(?:commands|compute|node)\/|\.d\.ts$/;

/** Matches style sheets, and packages whose imports are replaced before the browser sees them. */
const REPLACED = /^@lingui\/(?:core|react)\/macro$|\.css(?:\?\w+)?$/;

test('the dev server bundles every package that the page and its workers import', () => {
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
