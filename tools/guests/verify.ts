// npm run verify:guests: what a guest has to be checked by hand, `src/guests/<guest>/verify/<name>`. It is a program where it has a
// main.ts, and else tests, at full size.
//   npm run verify:guests -- merge --models 1000     runs `merge` of the guest that has it, with the words behind it
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GUESTS } from '../../src/guests/registry';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Each check's folder by its name. */
const CHECKS = new Map(
  GUESTS.flatMap((guest) => {
    const at = `src/guests/${guest}/verify`;
    const names = existsSync(ROOT + at) ? readdirSync(ROOT + at) : [];
    return names.map((name) => [name, `${at}/${name}`] as const);
  }),
);

const [name = '', ...words] = process.argv.slice(2);
const folder = CHECKS.get(name);
if (folder === undefined) {
  const what = name === '' ? 'No check is named.' : `No guest has a check ${name}.`;
  const names = [...CHECKS.keys()].join(', ');
  console.error(`${what} ${names === '' ? 'Guests have none.' : `Give one of ${names}.`}`);
  process.exitCode = 2;
} else {
  const program = existsSync(`${ROOT}${folder}/main.ts`)
    ? [`${folder}/main.ts`, ...words]
    : ['tools/thorough.ts', '--project', 'verify', folder, ...words];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...program], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
