// Installed packages: the oldest promised version of Node can use them, and their install scripts are allowed or refused by name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coerce, minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { allowScripts, engines } from '../../package.json';

interface Locked {
  version?: string;
  engines?: { node?: string };
  hasInstallScript?: boolean;
  deprecated?: string;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
);
/** Installed packages by the path in node_modules; the repository itself has the empty path. */
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const refusing = (packages: readonly (readonly [path: string, locked: Locked])[], node: string): string[] =>
  packages
    .filter(([, { engines }]) => engines?.node !== undefined && !satisfies(node, engines.node))
    .map(([path, { version, engines }]) => `${path}@${version} wants Node ${engines?.node}`);

test('every package supports the oldest Node that package.json promises', () => {
  const oldest = minVersion(engines.node)?.version ?? '';
  expect(oldest).toBe(coerce(engines.node)?.version);
  expect(installed.length).toBeGreaterThan(300);
  expect(refusing(installed, oldest)).toEqual([]);
  const newer = ['node_modules/newer', { version: '1.0.0', engines: { node: '>=22' } }] as const;
  expect(refusing([newer], oldest)).toEqual(['node_modules/newer@1.0.0 wants Node >=22']);
});

test('package.json allows or refuses exactly the dependencies with install scripts', () => {
  const withScript = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  );
  expect(Object.keys(allowScripts).sort()).toEqual([...withScript].sort());
});

test('no package is deprecated', () => {
  const deprecated = installed.filter(([, one]) => one.deprecated !== undefined);
  expect(deprecated.map(([path, one]) => `${path}: ${one.deprecated}`)).toEqual([]);
});
