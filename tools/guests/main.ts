// npm run guests: proves that each guest (src/guests) can be removed. In a copy of the checkout its folder and its line of the registry
// are deleted, and the modules that are generated from them are written anew. Then messages, types, lint, the page's build and the unit
// tests that the removal may affect must pass, and a link with the guest's fields must open the rest of its scenario.
//   -- write            writes src/guests/faces from the registry, and proves nothing
//   -- own-audit        proves this guest alone
//   -- --checks lint    runs these checks alone, by their names in CHECKS
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GUESTS } from '../../src/guests/registry';
import { testsAffectedBy } from './affected';
import { commit, copyOf } from './copy';
import { faceModules } from './faces';
import { packagesIn } from './packages';
import { withoutGuest } from './registry';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TSX = ['--import', 'tsx'];
const VITEST = 'node_modules/vitest/vitest.mjs';

/** The entries of each guest's face `link.ts`. Those that are texts are values in links. */
type Links = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Fields = Readonly<Record<string, Readonly<Record<string, { key: string; example: string }>>>>;

/**
 * The fields of links that belong to a guest, such as 'page=audit'. The faces are imported only here, since `write` must run without them.
 */
async function fieldsOf(guest: string): Promise<string[]> {
  const { LINKS }: { LINKS: Links } = await import('../../src/guests/faces/links');
  const { FIELDS }: { FIELDS: Fields } = await import('../../src/guests/faces/fields');
  return [
    ...Object.values(FIELDS[guest] ?? {}).map(({ key, example }) => `${key}=${example}`),
    ...Object.entries(LINKS[guest] ?? {}).flatMap(([field, value]) =>
      typeof value === 'string' ? [`${field}=${value}`] : [],
    ),
  ];
}

const npm = (script: string) => ['npm', 'run', '--silent', script];

/** Commands that must pass once a guest has been removed, with the longest last. */
const CHECKS: Readonly<Record<string, (fields: readonly string[], guest: string) => readonly string[]>> = {
  messages: () => npm('messages'),
  types: () => npm('types'),
  lint: () => npm('lint'),
  links: (fields) => [process.execPath, ...TSX, 'tools/guests/oldLink.ts', ...fields],
  page: () => npm('build:page'),
  unit: (_, guest) => [
    process.execPath,
    VITEST,
    'run',
    '--project',
    'unit*',
    ...testsAffectedBy(ROOT, guest),
  ],
};

/** Runs a command in `folder` and returns whether it passes. Its output is shown only if it fails. */
function passes(folder: string, [program, ...words]: readonly string[]): boolean {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    shell,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

function leave(folder: string, guest: string): void {
  const own = join(folder, 'src/guests', guest);
  const packages = packagesIn(own);
  rmSync(own, { recursive: true });
  const registry = join(folder, 'src/guests/registry.ts');
  writeFileSync(registry, withoutGuest(readFileSync(registry, 'utf8'), guest));
  // knip must still name files that nobody uses any more; it ignores exports that only the guest had imported, which are no dead code,
  // and the guest's own packages, which are removed from package.json by hand
  const knip = join(folder, 'knip.json');
  const rules = readFileSync(knip, 'utf8');
  const list = '"ignoreDependencies": [';
  const ignored = packages.filter((name) => !rules.includes(`"${name}"`)).map((name) => `\n    "${name}",`);
  writeFileSync(
    knip,
    rules.replace('{', '{\n  "exclude": ["exports", "types"],').replace(list, () => list + ignored.join('')),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checks: { type: 'string' } },
});

if (positionals[0] === 'write') {
  for (const [name, text] of faceModules(ROOT, GUESTS))
    writeFileSync(join(ROOT, 'src/guests/faces', name), text);
} else {
  const checks = values.checks?.split(',') ?? Object.keys(CHECKS);
  const strange = [
    ...checks.filter((name) => !(name in CHECKS)),
    ...positionals.filter((name) => !GUESTS.some((guest) => guest === name)),
  ];
  if (strange.length > 0)
    throw new Error(
      `${strange.join(', ')} is neither a guest (${GUESTS.join(', ')}) nor a check (${Object.keys(CHECKS).join(', ')}).`,
    );
  for (const guest of positionals.length > 0 ? positionals : GUESTS) {
    const fields = await fieldsOf(guest);
    const copy = copyOf(ROOT);
    leave(copy, guest);
    const renewed =
      passes(copy, [process.execPath, ...TSX, 'tools/guests/main.ts', 'write']) && passes(copy, npm('api'));
    if (renewed) commit(copy);
    const failed = renewed
      ? checks.filter((name) => !passes(copy, CHECKS[name](fields, guest)))
      : ['what is written anew'];
    if (failed.length === 0) {
      console.log(`Without ${guest}: ${checks.join(', ')} pass.`);
      rmSync(copy, { recursive: true });
    } else {
      console.error(`Without ${guest}: ${failed.join(', ')} failed, in ${copy}.`);
      process.exitCode = 1;
    }
  }
}
