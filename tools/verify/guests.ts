// npm run verify:guests: runs a long check of a guest (src/guests). A check is the guest's `verify.ts`, named by the guest, or a folder of
// its `verify/`, named by the folder: a program if that has a main.ts, and otherwise tests at full size.
//   npm run verify:guests -- merge --models 1000     runs the check `merge` of whichever guest has it, with the options behind it
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GUESTS } from '../../src/guests/registry';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Arguments with which Node runs each check, by the check's name. */
const CHECKS = new Map<string, readonly string[]>(
  GUESTS.flatMap((guest) => {
    const at = `src/guests/${guest}/verify`;
    const alone = existsSync(`${ROOT}${at}.ts`) ? [[guest, [`${at}.ts`]] as const] : [];
    const names = existsSync(ROOT + at) ? readdirSync(ROOT + at) : [];
    return [...alone, ...names.map((name) => [name, programIn(`${at}/${name}`)] as const)];
  }),
);

function programIn(folder: string): readonly string[] {
  const main = `${folder}/main.ts`;
  return existsSync(ROOT + main) ? [main] : ['tools/thorough.ts', '--project', 'verify', folder];
}

const [name = '', ...words] = process.argv.slice(2);
const program = CHECKS.get(name);
if (program === undefined) {
  const what = name === '' ? 'No check is named.' : `No guest has a check ${name}.`;
  const names = [...CHECKS.keys()].join(', ');
  console.error(`${what} ${names === '' ? 'Guests have none.' : `Give one of ${names}.`}`);
  process.exitCode = 2;
} else {
  const given = ['--import', 'tsx', ...program, ...words];
  const { status } = spawnSync(process.execPath, given, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
