// npm run guests: proves that each guest can be asked to leave. In a copy of the checkout its folder and its line of the registry
// are deleted and what is written from them is written anew; then types, lint, the page's build and the unit tests that the rest of it
// may change must pass, and a link with the guest's fields must open the rest of its scenario.
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

/** Some of it is what links say, and the rest of it about that. */
type Links = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Fields = Readonly<Record<string, Readonly<Record<string, { key: string; example: string }>>>>;

/** The fields of links by which a guest is known, as 'page=audit'. The faces are imported late, since `write` mends them. */
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

/** What must pass once a guest has left, the longest last. */
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

/** Whether a command in `folder` passes; what it says is shown where it fails. */
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
  // what the guest alone had imported from a file that the rest uses is no dead code, and a package of its own is taken out of
  // package.json by hand; a file that nobody uses is dead
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
